import { COLLECTIONS, type CollectionName, type CollectionSchema, facetNames } from '../../collections.ts';
import type { SearchQuery, SortOrder } from '../../search-engine.ts';
import { COLLECTION_FIELD, type FieldNames, fieldNames, ID_FIELD } from './field-names.ts';
import { RANKING_SCRIPT, rankingParameters } from './ranking-script.ts';
import { translateFacets } from './translate-facets.ts';
import { translateOtherFilters, translateValueFilters } from './translate-filters.ts';
import { type Clause, type TextQuery, translateText } from './translate-words.ts';

/** A query in OpenSearch's language, all but the page. */
export interface SearchBody {
  readonly query: Clause;
  /** What narrows the hits but not the facets. */
  readonly post_filter?: Clause;
  readonly aggs: Readonly<Record<string, Clause>>;
  /** Ends by id, so the last sort value of a hit is its id. */
  readonly sort: readonly Clause[];
  readonly track_total_hits: true;
  readonly _source: readonly string[] | false;
}

/** Beyond every value, so that documents without one come last in either direction. */
const MISSING = {
  day: { asc: 99_999_999, desc: -1 },
  instant: { asc: 1e15, desc: -1e15 },
  number: { asc: 1e300, desc: -1e300 },
  text: { asc: '_last', desc: '_last' },
} as const;

/**
 * The whole question, of which `textQuery` is the part about words. It must have passed `checkQuery`. Documents that
 * would score below the floor need not be scored exactly.
 */
export function translateQuery(
  collection: CollectionName,
  query: SearchQuery,
  { textQuery, floor = 0 }: { readonly textQuery?: TextQuery | undefined; readonly floor?: number } = {},
): SearchBody {
  const schema = COLLECTIONS[collection];
  const fields = fieldNames(collection);
  const names = countedFacets(schema, query);
  const valueFilters = [...translateValueFilters(collection, query)];
  const counted = valueFilters.filter(([name]) => names.includes(name));
  const always = valueFilters.filter(([name]) => !names.includes(name)).map(([, clause]) => clause);
  const filter = [ofCollection(collection), ...always, ...translateOtherFilters(collection, query)];
  return {
    query: textQuery ? ranked(fields, textQuery, { text: query.text, filter, floor }) : { bool: { filter } },
    ...(counted.length > 0 && { post_filter: { bool: { filter: counted.map(([, clause]) => clause) } } }),
    aggs: translateFacets(collection, { names, filters: new Map(counted), today: query.today }),
    sort: translateSort(schema, fields, { query, hasText: textQuery !== undefined }),
    track_total_hits: true,
    _source: query.highlight && textQuery ? [fields.terms] : false,
  };
}

export function countedFacets(schema: CollectionSchema, { facets }: SearchQuery): readonly string[] {
  return facets === 'all' ? facetNames(schema) : facets;
}

/** Whether anything but the text can keep a document out. */
export function isNarrowed({ filters, ranges, validOn, near, within }: SearchQuery): boolean {
  const named = Object.keys(filters).length + Object.keys(ranges).length;
  return named > 0 || validOn !== null || near !== null || within !== null;
}

export function ofCollection(collection: CollectionName): Clause {
  return { term: { [COLLECTION_FIELD]: collection } };
}

function ranked(
  fields: FieldNames,
  textQuery: TextQuery,
  { text, filter, floor }: { text: string; filter: readonly Clause[]; floor: number },
): Clause {
  const params = rankingParameters(fields, { ...textQuery, text, floor });
  return {
    script_score: {
      query: { bool: { must: [translateText(fields, textQuery)], filter } },
      script: { lang: 'painless', source: RANKING_SCRIPT, params },
    },
  };
}

function translateSort(
  schema: CollectionSchema,
  fields: FieldNames,
  { query, hasText }: { query: SearchQuery; hasText: boolean },
): Clause[] {
  const byId = { [ID_FIELD]: { order: 'asc' } };
  if ('afterId' in query.page) return [byId];
  // Without text every score is 0 and orders nothing.
  const orders = query.sort.filter(({ key }) => key !== 'score' || hasText);
  return [...orders.map((order) => translateOrder(schema, fields, order)), byId];
}

function translateOrder(schema: CollectionSchema, fields: FieldNames, { key, descending }: SortOrder): Clause {
  const order = descending ? 'desc' : 'asc';
  if (key === 'score') return { _score: { order } };
  const kind = schema.sortKeys[key] ?? 'text';
  return { [sortField(fields, kind, key)]: { order, missing: MISSING[kind][order] } };
}

function sortField(fields: FieldNames, kind: CollectionSchema['sortKeys'][string], key: string): string {
  if (kind === 'day') return fields.day(key);
  return kind === 'instant' ? fields.instant(key) : fields.sortKey(key);
}
