import { createCloseness } from '../../analysis/closeness.ts';
import type { AnalysedQuery } from '../../analysis/query.ts';
import { wordsOfName } from './name-index.ts';
import type { Segment } from './segment.ts';
import { sequenceAt } from './sequence-pool.ts';

/** How close the names of a segment's documents are to a query, worked out once for each set of names. */
export interface NameCloseness {
  /** Closeness of the best name of a set, from 0 to 1. */
  of(set: number): number;
  /** Never below `of`, and cheap. */
  atMost(set: number): number;
}

export function createNameCloseness({ text, names }: Segment, query: AnalysedQuery): NameCloseness {
  const closeness = createCloseness(query);
  const { terms } = text.dictionary;
  const known = new Map<number, number>();
  const limits = createLimits(query);

  return {
    of(set) {
      let best = known.get(set);
      if (best === undefined) {
        best = 0;
        for (const name of sequenceAt(names.sets, set)) {
          best = Math.max(best, closeness(wordsOfName(names, name, terms)));
        }
        known.set(set, best);
      }
      return best;
    },
    atMost: (set) => limits[names.shortest[set] as number] as number,
  };
}

/**
 * The most that a query can share with a name of so many words: twice its own weight out of both weights together, when
 * every abbreviation stands for as many words as it can.
 */
function createLimits({ words }: AnalysedQuery): Float64Array {
  const most = words.reduce(
    (sum, { expansions }) => sum + Math.max(1, ...expansions.map((sequence) => sequence.length)),
    0,
  );
  return Float64Array.from({ length: 256 }, (_value, length) => Math.min(1, (2 * most) / (most + length)));
}
