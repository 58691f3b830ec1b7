import { BM25, CLASS_WEIGHTS } from '../../ranking.ts';
import { TEXT_CLASSES } from '../../search-document.ts';
import { type Bitset, hasBit, intersect, lowestBit, setBit } from './bitset.ts';
import type { LiveSegment } from './live-segment.ts';
import { CLASS_MASK, firstOccurrence, LONGEST_LENGTH, type TextIndex } from './postings.ts';
import type { TermRange, WordTerms } from './word-terms.ts';

const WEIGHT_OF_CLASS = Float64Array.from(TEXT_CLASSES, (name) => CLASS_WEIGHTS[name]);
const LENGTH_BITS = 8;

/** What scoring needs to know of all documents together. */
export interface ScoringContext {
  /** For each length of a document how strongly it tempers repeated words. */
  readonly tempering: Float64Array;
  /** What a word is worth that occurs once, by class and length of the document: most words do. */
  readonly onceWorth: Float64Array;
}

const current = {
  averageLength: Number.NaN,
  tempering: new Float64Array(LONGEST_LENGTH + 1),
  onceWorth: new Float64Array(WEIGHT_OF_CLASS.length << LENGTH_BITS),
};

/** Right until the next call: searches come one after the other, and the average changes only with the documents. */
export function scoringContext(averageLength: number): ScoringContext {
  const average = Math.max(1, averageLength);
  if (current.averageLength === average) return current;
  const { k1, b } = BM25;
  const { tempering, onceWorth } = current;
  for (let length = 0; length <= LONGEST_LENGTH; length++) {
    tempering[length] = k1 * (1 - b + (b * length) / average);
  }
  for (let i = 0; i < onceWorth.length; i++) {
    const weight = WEIGHT_OF_CLASS[i >>> LENGTH_BITS] as number;
    onceWorth[i] = weight / (weight + (tempering[i & LONGEST_LENGTH] as number));
  }
  current.averageLength = average;
  return current;
}

export interface WordScoring {
  readonly live: LiveSegment;
  readonly context: ScoringContext;
  readonly word: WordTerms;
  /** How rare the word is among all documents. */
  readonly rarity: number;
  /** Only these documents are looked at. */
  readonly guard: Bitset;
  readonly scores: Float32Array;
}

/** Documents of the guard that match the word; their scores grow by what the word is worth there. */
export function scoreWord(scoring: WordScoring): Bitset {
  const { word, live, guard } = scoring;
  const found = live.scratch.emptySet();
  for (const range of word.ranges) {
    if (isBroad(live.segment.text, range)) markRange(scoring, range, found);
    else for (let term = range.from; term < range.to; term++) scoreTerm(scoring, { term, weight: range.weight }, found);
  }
  for (const sequence of word.sequences) {
    const docs = live.scratch.copyOf(guard);
    for (const range of sequence) intersect(docs, docsOfRange(live, range));
    markDocs(scoring, { docs, weight: sequence[0]?.weight ?? 0 }, found);
  }
  live.touchScores(found);
  return found;
}

/** Occurrences of all terms of a word: an upper bound of the documents it matches. */
export function occurrencesOfWord({ offsets }: TextIndex, { ranges, sequences }: WordTerms): number {
  const sum = (total: number, { from, to }: TermRange) => total + (offsets[to] as number) - (offsets[from] as number);
  const own = ranges.reduce(sum, 0);
  return sequences.reduce((total, sequence) => total + Math.min(...sequence.map((range) => sum(0, range))), own);
}

/**
 * The same as `scoreWord` for a handful of documents and a long list of occurrences: looks each document up instead of
 * reading the list.
 */
export function scoreWordAt(scoring: WordScoring, candidates: Uint32Array): Bitset {
  const { live, word, scores, rarity } = scoring;
  const { text } = live.segment;
  const found = live.scratch.emptySet();
  for (const doc of candidates) {
    for (const { from, to, weight } of word.ranges) {
      for (let term = from; term < to && !hasBit(found, doc); term++) {
        const at = firstOccurrence(text, { term, doc });
        if (at === text.offsets[term + 1] || text.docs[at] !== doc) continue;
        setBit(found, doc);
        scores[doc] = (scores[doc] as number) + rarity * weight * worthAt(scoring, term, at);
      }
    }
  }
  live.touchScores(found);
  return found;
}

