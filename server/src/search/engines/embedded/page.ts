import type { SearchQuery } from '../../search-engine.ts';
import { MOST_COMPARED } from './best-by-bucket.ts';
import type { Bitset } from './bitset.ts';
import { columnPage } from './column-page.ts';
import { fewValuesPage } from './few-values-page.ts';
import type { FinalScores } from './final-scores.ts';
import { firstDocFrom } from './segment.ts';
import { selectWindow } from './select-window.ts';
import { createSortReaders } from './sort-readers.ts';
import { itemsOf, type View } from './view.ts';

export interface Page {
  readonly items: readonly number[];
  readonly scoreOf: (item: number) => number;
}

/** Up to so many documents are simply ordered; the kept orders pay for more. */
const FEW = 8192;

/** The documents of one page, in order. */
export function findPage(
  view: View,
  {
    query,
    sets,
    counts,
    scores,
  }: {
    query: SearchQuery;
    sets: readonly Bitset[];
    /** How many documents each set has. */
    counts: readonly number[];
    scores: FinalScores | undefined;
  },
): Page {
  const scoreOf = scores ? scores.scoreOf : () => 0;
  if ('afterId' in query.page) return { items: pageAfter(view, sets, query.page), scoreOf };
  const { offset: start, limit } = query.page;
  const count = counts.reduce((sum, own) => sum + own, 0);
  const end = Math.min(count, start + limit);
  if (start >= end) return { items: [], scoreOf };

  const sort = scores ? query.sort : query.sort.filter(({ key }) => key !== 'score');
  const readers = createSortReaders(view, sort, scoreOf);
  const [first] = sort;
  if (scores && first?.key === 'score' && first.descending && end <= MOST_COMPARED) {
    return { items: scores.best(readers.slice(1), end).slice(start), scoreOf };
  }
  if (first && first.key !== 'score' && count > FEW) {
    const request = { sets, counts, readers, start, end };
    const isKept = view.segments[0]?.segment.columns[first.key]?.order !== null;
    return { items: isKept ? columnPage(view, first, request) : fewValuesPage(view, first, request), scoreOf };
  }
  return { items: [...selectWindow(itemsOf(view, sets, count), readers, { start, end })], scoreOf };
}

/** Documents whose id is above `afterId`, in order of id. */
function pageAfter(
  view: View,
  sets: readonly Bitset[],
  { afterId, limit }: { afterId: number; limit: number },
): number[] {
  const found = view.segments.flatMap(({ segment }, index) => {
    const start = view.starts[index] as number;
    const items: { id: number; item: number }[] = [];
    const bits = sets[index] as Bitset;
    for (let doc = firstDocFrom(segment.ids, afterId + 1); doc < segment.size && items.length < limit; doc++) {
      if (((bits[doc >>> 5] as number) >>> (doc & 31)) & 1)
        items.push({ id: segment.ids[doc] as number, item: start + doc });
    }
    return items;
  });
  return found
    .sort((a, b) => a.id - b.id)
    .slice(0, limit)
    .map(({ item }) => item);
}
