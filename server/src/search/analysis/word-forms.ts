import { foldCharacters, foldWord, normaliseWord } from './fold.ts';
import { type CyrillicHabit, cyrillicSpellings } from './scripts/cyrillic.ts';
import { greekSpellings, spellGreek } from './scripts/greek.ts';
import { letterTable, spellWith } from './scripts/letter-table.ts';
import { spellArmenianStart, withoutWrittenArticle } from './scripts/other-scripts.ts';

const GREEK = /[\u0370-\u03ff]/u;
const CYRILLIC = /[\u0400-\u052f]/u;
const ARMENIAN = /[\u0530-\u058f]/u;
const WRITTEN_ARTICLE = /^[הا]/u;
const TWO_LETTER_SPELLING = letterTable('ä ae ö oe ü ue å aa ø oe');
const HAS_TWO_LETTER_SPELLING = /[äöüåø]/u;
const APOSTROPHE = /['’‘ʼ`´′＇]/u;

/** Words that French, Italian, Catalan and their kin shorten before a vowel, and name particles written the same way. */
const ELIDED = new Set(
  'l d c j m n s t o qu un all dell dall nell sull coll quell sant bell jusqu lorsqu puisqu quelqu presqu entr'.split(
    ' ',
  ),
);

/** Every folded spelling of one written word, the canonical first; no spelling twice. */
export function spellings(raw: string, habit: CyrillicHabit): string[] {
  const normal = normaliseWord(raw);
  const forms = [foldCharacters(normal, spellGreek)];
  if (HAS_TWO_LETTER_SPELLING.test(normal)) forms.push(foldWord(spellWith(TWO_LETTER_SPELLING, normal)));
  if (GREEK.test(normal)) forms.push(...greekSpellings(normal).map(foldWord));
  if (CYRILLIC.test(normal)) forms.push(...cyrillicSpellings(normal, habit).map(foldWord));
  if (ARMENIAN.test(normal)) forms.push(foldWord(spellArmenianStart(normal)));
  if (WRITTEN_ARTICLE.test(normal)) forms.push(foldWord(withoutWrittenArticle(normal) ?? ''));
  return distinct(forms);
}

/** What follows an elided word ("Aquila" in "L'Aquila"), if this is one. */
export function afterElision(raw: string): string | undefined {
  const apostrophe = raw.search(APOSTROPHE);
  if (apostrophe < 1 || !ELIDED.has(foldWord(raw.slice(0, apostrophe)))) return undefined;
  return raw.slice(apostrophe + 1);
}

/** The words written together in one: "La" and "Salle" in "LaSalle", "Paris" and "8" in "Paris8". */
export function joinedParts(raw: string): string[] {
  const parts = raw.split(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})|(?<=\p{L}{3})(?=\p{Nd}{1,2}$)/u);
  return parts.length > 1 ? parts.map(foldWord) : [];
}

/** The pieces of a dotted abbreviation. */
export function initialPieces(raw: string): string[] {
  return raw
    .split(/[.\s]+/u)
    .map(foldWord)
    .filter((piece) => piece !== '');
}

export function distinct(forms: readonly string[]): string[] {
  return [...new Set(forms)].filter((form) => form !== '');
}
