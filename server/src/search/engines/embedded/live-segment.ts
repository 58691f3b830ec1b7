import { type Bitset, clearBit, countBits, createBitset, createFullBitset, hasBit, lowestBit } from './bitset.ts';
import { combinationCount } from './facet-columns.ts';
import { type ValueCounts, valueTotals } from './facet-totals.ts';
import { hasKeptOrder } from './ordered-column.ts';
import { createRangeIndex, type RangeIndex } from './range-index.ts';
import { createScratch, type Scratch } from './scratch.ts';
import { findDoc, type Segment } from './segment.ts';
import { runToEnd } from './slices.ts';

/** A segment in use: which of its documents still count, and what queries keep between them. */
export interface LiveSegment {
  readonly segment: Segment;
  readonly live: Bitset;
  readonly liveCount: number;
  /** Words a document, on average. */
  readonly averageLength: number;
  /** How often each combination of each pack occurs among live documents. */
  readonly totals: readonly Uint32Array[];
  /** How often each value of each facet occurs among live documents. */
  valueTotals(): ValueCounts;
  has(id: number): boolean;
  /** Stops counting a document; false when the segment does not hold it, or no longer. */
  remove(id: number): boolean;
  rangeIndex(column: string): RangeIndex;
  /** The set that `fill` made for this key of an empty one, now or not long ago. */
  remember(key: string, fill: (bits: Bitset) => void): Bitset;
  readonly scratch: Scratch;
  /** Makes room for a new query: whatever an earlier one was given is free again. */
  begin(): void;
  /** An accumulator a document, all zero. It belongs to the caller until it asks again. */
  scores(): Float32Array;
  /** Says in which documents the accumulator was used: only those are cleared. */
  touchScores(docs: Bitset): void;
}

/** A filter's set takes 1/8 byte a document; the ones used last are worth keeping. */
const REMEMBERED = 48;

export function createLiveSegment(segment: Segment, live: Bitset = createFullBitset(segment.size)): LiveSegment {
  return runToEnd(prepareLiveSegment(segment, live));
}

/** The same bit by bit, for segments so large that other work should not have to wait for it. */
export function* prepareLiveSegment(
  segment: Segment,
  live: Bitset = createFullBitset(segment.size),
): Generator<void, LiveSegment> {
  const totals = yield* countTotals(segment, live);
  return openLiveSegment({
    segment,
    live,
    totals,
    averageLength: sumOf(segment.text.lengths) / Math.max(1, segment.size),
  });
}

function openLiveSegment({
  segment,
  live,
  totals,
  averageLength,
}: Pick<LiveSegment, 'segment' | 'live' | 'totals' | 'averageLength'>): LiveSegment {
  const ranges = new Map<string, RangeIndex>();
  const remembered = new Map<string, Bitset>();
  const scratch = createScratch(segment.size);
  let liveCount = countBits(live);
  let scores: Float32Array | undefined;
  let touched: Bitset[] = [];
  let values: ValueCounts | undefined;

  return {
    segment,
    live,
    totals,
    scratch,
    averageLength,
    get liveCount() {
      return liveCount;
    },

    has(id) {
      const doc = findDoc(segment, id);
      return doc !== undefined && hasBit(live, doc);
    },

    remove(id) {
      const doc = findDoc(segment, id);
      if (doc === undefined || !hasBit(live, doc)) return false;
      clearBit(live, doc);
      liveCount--;
      values = undefined;
      segment.facets.packs.forEach(({ column }, pack) => {
        const counts = totals[pack] as Uint32Array;
        const combination = column[doc] as number;
        counts[combination] = (counts[combination] as number) - 1;
      });
      return true;
    },

    valueTotals() {
      values ??= valueTotals(segment.facets, totals);
      return values;
    },

    rangeIndex(name) {
      let index = ranges.get(name);
      if (!index) {
        const column = segment.columns[name];
        if (!column || !hasKeptOrder(column)) throw new Error(`The index keeps no order of ${name}`);
        index = createRangeIndex(column);
        ranges.set(name, index);
      }
      return index;
    },

    remember(key, fill) {
      const known = remembered.get(key);
      if (known) {
        remembered.delete(key);
        remembered.set(key, known);
        return known;
      }
      const bits = createBitset(segment.size);
      fill(bits);
      remembered.set(key, bits);
      const [oldest] = remembered.keys();
      if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      return bits;
    },

    begin() {
      clearScores();
      scratch.begin();
    },

    scores() {
      clearScores();
      scores ??= new Float32Array(segment.size);
      return scores;
    },

    touchScores(docs) {
      touched.push(docs);
    },
  };

  function clearScores(): void {
    for (const docs of touched) if (scores) clearAt(scores, docs);
    touched = [];
  }
}

function sumOf(numbers: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i] as number;
  return sum;
}

function clearAt(scores: Float32Array, docs: Bitset): void {
  for (let i = 0; i < docs.length; i++) {
    for (let word = docs[i] as number; word !== 0; word &= word - 1) scores[(i << 5) + lowestBit(word)] = 0;
  }
}

function* countTotals(segment: Segment, live: Bitset): Generator<void, Uint32Array[]> {
  const totals: Uint32Array[] = [];
  for (const pack of segment.facets.packs) {
    const counts = new Uint32Array(combinationCount(pack));
    for (let doc = 0; doc < segment.size; doc++) {
      if (!hasBit(live, doc)) continue;
      const combination = pack.column[doc] as number;
      counts[combination] = (counts[combination] as number) + 1;
    }
    totals.push(counts);
    yield;
  }
  return totals;
}
