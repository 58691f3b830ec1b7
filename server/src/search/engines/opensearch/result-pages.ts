import type { SearchQuery } from '../../search-engine.ts';
import type { Connection } from './connection.ts';
import type { FacetAnswer } from './translate-facets.ts';
import type { SearchBody } from './translate-query.ts';

/** A hit as OpenSearch answers it. */
export interface AnsweredHit {
  readonly _score: number | null;
  readonly _source?: unknown;
  readonly sort: readonly (string | number | null)[];
}

export interface SearchAnswer {
  readonly hits: { readonly total: { readonly value: number }; readonly hits: readonly AnsweredHit[] };
  readonly aggregations?: Readonly<Record<string, FacetAnswer>>;
}

/** OpenSearch numbers no further than this; beyond, a page is reached by following the order. */
const LONGEST_WINDOW = 10_000;
const KEEP_ALIVE = '1m';

/** The answer with exactly the hits of the page that the query asks for. */
export async function askPage(
  connection: Connection,
  alias: string,
  { body, page }: { body: SearchBody; page: SearchQuery['page'] },
): Promise<SearchAnswer> {
  if ('afterId' in page) {
    const size = Math.min(page.limit, LONGEST_WINDOW);
    const first = await search(connection, alias, { ...body, size, search_after: [page.afterId] });
    return page.limit <= LONGEST_WINDOW ? first : await walk(connection, alias, { body, page, from: [page.afterId] });
  }
  const { offset, limit } = page;
  if (offset + limit <= LONGEST_WINDOW) return search(connection, alias, { ...body, from: offset, size: limit });
  const counted = await search(connection, alias, { ...body, size: 0 });
  if (offset >= counted.hits.total.value) return counted;
  return walk(connection, alias, { body, page, from: undefined });
}

interface Walk {
  readonly body: SearchBody;
  readonly page: SearchQuery['page'];
  readonly from: AnsweredHit['sort'] | undefined;
}

/** Follows the order window by window over one frozen state of the index. */
async function walk(connection: Connection, alias: string, { body, page, from }: Walk): Promise<SearchAnswer> {
  const pit = await openPointInTime(connection, alias);
  const { _source: source } = body;
  const offset = 'offset' in page ? page.offset : 0;
  const end = offset + page.limit;
  const hits: AnsweredHit[] = [];
  let answer: SearchAnswer | undefined;
  let after = from;
  try {
    for (let seen = 0; seen < end; ) {
      const wanted = seen >= offset;
      const size = Math.min(LONGEST_WINDOW, (wanted ? end : offset) - seen);
      const next = await search(connection, undefined, {
        ...body,
        aggs: answer ? {} : body.aggs,
        _source: wanted ? source : false,
        size,
        pit: { id: pit, keep_alive: KEEP_ALIVE },
        ...(after && { search_after: after }),
      });
      answer ??= next;
      if (wanted) hits.push(...next.hits.hits);
      if (next.hits.hits.length < size) break;
      seen += size;
      after = next.hits.hits.at(-1)?.sort;
    }
  } finally {
    await closePointInTime(connection, pit);
  }
  if (!answer) throw new Error('A page of no length needs no walk');
  return { ...answer, hits: { total: answer.hits.total, hits } };
}

export async function search(connection: Connection, alias: string | undefined, body: object): Promise<SearchAnswer> {
  const { body: answer } = await connection.ask<SearchAnswer>({
    method: 'POST',
    path: alias === undefined ? '/_search' : `/${alias}/_search`,
    // Part of an answer would be a wrong one.
    parameters: alias === undefined ? {} : { allow_partial_search_results: false },
    body,
  });
  return answer;
}

async function openPointInTime(connection: Connection, alias: string): Promise<string> {
  const { body } = await connection.ask<{ pit_id: string }>({
    method: 'POST',
    path: `/${alias}/_search/point_in_time`,
    parameters: { keep_alive: KEEP_ALIVE, allow_partial_pit_creation: false },
  });
  return body.pit_id;
}

async function closePointInTime(connection: Connection, id: string): Promise<void> {
  try {
    await connection.ask({ method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [id] } });
  } catch {
    // It ends by itself after a minute; the answer that was found counts.
  }
}
