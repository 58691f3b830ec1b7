import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeRegistry } from '../src/store/record-writer.ts';
import { type AdministeredWorld, openAdministeredWorld } from './administration.ts';
import { TEST_BASE } from './app.ts';
import { describeOnEachDatabase } from './database.ts';
import { aChange, anInstitution, aReport } from './records.ts';
import { writeSmallWorld } from './small-world.ts';

const NO_FILE = { sha256: 'a'.repeat(64), size: 1 };
const OF_AGENCY = { agencyId: 7, activityIds: [31], programmes: [] };
const ever = { validFrom: null, validTo: null };

describeOnEachDatabase('the checks of data quality', ({ database }) => {
  let world: AdministeredWorld;

  beforeAll(async () => {
    world = await openAdministeredWorld(database());
    await writeSmallWorld(database(), NO_FILE);
    await writeRegistry(database(), aChange(), async (writer) => {
      const shared = { resource: 'EU-VAT', identifier: 'SHARED 1', agencyId: null, ...ever };
      const expired = { ...shared, validTo: '2020-12-31' };
      await writer.put('institution', [
        { id: 51, version: 0, content: anInstitution({ locations: [], identifiers: [shared] }) },
        { id: 52, version: 0, content: anInstitution({ identifiers: [shared] }) },
        { id: 53, version: 0, content: anInstitution({ identifiers: [expired] }) },
      ]);
      const covering = (institutionId: number, validFrom: string, validTo: string | null) =>
        aReport({ ...OF_AGENCY, institutionIds: [institutionId], validFrom, validTo });
      await writer.put('report', [
        { id: 101, version: 0, content: covering(51, '1950-01-01', '1951-01-01') },
        { id: 102, version: 0, content: covering(52, '2024-01-01', '2029-01-01') },
        { id: 103, version: 0, content: { ...covering(52, '2026-01-01', null), localIdentifier: 'L-103' } },
      ]);
    });
  });
  afterAll(() => world?.close());

  async function found(check: string) {
    const { results } = (await world.call('GET', `data-quality/${check}/?limit=100`)).json<{
      results: { id: number; name: string; detail: string }[];
    }>();
    return results;
  }

  it('count as many records as they list', async () => {
    const checks = (await world.call('GET', 'data-quality/')).json<{ check: string; count: number }[]>();
    const lists = await Promise.all(checks.map(async ({ check }) => [check, (await found(check)).length]));
    expect(checks.map(({ check, count }) => [check, count])).toEqual(lists);
    expect(checks.length).toBe(7);
  });

  it('find reports without a stored file, but not withdrawn ones', async () => {
    const without = await found('report_without_file');
    expect(without).toContainEqual({ record_type: 'report', id: 103, name: 'L-103', detail: 'no file was given' });
    expect(without.map(({ id }) => id)).not.toContain(6);
  });

  it('find implausible dates', async () => {
    expect(await found('implausible_date')).toEqual([
      { record_type: 'report', id: 101, name: '', detail: '1950-01-01 to 1951-01-01' },
    ]);
  });

  it('find a report that begins while an earlier one of the same activity is in force', async () => {
    expect(await found('overlapping_coverage')).toContainEqual({
      record_type: 'report',
      id: 103,
      name: 'L-103',
      detail: 'begins on 2026-01-01, report 102 of the same activity is in force',
    });
  });

  it('find institutions that share an identifier today', async () => {
    expect((await found('ambiguous_identifier')).map(({ id, detail }) => [id, detail])).toEqual([
      [51, 'EU-VAT SHARED 1'],
      [52, 'EU-VAT SHARED 1'],
    ]);
  });

  it('find institutions without a country, and those whose coverage has lapsed', async () => {
    expect((await found('institution_without_country')).map(({ id, detail }) => [id, detail])).toEqual([[51, 'open']]);
    expect((await found('lapsed_coverage')).map(({ id, detail }) => [id, detail])).toContainEqual([
      51,
      'the last one ended on 1951-01-01',
    ]);
    expect((await found('lapsed_coverage')).map(({ id }) => id)).not.toContain(52);
  });

  it('are listed in pages', async () => {
    const { count, next, results } = (await world.call('GET', 'data-quality/ambiguous_identifier/?limit=1')).json();
    expect([count, next, results.length]).toEqual([
      2,
      `${TEST_BASE}/adminapi/v1/data-quality/ambiguous_identifier/?limit=1&offset=1`,
      1,
    ]);
  });

  it('have names that can be misspelt', async () => {
    const response = await world.call('GET', 'data-quality/lapsed_coverag/');
    expect([response.statusCode, response.json().errors[0].did_you_mean]).toEqual([404, 'lapsed_coverage']);
  });
});
