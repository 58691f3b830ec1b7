import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSearchWorld, type SearchWorld } from './demo-search-world.ts';
import { readRoutesOf } from './routes-of.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Records with as little and as much around them as the world has. */
interface Extremes {
  readonly institutions: readonly number[];
  readonly reports: readonly number[];
  readonly agencies: readonly number[];
  readonly countries: readonly number[];
  readonly identifier: string;
  readonly statsId: string;
}

interface Cost {
  /**
   * The largest number of queries that one of the paths takes once what it embeds is in memory; some take fewer, none
   * takes more.
   */
  readonly queries: number;
  /** The largest number while that is not in memory yet, where it is another. */
  readonly atFirst?: number;
  readonly paths: (extremes: Extremes) => readonly string[];
}

const PAGES = ['limit=1', 'limit=50', 'limit=50&offset=100'];
const searches = (route: string) => () => PAGES.map((page) => `${route}/?${page}`);
const lists = (route: string) => () => [route, ...PAGES.map((page) => `${route}?${page}`)];
const listsOf = (ids: readonly number[], route: (id: number) => string) =>
  ids.flatMap((id) => [route(id), ...PAGES.map((page) => `${route(id)}?${page}`)]);

const COSTS: Readonly<Record<string, Cost>> = {
  'countries/': { queries: 2, atFirst: 4, paths: () => ['countries/', 'countries/?external_qaa=yes'] },
  'countries/by-reports/': { queries: 2, atFirst: 4, paths: () => ['countries/by-reports/'] },
  'countries/by-agency-focus/:agencyID/': {
    queries: 2,
    atFirst: 4,
    paths: ({ agencies }) => listsOf(agencies, (id) => `countries/by-agency-focus/${id}/`),
  },
  'countries/:countryID/': {
    queries: 2,
    atFirst: 3,
    paths: ({ countries }) => countries.map((id) => `countries/${id}/`),
  },
  'agencies/': { queries: 2, atFirst: 3, paths: lists('agencies/') },
  'agencies/based-in/:countryID/': {
    queries: 2,
    atFirst: 3,
    paths: ({ countries }) => listsOf(countries, (id) => `agencies/based-in/${id}/`),
  },
  'agencies/focusing-to/:countryID/': {
    queries: 2,
    atFirst: 4,
    paths: ({ countries }) => listsOf(countries, (id) => `agencies/focusing-to/${id}/`),
  },
  'agencies/decisions/': { queries: 1, paths: () => ['agencies/decisions/'] },
  'agencies/activities/': { queries: 1, paths: lists('agencies/activities/') },
  'agencies/activity-groups/': { queries: 1, atFirst: 2, paths: () => ['agencies/activity-groups/'] },
  'agencies/:agencyID/': {
    queries: 2,
    atFirst: 5,
    paths: ({ agencies }) => agencies.flatMap((id) => [`agencies/${id}/`, `agencies/${id}/?history=true`]),
  },
  'institutions/resources/': { queries: 1, paths: () => ['institutions/resources/'] },
  'institutions/by-identifier/:resource/:identifier': {
    queries: 9,
    atFirst: 12,
    paths: ({ identifier }) => [`institutions/by-identifier/${identifier}`],
  },
  'institutions/by-stats/:stats_id/': {
    queries: 9,
    atFirst: 12,
    paths: ({ statsId }) => [`institutions/by-stats/${statsId}/`],
  },
  'institutions/:institutionID': {
    queries: 11,
    atFirst: 14,
    paths: ({ institutions }) => institutions.map((id) => `institutions/${id}`),
  },
  'institutions/': { queries: 1, atFirst: 6, paths: searches('institutions') },
  'institutions/suggest/': {
    queries: 1,
    atFirst: 3,
    paths: () => ['u', 'univ', 'university of'].map((typed) => `institutions/suggest/?query=${typed}`),
  },
  'reports/:reportID/': { queries: 1, atFirst: 8, paths: ({ reports }) => reports.map((id) => `reports/${id}/`) },
  'reports/:reportID/credential/': {
    queries: 1,
    paths: ({ reports }) => reports.map((id) => `reports/${id}/credential/`),
  },
  'reports/:reportID/history/': { queries: 2, paths: ({ reports }) => reports.map((id) => `reports/${id}/history/`) },
  'reports/institutional/by-institution/:institutionID/': {
    queries: 10,
    atFirst: 15,
    paths: ({ institutions }) => listsOf(institutions, (id) => `reports/institutional/by-institution/${id}/`),
  },
  'reports/programme/by-institution/:institutionID/': {
    queries: 11,
    atFirst: 15,
    paths: ({ institutions }) => listsOf(institutions, (id) => `reports/programme/by-institution/${id}/`),
  },
  'reports/': { queries: 2, atFirst: 4, paths: searches('reports') },
  'programmes/': { queries: 3, atFirst: 5, paths: searches('programmes') },
  'statistics/': { queries: 2, atFirst: 3, paths: () => ['statistics/'] },
  'reference/': { queries: 0, paths: () => ['reference/'] },
};

