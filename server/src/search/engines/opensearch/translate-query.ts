import { COLLECTIONS, type CollectionName, type CollectionSchema, facetNames } from '../../collections.ts';
import type { SearchQuery, SortOrder } from '../../search-engine.ts';
import { COLLECTION_FIELD, type FieldNames, fieldNames, ID_FIELD } from './field-names.ts';
import { RANKING_SCRIPT, rankingParameters } from './ranking-script.ts';
import { translateFacets } from './translate-facets.ts';
import { translateOtherFilters, translateValueFilters } from './translate-filters.ts';
import { type Clause, type TextQuery, translateText } from './translate-words.ts';

/** The question for hits in OpenSearch's language, all but the page. */
export interface HitsBody {
  readonly query: Clause;
  /** Ends by id, so the last sort value of a hit is its id. */
  readonly sort: readonly Clause[];
  readonly _source: readonly string[] | false;
  readonly stored_fields?: '_none_';
  /** Fields of which every hit gives its values. */
  readonly docvalue_fields?: readonly string[];
}

/** Hits without their documents: OpenSearch then reads nothing of those from disk. */
export const WITHOUT_DOCUMENTS = { _source: false, stored_fields: '_none_' } as const;

/** The question for the total and the facets. It names neither page nor order, so OpenSearch keeps its answer. */
export interface CountsBody {
  readonly query: Clause;
  /** What narrows the total but not the facets. */
  readonly post_filter?: Clause;
  readonly aggs: Readonly<Record<string, Clause>>;
  readonly size: 0;
  readonly track_total_hits: true;
}

/** Beyond every value, so that documents without one come last in either direction. */
const MISSING = {
  day: { asc: 99_999_999, desc: -1 },
  instant: { asc: 1e15, desc: -1e15 },
  number: { asc: 1e300, desc: -1e300 },
  text: { asc: '_last', desc: '_last' },
} as const;

export interface HitsOptions {
  /** The part about words. */
  readonly textQuery?: TextQuery;
  /** The documents whose names are compared with the query, where these are not all. */
  readonly compared?: readonly number[] | undefined;
}

/** The query must have passed `checkQuery`. */
export function translateHits(
  collection: CollectionName,
  query: SearchQuery,
  { textQuery, compared }: HitsOptions = {},
): HitsBody {
  const fields = fieldNames(collection);
  const hasOnlyCompared = compared !== undefined && isAmongBest(query, compared.length);
  const filter = [
    ...translateFilters(collection, query),
    ...(hasOnlyCompared ? [{ terms: { [ID_FIELD]: compared } }] : []),
  ];
  const scoring = { text: query.text, filter, compared: hasOnlyCompared ? undefined : compared };
  return {
    query: textQuery ? ranked(fields, textQuery, scoring) : { bool: { filter } },
    sort: translateSort(COLLECTIONS[collection], fields, { query, hasText: textQuery !== undefined }),
    ...(query.highlight && textQuery ? { _source: [fields.terms] } : WITHOUT_DOCUMENTS),
    ...(query.values.length > 0 && { docvalue_fields: query.values.map(fields.facet) }),
  };
}

/** Whether the page has only documents whose names are compared: all others come after them. */
function isAmongBest({ sort, page }: SearchQuery, compared: number): boolean {
  const [first] = sort;
  return first?.key === 'score' && first.descending && 'offset' in page && page.offset + page.limit <= compared;
}

export function translateCounts(collection: CollectionName, query: SearchQuery, textQuery?: TextQuery): CountsBody {
  const names = countedFacets(COLLECTIONS[collection], query);
  const valueFilters = [...translateValueFilters(collection, query)];
  const counted = valueFilters.filter(([name]) => names.includes(name));
  const always = valueFilters.filter(([name]) => !names.includes(name)).map(([, clause]) => clause);
  const text = textQuery ? [translateText(fieldNames(collection), textQuery)] : [];
  const filter = [ofCollection(collection), ...text, ...always, ...translateOtherFilters(collection, query)];
  return {
    query: { bool: { filter } },
    ...(counted.length > 0 && { post_filter: { bool: { filter: counted.map(([, clause]) => clause) } } }),
    aggs: translateFacets(collection, { names, filters: new Map(counted), today: query.today }),
    size: 0,
    track_total_hits: true,
  };
}

/** Everything besides the text. */
export function translateFilters(collection: CollectionName, query: SearchQuery): Clause[] {
  return [
    ofCollection(collection),
    ...translateValueFilters(collection, query).values(),
    ...translateOtherFilters(collection, query),
  ];
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
  { text, filter, compared }: { text: string; filter: readonly Clause[]; compared: readonly number[] | undefined },
): Clause {
  const params = rankingParameters(fields, { ...textQuery, text, compared });
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
