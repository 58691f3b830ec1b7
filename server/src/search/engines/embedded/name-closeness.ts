import { createCloseness } from '../../analysis/closeness.ts';
import type { AnalysedQuery } from '../../analysis/query.ts';
import { createNameTest, findNames, wordsOfName } from './name-index.ts';
import type { Segment } from './segment.ts';
import { sequenceAt } from './sequence-pool.ts';
import { createTermReader, findTerm } from './term-dictionary.ts';

/** How close the names of a segment's documents are to a query, worked out once for each set of names. */
export interface NameCloseness {
  /** Closeness of the document's best name, from 0 to 1. */
  of(doc: number): number;
  /** Tells the documents of which one name equals the query; `undefined` when no document has such a name. */
  findEqual(): ((doc: number) => boolean) | undefined;
}

export function createNameCloseness({ text, names }: Segment, query: AnalysedQuery): NameCloseness {
  const closeness = createCloseness(query);
  const termText = createTermReader(text.dictionary);
  const known = new Map<number, number>();

  return {
    of(doc) {
      const set = names.setOf[doc] as number;
      const before = known.get(set);
      if (before !== undefined) return before;
      let best = 0;
      for (const name of sequenceAt(names.sets, set)) {
        best = Math.max(best, closeness(wordsOfName(names, name, termText)));
      }
      known.set(set, best);
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
}
