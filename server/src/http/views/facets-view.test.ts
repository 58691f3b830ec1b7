import { expect, it } from 'vitest';
import { toFacets } from './facets-view.ts';

it('lays values and counts out flat, under their wire names', () => {
  const facets = toFacets([
    [
      'country_facet',
      [
        { value: 'Austria', count: 12 },
        { value: 'Italy', count: 7 },
      ],
    ],
    ['status_facet', []],
  ]);
  expect(facets).toEqual({
    facet_queries: {},
    facet_fields: { country_facet: ['Austria', 12, 'Italy', 7], status_facet: [] },
    facet_ranges: {},
    facet_intervals: {},
    facet_heatmaps: {},
  });
});
