import type { CollectionSchema } from '../../collections.ts';
import type { FacetCount } from '../../search-engine.ts';
import { type Bitset, countCommon } from './bitset.ts';
import { countFacets } from './facet-counting.ts';
import type { ValueCounts } from './facet-totals.ts';
import { isTrueSet } from './filters.ts';
import type { LiveSegment } from './live-segment.ts';
import { byCodeUnit } from './ordered-column.ts';
import { countsByYear, VALIDITY_END_YEAR, VALIDITY_START_YEAR } from './validity-years.ts';

/** The documents of one segment among which some facets are counted. */
export interface CountedDocs {
  readonly live: LiveSegment;
  readonly docs: Bitset;
  readonly count: number;
}

interface CountedSegment {
  readonly docs: CountedDocs;
  readonly counts: ValueCounts;
}

type Counts = Map<string, number>;

/** Counts the named facets over all segments. */
export function facetResults(
  schema: CollectionSchema,
  { segments, names, today }: { segments: readonly CountedDocs[]; names: readonly string[]; today: string },
): Record<string, FacetCount[]> {
  const columns = names.flatMap((name) => columnsFor(schema, name));
  const counted = segments
    .filter(({ count }) => count > 0)
    .map((docs) => ({ docs, counts: countFacets(docs.live, { ...docs, names: columns }) }));
  return Object.fromEntries(names.map((name) => [name, resultOf(name)]));

  function resultOf(name: string): FacetCount[] {
    const [only, ...others] = counted;
    if (only === undefined || others.length > 0 || schema.computedFacets[name]) return toFacetCounts(countsOf(name));
    return inOrder(countsIn(only, name));
  }

  function countsOf(name: string): Counts {
    const computed = schema.computedFacets[name];
    if (!computed) return sumOf(name);
    if (computed.kind === 'validYears') return countsByYear(sumOf(VALIDITY_START_YEAR), sumOf(VALIDITY_END_YEAR));
    let isTrue = 0;
    let all = 0;
    for (const { docs } of counted) {
      isTrue += countCommon(docs.docs, isTrueSet(schema, docs.live, { facet: computed, today }));
      all += docs.count;
    }
    return new Map([
      ['false', all - isTrue],
      ['true', isTrue],
    ]);
  }

  function sumOf(name: string): Counts {
    const sum: Counts = new Map();
    for (const segment of counted) {
      for (const { value, count } of countsIn(segment, name)) sum.set(value, (sum.get(value) ?? 0) + count);
    }
    return sum;
  }
}

function columnsFor(schema: CollectionSchema, name: string): string[] {
  const computed = schema.computedFacets[name];
  if (!computed) return [name];
  return computed.kind === 'validYears' ? [VALIDITY_START_YEAR, VALIDITY_END_YEAR] : [];
}

function countsIn({ docs, counts }: CountedSegment, name: string): FacetCount[] {
  const { names, facets } = docs.live.segment.facets;
  const values = facets[names.indexOf(name)]?.values ?? [];
  const numbers = counts.get(name);
  const found: FacetCount[] = [];
  if (numbers === undefined) return found;
  for (let value = 0; value < numbers.length; value++) {
    const count = numbers[value] as number;
    if (count > 0) found.push({ value: values[value] as string, count });
  }
  return found;
}

function toFacetCounts(counts: Counts): FacetCount[] {
  const found: FacetCount[] = [];
  for (const [value, count] of counts) if (count > 0) found.push({ value, count });
  return inOrder(found);
}

function inOrder(found: FacetCount[]): FacetCount[] {
  const isSorted = found.every(({ value }, index) => index === 0 || (found[index - 1]?.value ?? '') < value);
  return isSorted ? found : found.sort((a, b) => byCodeUnit(a.value, b.value));
}
