import { allowedEdits, damerauLevenshteinWithin } from './edit-distance.ts';
import type { AnalysedQuery, QueryWord } from './query.ts';
import { isStopWord } from './stop-words.ts';

/** A word as one term, or as all its forms with the canonical first. */
export type ClosenessWord = string | readonly string[];

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
export function closeness(queryWords: readonly ClosenessWord[], nameWords: readonly ClosenessWord[]): number {
  if (queryWords.length === 0 || nameWords.length === 0) return 0;
  if (areEqual(queryWords, nameWords)) return 1;
  const taken = new Uint8Array(nameWords.length);
  let shared = 0;
  let total = 0;
  for (const word of queryWords) {
    const weight = weightOf(word);
    total += weight;
    shared += weight * takeBest(word, nameWords, taken);
  }
  for (const word of nameWords) total += weightOf(word);
  return (UNEQUAL_SHARE * 2 * shared) / total;
}

/**
 * Measures names against one query. Of the words an abbreviation may stand for, those count that suit the name best,
 * so "TU Liberec" is close to "Technical University of Liberec".
 */
export function createCloseness({ words }: AnalysedQuery): (nameWords: readonly ClosenessWord[]) => number {
  const readings = words.map(readingsOfWord);
  const asTyped = readings.map((choices) => choices[0] ?? []);
  return (nameWords) => {
    const chosen = [...asTyped];
    let best = closeness(chosen.flat(), nameWords);
    readings.forEach((choices, index) => {
      for (const choice of choices.slice(1)) {
        const before = chosen[index] ?? [];
        chosen[index] = choice;
        const reached = closeness(chosen.flat(), nameWords);
        if (reached > best) best = reached;
        else chosen[index] = before;
      }
    });
    return best;
  };
}

/** A word as typed, then each sequence of words it may stand for. */
function readingsOfWord(word: QueryWord): (readonly ClosenessWord[])[] {
  return [[[...word.alternatives, ...word.exactAlternatives]], ...word.expansions];
}

function takeBest(word: ClosenessWord, nameWords: readonly ClosenessWord[], taken: Uint8Array): number {
  let best = 0;
  let bestIndex = -1;
  for (let index = 0; index < nameWords.length && best < 1; index += 1) {
    if (taken[index] === 1) continue;
    const share = bestShare(word, nameWords[index] ?? '');
    if (share > best) {
      best = share;
      bestIndex = index;
    }
  }
  if (bestIndex >= 0) taken[bestIndex] = 1;
  return best;
}

function bestShare(word: ClosenessWord, nameWord: ClosenessWord): number {
  let best = 0;
  for (const form of formsOf(word)) {
    for (const nameForm of formsOf(nameWord)) best = Math.max(best, shareOf(form, nameForm));
  }
  return best;
}

/** 1 for the same word, less for its beginning, less for a typo, 0 for another word. */
function shareOf(form: string, nameForm: string): number {
  if (form === nameForm) return 1;
  if (form.charCodeAt(0) !== nameForm.charCodeAt(0)) return 0;
  if (nameForm.startsWith(form)) return PREFIX_SHARE + (FULLER_PREFIX_SHARE * form.length) / nameForm.length;
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
