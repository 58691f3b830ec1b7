import { useSite } from '../../site-view.ts';

/** The page that an address asks for; the first one for whatever is no number. */
export function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

interface DeskPagerProps {
  readonly path: string;
  /** What was asked for; it stays from page to page. */
  readonly query: URLSearchParams;
  readonly count: number;
  readonly size: number;
}

/** Back and forth in a list. */
export function DeskPager({ path, query, count, size }: DeskPagerProps) {
  const { messages, link } = useSite();
  const last = Math.max(1, Math.ceil(count / size));
  const page = pageIn(query);
  if (last === 1 && page === 1) return null;
  const { previousPage, nextPage, pages } = messages.frame;
  const address = (other: number) => `${link(path)}${withParameter(query, 'page', String(other))}`;
  return (
    <nav class="pager" aria-label={pages}>
      {page > 1 && (
        <a href={address(Math.min(page - 1, last))} rel="prev">
          {previousPage}
        </a>
      )}
      <span>{messages.desk.shared.pageOf(page, last)}</span>
      {page < last && (
        <a href={address(page + 1)} rel="next">
          {nextPage}
        </a>
      )}
    </nav>
  );
}

/** The query of an address with one parameter changed; what was said once about a form is not repeated. */
export function withParameter(query: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(query);
  next.delete('done');
  next.set(name, value);
  return `?${next}`;
}
