import { expect, it } from 'vitest';
import { analyseQuery } from '../../analysis/query.ts';
import { COLLECTIONS, facetNames } from '../../collections.ts';
import { matchAll, type SearchQuery } from '../../search-engine.ts';
import { PLACES_SCRIPT } from './places-script.ts';
import { RANKING_SCRIPT } from './ranking-script.ts';
import { translateCounts, translateHits } from './translate-query.ts';

const TODAY = '2026-01-15';

function ask(changes: Partial<SearchQuery>): SearchQuery {
  return { ...matchAll(TODAY), ...changes };
}

it('asks for everything of a collection in order of id', () => {
  const everything = { bool: { filter: [{ term: { collection: 'reports' } }] } };
  expect(translateHits('reports', ask({}))).toEqual({
    query: everything,
    sort: [{ id: { order: 'asc' } }],
    _source: false,
    stored_fields: '_none_',
  });
  expect(translateCounts('reports', ask({}))).toEqual({
    query: everything,
    aggs: {},
    size: 0,
    track_total_hits: true,
  });
});

it('translates every kind of filter', () => {
  const query = ask({
    filters: { agency: ['AQ', 'EV'], institution: ['7'], year: ['2020'], valid: ['true'], country: [] },
    ranges: {
      validFrom: { from: '2020-02-29' },
      validTo: {},
      dateCreated: { from: '1970-01-01T00:00:10Z', to: '1970-01-01T00:01:00Z' },
    },
    validOn: '2024-12-31',
  });
  expect(translateHits('reports', query).query).toEqual({
    bool: {
      filter: [
        { term: { collection: 'reports' } },
        { terms: { 'reports.facets.agency': ['AQ', 'EV'] } },
        { terms: { 'reports.keywords.institution': ['7'] } },
        { terms: { 'reports.years': ['2020'] } },
        {
          bool: {
            filter: [
              { range: { 'reports.days.validFrom': { lte: 20260115 } } },
              { range: { 'reports.days.validTo': { gte: 20260115 } } },
            ],
          },
        },
        { match_none: {} },
        { range: { 'reports.days.validFrom': { gte: 20200229 } } },
        { exists: { field: 'reports.days.validTo' } },
        { range: { 'reports.instants.dateCreated': { gte: 10, lte: 60 } } },
        {
          bool: {
            filter: [
              { range: { 'reports.days.validFrom': { lte: 20241231 } } },
              { range: { 'reports.days.validTo': { gte: 20241231 } } },
            ],
          },
        },
      ],
    },
  });
});

it('reads the values of a computed facet as true, false, both or neither', () => {
  const isPast = { range: { 'institutions.days.closureDate': { lte: 20260115 } } };
  const cases: [string[], object][] = [
    [['true'], isPast],
    [['false'], { bool: { must_not: [isPast] } }],
    [['false', 'true'], { match_all: {} }],
    [['maybe'], { match_none: {} }],
  ];
  for (const [closed, clause] of cases) {
    expect(translateHits('institutions', ask({ filters: { closed } })).query).toEqual({
      bool: { filter: [{ term: { collection: 'institutions' } }, clause] },
    });
  }
});

it('finds candidates for a circle and a box roughly and judges each exactly', () => {
  const near = { lat: 47, long: 15, km: 10 };
  const within = { south: -20, west: 179.9995, north: 90, east: -170 };
  expect(translateHits('institutions', ask({ near, within })).query).toEqual({
    bool: {
      filter: [
        { term: { collection: 'institutions' } },
        { geo_distance: { distance: '10.1km', 'institutions.geoPoints': { lat: 47, lon: 15 } } },
        {
          geo_bounding_box: {
            'institutions.geoPoints': { top: 90, bottom: -20.001, left: 179.9985, right: -169.999 },
          },
        },
        {
          script: {
            script: {
              lang: 'painless',
              source: PLACES_SCRIPT,
              params: { field: 'institutions.points', near, within },
            },
          },
        },
      ],
    },
  });
});

it('counts a filtered facet without its own filter and narrows the total afterwards', () => {
  const query = ask({ filters: { country: ['Malta'], agency: ['AQ'] }, facets: ['country', 'valid'] });
  const isValid = {
    bool: {
      filter: [
        { range: { 'reports.days.validFrom': { lte: 20260115 } } },
        { range: { 'reports.days.validTo': { gte: 20260115 } } },
      ],
    },
  };
  const inMalta = { terms: { 'reports.facets.country': ['Malta'] } };
  const ofReports = { term: { collection: 'reports' } };
  const byAgency = { terms: { 'reports.facets.agency': ['AQ'] } };
  expect(translateHits('reports', query).query).toEqual({ bool: { filter: [ofReports, inMalta, byAgency] } });
  expect(translateCounts('reports', query)).toEqual({
    query: { bool: { filter: [ofReports, byAgency] } },
    post_filter: { bool: { filter: [inMalta] } },
    aggs: {
      country: { terms: { field: 'reports.facets.country', size: 65_535, order: { _key: 'asc' } } },
      valid: {
        filter: { bool: { filter: [inMalta] } },
        aggs: { counts: { filters: { filters: { true: isValid, false: { bool: { must_not: [isValid] } } } } } },
      },
    },
    size: 0,
    track_total_hits: true,
  });
});

