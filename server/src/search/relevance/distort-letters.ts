import type { Random } from './random.ts';

const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** People seldom get the first letter of a word wrong. */
const FIRST_LETTER_SLIP = 0.04;
const TWO_SLIPS_FROM = 18;

/** One slip of the fingers, in a long text sometimes two; `undefined` when no word is long enough. */
export function misspell(text: string, random: Random): string | undefined {
  const slipped = slip(text, random);
  if (slipped === undefined || text.length < TWO_SLIPS_FROM || random.chance(0.7)) return slipped;
  return slip(slipped, random);
}

/** Every letter of words above three letters is as likely as any other, so long words are hit more often. */
function slip(text: string, random: Random): string | undefined {
  const places = [...text.matchAll(/\p{L}{4,}/gu)].flatMap(({ index, 0: word }) =>
    Array.from({ length: word.length }, (_none, offset) => ({
      at: index + offset,
      isFirst: offset === 0,
      isLast: offset === word.length - 1,
    })),
  );
  const likely = places.filter(({ isFirst }) => !isFirst || random.chance(FIRST_LETTER_SLIP));
  const place = likely[random.below(likely.length)];
  if (!place) return undefined;
  const changed = slipAt(text, place.at, place.isLast, random);
  return changed === text ? slip(text, random) : changed;
}

function slipAt(text: string, at: number, isLast: boolean, random: Random): string {
  const letter = text.charAt(at);
  const kind = random.pick(['swap', 'leave out', 'double', 'wrong key']);
  if (kind === 'leave out') return text.slice(0, at) + text.slice(at + 1);
  if (kind === 'double') return text.slice(0, at) + letter + text.slice(at);
  if (kind === 'wrong key') return text.slice(0, at) + neighbourKey(letter, random) + text.slice(at + 1);
  return isLast ? text : text.slice(0, at) + text.charAt(at + 1) + letter + text.slice(at + 2);
}

/** The key beside the right one; letters that are on no key here stay. */
function neighbourKey(letter: string, random: Random): string {
  const row = KEYBOARD_ROWS.find((keys) => keys.includes(letter.toLowerCase()));
  if (row === undefined) return letter;
  const place = row.indexOf(letter.toLowerCase());
  const neighbours = row.slice(Math.max(0, place - 1), place) + row.slice(place + 1, place + 2);
  return neighbours.charAt(random.below(neighbours.length));
}

const WITHOUT_KEY: Readonly<Record<string, readonly [string, ...string[]]>> = {
  ß: ['ss'],
  æ: ['ae'],
  œ: ['oe'],
  ø: ['o', 'oe'],
  å: ['a', 'aa'],
  ł: ['l'],
  đ: ['d', 'dj'],
  ð: ['d'],
  þ: ['th'],
  ı: ['i'],
  ä: ['a', 'ae'],
  ö: ['o', 'oe'],
  ü: ['u', 'ue'],
};

/** What somebody types whose keyboard lacks the accented letters; `undefined` when there are none. */
export function dropAccents(text: string, random: Random): string | undefined {
  const asPairs = random.chance(0.4);
  const replaced = text.normalize('NFC').replaceAll(/[ßæœøåłđðþıäöü]/giu, (letter) => {
    const choices = WITHOUT_KEY[letter.toLowerCase()] ?? [letter];
    const chosen = (asPairs ? choices.at(-1) : choices[0]) ?? letter;
    return letter === letter.toLowerCase() ? chosen : chosen.charAt(0).toUpperCase() + chosen.slice(1);
  });
  const bare = withoutMarks(replaced);
  return bare === text.normalize('NFC') ? undefined : bare;
}

/** Cyrillic keeps its marks: й and ё are letters of their own. */
function withoutMarks(text: string): string {
  // No `i` flag: case-insensitively, the iota written below a vowel is a mark that equals the letter iota.
  return text
    .normalize('NFD')
    .replaceAll(/([A-Za-z\p{Script=Greek}])\p{M}+/gu, '$1')
    .normalize('NFC');
}
