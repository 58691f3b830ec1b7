import type { PageRequest } from '../domain/page.ts';
import { MAX_PAGE_ROWS } from './parameters/page-parameters.ts';

export interface PageLinks {
  readonly next: string | null;
  readonly previous: string | null;
}

/** Absolute addresses of the neighbouring pages; every other parameter stays as it was. */
export function pageLinks(baseUrl: string, url: string, { limit, offset }: PageRequest, count: number): PageLinks {
  const before = Math.min(offset, count);
  // Where all rows were asked for, what lies before is one page; a page is never so large that it would be refused.
  const size = Math.min(limit ?? before, MAX_PAGE_ROWS);
  if (size === 0) return { next: null, previous: null };
  return {
    next: limit !== null && offset + limit < count ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, before - size)) : null,
  };

  function link(at: number): string {
    const [path = '', ...search] = url.split('?');
    const parameters = new URLSearchParams(search.join('?'));
    parameters.set('limit', String(size));
    parameters.set('offset', String(at));
    return `${baseUrl}${path}?${parameters.toString()}`;
  }
}
