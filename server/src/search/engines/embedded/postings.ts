import { TEXT_CLASSES, type TextClass } from '../../search-document.ts';
import type { Bitset } from './bitset.ts';
import type { Unsigned } from './number-list.ts';
import type { TermDictionary } from './term-dictionary.ts';

/**
 * Every occurrence of every term, by term, then document, then position: the occurrences of term `t` are numbered from
 * `offsets[t]` up to `offsets[t + 1]`.
 */
export interface TextIndex {
  readonly dictionary: TermDictionary;
  readonly offsets: Uint32Array;
  readonly docs: Uint32Array;
  /** Where in the document: see `placeOf`. 16 bits each unless a document is longer than some 2,000 words. */
  readonly places: Unsigned;
  /** Words of each document, 255 standing for all that are longer: it only tempers the score. */
  readonly lengths: Uint8Array;
  /** Terms that stand in an identifier: few of the words people type do. */
  readonly identifierTerms: Bitset;
}

export const LONGEST_LENGTH = 255;

const CLASS_BITS = 3;
const FIRST_BIT = 1 << CLASS_BITS;
const LAST_BIT = FIRST_BIT << 1;
const POSITION_SHIFT = CLASS_BITS + 2;

export const CLASS_MASK = FIRST_BIT - 1;
const IDENTIFIER_CLASS = TEXT_CLASSES.indexOf('identifier');

/** Class, beginning or end of a field, and position in one number that grows with the position. */
export function placeOf(term: {
  readonly position: number;
  readonly class: TextClass;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}): number {
  const flags = (term.isFirst ? FIRST_BIT : 0) | (term.isLast ? LAST_BIT : 0);
  return term.position * (1 << POSITION_SHIFT) + (flags | TEXT_CLASSES.indexOf(term.class));
}

export function positionOf(place: number): number {
  return place >>> POSITION_SHIFT;
}

export function isFirstOfField(place: number): boolean {
  return (place & FIRST_BIT) !== 0;
}

export function isLastOfField(place: number): boolean {
  return (place & LAST_BIT) !== 0;
}

export function isInIdentifier(place: number): boolean {
  return (place & CLASS_MASK) === IDENTIFIER_CLASS;
}

/** The first occurrence of a term at or after a document: the end of the term's occurrences when there is none. */
export function firstOccurrence({ offsets, docs }: TextIndex, { term, doc }: { term: number; doc: number }): number {
  let low = offsets[term] as number;
  let high = offsets[term + 1] as number;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((docs[middle] as number) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function occurrenceCount({ offsets }: TextIndex, term: number): number {
  return (offsets[term + 1] as number) - (offsets[term] as number);
}