function worthAt({ live, context }: WordScoring, term: number, first: number): number {
  const { docs, places, offsets, lengths } = live.segment.text;
  const doc = docs[first] as number;
  let worth = 0;
  for (let i = first; i < (offsets[term + 1] as number) && docs[i] === doc; i++) {
    worth += WEIGHT_OF_CLASS[(places[i] as number) & CLASS_MASK] as number;
  }
  return worth / (worth + (context.tempering[lengths[doc] as number] as number));
}

/** The innermost loop of every text search. */
function scoreTerm(
  { live, context, rarity, guard, scores }: WordScoring,
  { term, weight }: { term: number; weight: number },
  found: Bitset,
): void {
  const { docs, places, offsets, lengths } = live.segment.text;
  const { tempering, onceWorth } = context;
  const factor = rarity * weight;
  const end = offsets[term + 1] as number;
  for (let i = offsets[term] as number; i < end; ) {
    const doc = docs[i] as number;
    const textClass = (places[i++] as number) & CLASS_MASK;
    const length = lengths[doc] as number;
    let worth = onceWorth[(textClass << LENGTH_BITS) | length] as number;
    if (i < end && docs[i] === doc) {
      let sum = WEIGHT_OF_CLASS[textClass] as number;
      while (i < end && docs[i] === doc) sum += WEIGHT_OF_CLASS[(places[i++] as number) & CLASS_MASK] as number;
      worth = sum / (sum + (tempering[length] as number));
    }
    const word = doc >>> 5;
    const bit = 1 << (doc & 31);
    if (((guard[word] as number) & bit) === 0 || ((found[word] as number) & bit) !== 0) continue;
    found[word] = (found[word] as number) | bit;
    scores[doc] = (scores[doc] as number) + factor * worth;
  }
}

/** A beginning of one or two letters has so many occurrences that weighing each is neither affordable nor telling. */
function isBroad({ offsets, lengths }: TextIndex, { from, to }: TermRange): boolean {
  return to - from > 1 && (offsets[to] as number) - (offsets[from] as number) > lengths.length / 2;
}

function markRange(scoring: WordScoring, range: TermRange, found: Bitset): void {
  const docs = scoring.live.scratch.copyOf(docsOfRange(scoring.live, range));
  intersect(docs, scoring.guard);
  markDocs(scoring, { docs, weight: range.weight }, found);
}

function markDocs(
  { rarity, scores }: WordScoring,
  { docs, weight }: { docs: Bitset; weight: number },
  found: Bitset,
): void {
  const worth = (rarity * weight) / 2;
  for (let i = 0; i < docs.length; i++) {
    const fresh = (docs[i] as number) & ~(found[i] as number);
    if (fresh === 0) continue;
    found[i] = (found[i] as number) | fresh;
    for (let word = fresh; word !== 0; word &= word - 1) {
      const doc = (i << 5) + lowestBit(word);
      scores[doc] = (scores[doc] as number) + worth;
    }
  }
}

/** Documents with any term of a range. Those of broad ranges are kept: there are few such ranges, and all are slow. */
function docsOfRange(live: LiveSegment, range: TermRange): Bitset {
  const { text } = live.segment;
  if (!isBroad(text, range)) return collectDocs(text, range, live.scratch.emptySet());
  return live.remember(`terms\n${range.from}\n${range.to}`, (bits) => collectDocs(text, range, bits));
}

/** The occurrences of neighbouring terms lie together. */
function collectDocs({ docs, offsets }: TextIndex, { from, to }: TermRange, bits: Bitset): Bitset {
  const end = offsets[to] as number;
  for (let i = offsets[from] as number; i < end; i++) {
    const doc = docs[i] as number;
    bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
  }
  return bits;
}
