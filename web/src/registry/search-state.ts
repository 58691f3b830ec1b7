import { isDay } from './is-day.ts';

/** Which parameters a search page has. They are named as the API names them. */
export interface SearchShape {
  /** Filters with several values. */
  readonly choices: readonly string[];
  /** Filters that take one day. */
  readonly days: readonly string[];
  /** Whether the results say what held on a day, which narrows nothing down. */
  readonly asksDay?: boolean;
  readonly orderings: readonly string[];
  readonly pageSizes: readonly number[];
  readonly defaultSize: number;
}

/** Everything a search page shows follows from this, and the address holds all of it. */
export interface SearchState {
  readonly query: string;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly days: Readonly<Record<string, string>>;
  /** The day that is asked about; empty for today. */
  readonly onDay: string;
  /** The parameters that take a day and were given something else. */
  readonly notDays: readonly string[];
  /** Empty for the order that fits best. */
  readonly ordering: string;
  readonly size: number;
  /** From 1. */
  readonly page: number;
}

const LONGEST_QUERY = 512;
const ASKED_DAY = 'on';
/** As many values as the API takes for one filter. */
const MOST_VALUES = 50;

/** Reads what can be used; a value that makes no sense for its parameter is left out and so not shown as chosen. */
export function readSearchState(query: URLSearchParams, shape: SearchShape): SearchState {
  const ordering = query.get('ordering') ?? '';
  const size = Number(query.get('limit'));
  const page = Number(query.get('page'));
  const dayParameters = shape.asksDay ? [...shape.days, ASKED_DAY] : shape.days;
  const dayOf = (name: string) => query.get(name) ?? '';
  const dayOrNone = (name: string) => (isDay(dayOf(name)) ? dayOf(name) : '');
  return {
    query: (query.get('query') ?? '').trim().slice(0, LONGEST_QUERY),
    choices: Object.fromEntries(shape.choices.map((name) => [name, valuesOf(query, name)])),
    days: Object.fromEntries(shape.days.map((name) => [name, dayOrNone(name)])),
    onDay: shape.asksDay ? dayOrNone(ASKED_DAY) : '',
    notDays: dayParameters.filter((name) => dayOf(name) !== '' && dayOrNone(name) === ''),
    ordering: shape.orderings.includes(ordering) ? ordering : '',
    size: shape.pageSizes.includes(size) ? size : shape.defaultSize,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

function valuesOf(query: URLSearchParams, name: string): readonly string[] {
  const given = query.getAll(name).filter((value) => value !== '');
  return [...new Set(given)].slice(0, MOST_VALUES);
}

/** The query of the address for a state, with its question mark; what is usual is left out. */
export function toSearchString(state: SearchState, shape: SearchShape): string {
  const query = new URLSearchParams();
  if (state.query !== '') query.set('query', state.query);
  for (const [name, values] of Object.entries(state.choices)) for (const value of values) query.append(name, value);
  for (const [name, day] of Object.entries(state.days)) if (day !== '') query.set(name, day);
  if (state.onDay !== '') query.set(ASKED_DAY, state.onDay);
  if (state.ordering !== '') query.set('ordering', state.ordering);
  if (state.size !== shape.defaultSize) query.set('limit', String(state.size));
  if (state.page > 1) query.set('page', String(state.page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Browsers send the empty fields of a form too; an address that is passed on should not carry them. */
export function hasEmptyParameters(query: URLSearchParams): boolean {
  return [...query.values()].includes('');
}

/** The query without its empty parameters, with its question mark. */
export function withoutEmpty(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([, value]) => value !== ''));
  return kept.size === 0 ? '' : `?${kept}`;
}

/** The state without one chosen value, from its first page on. */
export function withoutChoice(state: SearchState, name: string, value: string): SearchState {
  const rest = (state.choices[name] ?? []).filter((chosen) => chosen !== value);
  return { ...state, page: 1, choices: { ...state.choices, [name]: rest } };
}

export function withoutDay(state: SearchState, name: string): SearchState {
  return { ...state, page: 1, days: { ...state.days, [name]: '' } };
}

/** The state with the text alone. */
export function withoutFilters(state: SearchState): SearchState {
  const none = <Value>(given: Readonly<Record<string, Value>>, empty: Value) =>
    Object.fromEntries(Object.keys(given).map((name) => [name, empty]));
  return { ...state, page: 1, choices: none<readonly string[]>(state.choices, []), days: none(state.days, '') };
}

/** What to ask the API for: filters that are set, and the place of the page. */
export function toApiInput({ query, choices, days, ordering, size, page }: SearchState): Record<string, unknown> {
  const chosen = Object.entries(choices).filter(([, values]) => values.length > 0);
  const dated = Object.entries(days).filter(([, day]) => day !== '');
  return {
    ...Object.fromEntries(chosen),
    ...Object.fromEntries(dated),
    ...(query !== '' && { query }),
    ...(ordering !== '' && { ordering }),
    limit: size,
    offset: (page - 1) * size,
  };
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** Facets come as one flat list, each value before its count. */
export function readFacet(facet: readonly (string | number)[] | undefined): readonly FacetValue[] {
  const values: FacetValue[] = [];
  for (let index = 0; index < (facet?.length ?? 0); index += 2) {
    values.push({ value: String(facet?.[index]), count: Number(facet?.[index + 1]) });
  }
  return values;
}
