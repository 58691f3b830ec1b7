import type { SearchQuery } from '../../search-engine.ts';
import type { Connection } from './connection.ts';
import { LONGEST_WINDOW } from './index-definition.ts';
import type { FacetAnswer } from './translate-facets.ts';
import { type CountsBody, type HitsBody, WITHOUT_DOCUMENTS } from './translate-query.ts';

/** A hit as OpenSearch answers it. */
export interface AnsweredHit {
  readonly _score: number | null;
  readonly _source?: unknown;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly sort: readonly (string | number | null)[];
}

export interface SearchAnswer {
  readonly hits: { readonly total: { readonly value: number }; readonly hits: readonly AnsweredHit[] };
  readonly aggregations?: Readonly<Record<string, FacetAnswer>>;
}

/** Where a query is asked. */
export interface SearchPlace {
  readonly connection: Connection;
  readonly alias: string;
  /**
   * Queries with the same preference are answered by the same copies of the index. Copies score a little differently,
   * and a page from one and the next from another might overlap.
   */
  readonly preference: string;
}

/** The most hits at once on the way to a page far away. */
const MOST_HITS = 10_000;
const KEEP_ALIVE = '1m';

export interface PageRequest {
  readonly hits: HitsBody;
  readonly counts: CountsBody;
  readonly page: SearchQuery['page'];
  /** Whether the hits are looked for among some of the matches only, which then are not the total. */
  readonly isAmongSome?: boolean;
  readonly window?: number;
}

/** The total, the facets and exactly the hits of the page that the query asks for. */
export async function askPage(place: SearchPlace, request: PageRequest): Promise<SearchAnswer> {
  const { hits, counts, page, isAmongSome = false, window = LONGEST_WINDOW } = request;
  const isWithin = ('offset' in page ? page.offset : 0) + page.limit <= window;
  const near = { ...hits, ...pageOf(page) };
  if (isWithin && !isAmongSome && Object.keys(counts.aggs).length === 0) {
    return search(place, { ...near, track_total_hits: true });
  }
  if (isWithin) {
    const [counted, found] = await Promise.all([
      search(place, counts),
      search(place, { ...near, track_total_hits: false }),
    ]);
    return withHits(counted, found.hits.hits);
  }
  const counted = await search(place, counts);
  if ('offset' in page && page.offset >= counted.hits.total.value) return counted;
  return withHits(counted, await walk(place, { hits, page }));
}

function pageOf(page: SearchQuery['page']): object {
  return 'offset' in page
    ? { from: page.offset, size: page.limit }
    : { size: page.limit, search_after: [page.afterId] };
}

function withHits({ aggregations, hits: { total } }: SearchAnswer, hits: readonly AnsweredHit[]): SearchAnswer {
  return { hits: { total, hits }, ...(aggregations && { aggregations }) };
}

/** Follows the order window by window over one frozen state of the index. */
async function walk(
  place: SearchPlace,
  { hits: body, page }: Pick<PageRequest, 'hits' | 'page'>,
): Promise<AnsweredHit[]> {
  const pit = await openPointInTime(place);
  const offset = 'offset' in page ? page.offset : 0;
  const end = offset + page.limit;
  const hits: AnsweredHit[] = [];
  let after: AnsweredHit['sort'] | undefined = 'offset' in page ? undefined : [page.afterId];
  try {
    for (let seen = 0; seen < end; ) {
      const wanted = seen >= offset;
      const size = Math.min(MOST_HITS, (wanted ? end : offset) - seen);
      const next = await search(place, {
        ...body,
        ...(!wanted && { ...WITHOUT_DOCUMENTS, docvalue_fields: [] }),
        size,
        track_total_hits: false,
        pit: { id: pit, keep_alive: KEEP_ALIVE },
        ...(after && { search_after: after }),
      });
      if (wanted) hits.push(...next.hits.hits);
      if (next.hits.hits.length < size) break;
      seen += size;
      after = next.hits.hits.at(-1)?.sort;
    }
  } finally {
    await closePointInTime(place, pit);
  }
  return hits;
}

export async function search({ connection, alias, preference }: SearchPlace, body: object): Promise<SearchAnswer> {
  // A point in time knows which copies it is of.
  const isFrozen = 'pit' in body;
  const { body: answer } = await connection.ask<SearchAnswer>({
    method: 'POST',
    path: isFrozen ? '/_search' : `/${alias}/_search`,
    // Part of an answer would be a wrong one.
    parameters: { allow_partial_search_results: false, ...(!isFrozen && { preference }) },
    body,
  });
  return answer;
}

async function openPointInTime({ connection, alias, preference }: SearchPlace): Promise<string> {
  const { body } = await connection.ask<{ pit_id: string }>({
    method: 'POST',
    path: `/${alias}/_search/point_in_time`,
    parameters: { keep_alive: KEEP_ALIVE, allow_partial_pit_creation: false, preference },
  });
  return body.pit_id;
}

async function closePointInTime({ connection }: SearchPlace, id: string): Promise<void> {
  try {
    await connection.ask({ method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [id] } });
  } catch {
    // It ends by itself after a minute; the answer that was found counts.
  }
}
