import { type Bitset, lowestBit } from './bitset.ts';

/**
 * Comparing a name takes a microsecond. Up to so many documents have their names compared with the query; when more
 * match, those that score best by their words do, and those with an equal name, and all others come after them.
 */
export const MOST_COMPARED = 512;

const BUCKETS = 4096;

/** Finds the items with the best word scores in one pass, scores that hardly differ being equal. */
export interface BestByBucket {
  add(segment: { readonly docs: Bitset; readonly scores: Float32Array; readonly start: number }): void;
  /** Those above a bucket of scores, then as many of that bucket as are wanted. */
  items(): number[];
}

export function createBestByBucket(mostScore: number): BestByBucket {
  const scale = (BUCKETS - 1) / Math.max(mostScore, Number.MIN_VALUE);
  /** Items met so far, those aside that were in too low a bucket when they came. */
  const candidates: number[] = [];
  const buckets: number[] = [];
  const counts = new Uint32Array(BUCKETS);
  /** Fewer items than wanted are in buckets above this one. */
  let lowest = 0;
  let above = 0;

  return {
    add({ docs, scores, start }) {
      for (let i = 0; i < docs.length; i++) {
        for (let word = docs[i] as number; word !== 0; word &= word - 1) {
          const doc = (i << 5) + lowestBit(word);
          const bucket = ((scores[doc] as number) * scale) | 0;
          if (bucket >= lowest && (counts[bucket] as number) < MOST_COMPARED) take(start + doc, bucket);
        }
      }
    },
    items() {
      const where = (isWanted: (bucket: number) => boolean) =>
        candidates.filter((_item, index) => isWanted(buckets[index] as number));
      return [...where((bucket) => bucket > lowest), ...where((bucket) => bucket === lowest)];
    },
  };

  function take(item: number, bucket: number): void {
    candidates.push(item);
    buckets.push(bucket);
    counts[bucket] = (counts[bucket] as number) + 1;
    if (bucket > lowest) above++;
    while (above >= MOST_COMPARED) above -= counts[++lowest] as number;
  }
}
