import type { AnalysedQuery, QueryWord } from '../../analysis/query.ts';
import { type Bitset, clearBit, hasBit, members } from './bitset.ts';
import {
  firstOccurrence,
  isFirstOfField,
  isInIdentifier,
  isLastOfField,
  occurrenceCount,
  positionOf,
  type TextIndex,
} from './postings.ts';
import { findTerm } from './term-dictionary.ts';
import { formRanges, type TermRange } from './word-terms.ts';

/** Leaves only documents in which the words of every phrase follow each other. */
export function keepPhrases(text: TextIndex, { words, phrases }: AnalysedQuery, docs: Bitset): void {
  for (const phrase of phrases) {
    const ranges = phrase.map((index) => formRanges(text.dictionary, words[index] as QueryWord));
    for (const doc of members(docs)) if (!hasPhrase(text, ranges, doc)) clearBit(docs, doc);
  }
}

function hasPhrase(text: TextIndex, words: readonly (readonly TermRange[])[], doc: number): boolean {
  let ends: Set<number> | undefined;
  for (const ranges of words) {
    const before: Set<number> | undefined = ends;
    const positions: number[] = positionsIn(text, ranges, doc);
    ends = new Set(before ? positions.filter((position) => before.has(position - 1)) : positions);
    if (ends.size === 0) return false;
  }
  return true;
}

function positionsIn(text: TextIndex, ranges: readonly TermRange[], doc: number): number[] {
  const positions: number[] = [];
  for (const { from, to } of ranges) {
    for (let term = from; term < to; term++) {
      for (const place of placesIn(text, term, doc)) positions.push(positionOf(place));
    }
  }
  return positions;
}

function placesIn(text: TextIndex, term: number, doc: number): number[] {
  const places: number[] = [];
  const end = text.offsets[term + 1] as number;
  for (let i = firstOccurrence(text, { term, doc }); i < end && text.docs[i] === doc; i++) {
    places.push(text.places[i] as number);
  }
  return places;
}

/** Documents of which one identifier consists of exactly these words. */
export function findIdentified(text: TextIndex, words: readonly string[]): number[] {
  const terms = words.map((word) => findTerm(text.dictionary, word));
  if (terms.length === 0 || terms.includes(undefined)) return [];
  const known = terms as number[];
  if (!known.every((term) => hasBit(text.identifierTerms, term))) return [];
  const rarest = known.reduce((best, term) =>
    occurrenceCount(text, term) < occurrenceCount(text, best) ? term : best,
  );
  const docs = new Set<number>();
  for (let i = text.offsets[rarest] as number; i < (text.offsets[rarest + 1] as number); i++) {
    const doc = text.docs[i] as number;
    const start = positionOf(text.places[i] as number) - known.indexOf(rarest);
    if (isInIdentifier(text.places[i] as number) && isWholeField(text, { terms: known, doc, start })) docs.add(doc);
  }
  return [...docs];
}

function isWholeField(
  text: TextIndex,
  { terms, doc, start }: { terms: readonly number[]; doc: number; start: number },
): boolean {
  return terms.every((term, index) =>
    placesIn(text, term, doc).some(
      (place) =>
        positionOf(place) === start + index &&
        isFirstOfField(place) === (index === 0) &&
        isLastOfField(place) === (index === terms.length - 1),
    ),
  );
}
