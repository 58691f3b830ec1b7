import { RegistryError } from '../../domain/errors.ts';
import type { AfterPage, OffsetPage, SearchResult } from '../../search/search-engine.ts';
import { type PageLinks, pageLinks } from '../page-links.ts';
import { writeCursor } from '../parameters/cursor.ts';
import { ADVICE, MAX_PAGE_ROWS, requireModestPage } from '../parameters/page-parameters.ts';

/** How a search is paged: by offset, or after the record that a cursor names. */
export interface PagedQuery {
  readonly limit: number;
  readonly offset: number;
  readonly cursor: number | undefined;
  readonly ordering: object | undefined;
}

/** Never more rows than one answer holds; whether that cuts the page is asked once the count is known. */
export function toSearchPage({ limit, offset, cursor, ordering }: PagedQuery): OffsetPage | AfterPage {
  const rows = Math.min(limit, MAX_PAGE_ROWS);
  if (cursor === undefined) return { offset, limit: rows };
  if (ordering !== undefined) throw refuse('ordering', 'does not go with cursor, which reads in order of id');
  if (offset > 0) throw refuse('offset', 'does not go with cursor, which says itself where to go on');
  if (limit === 0) throw refuse('limit', 'must be at least 1 with cursor, or reading would never end');
  return { afterId: cursor, limit: rows };
}

export function requireRowsOnOnePage(
  { limit, offset, cursor }: PagedQuery,
  { count, hits }: Pick<SearchResult, 'count' | 'hits'>,
): void {
  if (cursor === undefined) requireModestPage({ limit, offset }, count, ADVICE.cursor);
  else if (limit > MAX_PAGE_ROWS && hits.length === MAX_PAGE_ROWS && count > MAX_PAGE_ROWS) {
    throw refuse('limit', `would give more than ${MAX_PAGE_ROWS} rows, the most that one page holds`);
  }
}

interface LinkedPage {
  readonly baseUrl: string;
  readonly url: string;
  readonly result: Pick<SearchResult, 'count' | 'hits'>;
}

/** The neighbouring pages. By cursor there is only a way on, until a page is not full. */
export function searchLinks(
  { limit, offset, cursor }: PagedQuery,
  { baseUrl, url, result: { count, hits } }: LinkedPage,
): { readonly links: PageLinks; readonly nextCursor: string | null | undefined } {
  if (cursor === undefined) return { links: pageLinks(baseUrl, url, { limit, offset }, count), nextCursor: undefined };
  const last = hits.at(-1);
  const isEnd = last === undefined || hits.length < limit;
  const nextCursor = isEnd ? null : writeCursor(last.id);
  return { links: { next: nextCursor === null ? null : withCursor(nextCursor), previous: null }, nextCursor };

  function withCursor(next: string): string {
    const [path = '', ...search] = url.split('?');
    const parameters = new URLSearchParams(search.join('?'));
    parameters.set('cursor', next);
    return `${baseUrl}${path}?${parameters.toString()}`;
  }
}

function refuse(parameter: string, message: string): RegistryError {
  return new RegistryError('invalid_parameter', `The parameter ${parameter} ${message}.`, {
    problems: [{ parameter, message }],
  });
}
