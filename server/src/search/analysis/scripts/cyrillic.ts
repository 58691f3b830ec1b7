import { type LetterTable, letterTable, spellWith } from './letter-table.ts';

/** Which spelling habits apply; told from letters that only some languages use, never certain. */
export type CyrillicHabit = 'plain' | 'ukrainian' | 'southSlavic' | 'kazakh';

/** Letter by letter and the same for every language, so that the start of a word is spelled like the start of the whole. */
export const CYRILLIC_LETTERS = letterTable(`
  а a б b в v г g д d е e ё e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ - ы y ь - э e
  ю yu я ya і i ї i є e ґ g ў u ђ dj ѓ gj ѕ dz ј j љ lj њ nj ћ c ќ kj џ dz ѐ e ѝ i ә a ғ g қ q ң n ө o ұ u ү u һ h ӣ i ӯ u ҳ h ҷ j ҕ g
  ѣ e ѳ f ѵ i ѫ a ѧ ya ӈ n ӊ n ӑ a ӗ e ҫ s ӳ u ӧ o ӥ i ӵ ch ӝ zh ӟ dz ӱ u ӹ y ҡ k ҙ dh ҥ n ҽ ch ҟ k ӡ dz ҭ t ҵ ts ӷ g ҝ g ҹ j ӏ -`);

const SCHOLARLY = letterTable('ж z й j х ch ц c ч c ш s щ sc ю ju я ja', CYRILLIC_LETTERS);
const PASSPORT = letterTable('й i ю iu я ia ъ ie', CYRILLIC_LETTERS);
const BULGARIAN = letterTable('х h щ sht ъ a', CYRILLIC_LETTERS);
const NEWSPAPER = letterTable('ё yo', CYRILLIC_LETTERS);
const UKRAINIAN = letterTable('г h и y й i ю iu я ia є ie', CYRILLIC_LETTERS);
const UKRAINIAN_SCHOLARLY = letterTable('г h и y ї ji є je', SCHOLARLY);
const GAJ = letterTable('ж z ч c ш s ц c х h ђ d ћ c џ dz', CYRILLIC_LETTERS);
const MACEDONIAN = letterTable('х h ц c ѓ g ќ k', CYRILLIC_LETTERS);
const SOUTH_SLAVIC_NEWSPAPER = letterTable('ј y х h ћ ch џ dzh', CYRILLIC_LETTERS);
const KAZAKH = letterTable('х h и i й i ы y қ k ғ gh ә ae ө oe ү ue ң ng і i', CYRILLIC_LETTERS);
const KAZAKH_LATIN = letterTable('й i ж j ш sh х h у u ю iu я ia ч ch ң n', CYRILLIC_LETTERS);

export const CYRILLIC = /[\u0400-\u052f]/u;
const TELLTALES: readonly (readonly [RegExp, CyrillicHabit])[] = [
  [/[әғқңөұүһ]/iu, 'kazakh'],
  [/[ђѓѕјљњћќџ]/iu, 'southSlavic'],
  [/[іїєґў]/iu, 'ukrainian'],
];

/** Looks at a whole name, because most single words carry no telltale letter. */
export function cyrillicHabit(text: string): CyrillicHabit {
  if (!CYRILLIC.test(text)) return 'plain';
  for (const [telltale, habit] of TELLTALES) if (telltale.test(text)) return habit;
  return 'plain';
}

/** The spelling that is the same in every language, for a lower-case word. */
function spellCyrillic(word: string): string {
  return spellWith(CYRILLIC_LETTERS, word);
}

/** Every spelling of a Cyrillic word that people type, the common one first. */
export function cyrillicSpellings(word: string, habit: CyrillicHabit): string[] {
  return [spellCyrillic(word), ...SPELLINGS[habit](word)];
}

const SPELLINGS: Record<CyrillicHabit, (word: string) => string[]> = {
  plain: (word) => [
    spellWith(SCHOLARLY, word),
    spellWith(PASSPORT, word),
    spellWith(BULGARIAN, word),
    spellWith(NEWSPAPER, word.replace(/[иы]й$/u, 'y').replace(/^е/u, 'ye')),
  ],
  ukrainian: (word) => [
    spellWith(UKRAINIAN, spellUkrainianStart(word)),
    spellWith(UKRAINIAN_SCHOLARLY, word),
    spellWith(PASSPORT, word),
    spellWith(UKRAINIAN, spellUkrainianStart(word.replace(/[иі]й$/u, 'y'))),
  ],
  southSlavic: (word) => [spellWith(GAJ, word), spellWith(MACEDONIAN, word), spellWith(SOUTH_SLAVIC_NEWSPAPER, word)],
  kazakh: (word) => [spellWith(KAZAKH, word), spellWith(KAZAKH_LATIN, word)],
};

const UKRAINIAN_START: LetterTable = letterTable('є ye ї yi й y ю yu я ya');

function spellUkrainianStart(word: string): string {
  const start = UKRAINIAN_START.get(word.charAt(0));
  return start === undefined ? word : start + word.slice(1);
}
