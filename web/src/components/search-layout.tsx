import type { ComponentChildren } from 'preact';
import { type SearchShape, type SearchState, toSearchString, withoutFilters } from '../registry/search-state.ts';
import { useSite } from '../site-view.ts';
import { Facet, type FacetField } from './facets.tsx';
import { SearchBox } from './search-box.tsx';
import { Chips, lastPage, Pager, ResultBar, type SearchPageProps } from './search-results.tsx';

/** Rows of one download, as many as the API gives on one page. */
export const MOST_ROWS = 10_000;

interface SearchLayoutProps {
  readonly path: string;
  readonly shape: SearchShape;
  readonly state: SearchState;
  readonly found: {
    readonly count: number;
    readonly match?: 'exact' | 'fuzzy' | 'partial' | null;
    readonly suggestions?: readonly string[];
  };
  readonly words: { readonly title: string; readonly label: string; count(count: number): string };
  readonly fields: readonly FacetField[];
  readonly dayTitles: Readonly<Record<string, string>>;
  readonly dayFilters?: ComponentChildren;
  /** What may be asked about the results without narrowing them down. */
  readonly question?: ComponentChildren;
  /** How to read what is drawn in the results. */
  readonly legend?: string;
  readonly suggests?: boolean;
  readonly children: ComponentChildren;
}

/** A search page: the box, the filters beside the results, and what helps when there are none. One form holds it all. */
export function SearchLayout(props: SearchLayoutProps) {
  const { path, shape, state, found, words, fields, dayFilters, question, legend, suggests = false, children } = props;
  const { messages, link, format } = useSite();
  const { search } = messages;
  const chosen = Object.values(state.choices).flat().length + Object.values(state.days).filter((day) => day).length;
  const common = { path, shape, state, count: found.count };
  const isPastTheEnd = state.page > lastPage(found.count, state.size);
  return (
    <search aria-label={words.title}>
      <form action={link(path)}>
        <div class="opening">
          <h1 class="modest">{words.title}</h1>
          <label class="unseen" for="query">
            {words.label}
          </label>
          <SearchBox id="query" value={state.query} placeholder={words.label} suggests={suggests} />
        </div>
        <div class="search">
          <details class="filters" open={state.notDays.some((name) => name in state.days)}>
            <summary>{search.filters(chosen)}</summary>
            <div class="facets">
              {dayFilters}
              {dayFilters !== undefined && <ApplyFilters />}
              {fields.map((field) => (
                <Facet key={field.parameter} field={field} state={state} />
              ))}
              <ApplyFilters />
            </div>
          </details>
          <div>
            <ResultBar {...common}>
              <span class="total">{words.count(found.count)}</span> {describe(props, format, search)}
            </ResultBar>
            <Chips {...common} fields={fields} dayTitles={props.dayTitles} />
            {found.count > MOST_ROWS && <p class="caption">{search.tooMany(MOST_ROWS)}</p>}
            {found.count === 0 ? (
              <NothingFits {...props} />
            ) : (
              <>
                {question}
                {legend !== undefined && <p class="caption">{legend}</p>}
                {isPastTheEnd ? <PastTheEnd {...common} /> : <ol class="records">{children}</ol>}
                <Pager {...common} />
                <NotFound />
              </>
            )}
          </div>
        </div>
      </form>
    </search>
  );
}

function ApplyFilters() {
  const { messages } = useSite();
  return (
    <button class="button other" type="submit">
      {messages.search.applyFilters}
    </button>
  );
}

/** For whoever comes by an old address, or counts pages in it. */
function PastTheEnd({ path, shape, state, count }: SearchPageProps) {
  const { messages, link } = useSite();
  const last = lastPage(count, state.size);
  return (
    <div class="notice">
      <p>
        {messages.search.pastTheEnd(state.page, last)}{' '}
        <a href={`${link(path)}${toSearchString({ ...state, page: last }, shape)}`}>{messages.search.toLastPage}</a>
      </p>
    </div>
  );
}

type Site = ReturnType<typeof useSite>;

/** The count in words: what was searched for, where, and which part of it is shown. */
function describe(
  { state, found }: SearchLayoutProps,
  format: Site['format'],
  search: Site['messages']['search'],
): string {
  const first = (state.page - 1) * state.size + 1;
  const last = Math.min(state.page * state.size, found.count);
  const countries = state.choices['country'] ?? [];
  const clauses = [
    state.query !== '' && search.matching(state.query, found.count),
    countries.length > 0 && search.inCountries(format.or(countries)),
  ].filter((clause) => clause !== false);
  const closeness = { fuzzy: search.close, partial: search.partly, exact: '' }[found.match ?? 'exact'];
  const sentences = [
    clauses.length > 0 ? `${clauses.join(' ')}.` : '',
    closeness,
    first <= last ? search.showing(first, last) : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function NothingFits({ path, shape, state, found }: SearchLayoutProps) {
  const { messages, link } = useSite();
  const { nothing } = messages.search;
  const suggestions = found.suggestions ?? [];
  const address = (next: SearchState) => `${link(path)}${toSearchString(next, shape)}`;
  return (
    <div class="notice">
      <h2>{nothing.title}</h2>
      {suggestions.length > 0 && (
        <p>
          {nothing.didYouMean}{' '}
          {suggestions.map((text, index) => (
            <span key={text}>
              {index > 0 && ', '}
              <a href={address({ ...state, query: text, page: 1 })}>{text}</a>
            </span>
          ))}
          ?
        </p>
      )}
      <p>{nothing.ways}</p>
      <p>
        {nothing.why} <a href={link('/about#absence')}>{nothing.absence}</a>
      </p>
      <p>
        <a href={address(withoutFilters(state))}>{nothing.withoutFilters}</a>
      </p>
    </div>
  );
}

function NotFound() {
  const { messages, link } = useSite();
  const { nothing, notFound } = messages.search;
  return (
    <div class="notice">
      <h2>{notFound.title}</h2>
      <p>
        {nothing.ways} {nothing.why} <a href={link('/about#absence')}>{nothing.absence}</a>
      </p>
    </div>
  );
}
