import { nameKey } from '../../analysis/index-terms.ts';
import type { CollectionName } from '../../collections.ts';
import type { SearchQuery } from '../../search-engine.ts';
import { fieldNames, ID_FIELD } from './field-names.ts';
import { type SearchPlace, search } from './result-pages.ts';
import { translateFilters, translateHits, WITHOUT_DOCUMENTS } from './translate-query.ts';
import { constant, type TextQuery, translateEqualName, translateText } from './translate-words.ts';

/** Below this many matches comparing all of them costs less than another request. */
const FEW_MATCHES = 2_000;
/** As many as the engine in the process compares. */
const MOST_COMPARED = 512;
/** Far above any sum of word scores. */
const EQUAL_NAME = 1_000_000;
const IDENTIFIER = 2_000_000;

export interface ScoredQuery {
  readonly collection: CollectionName;
  readonly query: SearchQuery;
  readonly textQuery: TextQuery;
}

/**
 * The documents whose names are to be compared with the query; `undefined` for all of them. Comparing names is by far the
 * most costly part of ranking, so of many matches only those with the best words are compared, and before them those
 * with an equal name or identifier; all others come after them by their words alone.
 */
export async function chooseCompared(
  place: SearchPlace,
  { collection, query, textQuery }: ScoredQuery,
): Promise<number[] | undefined> {
  const isRanked = 'offset' in query.page && query.page.limit > 0 && query.sort.some(({ key }) => key === 'score');
  if (!isRanked || textQuery.atMost <= FEW_MATCHES) return undefined;
  const fields = fieldNames(collection);
  const first = [
    constant(translateEqualName(fields, textQuery.analysed), EQUAL_NAME),
    ...(textQuery.isIdentifier ? [constant({ term: { [fields.identifiers]: nameKey(query.text) } }, IDENTIFIER)] : []),
  ];
  const { hits } = await search(place, {
    query: {
      bool: {
        must: [translateText(fields, textQuery)],
        should: first,
        filter: translateFilters(collection, query),
      },
    },
    sort: [{ _score: { order: 'desc' } }, { [ID_FIELD]: { order: 'asc' } }],
    size: MOST_COMPARED,
    track_total_hits: false,
    ...WITHOUT_DOCUMENTS,
  });
  return hits.hits.map(({ sort }) => Number(sort.at(-1)));
}

/** The scores of documents on a page that is not in the order of scores, by id. */
export async function scoresOf(
  place: SearchPlace,
  { collection, query, textQuery, ids }: ScoredQuery & { readonly ids: readonly number[] },
): Promise<Map<number, number>> {
  const { query: ranking } = translateHits(collection, query, { textQuery });
  const { hits } = await search(place, {
    query: { bool: { must: [ranking], filter: [{ terms: { [ID_FIELD]: ids } }] } },
    sort: [{ _score: { order: 'desc' } }, { [ID_FIELD]: { order: 'asc' } }],
    size: ids.length,
    track_total_hits: false,
    ...WITHOUT_DOCUMENTS,
  });
  return new Map(hits.hits.map(({ sort }) => [Number(sort[1]), Number(sort[0])]));
}