it('counts what the words match without scoring it', () => {
  const textQuery = {
    analysed: analyseQuery('"graz"'),
    step: 'exact',
    rarities: [2],
    isIdentifier: false,
    atMost: 9,
  } as const;
  const word = { dis_max: { queries: [{ term: { 'reports.terms': { value: 'graz', boost: 2 } } }] } };
  expect(translateCounts('reports', ask({ text: '"graz"' }), textQuery).query).toEqual({
    bool: { filter: [{ term: { collection: 'reports' } }, { bool: { must: [word], filter: [] } }] },
  });
});

it('counts every facet when all are asked for', () => {
  const { aggs } = translateCounts('reports', ask({ facets: 'all' }));
  expect(Object.keys(aggs)).toEqual(facetNames(COLLECTIONS.reports));
});

it('orders by every kind of key with missing values last, and by score only with text', () => {
  const sort = [
    { key: 'score', descending: true },
    { key: 'nameSort', descending: true },
    { key: 'foundingDate', descending: false },
    { key: 'reportCount', descending: true },
  ];
  const byFields = [
    { 'institutions.sortKeys.nameSort': { order: 'desc', missing: '_last' } },
    { 'institutions.days.foundingDate': { order: 'asc', missing: 99_999_999 } },
    { 'institutions.sortKeys.reportCount': { order: 'desc', missing: -1e300 } },
    { id: { order: 'asc' } },
  ];
  const textQuery = {
    analysed: analyseQuery('graz'),
    step: 'exact',
    rarities: [2],
    isIdentifier: false,
    atMost: 9,
  } as const;
  expect(translateHits('institutions', ask({ sort })).sort).toEqual(byFields);
  expect(translateHits('institutions', ask({ sort, text: 'graz' }), { textQuery }).sort).toEqual([
    { _score: { order: 'desc' } },
    ...byFields,
  ]);
  expect(translateHits('institutions', ask({ sort, page: { afterId: 7, limit: 2 } })).sort).toEqual([
    { id: { order: 'asc' } },
  ]);
});

it('ranks what the words match, and asks for terms only to highlight them', () => {
  const analysed = analyseQuery('graz');
  const query = ask({ text: 'graz', highlight: true });
  const textQuery = { analysed, step: 'exact', rarities: [2], isIdentifier: true, atMost: 9 } as const;
  const body = translateHits('programmes', query, { textQuery, compared: [7] });
  expect({ query: body.query, source: Object.entries(body).at(-1) }).toEqual({
    source: ['_source', ['programmes.terms']],
    query: {
      script_score: {
        query: {
          bool: {
            must: [
              {
                bool: {
                  must: [
                    {
                      dis_max: {
                        queries: [
                          { term: { 'programmes.terms': { value: 'graz', boost: 2 } } },
                          {
                            constant_score: {
                              filter: { prefix: { 'programmes.words': { value: 'graz' } } },
                              boost: 0.84,
                            },
                          },
                        ],
                      },
                    },
                  ],
                  filter: [],
                },
              },
            ],
            filter: [{ term: { collection: 'programmes' } }],
          },
        },
        script: {
          lang: 'painless',
          source: RANKING_SCRIPT,
          params: {
            field: 'programmes.names',
            identifier: 'graz',
            compared: { 7: true },
            readings: [[[[1, 'graz']]]],
          },
        },
      },
    },
  });
});

it('asks only those whose names are compared when all of the page are among them', () => {
  const sort = [{ key: 'score', descending: true }];
  const textQuery = {
    analysed: analyseQuery('graz'),
    step: 'exact',
    rarities: [2],
    isIdentifier: false,
    atMost: 9,
  } as const;
  const among = (limit: number) =>
    translateHits('programmes', ask({ text: 'graz', sort, page: { offset: 1, limit } }), {
      textQuery,
      compared: [7, 8],
    });
  expect(JSON.stringify([among(1), among(2)].map((body) => body.query))).toMatch(
    /^\[.*"terms":\{"id":\[7,8\]\}.*"compared":null.*,\{"script_score".*"compared":\{"7":true,"8":true\}.*\]$/,
  );
});

it('refuses days and instants that do not exist', () => {
  for (const ranges of [
    { validFrom: { from: 'yesterday' } },
    { validTo: { to: '2024-02-30' } },
    { dateCreated: { from: '2024-01-01' } },
  ]) {
    expect(() => translateHits('reports', ask({ ranges }))).toThrow(/is not (a day|an instant) like/);
  }
});
