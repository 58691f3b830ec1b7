import { allowedEdits, damerauLevenshteinWithin } from './edit-distance.ts';
import type { AnalysedQuery, QueryWord } from './query.ts';
import { isStopWord } from './stop-words.ts';

/** A word as one term, or as all its forms with the canonical first. */
export type ClosenessWord = string | readonly string[];

export interface ClosenessOptions {
  /** Whether a word with typos counts as shared. */
  readonly withTypos?: boolean;
}

/** What two words share, worked out once: names are made of few words, and the same word is given as the same value. */
type KnownShares = Map<ClosenessWord, Map<ClosenessWord, number>>;

const STOP_WORD_WEIGHT = 0.15;
const PREFIX_SHARE = 0.75;
const FULLER_PREFIX_SHARE = 0.15;
const TYPO_SHARE = 0.7;
const SECOND_TYPO_SHARE = 0.6;
/** Keeps everything but an equal name below 1. */
const UNEQUAL_SHARE = 0.98;

/**
 * How close a query is to one name, from 0 to 1: 1 when they are the same words in the same order, else the share
 * of words in common, small words weighing least, beginnings counting less than whole words and typos less again.
 */
export function closeness(
  queryWords: readonly ClosenessWord[],
  nameWords: readonly ClosenessWord[],
  { withTypos = true }: ClosenessOptions = {},
  known: KnownShares = new Map(),
): number {
  if (queryWords.length === 0 || nameWords.length === 0) return 0;
  if (areEqual(queryWords, nameWords)) return 1;
  const comparison = { nameWords, taken: nothingTaken(nameWords.length), withTypos, known };
  let shared = 0;
  let total = 0;
  for (const word of queryWords) {
    const weight = weightOf(word);
    total += weight;
    shared += weight * takeBest(word, comparison);
  }
  for (const word of nameWords) total += weightOf(word);
  return (UNEQUAL_SHARE * 2 * shared) / total;
}

/**
 * Measures names against one query. Of the words an abbreviation may stand for, those count that suit the name best,
 * so "TU Liberec" is close to "Technical University of Liberec".
 */
export function createCloseness(
  { words }: AnalysedQuery,
  { withTypos = true }: ClosenessOptions = {},
): (nameWords: readonly ClosenessWord[]) => number {
  const readings = words.map(readingsOfWord);
  const asTyped = readings.map((choices) => choices[0] ?? []);
  const wordsAsTyped = asTyped.flat();
  const known: KnownShares = new Map();
  return (nameWords) => {
    let best = closeness(wordsAsTyped, nameWords, { withTypos }, known);
    if (best === 1) return best;
    const chosen = [...asTyped];
    readings.forEach((choices, index) => {
      for (const choice of choices.slice(1).filter((reading) => begins(reading, nameWords))) {
        const before = chosen[index] ?? [];
        chosen[index] = choice;
        const reached = closeness(chosen.flat(), nameWords, { withTypos }, known);
        if (reached > best) best = reached;
        else chosen[index] = before;
      }
    });
    return best;
  };
}

/** Whether the name has a word for each beginning of a reading: most names do not, and need no closer look. */
function begins(reading: readonly ClosenessWord[], nameWords: readonly ClosenessWord[]): boolean {
  return reading.every((word) =>
    formsOf(word).some((start) =>
      nameWords.some((nameWord) => formsOf(nameWord).some((form) => form.startsWith(start))),
    ),
  );
}

/** A word as typed, then each sequence of words it may stand for. */
function readingsOfWord(word: QueryWord): (readonly ClosenessWord[])[] {
  return [[[...word.alternatives, ...word.exactAlternatives]], ...word.expansions];
}

interface Comparison {
  readonly nameWords: readonly ClosenessWord[];
  /** 1 for each word of the name that a word of the query has already been found in. */
  readonly taken: Uint8Array;
  readonly withTypos: boolean;
  readonly known: KnownShares;
}

/** Used again for the next name: comparing takes less time than making it. */
let flags = new Uint8Array(64);

function nothingTaken(length: number): Uint8Array {
  if (length > flags.length) flags = new Uint8Array(2 * length);
  return flags.fill(0, 0, length);
}

function takeBest(word: ClosenessWord, { nameWords, taken, withTypos, known }: Comparison): number {
  const shares = sharesOf(known, word);
  let best = 0;
  let bestIndex = -1;
  for (let index = 0; index < nameWords.length && best < 1; index += 1) {
    if (taken[index] === 1) continue;
    const nameWord = nameWords[index] ?? '';
    const share = shares.get(nameWord) ?? bestShare(word, nameWord, withTypos);
    shares.set(nameWord, share);
    if (share > best) {
      best = share;
      bestIndex = index;
    }
  }
  if (bestIndex >= 0) taken[bestIndex] = 1;
  return best;
}

function sharesOf(known: KnownShares, word: ClosenessWord): Map<ClosenessWord, number> {
  const shares = known.get(word) ?? new Map<ClosenessWord, number>();
  known.set(word, shares);
  return shares;
}

function bestShare(word: ClosenessWord, nameWord: ClosenessWord, withTypos: boolean): number {
  let best = 0;
  for (const form of formsOf(word)) {
    for (const nameForm of formsOf(nameWord)) best = Math.max(best, shareOf(form, nameForm, withTypos));
  }
  return best;
}

/** 1 for the same word, less for its beginning, less for a typo, 0 for another word. */
function shareOf(form: string, nameForm: string, withTypos: boolean): number {
  if (form === nameForm) return 1;
  if (form.charCodeAt(0) !== nameForm.charCodeAt(0)) return 0;
  if (nameForm.startsWith(form)) return PREFIX_SHARE + (FULLER_PREFIX_SHARE * form.length) / nameForm.length;
  if (!withTypos) return 0;
  const edits = damerauLevenshteinWithin(form, nameForm, allowedEdits(form.length));
  if (edits === undefined) return 0;
  return edits === 1 ? TYPO_SHARE : SECOND_TYPO_SHARE;
}

function weightOf(word: ClosenessWord): number {
  return isStopWord(formsOf(word)[0] ?? '') ? STOP_WORD_WEIGHT : 1;
}

function areEqual(a: readonly ClosenessWord[], b: readonly ClosenessWord[]): boolean {
  return a.length === b.length && a.every((word, index) => haveFormInCommon(word, b[index] ?? ''));
}

function haveFormInCommon(a: ClosenessWord, b: ClosenessWord): boolean {
  if (a === b) return true;
  const forms = formsOf(b);
  return formsOf(a).some((form) => forms.includes(form));
}

function formsOf(word: ClosenessWord): readonly string[] {
  return typeof word === 'string' ? [word] : word;
}
