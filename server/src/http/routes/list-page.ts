import type { PageRequest } from '../../domain/page.ts';
import { pageLinks } from '../page-links.ts';
import { ADVICE, requireModestPage } from '../parameters/page-parameters.ts';

/** One page of a list that is at hand as a whole, in the pagination wrapper. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  page: PageRequest,
  { baseUrl, url, view }: { readonly baseUrl: string; readonly url: string; readonly view: (row: Row) => Item },
) {
  requireModestPage(page, rows.length, ADVICE.offset);
  const end = page.limit === null ? undefined : page.offset + page.limit;
  return {
    count: rows.length,
    ...pageLinks(baseUrl, url, page, rows.length),
    results: rows.slice(page.offset, end).map(view),
  };
}
