import { COLLECTIONS, type CollectionName } from '../../collections.ts';
import type { FacetCount } from '../../search-engine.ts';
import { fieldNames } from './field-names.ts';
import { computedTruth, not } from './translate-filters.ts';
import type { Clause } from './translate-words.ts';

/** OpenSearch makes at most this many counts an answer. */
const MOST_FACET_VALUES = 65_535;

export interface FacetRequest {
  /** What is to be counted. */
  readonly names: readonly string[];
  /** Filters by facets that are counted: each facet ignores its own. */
  readonly filters: ReadonlyMap<string, Clause>;
  readonly today: string;
}

export function translateFacets(collection: CollectionName, request: FacetRequest): Record<string, Clause> {
  const { names, filters, today } = request;
  return Object.fromEntries(
    names.map((name) => {
      const others = [...filters].filter(([other]) => other !== name).map(([, clause]) => clause);
      const counts = countValues(collection, name, today);
      return [name, others.length === 0 ? counts : { filter: { bool: { filter: others } }, aggs: { counts } }];
    }),
  );
}

function countValues(collection: CollectionName, name: string, today: string): Clause {
  const computed = COLLECTIONS[collection].computedFacets[name];
  const fields = fieldNames(collection);
  if (computed && computed.kind !== 'validYears') {
    const isTrue = computedTruth(collection, name, today);
    return { filters: { filters: { true: isTrue, false: not(isTrue) } } };
  }
  const field = computed ? fields.years : fields.facet(name);
  return { terms: { field, size: MOST_FACET_VALUES, order: { _key: 'asc' } } };
}

/** The counts of one facet as OpenSearch answers them, within a filter or not. */
export interface FacetAnswer {
  readonly counts?: FacetAnswer;
  readonly buckets?: readonly ValueBucket[] | Readonly<Record<string, { readonly doc_count: number }>>;
  readonly sum_other_doc_count?: number;
}

interface ValueBucket {
  readonly key: string;
  readonly doc_count: number;
}

export function readFacets(
  names: readonly string[],
  answers: Readonly<Record<string, FacetAnswer>>,
): Record<string, FacetCount[]> {
  return Object.fromEntries(names.map((name) => [name, readCounts(name, answers[name] ?? {})]));
}

function readCounts(name: string, answer: FacetAnswer): FacetCount[] {
  const { buckets = [], sum_other_doc_count: left = 0 } = answer.counts ?? answer;
  // An incomplete facet would be a wrong answer that looks right.
  if (left > 0) throw new Error(`The facet "${name}" has more than ${MOST_FACET_VALUES} values`);
  const counts = Array.isArray(buckets)
    ? (buckets as readonly ValueBucket[]).map(({ key, doc_count: count }) => ({ value: key, count }))
    : Object.entries(buckets).map(([value, { doc_count: count }]) => ({ value, count }));
  return counts.filter(({ count }) => count > 0).sort((a, b) => (a.value < b.value ? -1 : 1));
}
