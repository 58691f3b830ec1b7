import { foldCharacter } from './characters.ts';
import { GREEK, spellGreek, withoutGreekAccents } from './scripts/greek.ts';
import { ARMENIAN, spellArmenian } from './scripts/other-scripts.ts';
import { splitWords } from './tokenise.ts';

const ASCII_ONLY = /^[\0-\x7f]*$/u;
const NOT_FOLDED = /[^a-z0-9]/gu;

/**
 * A text in plain lower-case Latin letters and digits (East Asian letters stay), words separated by single spaces.
 * Folding a folded text changes nothing.
 *
 * @example foldText("Università de L’Aquila–Łódź") // 'universita de laquila lodz'
 */
export function foldText(text: string): string {
  const words: string[] = [];
  for (const token of splitWords(text)) {
    const folded = token.isFolded ? token.raw : foldWord(token.raw);
    if (folded !== '') words.push(folded);
  }
  return words.join(' ');
}

/** The folded text without spaces: what lists are sorted by. */
export function sortKey(text: string): string {
  return foldText(text).replaceAll(' ', '');
}

/** Folds what is known to be one word, or one run of East Asian letters. */
export function foldWord(word: string): string {
  if (ASCII_ONLY.test(word)) return word.toLowerCase().replaceAll(NOT_FOLDED, '');
  let folded = '';
  for (const character of spellTogether(normaliseWord(word))) folded += foldCharacter(character.codePointAt(0) ?? 0);
  return folded;
}

/** Lower case in compatibility form, accents of Greek left out: what the tables of the scripts expect. */
export function normaliseWord(word: string): string {
  const normal = word.normalize('NFKC').toLowerCase().normalize('NFKC');
  return GREEK.test(normal) ? withoutGreekAccents(normal) : normal;
}

/** Spells the pairs of letters that read differently together; single letters follow. */
function spellTogether(normal: string): string {
  if (GREEK.test(normal)) return spellGreek(normal);
  return ARMENIAN.test(normal) ? spellArmenian(normal) : normal;
}
