import type { FacetCount } from '../../search/search-engine.ts';
import type { FacetsBody } from '../schemas/wrapper.ts';

/** Facets under their wire names, each a flat list of value and count in turn. */
export function toFacets(facets: Iterable<readonly [wireName: string, counts: readonly FacetCount[]]>): FacetsBody {
  const fields = [...facets].map(([name, counts]) => [name, counts.flatMap(({ value, count }) => [value, count])]);
  return {
    facet_queries: {},
    facet_fields: Object.fromEntries(fields),
    facet_ranges: {},
    facet_intervals: {},
    facet_heatmaps: {},
  };
}
