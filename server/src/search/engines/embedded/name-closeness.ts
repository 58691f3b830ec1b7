import { createCloseness } from '../../analysis/closeness.ts';
import type { AnalysedQuery } from '../../analysis/query.ts';
import { createNameReader, createNameTest, findNames } from './name-index.ts';
import type { Segment } from './segment.ts';
import { findTerm } from './term-dictionary.ts';

/** How close the names of a segment's documents are to a query, worked out once for each name. */
export interface NameCloseness {
  /** Closeness of the document's best name, from 0 to 1. */
  of(doc: number): number;
  /** Tells the documents of which one name equals the query; `undefined` when no document has such a name. */
  findEqual(): ((doc: number) => boolean) | undefined;
}

export function createNameCloseness({ text, names }: Segment, query: AnalysedQuery): NameCloseness {
  const closeness = createCloseness(query);
  const wordsOfName = createNameReader(names, text.dictionary);
  const known = new Map<number, number>();

  return {
    of(doc) {
      const { offsets, items } = names.sets;
      const set = names.setOf[doc] as number;
      const end = offsets[set + 1] as number;
      let best = 0;
      for (let i = offsets[set] as number; i < end; i++) best = Math.max(best, closenessOf(items[i] as number));
      return best;
    },

    findEqual() {
      const wanted = query.words.map(
        ({ alternatives, exactAlternatives }) =>
          new Set(
            [...alternatives, ...exactAlternatives]
              .map((form) => findTerm(text.dictionary, form))
              .filter((term) => term !== undefined),
          ),
      );
      if (wanted.some(({ size }) => size === 0)) return undefined;
      const equal = findNames(names, wanted);
      return equal.size === 0 ? undefined : createNameTest(names, equal);
    },
  };

  function closenessOf(name: number): number {
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = closeness(wordsOfName(name));
    known.set(name, found);
    return found;
  }
}