const BROWSE = '/webapi/v2/browse/';

const LARGER = 1_500;

describe.each([{ reports: 300 }, { reports: LARGER }])('in a world of $reports reports', ({ reports }) => {
  let world: SearchWorld;
  let patterns: readonly string[];
  let extremes: Extremes;

  beforeAll(async () => {
    const watched = await readRoutesOf(async () => {
      world = await openSearchWorld({ reports });
      return world.app;
    });
    patterns = watched.patterns.filter((pattern) => pattern.startsWith(BROWSE));
    extremes = await findExtremes(world);
    // The first request also reads what is kept from then on.
    for (const path of ['agencies/', 'statistics/']) await world.read(path);
  });

  afterAll(() => world?.close());

  it('every address has its cost', () => {
    const known = Object.keys(COSTS).map((route) => `${BROWSE}${route}`);
    expect(new Set(known)).toEqual(new Set(patterns));
  });

  it.each(Object.entries(COSTS))('%s takes no more queries for more rows', async (_route, cost) => {
    const { queries, atFirst = queries, paths } = cost;
    const counts: [number, string][] = [];
    for (const path of paths(extremes)) {
      const first = await world.queries.during(() => world.read(path));
      expect([path, first <= atFirst ? atFirst : first]).toEqual([path, atFirst]);
      counts.push([await world.queries.during(() => world.read(path)), path]);
    }
    expect(counts.filter(([count]) => count > queries)).toEqual([]);
    // The smaller world may lack what makes a record as rich as they get.
    const most = Math.max(...counts.map(([count]) => count));
    expect(most).toBeGreaterThanOrEqual(reports === LARGER ? queries : 0);
  });
});

async function findExtremes({ database: { reader }, store }: SearchWorld): Promise<Extremes> {
  const partners = await reader
    .selectFrom('institution_part_of')
    .select(({ fn }) => ['parent_id as id', fn.countAll<number>().as('count')])
    .groupBy('parent_id')
    .orderBy('count', 'desc')
    .execute();
  const covered = await reader
    .selectFrom('report_institution')
    .select(({ fn }) => ['institution_id as id', fn.countAll<number>().as('count')])
    .groupBy('institution_id')
    .orderBy('count', 'desc')
    .execute();
  const parties = await reader
    .selectFrom('report_institution')
    .innerJoin('report', 'report.id', 'report_institution.report_id')
    .select(({ fn }) => ['report.id', fn.countAll<number>().as('count')])
    .where('report.state', 'in', ['published', 'superseded'])
    .groupBy('report.id')
    .orderBy('count', 'desc')
    .execute();
  const double = await reader
    .selectFrom('institution')
    .select(['id', 'merged_into_id'])
    .where('merged_into_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const named = await reader
    .selectFrom('institution_identifier')
    .select(['resource', 'identifier'])
    .where('agency_id', 'is', null)
    .executeTakeFirstOrThrow();
  const counted = await reader
    .selectFrom('institution')
    .select('stats_id')
    .where('stats_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const [agencies, countries] = [await store.agencies(), await store.countries()];
  const byFocus = agencies.toSorted((one, other) => other.focusCountries.length - one.focusCountries.length);
  return {
    institutions: [...ends(partners), ...ends(covered), double.id, double.merged_into_id ?? double.id],
    reports: ends(parties),
    agencies: ends(byFocus),
    countries: ends(countries),
    identifier: `${encodeURIComponent(named.resource)}/${encodeURIComponent(named.identifier)}`,
    statsId: counted.stats_id ?? '',
  };
}

/** The first and the last. */
function ends(rows: readonly { readonly id: number }[]): number[] {
  return [...rows.slice(0, 1), ...rows.slice(-1)].map(({ id }) => id);
}
