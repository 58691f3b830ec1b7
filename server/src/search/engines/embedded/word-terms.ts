import type { QueryWord } from '../../analysis/query.ts';
import { typoForms } from '../../matching.ts';
import { MATCH_WEIGHTS } from '../../ranking.ts';
import { findTerm, findTypos, prefixRange, type TermDictionary } from './term-dictionary.ts';

/** Neighbouring terms of a dictionary that match a word equally well. */
export interface TermRange {
  readonly from: number;
  /** Not included. */
  readonly to: number;
  readonly weight: number;
}

/** The terms of one dictionary that match one word of the query. */
export interface WordTerms {
  /** Best first: where a document has terms of several ranges, the first counts. */
  readonly ranges: readonly TermRange[];
  /** What the word may stand for: each a list of beginnings that must all occur, as ranges. */
  readonly sequences: readonly (readonly TermRange[])[];
}

export function findWordTerms(dictionary: TermDictionary, word: QueryWord, withTypos: boolean): WordTerms {
  const ranges = formRanges(dictionary, word);
  if (withTypos) ranges.push(...typoRanges(dictionary, word));
  ranges.sort((a, b) => b.weight - a.weight);
  return { ranges, sequences: sequenceRanges(dictionary, word) };
}

/** The terms a word matches in itself: its spellings and, unless it is a finished word, what they begin. */
export function formRanges(dictionary: TermDictionary, word: QueryWord): TermRange[] {
  const ranges: TermRange[] = [];
  word.alternatives.forEach((form, index) => {
    addTerm(form, index === 0 ? MATCH_WEIGHTS.same : MATCH_WEIGHTS.otherSpelling);
  });
  for (const form of word.exactAlternatives) addTerm(form, MATCH_WEIGHTS.standsFor);
  if (word.prefixAllowed) {
    for (const form of word.alternatives) {
      const [from, to] = prefixRange(dictionary, form);
      // The form itself comes first of what it begins, and has a range of its own.
      addRange([findTerm(dictionary, form) === undefined ? from : from + 1, to], MATCH_WEIGHTS.beginning);
    }
  }
  return ranges;

  function addTerm(form: string, weight: number): void {
    const term = findTerm(dictionary, form);
    if (term !== undefined) addRange([term, term + 1], weight);
  }

  function addRange([from, to]: [number, number], weight: number): void {
    if (to > from) ranges.push({ from, to, weight });
  }
}

function typoRanges(dictionary: TermDictionary, word: QueryWord): TermRange[] {
  return typoForms(word).flatMap(({ form, edits: most }) =>
    findTypos(dictionary, form, { most, sameFirstLetter: true })
      .filter(({ edits }) => edits > 0)
      .map(({ term, edits }) => ({
        from: term,
        to: term + 1,
        weight: edits === 1 ? MATCH_WEIGHTS.oneTypo : MATCH_WEIGHTS.twoTypos,
      })),
  );
}

function sequenceRanges(dictionary: TermDictionary, word: QueryWord): TermRange[][] {
  const sequences = word.expansions.map((beginnings) =>
    beginnings.map((beginning) => {
      const [from, to] = prefixRange(dictionary, beginning);
      return { from, to, weight: MATCH_WEIGHTS.standsFor };
    }),
  );
  return sequences.filter((sequence) => sequence.every(({ from, to }) => to > from));
}
