import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIndexer } from '../src/services/index-registry.ts';
import { openSearchWorld, type SearchWorld } from './demo-search-world.ts';

interface Counted {
  readonly value: string;
  readonly count: number;
}

interface Statistics {
  readonly report_total: number;
  readonly institution_total: number;
  readonly institution_count: number;
  readonly institution_valid_count: number;
  readonly reports_by_start_year: readonly {
    readonly year: string;
    readonly count: number;
    readonly decision: readonly Counted[];
  }[];
  readonly reports: Readonly<Record<string, readonly Counted[]>>;
  readonly coverage: readonly {
    readonly country: { readonly id: number; readonly name_english: string };
    readonly institution_total: number;
    readonly institution_count: number;
    readonly institution_valid_count: number;
    readonly valid_share: number;
  }[];
}

interface Listed {
  readonly count: number;
  readonly results: readonly { readonly id: string; readonly report_valid: boolean }[];
}

let world: SearchWorld;

beforeAll(async () => {
  world = await openSearchWorld();
});

afterAll(() => world?.close());

async function countOf(path: string): Promise<number> {
  return (await world.read<Listed>(`${path}&limit=0&facets=false`)).count;
}

it('counts what the searches find', async () => {
  const statistics = await world.read<Statistics>('statistics/');
  const filters = {
    year: 'year',
    country: 'country',
    agency: 'agency',
    decision: 'decision',
    status: 'status',
    qf_ehea_level: 'qf_ehea_level',
    activity_type: 'activity_type',
  };
  expect(Object.keys(statistics.reports)).toEqual(Object.keys(filters));
  for (const [name, filter] of Object.entries(filters)) {
    for (const { value, count } of statistics.reports[name] ?? []) {
      expect([filter, value, count]).toEqual([
        filter,
        value,
        await countOf(`reports/?${filter}=${encodeURIComponent(value)}`),
      ]);
    }
  }
  expect([statistics.report_total, statistics.institution_total]).toEqual([
    await countOf('reports/?'),
    await countOf('institutions/?'),
  ]);
});

it('counts each report once by the year it starts in, and by its decision there', async () => {
  const { reports_by_start_year: years, report_total: total } = await world.read<Statistics>('statistics/');
  expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  for (const { year, count, decision } of years) {
    const started = `reports/?valid_from_after=${year}-01-01&valid_from_before=${year}-12-31`;
    expect([year, count]).toEqual([year, await countOf(started)]);
    for (const { value, count: decided } of decision) {
      const found = await countOf(`${started}&decision=${encodeURIComponent(value)}`);
      expect([year, value, decided]).toEqual([year, value, found]);
    }
    expect(decision.reduce((sum, { count: decided }) => sum + decided, 0)).toBe(count);
  }
});

it('covers of each country the institutions whose lists show a report that is valid today', async () => {
  const { coverage, institution_valid_count: total } = await world.read<Statistics>('statistics/');
  const covered = await coveredInstitutions();
  expect(total).toBe(covered.size);
  for (const { country, institution_valid_count: count, institution_total: all, valid_share: share } of coverage) {
    const { results } = await world.read<Listed>(`institutions/?country_id=${country.id}&limit=1000&facets=false`);
    const expected = results.filter(({ id }) => covered.has(id)).length;
    expect([country.name_english, count, all]).toEqual([country.name_english, expected, results.length]);
    expect(share).toBeCloseTo(expected / results.length, 4);
  }
});

/** As a reader would find out: through both lists of every institution. */
async function coveredInstitutions(): Promise<Set<string>> {
  const { results } = await world.read<Listed>('institutions/?limit=1000&facets=false');
  const covered = new Set<string>();
  for (const { id } of results) {
    for (const list of ['institutional', 'programme']) {
      const { count } = await world.read<Listed>(`reports/${list}/by-institution/${id}/?history=false&limit=0`);
      if (count > 0) covered.add(id);
    }
  }
  return covered;
}

it('follows validity over the days: the index is the same as one made anew', async () => {
  let today = '2026-06-30';
  const clock = { now: () => `${today}T12:00:00Z`, today: () => today };
  const indexer = createIndexer({ database: world.database, engine: world.engine, clock });
  await indexer.open();
  for (const day of ['2026-07-01', '2026-12-31', '2027-01-01', '2031-06-30']) {
    today = day;
    await indexer.advance();
    expect([day, await indexer.check()]).toMatchObject([day, { differences: [] }]);
  }
});
