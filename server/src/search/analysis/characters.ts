import anyAscii from 'any-ascii';
import { CYRILLIC_LETTERS } from './scripts/cyrillic.ts';
import { GREEK_LETTERS } from './scripts/greek.ts';
import { LETTERS_OF_OTHER_SCRIPTS } from './scripts/other-scripts.ts';

/** What a character does to the text around it. */
const SEPARATOR = 1;
/** A letter, mark or digit. */
export const WORD = 2;
/** A letter of a script written without spaces and read differently by language: Han, kana, Hangul. Stays as it is. */
export const EAST_ASIAN = 3;
/** Holds a word together and is then left out. */
export const APOSTROPHE = 4;
/** Invisible (soft hyphen, joiners, direction marks): as if it were not there. */
export const IGNORED = 5;
export const AMPERSAND = 6;
export const QUOTE = 7;
/** An accent: belongs to the letter before it and leaves nothing behind. */
export const MARK = 8;

const APOSTROPHES = "'’‘‛ʼʻʽʾʿˈʹ`´′‵＇׳״ꞌ";
const QUOTES = '"“”„‟«»″＂〝〞〟「」『』';
const EAST_ASIAN_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
const INVISIBLE = /\p{Cf}/u;
const COMBINING_MARK = /\p{M}/u;
const ACCENT_BLOCKS: readonly (readonly [first: number, last: number])[] = [
  [0x0300, 0x036f],
  [0x0483, 0x0489],
  [0x0591, 0x05c7],
  [0x0610, 0x061a],
  [0x064b, 0x065f],
  [0x0670, 0x0670],
  [0x06d6, 0x06ed],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0x3099, 0x309a],
  [0xfe00, 0xfe2f],
];

const LETTERS = new Map([CYRILLIC_LETTERS, GREEK_LETTERS, ...LETTERS_OF_OTHER_SCRIPTS].flatMap((table) => [...table]));

// Both tables fill as characters are met: Unicode property tests are far too slow to repeat for every character.
const classes = new Uint8Array(0x110000);
const foldings = new Map<number, string>();

/** The class of a code point; a lone surrogate separates words. */
export function classOf(codePoint: number): number {
  const known = classes[codePoint] ?? 0;
  if (known !== 0) return known;
  const found = findClass(String.fromCodePoint(codePoint));
  classes[codePoint] = found;
  return found;
}

/** One lower-case character in compatibility form, in Latin letters and digits or as an East Asian letter; may be empty. */
export function foldCharacter(codePoint: number): string {
  const known = foldings.get(codePoint);
  if (known !== undefined) return known;
  const found = findFolding(String.fromCodePoint(codePoint));
  foldings.set(codePoint, found);
  return found;
}

function findClass(character: string): number {
  if (character === '&' || character === '＆' || character === '﹠') return AMPERSAND;
  if (APOSTROPHES.includes(character)) return APOSTROPHE;
  if (QUOTES.includes(character)) return QUOTE;
  if (INVISIBLE.test(character)) return IGNORED;
  const normal = character.normalize('NFKC');
  if (isAccent(normal)) return MARK;
  const letters = Array.from(normal).filter((letter) => WORD_CHARACTER.test(letter));
  const eastAsian = letters.filter((letter) => EAST_ASIAN_SCRIPT.test(letter)).length;
  if (eastAsian > 0) return eastAsian === letters.length ? EAST_ASIAN : SEPARATOR;
  return WORD_CHARACTER.test(character) ? WORD : SEPARATOR;
}

function findFolding(character: string): string {
  const own = LETTERS.get(character);
  if (own !== undefined) return own;
  if (isAccent(character) || !WORD_CHARACTER.test(character)) return '';
  if (EAST_ASIAN_SCRIPT.test(character)) return character;
  const bare = character.normalize('NFD').replaceAll(/[\u0300-\u036f]/gu, '');
  return (
    LETTERS.get(bare) ??
    anyAscii(bare)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/gu, '')
  );
}

/** Tells marks that only colour a letter from the vowel signs of Indian scripts, which are marks too. */
function isAccent(character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return (
    COMBINING_MARK.test(character) && ACCENT_BLOCKS.some(([first, last]) => codePoint >= first && codePoint <= last)
  );
}
