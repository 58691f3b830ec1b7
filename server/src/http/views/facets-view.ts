import type { FacetCount } from '../../search/search-engine.ts';
import type { FacetsBody } from '../schemas/wrapper.ts';

/** Facets under their wire names, each a flat list of value and count in turn. */
export function toFacets(facets: Iterable<readonly [wireName: string, counts: readonly FacetCount[]]>): FacetsBody {
  return {
    facet_queries: {},
    facet_fields: Object.fromEntries(Array.from(facets, ([name, counts]) => [name, inTurn(counts)])),
    facet_ranges: {},
    facet_intervals: {},
    facet_heatmaps: {},
  };
}

function inTurn(counts: readonly FacetCount[]): (string | number)[] {
  const list: (string | number)[] = [];
  for (const { value, count } of counts) list.push(value, count);
  return list;
}
