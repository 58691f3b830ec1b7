import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/database.ts';
import { change } from '../../test/indexed-world.ts';
import { aChange, aFlag, anAgency, anInstitution, aReport } from '../../test/records.ts';
import type { Report } from '../domain/report.ts';
import { findRecord } from './record-reader.ts';
import { writeRegistry } from './record-writer.ts';

const OLDER = 1;
const NEWER = 2;
const HELD: Partial<Report> = { flags: [aFlag({ level: 'high level' })] };
const WITHDRAWN: Partial<Report> = { withdrawal: { at: '2026-06-30T12:00:00Z', reason: 'a mistake' } };
const PUBLISHED: Partial<Report> = { flags: [], withdrawal: null };

describeOnEachDatabase('a superseded report', ({ database }) => {
  beforeAll(async () => {
    const content = (overrides: Partial<Report>) =>
      aReport({ activityIds: [1], institutionIds: [1], programmes: [], ...overrides });
    await writeRegistry(database(), aChange(), async (writer) => {
      await writer.put('agency', [{ id: 1, version: 0, content: anAgency({ activityIds: [1] }) }]);
      await writer.put('institution', [{ id: 1, version: 0, content: anInstitution() }]);
      await writer.put('report', [{ id: OLDER, version: 0, content: content({ validFrom: '2020-01-15' }) }]);
    });
    await writeRegistry(database(), aChange(), (writer) =>
      writer.put('report', [
        { id: NEWER, version: 0, content: content({ validFrom: '2024-05-01', supersedesId: OLDER, ...HELD }) },
      ]),
    );
  });

  async function olderReport() {
    const row = await database()
      .reader.selectFrom('report')
      .select(['version', 'state', 'effective_valid_to as validTo', 'superseded_by_id as successorId'])
      .where('id', '=', OLDER)
      .executeTakeFirstOrThrow();
    return { ...row, named: (await findRecord(database().reader, 'report', OLDER))?.supersededBy };
  }

  const alter = (overrides: Partial<Report>) =>
    change(database(), 'report', NEWER, (content) => ({ ...content, ...overrides }));

  const alone = { state: 'published', validTo: '2026-01-15', successorId: null, named: null };
  const superseded = {
    state: 'superseded',
    validTo: '2024-04-30',
    successorId: NEWER,
    named: { reportId: NEWER, validFrom: '2024-05-01' },
  };

  it('is not touched by a successor that is held from the beginning', async () => {
    expect(await olderReport()).toEqual({ version: 1, ...alone });
  });

  it('names its successor while everybody can see that one, whoever writes it', async () => {
    await alter(PUBLISHED);
    expect(await olderReport()).toEqual({ version: 2, ...superseded });
    await alter(HELD);
    expect(await olderReport()).toEqual({ version: 3, ...alone });
    await alter({ ...PUBLISHED, validFrom: '2025-01-01' });
    expect(await olderReport()).toMatchObject({ version: 4, validTo: '2024-12-31' });
    await alter(WITHDRAWN);
    expect(await olderReport()).toEqual({ version: 5, ...alone });
  });

  it('is left as it is by changes of the successor that do not concern it', async () => {
    await alter({ ...PUBLISHED, validFrom: '2024-05-01' });
    const { version } = await olderReport();
    await alter({ summary: 'Corrected.' });
    expect(await olderReport()).toEqual({ version, ...superseded });
  });
});
