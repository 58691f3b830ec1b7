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
  return Object.fromEntries(names.map((name) => [name, toFacetCounts(countsOf(name))]));

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
    for (const { docs, counts } of counted) addCounts(sum, { live: docs.live, counts, name });
    return sum;
  }
}

function columnsFor(schema: CollectionSchema, name: string): string[] {
  const computed = schema.computedFacets[name];
  if (!computed) return [name];
  return computed.kind === 'validYears' ? [VALIDITY_START_YEAR, VALIDITY_END_YEAR] : [];
}

function addCounts(
  sum: Counts,
  { live, counts, name }: { live: LiveSegment; counts: ValueCounts; name: string },
): void {
  const { names, facets } = live.segment.facets;
  const values = facets[names.indexOf(name)]?.values ?? [];
  counts.get(name)?.forEach((count, value) => {
    if (count === 0) return;
    const text = values[value] as string;
    sum.set(text, (sum.get(text) ?? 0) + count);
  });
}

function toFacetCounts(counts: Counts): FacetCount[] {
  const found = [...counts].filter(([, count]) => count > 0).map(([value, count]) => ({ value, count }));
  const isSorted = found.every(({ value }, index) => index === 0 || (found[index - 1]?.value ?? '') < value);
  return isSorted ? found : found.sort((a, b) => byCodeUnit(a.value, b.value));
}
