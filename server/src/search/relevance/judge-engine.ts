import type { Day } from '../../domain/day.ts';
import { matchAll, type SearchEngine } from '../search-engine.ts';
import type { LabelledQuery } from './labelled-query.ts';
import { type RankedQuery, rankQueries } from './measure-relevance.ts';

/** As many as a page of results has; a record further down counts as not found. */
const PAGE = 10;
/** The order of the institution search. */
const BEST_FIRST = [
  { key: 'score', descending: true },
  { key: 'nameSort', descending: false },
];

/** Asks an engine that holds the institutions every query as the search of institutions would. */
export function judgeEngine(
  engine: Pick<SearchEngine, 'search'>,
  queries: readonly LabelledQuery[],
  today: Day,
): Promise<RankedQuery[]> {
  return rankQueries(queries, async (text) => {
    const query = { ...matchAll(today), text, sort: BEST_FIRST, page: { offset: 0, limit: PAGE } };
    const { hits } = await engine.search('institutions', query);
    return hits.map(({ id }) => id);
  });
}
