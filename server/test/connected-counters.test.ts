import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeRegistry } from '../src/store/record-writer.ts';
import { describeOnEachDatabase } from './database.ts';
import { INSTITUTIONS as I, partOf, storeIndexedWorld } from './indexed-world.ts';
import { type LiveWorld, openLiveWorld } from './live-world.ts';
import { aChange, anInstitution, aReport } from './records.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

interface Page {
  readonly count: number;
  readonly results: readonly { readonly id: number | string; readonly has_report?: boolean }[];
}

describeOnEachDatabase('where every kind of connection occurs', ({ database }) => {
  let world: LiveWorld;

  beforeAll(async () => {
    world = await openLiveWorld(database());
    await storeIndexedWorld(database());
    // A double of the faculty has a report of its own and was once put under another roof.
    await writeRegistry(database(), aChange(), async (writer) => {
      const double = anInstitution({ mergedIntoId: I.faculty, partOf: [partOf(I.successor, 'faculty')] });
      await writer.put('institution', [{ id: 10, version: 0, content: double }]);
      await writer.put('report', [
        { id: 8, version: 0, content: aReport({ institutionIds: [10], activityIds: [11], programmes: [] }) },
      ]);
    });
    await world.settle();
  });

  afterAll(() => world?.close());

  async function read<Body>(path: string): Promise<Body> {
    const response = await world.get(`/webapi/v2/browse/${path}`);
    expect([path, response.statusCode]).toEqual([path, 200]);
    return response.json<Body>();
  }

  it.each(Object.entries(I))('the %s counts and finds the reports that it lists', async (_name, institutionId) => {
    const { id, report_count } = await read<{ id: number; report_count: number }>(`institutions/${institutionId}`);
    const lists = await Promise.all(
      ['institutional', 'programme'].map((list) => read<Page>(`reports/${list}/by-institution/${institutionId}/`)),
    );
    const listed = new Set(lists.flatMap(({ results }) => results.map((report) => report.id)));
    const { results } = await read<Page>(`institutions/?registry_id=REGINST000${id}`);
    expect([report_count, results.map(({ has_report }) => has_report)]).toEqual([listed.size, [listed.size > 0]]);
    const ordered = await read<Page>('institutions/?ordering=-report_count&has_report=true&limit=1');
    expect(ordered.results.map((found) => found.id)).toEqual([String(I.university)]);
  });

  it.each([
    ['university', I.university, ['1 own', '2 child', '4 own', '5 own', '8 child']],
    ['double of the university', I.double, ['1 own', '2 child', '4 own', '5 own', '8 child']],
    ['faculty', I.faculty, ['2 own', '8 own']],
    ['double of the faculty', 10, ['2 own', '8 own']],
    ['successor', I.successor, ['2 child', '3 predecessor', '8 child']],
  ])('the %s lists what is on one of its records or on one of its relatives', async (_name, id, expected) => {
    const { results } = await read<{ results: readonly { id: number; relation: string }[] }>(
      `reports/programme/by-institution/${id}/`,
    );
    expect(results.map((row) => `${row.id} ${row.relation}`).toSorted()).toEqual(expected);
  });

  it.each([I.university, I.double, I.faculty, 10])(
    'the search finds the reports that %i lists as its own',
    async (id) => {
      const { results } = await read<{ results: readonly { id: number; relation: string }[] }>(
        `reports/programme/by-institution/${id}/`,
      );
      const own = results.filter(({ relation }) => relation === 'own').map((report) => report.id);
      const found = await read<Page>(`reports/?institution=${id}&facets=false`);
      expect(new Set(found.results.map((report) => Number(report.id)))).toEqual(new Set(own));
    },
  );
});
