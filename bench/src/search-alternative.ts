import type { SearchQuery } from '../../server/src/search/search-engine.ts';
import type { ReportWorld } from './search-world.ts';

/** Something else that a registry could search with, asked the same as our engine as far as it can answer. */
export interface SearchAlternative {
  readonly name: string;
  /** What its answers leave out. */
  readonly lacks: string;
  fill(world: ReportWorld): Promise<void>;
  /** Finds the page and counts the facets; tells how many match. */
  answer(query: SearchQuery): Promise<number>;
  close(): Promise<void>;
}

/** A report as columns: facets of one value, then those of several. */
export interface ReportRow {
  readonly id: number;
  readonly official: string;
  readonly english: string;
  readonly acronym: string;
  readonly body: string;
  readonly values: Readonly<Record<SingleFacet, string>>;
  readonly lists: Readonly<Record<ListFacet, readonly string[]>>;
  readonly order: Readonly<Record<OrderKey, string>>;
}

export const SINGLE_FACETS = ['agency', 'activityType', 'status', 'decision', 'qfEheaLevel'] as const;
export const LIST_FACETS = ['country', 'language', 'year'] as const;
export const ORDER_KEYS = [
  'validFrom',
  'validToCalculated',
  'dateCreated',
  'dateUpdated',
  'firstAgency',
  'firstCountry',
  'institutionProgrammeSort',
] as const;

type SingleFacet = (typeof SINGLE_FACETS)[number];
type ListFacet = (typeof LIST_FACETS)[number];
type OrderKey = (typeof ORDER_KEYS)[number];

export function isSingleFacet(name: string): name is SingleFacet {
  return SINGLE_FACETS.some((facet) => facet === name);
}

export function isListFacet(name: string): name is ListFacet {
  return LIST_FACETS.some((facet) => facet === name);
}

/** The column that a sort key of our engine is kept in. */
export function orderKey(key: string): OrderKey {
  const renamed = { agency: 'firstAgency', country: 'firstCountry' }[key] ?? key;
  const known = ORDER_KEYS.find((name) => name === renamed);
  if (!known) throw new Error(`Reports are not ordered by ${key} here`);
  return known;
}

export function reportRow(world: ReportWorld, number: number): ReportRow {
  const { id, text, facets, days, instants, sortKeys } = world.document(number);
  const [official = '', english = '', acronym = '', body = ''] = text.map((field) => field.text);
  const first = (name: string) => facets[name]?.[0] ?? '';
  return {
    id,
    official,
    english,
    acronym,
    body,
    values: {
      agency: first('agency'),
      activityType: first('activityType'),
      status: first('status'),
      decision: first('decision'),
      qfEheaLevel: first('qfEheaLevel'),
    },
    lists: {
      country: [...new Set(facets['country'])],
      language: [...new Set(facets['language'])],
      year: yearsBetween(days['validFrom'] ?? '', days['validTo'] ?? ''),
    },
    order: {
      validFrom: days['validFrom'] ?? '',
      validToCalculated: days['validToCalculated'] ?? '',
      dateCreated: instants['dateCreated'] ?? '',
      dateUpdated: instants['dateUpdated'] ?? '',
      firstAgency: first('agency'),
      firstCountry: first('country'),
      institutionProgrammeSort: String(sortKeys['institutionProgrammeSort']),
    },
  };
}

function yearsBetween(from: string, to: string): string[] {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)));
  return Array.from({ length: Math.max(0, (last ?? 0) - (first ?? 0) + 1) }, (_value, index) =>
    String((first ?? 0) + index),
  );
}

/** The words of a query, all of which must be there or begin a word that is. */
export function wordsOf({ text }: SearchQuery): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function namedFacets({ facets }: SearchQuery): readonly string[] {
  if (facets === 'all') throw new Error('Only facets asked for by name are compared');
  return facets;
}
