import type { CollectionName } from '../../collections.ts';
import type { SearchQuery } from '../../search-engine.ts';
import type { Connection } from './connection.ts';
import { ID_FIELD } from './field-names.ts';
import { search } from './result-pages.ts';
import { type SearchBody, translateQuery } from './translate-query.ts';
import type { TextQuery } from './translate-words.ts';

/** Below this many matches scoring all of them exactly costs less than another request. */
const MANY_MATCHES = 5_000;
/** For pages further on, so many documents must be scored exactly that looking ahead gains nothing. */
const LAST_PLACE = 1_000;
/** Documents beside those of the page that are looked at for a good floor. */
const SPARE = 200;

export interface ScoredQuery {
  readonly collection: CollectionName;
  readonly query: SearchQuery;
  readonly textQuery: TextQuery;
}

/**
 * A score that at least as many documents reach as the page and those before it need; 0 where it is not worth finding.
 * Comparing names is by far the most costly part of ranking. The documents with the best words are compared first; any
 * other whose words and shortest name cannot reach the scores found there is then left alone.
 */
export async function leastOfBest(connection: Connection, alias: string, scored: ScoredQuery): Promise<number> {
  const { collection, query, textQuery } = scored;
  const { page, sort } = query;
  const isBestFirst = sort[0]?.key === 'score' && sort[0].descending;
  if (!isBestFirst || !('offset' in page) || textQuery.isIdentifier || textQuery.atMost < MANY_MATCHES) return 0;
  const places = page.offset + page.limit;
  if (page.limit === 0 || places > LAST_PLACE) return 0;
  const { hits } = await search(connection, alias, rescored(translateQuery(collection, query, { textQuery }), places));
  const { _score: least } = hits.hits[places - 1] ?? { _score: 0 };
  return least ?? 0;
}

/** The same question by the score of the words, of which only the best are scored exactly. */
function rescored({ query, post_filter: narrowing }: SearchBody, places: number): object {
  const { script_score: ranking } = query as { script_score: { query: object } };
  return {
    query: ranking.query,
    ...(narrowing && { post_filter: narrowing }),
    rescore: {
      window_size: places + SPARE,
      query: { rescore_query: query, query_weight: 0, rescore_query_weight: 1 },
    },
    size: places,
    track_total_hits: false,
    _source: false,
  };
}

/** The scores of documents on a page that is not in the order of scores, by id. */
export async function scoresOf(
  connection: Connection,
  alias: string,
  { collection, query, textQuery, ids }: ScoredQuery & { readonly ids: readonly number[] },
): Promise<Map<number, number>> {
  const { query: ranking } = translateQuery(collection, query, { textQuery });
  const { hits } = await search(connection, alias, {
    query: { bool: { must: [ranking], filter: [{ terms: { [ID_FIELD]: ids } }] } },
    sort: [{ _score: { order: 'desc' } }, { [ID_FIELD]: { order: 'asc' } }],
    size: ids.length,
    track_total_hits: false,
    _source: false,
  });
  return new Map(hits.hits.map(({ sort }) => [Number(sort[1]), Number(sort[0])]));
}
