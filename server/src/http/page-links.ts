import type { PageRequest } from '../domain/page.ts';

export interface PageLinks {
  readonly next: string | null;
  readonly previous: string | null;
}

/** Absolute addresses of the neighbouring pages; every other parameter stays as it was. */
export function pageLinks(baseUrl: string, url: string, { limit, offset }: PageRequest, count: number): PageLinks {
  if (limit === null || limit === 0) return { next: null, previous: null };
  return {
    next: offset + limit < count ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, Math.min(offset, count) - limit)) : null,
  };

  function link(at: number): string {
    const [path = '', ...search] = url.split('?');
    const parameters = new URLSearchParams(search.join('?'));
    parameters.set('limit', String(limit));
    parameters.set('offset', String(at));
    return `${baseUrl}${path}?${parameters.toString()}`;
  }
}
