import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Day } from '../../domain/day.ts';
import { analyseQuery } from '../../search/analysis/query.ts';
import type { CollectionName } from '../../search/collections.ts';
import {
  matchAll,
  type SearchEngine,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
  type SortOrder,
} from '../../search/search-engine.ts';
import type { FacetFields } from '../parameters/search-parameters.ts';
import type { FacetsBody } from '../schemas/wrapper.ts';
import { toFacets } from '../views/facets-view.ts';
import { type PagedQuery, requireRowsOnOnePage, searchLinks, toSearchPage } from './search-page.ts';

/** The part of a query that all searches share. */
export interface SearchRequest extends PagedQuery {
  readonly query: string | undefined;
  readonly highlight: boolean;
  readonly facets: boolean;
  readonly facet_fields: readonly string[];
}

export interface SearchAsked<Item> {
  readonly collection: CollectionName;
  readonly request: SearchRequest;
  readonly facetFields: FacetFields;
  /** Filters and ranges; those without a value narrow nothing. */
  readonly narrowing: Narrowing;
  readonly sort: readonly SortOrder[];
  /** Facets of which hits should give their values. */
  readonly values?: readonly string[];
  readonly today: Day;
  readonly url: string;
  /** Makes the results of these hits in their order. A hit that may no longer be shown gives none. */
  readonly toItems: (hits: readonly SearchHit[]) => Promise<readonly Item[]>;
}

export type Narrowing = Partial<Pick<SearchQuery, 'filters' | 'ranges' | 'validOn' | 'near' | 'within'>>;

export interface SearchBody<Item> {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: Item[];
  readonly facets?: FacetsBody;
  readonly match: SearchResult['match'];
  readonly suggestions: string[];
  readonly next_cursor?: string | null;
}

/** So many results are made and written at once; larger pages let other requests in between. */
const ROWS_AT_ONCE = 200;

export function createSearchAnswer({ search, baseUrl }: { readonly search: SearchEngine; readonly baseUrl: string }) {
  /** The answer to a search; `itemSchema` is the form of one result. */
  return async function answerSearch<Schema extends TSchema>(
    asked: SearchAsked<Static<Schema>>,
    { reply, itemSchema }: { readonly reply: FastifyReply; readonly itemSchema: Schema },
  ): Promise<SearchBody<Static<Schema>>> {
    const page = toSearchPage(asked.request);
    const found = await search.search(asked.collection, { ...toQuestion(asked), page });
    const result = found.match === null && isWithoutWords(asked.request) ? NOTHING : found;
    requireRowsOnOnePage(asked.request, result);
    const body = { results: [], ...toBody(asked, result) };
    const { hits } = result;
    if (hits.length === 0) return body;
    if (hits.length <= ROWS_AT_ONCE) return { ...body, results: [...(await asked.toItems(hits))] };
    // Known by its identity, so that it is compiled once.
    const write = reply.compileSerializationSchema(itemSchema as Readonly<Record<string, unknown>>);
    sendInSlices(reply, body, await writeItems(asked, { hits, write }));
    return body;
  };

  function toBody<Item>({ request, facetFields, url }: SearchAsked<Item>, result: SearchResult) {
    const { links, nextCursor } = searchLinks(request, { baseUrl, url, result });
    const counted = facetsAsked(request, facetFields);
    return {
      count: result.count,
      ...links,
      ...(request.facets && {
        facets: toFacets(counted.map((name) => [name, result.facets[facetFields[name] ?? ''] ?? []])),
      }),
      match: result.match,
      suggestions: [...result.suggestions],
      ...(nextCursor !== undefined && { next_cursor: nextCursor }),
    };
  }
}

const NOTHING: SearchResult = { count: 0, hits: [], facets: {}, match: null, suggestions: [] };

/** Whether a text was given that nothing can match. An engine takes it for no text and finds everything. */
function isWithoutWords({ query }: SearchRequest): boolean {
  return query !== undefined && analyseQuery(query).words.length === 0;
}

function toQuestion<Item>(asked: SearchAsked<Item>): SearchQuery {
  const { request, facetFields, narrowing, sort, values = [], today } = asked;
  return {
    ...matchAll(today),
    ...narrowing,
    text: request.query ?? '',
    facets: facetsAsked(request, facetFields).map((name) => facetFields[name] ?? ''),
    sort,
    highlight: request.highlight,
    values,
  };
}

function facetsAsked({ facets, facet_fields: names }: SearchRequest, facetFields: FacetFields): readonly string[] {
  if (!facets) return [];
  return Object.keys(facetFields).filter((name) => names.length === 0 || names.includes(name));
}

/** The results as JSON, in bytes: text of many megabytes would be turned into bytes in one go later. */
async function writeItems<Item>(
  { toItems }: SearchAsked<Item>,
  { hits, write }: { readonly hits: readonly SearchHit[]; readonly write: (item: Item) => string },
): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for (let start = 0; start < hits.length; start += ROWS_AT_ONCE) {
    const items = await toItems(hits.slice(start, start + ROWS_AT_ONCE));
    const text = items.map(write).join(',');
    if (text !== '') parts.push(Buffer.from(parts.length === 0 ? text : `,${text}`));
    await nextTurn();
  }
  return parts;
}

const NO_RESULTS = '"results":[]';

/** Puts the results where the answer has none. Quotes inside texts are escaped, so it is found only as a member. */
function sendInSlices(reply: FastifyReply, body: object, items: readonly Buffer[]): void {
  const writeBody = reply.getSerializationFunction('200') ?? JSON.stringify;
  const text = writeBody(body);
  const end = text.indexOf(NO_RESULTS) + NO_RESULTS.length - 1;
  reply.type('application/json; charset=utf-8');
  const bytes: unknown = Buffer.concat([Buffer.from(text.slice(0, end)), ...items, Buffer.from(text.slice(end))]);
  // Fastify takes bytes as well, though its type knows only text.
  reply.serializer(() => bytes as string);
}
