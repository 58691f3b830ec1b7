import { foldWord, normaliseWord } from './fold.ts';
import { digitsOfNumeral } from './roman-numerals.ts';
import { CYRILLIC, type CyrillicHabit, cyrillicSpellings } from './scripts/cyrillic.ts';
import { GREEK, greekSpellings } from './scripts/greek.ts';
import { letterTable, spellWith } from './scripts/letter-table.ts';
import { ARMENIAN, armenianSpellings, withoutWrittenArticle } from './scripts/other-scripts.ts';

/** The folded forms of one written word. */
export interface WordForms {
  /** Spellings of the whole word, the canonical first, then those without an elided article; empty when nothing folds. */
  readonly spellings: readonly string[];
  /** The words written together in one, first to last: "la", "salle" for "LaSalle". Empty for an ordinary word. */
  readonly parts: readonly string[];
  /** The digits of a Roman numeral written in capitals. */
  readonly digits: string | undefined;
}

const WRITTEN_ARTICLE = /^[הا]/u;
const APOSTROPHE = /['’‘ʼ`´′＇]/u;
const PART_BORDER = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})|(?<=\p{L}{3})(?=\p{Nd}{1,2}$)/u;

/** Letters that Germans, Scandinavians and Serbs also write as two when the key is missing. */
const TWO_LETTER_SPELLING = letterTable('ä ae ö oe ü ue å aa ø oe đ dj');
const HAS_TWO_LETTER_SPELLING = /[äöüåøđ]/u;

/** Words that French, Italian, Catalan and their kin shorten before a vowel, and name particles written the same way. */
const ELIDED = new Set(
  'l d c j m n s t o qu un all dell dall nell sull coll quell sant bell jusqu lorsqu puisqu quelqu entr'.split(' '),
);

const MOST_KEPT = 50_000;
const kept: Record<CyrillicHabit, Map<string, WordForms>> = {
  plain: new Map(),
  ukrainian: new Map(),
  southSlavic: new Map(),
  kazakh: new Map(),
};

/** The forms of a word. Kept for the words met last, because a registry repeats the same few thousand words. */
export function wordForms(raw: string, habit: CyrillicHabit): WordForms {
  const ofHabit = kept[habit];
  const known = ofHabit.get(raw);
  if (known) return known;
  const own = detached(raw);
  const found = findForms(own, habit);
  if (ofHabit.size >= MOST_KEPT) ofHabit.clear();
  ofHabit.set(own, found);
  return found;
}

/** A copy: a word cut from a text keeps the whole text in memory for as long as the word is kept. */
function detached(word: string): string {
  return Buffer.from(word, 'utf16le').toString('utf16le');
}

/** The folded pieces of dotted initials. */
export function initialPieces(raw: string): string[] {
  return raw
    .split(/[.\s]+/u)
    .map(foldWord)
    .filter((piece) => piece !== '');
}

function findForms(raw: string, habit: CyrillicHabit): WordForms {
  const elided = afterElision(raw);
  const spellings = distinct([...spellingsOf(raw, habit), ...(elided === undefined ? [] : spellingsOf(elided, habit))]);
  const parts = raw.split(PART_BORDER).map(foldWord);
  const digits = raw === raw.toUpperCase() ? digitsOfNumeral(spellings[0] ?? '') : undefined;
  return { spellings, parts: parts.length > 1 ? parts : [], digits };
}

function spellingsOf(raw: string, habit: CyrillicHabit): string[] {
  const normal = normaliseWord(raw);
  const canonical = foldWord(normal);
  if (canonical === '') return [];
  const forms = [canonical];
  if (HAS_TWO_LETTER_SPELLING.test(normal)) forms.push(foldWord(spellWith(TWO_LETTER_SPELLING, normal)));
  if (GREEK.test(normal)) forms.push(...greekSpellings(normal).map(foldWord));
  if (CYRILLIC.test(normal)) forms.push(...cyrillicSpellings(normal, habit).map(foldWord));
  if (ARMENIAN.test(normal)) forms.push(...armenianSpellings(normal).map(foldWord));
  if (WRITTEN_ARTICLE.test(normal)) forms.push(foldWord(withoutWrittenArticle(normal) ?? ''));
  return forms;
}

/** What follows an elided word ("Aquila" in "L'Aquila"), if this is one. */
function afterElision(raw: string): string | undefined {
  const apostrophe = raw.search(APOSTROPHE);
  if (apostrophe < 1 || !ELIDED.has(foldWord(raw.slice(0, apostrophe)))) return undefined;
  return raw.slice(apostrophe + 1);
}

function distinct(forms: readonly string[]): string[] {
  return [...new Set(forms)].filter((form) => form !== '');
}
