import type { ComponentChildren } from 'preact';
import {
  type SearchShape,
  type SearchState,
  toSearchString,
  withoutChoice,
  withoutDay,
  withoutFilters,
} from '../registry/search-state.ts';
import { useSite } from '../site-view.ts';
import type { FacetField } from './facets.tsx';

export interface SearchPageProps {
  readonly path: string;
  readonly shape: SearchShape;
  readonly state: SearchState;
  readonly count: number;
}

interface ChipsProps extends SearchPageProps {
  readonly fields: readonly FacetField[];
  readonly dayTitles: Readonly<Record<string, string>>;
}

/** What is chosen, each a link that removes it. */
export function Chips({ path, shape, state, fields, dayTitles }: ChipsProps) {
  const { messages, format, link } = useSite();
  const address = (next: SearchState) => `${link(path)}${toSearchString(next, shape)}`;
  const chosen = fields.flatMap((field) =>
    (state.choices[field.parameter] ?? []).map((value) => ({
      key: `${field.parameter}=${value}`,
      title: field.title,
      text: field.label?.(value) ?? value,
      href: address(withoutChoice(state, field.parameter, value)),
    })),
  );
  const days = Object.entries(state.days)
    .filter(([, day]) => day !== '')
    .map(([name, day]) => ({
      key: name,
      title: dayTitles[name] ?? name,
      text: format.shortDay(day),
      href: address(withoutDay(state, name)),
    }));
  const chips = [...chosen, ...days];
  if (chips.length === 0) return null;
  return (
    <ul class="chips" aria-label={messages.search.chosen}>
      {chips.map(({ key, title, text, href }) => (
        <li key={key}>
          <a class="chip" href={href}>
            <span>
              <span class="unseen">{messages.search.remove} </span>
              {title}
              {messages.frame.colon}
              <b>{text}</b>
            </span>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path d="M1 1l8 8M9 1l-8 8" />
            </svg>
          </a>
        </li>
      ))}
      <li>
        <a href={address(withoutFilters(state))}>{messages.search.clear}</a>
      </li>
    </ul>
  );
}

/** The count in words, the order, the size of a page, the downloads. */
export function ResultBar({
  path,
  shape,
  state,
  count,
  children,
}: SearchPageProps & { readonly children: ComponentChildren }) {
  const { messages, linkIn } = useSite();
  const { search } = messages;
  const whole = toSearchString({ ...state, page: 1 }, shape);
  return (
    <div class="result-bar">
      <h2>{children}</h2>
      <div class="show-only">
        <span class="labelled">
          <label for="ordering">{search.sortBy}</label>
          <select class="small" id="ordering" name="ordering" autocomplete="off" data-submit>
            <option value="">{search.bestOrder(state.query !== '')}</option>
            {shape.orderings.map((ordering) => (
              <option key={ordering} value={ordering} selected={ordering === state.ordering}>
                {search.orderings[ordering as keyof typeof search.orderings]}
              </option>
            ))}
          </select>
        </span>
        <span class="labelled">
          <label for="limit">{search.perPage}</label>
          <select class="small" id="limit" name="limit" autocomplete="off" data-submit>
            {shape.pageSizes.map((size) => (
              <option key={size} value={size} selected={size === state.size}>
                {size}
              </option>
            ))}
          </select>
        </span>
        <button class="button other small" type="submit" data-without-script>
          {search.apply}
        </button>
      </div>
      {count > 0 && (
        <p>
          {search.download} <a href={`${linkIn('en', `${path}.csv`)}${whole}`}>CSV</a> {search.or}{' '}
          <a href={`${linkIn('en', `${path}.json`)}${whole}`}>JSON</a>
        </p>
      )}
    </div>
  );
}

/** The number of the last page there is. */
export function lastPage(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size));
}

const AROUND = 2;

/** Links to the first, the last and the neighbouring pages. */
export function Pager({ path, shape, state, count }: SearchPageProps) {
  const { messages, link } = useSite();
  const last = lastPage(count, state.size);
  if (last === 1) return null;
  const address = (page: number) => `${link(path)}${toSearchString({ ...state, page }, shape)}`;
  const { previousPage, nextPage, pages } = messages.frame;
  return (
    <nav class="pager" aria-label={pages}>
      {state.page > 1 ? (
        <a href={address(state.page - 1)} rel="prev">
          {previousPage}
        </a>
      ) : (
        <span class="muted">{previousPage}</span>
      )}
      {shownPages(state.page, last).map((page) =>
        page < 0 ? (
          <span key={page}>…</span>
        ) : (
          <PageLink key={page} page={page} isCurrent={page === state.page} href={address(page)} />
        ),
      )}
      {state.page < last ? (
        <a href={address(state.page + 1)} rel="next">
          {nextPage}
        </a>
      ) : (
        <span class="muted">{nextPage}</span>
      )}
    </nav>
  );
}

function PageLink({
  page,
  isCurrent,
  href,
}: {
  readonly page: number;
  readonly isCurrent: boolean;
  readonly href: string;
}) {
  const { format } = useSite();
  if (isCurrent) return <span aria-current="page">{format.number(page)}</span>;
  return <a href={href}>{format.number(page)}</a>;
}

/** Page numbers in order; a negative number stands for those left out. */
export function shownPages(current: number, last: number): readonly number[] {
  const near = [1, last, ...Array.from({ length: 2 * AROUND + 1 }, (_, index) => current - AROUND + index)];
  const wanted = [...new Set(near)].filter((page) => page >= 1 && page <= last).sort((one, other) => one - other);
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1] ?? page - 1;
    return page - before > 1 ? [-page, page] : [page];
  });
}
