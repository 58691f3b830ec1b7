import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/database.ts';
import { aChange, anAgency, anInstitution, aProgramme, aReport } from '../../test/records.ts';
import type { Report } from '../domain/report.ts';
import { writeRegistry } from './record-writer.ts';
import { findReportsOfProgrammes } from './report-store.ts';
import { institutionIdsOfReportsTurning } from './validity-changes.ts';

const HELD = {
  code: 'file',
  level: 'high level',
  message: '',
  raisedAt: '2026-01-01T00:00:00Z',
  removal: null,
} as const;

describeOnEachDatabase('reports by what they hold', ({ database }) => {
  beforeAll(async () => {
    const reports: Partial<Report>[] = [
      { institutionIds: [1], validFrom: '2026-07-01', programmes: [aProgramme({ id: 900 }), aProgramme({ id: 901 })] },
      { institutionIds: [2], validFrom: '2020-01-01', validTo: '2026-06-30', programmes: [aProgramme({ id: 902 })] },
      { institutionIds: [3], validFrom: '2020-07-02', validTo: null, programmes: [] },
      { institutionIds: [4], validFrom: '2026-07-01', programmes: [], flags: [HELD] },
    ];
    await writeRegistry(database(), aChange(), async (writer) => {
      await writer.put('agency', [{ id: 7, version: 0, content: anAgency() }]);
      await writer.put(
        'institution',
        [1, 2, 3, 4].map((id) => ({ id, version: 0, content: anInstitution() })),
      );
      await writer.put(
        'report',
        reports.map((content, index) => ({
          id: index + 1,
          version: 0,
          content: aReport({ agencyId: 7, platformIds: [], ...content }),
        })),
      );
    });
  });

  it.each<[string, string, number[]]>([
    ['2026-06-29', '2026-06-30', []],
    // One is valid for the first time, one no longer; a held one is out of sight.
    ['2026-06-30', '2026-07-01', [1, 2]],
    ['2026-07-01', '2026-07-02', []],
    ['2026-07-02', '2026-07-03', [3]],
    ['2026-06-30', '2026-07-03', [1, 2, 3]],
  ])('after %s, up to %s, validity turns for the institutions %o', async (after, upTo, ids) => {
    expect(await institutionIdsOfReportsTurning(database().reader, { after, upTo })).toEqual(ids);
  });

  it('finds the reports that programmes stand in', async () => {
    const found = await findReportsOfProgrammes(database().reader, [901, 902, 901, 999]);
    expect([...found].map(([programmeId, { id }]) => [programmeId, id])).toEqual([
      [901, 1],
      [902, 2],
    ]);
    expect(await findReportsOfProgrammes(database().reader, [])).toEqual(new Map());
  });
});
