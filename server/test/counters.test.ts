import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSearchWorld, type SearchWorld } from './demo-search-world.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Every awkward case of the demo world is in it, however few reports are generated besides. */
const REPORTS = 5_000;
const SAMPLE = 300;

interface Counters {
  readonly id: number;
  readonly report_count: number;
  readonly institution_count: number;
}

interface Page<Item> {
  readonly count: number;
  readonly results: readonly Item[];
}

interface Agency extends Counters {
  readonly country: { readonly id: number };
}

let world: SearchWorld;
let countryIds: readonly number[];
let agencies: readonly Agency[];

beforeAll(async () => {
  world = await openSearchWorld({ reports: REPORTS });
  countryIds = (await world.store.countries()).map(({ id }) => id);
  agencies = (await world.read<Page<Agency>>('agencies/?registered=All')).results;
});

afterAll(() => world?.close());

async function countOf(path: string): Promise<number> {
  return (await world.read<Page<unknown>>(`${path}&limit=0&facets=false`)).count;
}

/** What the searches find under these filters, in the words of the counters. */
async function found(filters: string) {
  return {
    report_count: await countOf(`reports/?${filters}`),
    institution_count: await countOf(`institutions/?${filters}&has_report=true`),
  };
}

function countersOf({ report_count, institution_count }: Counters) {
  return { report_count, institution_count };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('every country', () => {
  it('counts in its record what the searches find in it', async () => {
    const shown = new Map<number, object>();
    const searched = new Map<number, object>();
    for (const id of countryIds) {
      shown.set(id, countersOf(await world.read<Counters>(`countries/${id}/`)));
      searched.set(id, await found(`country_id=${id}`));
    }
    expect(shown).toEqual(searched);
    expect(countryIds.length).toBeGreaterThan(200);
  });

  it('counts in the list by reports what the searches find in it, and is left out without reports', async () => {
    const rows = await world.read<readonly CountryByReports[]>('countries/by-reports/');
    const expected: CountryByReports[] = [];
    for (const id of countryIds) {
      const reports = await countOf(`reports/?country_id=${id}`);
      if (reports === 0) continue;
      const { results } = await world.read<Page<SearchItem>>(`institutions/?country_id=${id}&limit=10000&facets=false`);
      expected.push({
        id,
        reports_total: reports,
        institution_total: results.length,
        institution_count: results.filter(({ has_report }) => has_report).length,
        institution_stats: results.filter(({ stats_id }) => stats_id !== '').length,
      });
    }
    const shown = rows.map(({ id, reports_total, institution_total, institution_count, institution_stats }) => ({
      id,
      reports_total,
      institution_total,
      institution_count,
      institution_stats,
    }));
    expect(shown).toEqual(expected);
    expect(expected.length).toBeGreaterThan(20);
  });

  it('counts the agencies that are listed for it', async () => {
    const rows = await world.read<readonly { id: number; agency_count: number }[]>('countries/');
    for (const { id, agency_count } of rows) {
      const listed = await world.read<Page<Agency>>(`agencies/?country_id=${id}`);
      const based = await world.read<Page<Agency>>(`agencies/based-in/${id}/`);
      expect([id, listed.count, based.count]).toEqual([id, agency_count, agency_count]);
    }
    expect(sum(rows.map(({ agency_count }) => agency_count))).toBeGreaterThan(50);
  });
});

interface CountryByReports {
  readonly id: number;
  readonly reports_total: number;
  readonly institution_total: number;
  readonly institution_count: number;
  readonly institution_stats: number;
}

interface SearchItem {
  readonly id: string;
  readonly has_report: boolean;
  readonly stats_id: string;
}

describe('every agency', () => {
  it('counts in lists and in its record what the searches find of it', async () => {
    for (const agency of agencies) {
      const searched = await found(`agency_id=${agency.id}`);
      const record = await world.read<Counters>(`agencies/${agency.id}/`);
      const based = await world.read<Page<Agency>>(`agencies/based-in/${agency.country.id}/?registered=All`);
      const there = based.results.filter(({ id }) => id === agency.id);
      expect([agency.id, ...[agency, record, ...there].map(countersOf)]).toEqual([
        agency.id,
        searched,
        searched,
        searched,
      ]);
    }
    expect(sum(agencies.map(({ report_count }) => report_count))).toBeGreaterThan(REPORTS / 2);
  });

  it('counts for each activity what the searches find of it', async () => {
    let activities = 0;
    for (const { id } of agencies) {
      const record = await world.read<{ activities: readonly Counters[] }>(`agencies/${id}/?history=true`);
      for (const activity of record.activities) {
        const searched = await found(`activity_id=${activity.id}`);
        expect([activity.id, countersOf(activity)]).toEqual([activity.id, searched]);
        activities += 1;
      }
    }
    expect(activities).toBeGreaterThan(190);
  });

  it('counts in each country of its focus what the searches find of it there, from both sides', async () => {
    const ofAgencies = new Map<string, object>();
    const searched = new Map<string, object>();
    for (const { id } of agencies) {
      const page = await world.read<Page<Counters & { country_id: number }>>(
        `countries/by-agency-focus/${id}/?history=true`,
      );
      for (const row of page.results) {
        const pair = `agency ${id} in country ${row.country_id}`;
        ofAgencies.set(pair, countersOf(row));
        searched.set(pair, await found(`agency_id=${id}&country_id=${row.country_id}`));
      }
    }
    expect(ofAgencies).toEqual(searched);

    const ofCountries = new Map<string, object>();
    for (const countryId of countryIds) {
      const page = await world.read<Page<Counters>>(`agencies/focusing-to/${countryId}/?registered=All&history=true`);
      for (const row of page.results) ofCountries.set(`agency ${row.id} in country ${countryId}`, countersOf(row));
    }
    // A country also lists the agencies that work in one of its systems only.
    for (const [pair, counters] of ofCountries) {
      if (searched.has(pair)) continue;
      const [, agencyId, countryId] = /^agency (\d+) in country (\d+)$/.exec(pair) ?? [];
      expect([pair, counters]).toEqual([pair, await found(`agency_id=${agencyId}&country_id=${countryId}`)]);
    }
    expect([...searched].filter(([pair, counters]) => notEqual(ofCountries.get(pair), counters))).toEqual([]);
    expect(searched.size).toBeGreaterThan(100);
  });
});

function notEqual(one: object | undefined, other: object): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

describe('every institution of a sample, and every one that is related to another', () => {
  it('counts the reports that its two lists show together', async () => {
    const { results } = await world.read<Page<SearchItem>>('institutions/?limit=10000&facets=false');
    const hasReport = new Map(results.map(({ id, has_report }) => [Number(id), has_report]));
    const ids = await chooseInstitutions([...hasReport.keys()]);
    const faults: unknown[] = [];
    for (const id of ids) {
      const record = await world.read<{ id: number; report_count: number }>(`institutions/${id}`);
      const listed = new Set<number>();
      for (const list of ['institutional', 'programme']) {
        const page = await world.read<Page<{ id: number }>>(`reports/${list}/by-institution/${id}/`);
        for (const report of page.results) listed.add(report.id);
      }
      const isRight = record.report_count === listed.size && hasReport.get(record.id) === listed.size > 0;
      if (!isRight) faults.push([id, record.report_count, listed.size, hasReport.get(record.id)]);
    }
    expect(faults).toEqual([]);
    expect(ids.length).toBeGreaterThan(SAMPLE);
  });

  it('is ordered by the same numbers in the search', async () => {
    const { results } = await world.read<Page<SearchItem>>(
      'institutions/?ordering=-report_count&limit=100&facets=false',
    );
    const counts: number[] = [];
    for (const { id } of results) {
      counts.push((await world.read<{ report_count: number }>(`institutions/${id}`)).report_count);
    }
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });
});

/** Relations decide about inherited reports, so none of them is left to chance. */
async function chooseInstitutions(all: readonly number[]): Promise<number[]> {
  const { reader } = world.database;
  const parts = await reader.selectFrom('institution_part_of').select(['institution_id', 'parent_id']).execute();
  const events = await reader
    .selectFrom('institution_historical_relation')
    .select(['institution_id', 'target_id'])
    .execute();
  const doubles = await reader
    .selectFrom('institution')
    .select(['id', 'merged_into_id'])
    .where('merged_into_id', 'is not', null)
    .execute();
  const related = [
    ...parts.flatMap(({ institution_id, parent_id }) => [institution_id, parent_id]),
    ...events.flatMap(({ institution_id, target_id }) => [institution_id, target_id]),
    ...doubles.flatMap(({ id, merged_into_id }) => [id, merged_into_id ?? id]),
  ];
  const step = Math.ceil(all.length / SAMPLE);
  return [...new Set([...related, ...all.filter((_, index) => index % step === 0)])];
}
