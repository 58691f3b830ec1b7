import { foldCharacter } from './characters.ts';
import { spellGreek } from './scripts/greek.ts';
import { splitWords } from './tokenise.ts';

const GREEK = /[\u0370-\u03ff]/u;

/**
 * A text in plain lower-case Latin letters and digits (East Asian letters stay), words separated by single spaces.
 * Folding a folded text changes nothing.
 *
 * @example foldText("Università de L’Aquila–Łódź") // 'universita de laquila lodz'
 */
export function foldText(text: string): string {
  const words: string[] = [];
  for (const token of splitWords(text)) {
    const folded = foldWord(token.raw);
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
  return foldCharacters(normaliseWord(word), spellGreek);
}

/** Lower case in compatibility form, accents of Greek left out: what the tables of the scripts expect. */
export function normaliseWord(word: string): string {
  const normal = word.normalize('NFKC').toLowerCase().normalize('NFKC');
  return GREEK.test(normal) ? withoutAccents(normal) : normal;
}

/** Spells a normalised word; Greek needs its neighbours, all else goes letter by letter. */
export function foldCharacters(normal: string, spellGreekWord: (word: string) => string): string {
  const spelled = GREEK.test(normal) ? spellGreekWord(normal) : normal;
  let folded = '';
  for (const character of spelled) folded += foldCharacter(character.codePointAt(0) ?? 0);
  return folded;
}

function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
}
