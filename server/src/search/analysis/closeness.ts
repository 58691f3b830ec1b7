import { allowedEdits, damerauLevenshteinWithin } from './edit-distance.ts';
import { isStopWord } from './stop-words.ts';

const STOP_WORD_WEIGHT = 0.25;
const PREFIX_SHARE = 0.85;
const TYPO_SHARE = 0.75;
const LESS_THAN_EQUAL = 0.98;

/**
 * How close a query is to one name, from 0 to 1: 1 when they are the same words in the same order, else the share
 * of words in common, small words weighing least, beginnings and typos counting a bit less than whole words.
 */
export function closeness(queryTerms: readonly string[], nameTerms: readonly string[]): number {
  if (queryTerms.length === 0 || nameTerms.length === 0) return 0;
  if (areEqual(queryTerms, nameTerms)) return 1;
  const taken = new Set<number>();
  let shared = 0;
  let total = 0;
  for (const term of queryTerms) {
    const weight = weightOf(term);
    total += weight;
    shared += weight * takeBest(term, nameTerms, taken);
  }
  for (const term of nameTerms) total += weightOf(term);
  return (LESS_THAN_EQUAL * 2 * shared) / total;
}

function takeBest(term: string, nameTerms: readonly string[], taken: Set<number>): number {
  let best = 0;
  let bestIndex = -1;
  nameTerms.forEach((nameTerm, index) => {
    const share = taken.has(index) ? 0 : sharedPart(term, nameTerm);
    if (share > best) {
      best = share;
      bestIndex = index;
    }
  });
  if (bestIndex >= 0) taken.add(bestIndex);
  return best;
}

/** 1 for the same word, less for its beginning or a typo, 0 for another word. */
function sharedPart(term: string, nameTerm: string): number {
  if (term === nameTerm) return 1;
  if (nameTerm.startsWith(term)) return PREFIX_SHARE;
  if (term.charCodeAt(0) !== nameTerm.charCodeAt(0)) return 0;
  return damerauLevenshteinWithin(term, nameTerm, allowedEdits(term.length)) === undefined ? 0 : TYPO_SHARE;
}

function weightOf(term: string): number {
  return isStopWord(term) ? STOP_WORD_WEIGHT : 1;
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((term, index) => term === b[index]);
}
