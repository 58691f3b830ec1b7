import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/database.ts';
import { aChange, aFlag, anAgency, anInstitution, aReport } from '../../test/records.ts';
import type { Institution } from '../domain/institution.ts';
import type { Report } from '../domain/report.ts';
import { writeRegistry } from './record-writer.ts';
import { createStoreReader } from './store-reader.ts';

const ever = { validFrom: null, validTo: null };

describeOnEachDatabase('the reading side of the store', ({ database }) => {
  it('keeps countries and agencies in memory and notices every change at once', async () => {
    const store = createStoreReader(database().reader);
    const before = await store.agencies();
    expect(await store.agencies()).toBe(before);

    await put({ id: 500, content: anInstitution() });
    expect(await store.agencies()).toBe(before);

    await writeRegistry(database(), aChange(), async (writer) =>
      writer.put('agency', [{ id: 500, version: 0, content: anAgency({ registerNumber: 500 }) }]),
    );
    expect((await store.agencies()).map(({ id }) => id)).toEqual([...before.map(({ id }) => id), 500]);
    expect((await store.countries()).slice(0, 2).map(({ nameEnglish }) => nameEnglish)).toEqual([
      'Afghanistan',
      'Åland Islands',
    ]);
  });

  it('reads the relations that stand in the records of others', async () => {
    await put(
      { id: 10, content: anInstitution() },
      { id: 11, content: anInstitution({ partOf: [{ parentId: 10, type: 'faculty', ...ever }] }) },
      {
        id: 12,
        content: anInstitution({ historicalRelations: [{ targetId: 10, type: 'absorbed', date: '2019-10-01' }] }),
      },
    );

    expect(await createStoreReader(database().reader).relationsOf([10, 11])).toEqual(
      new Map([
        [
          10,
          {
            children: [{ childId: 11, type: 'faculty', ...ever }],
            events: [{ sourceId: 12, type: 'absorbed', date: '2019-10-01' }],
          },
        ],
        [11, { children: [], events: [] }],
      ]),
    );
  });

  it('finds institutions by statistical and other identifiers, to the letter', async () => {
    const identifier = { resource: 'local identifier', agencyId: null };
    await put(
      { id: 20, content: anInstitution({ statsId: 'AT0020' }) },
      {
        id: 21,
        content: anInstitution({
          mergedIntoId: 20,
          identifiers: [{ ...identifier, identifier: 'A/ 1', validFrom: null, validTo: '2019-12-31' }],
        }),
      },
      { id: 22, content: anInstitution({ identifiers: [{ ...identifier, identifier: 'A/ 1', ...ever }] }) },
    );
    const store = createStoreReader(database().reader);

    expect((await store.findInstitutionByStatsId('AT0020'))?.id).toBe(20);
    expect(await store.findInstitutionByStatsId('at0020')).toBeUndefined();
    const survivor = await store.findInstitution(20);
    expect(survivor && (await store.familyOf(survivor)).doubleIds).toEqual([21]);
    expect(await store.findByIdentifier('local identifier', 'A/ 1')).toEqual([
      { institutionId: 21, agencyId: null, validFrom: null, validTo: '2019-12-31' },
      { institutionId: 22, agencyId: null, validFrom: null, validTo: null },
    ]);
    expect(await store.findByIdentifier('local identifier', 'a/ 1')).toEqual([]);
    expect(await store.identifierTypesInUse()).toEqual(['local identifier']);
  });

  it('finds the visible reports of institutions and platforms, and no held or withdrawn one', async () => {
    await put({ id: 30, content: anInstitution() }, { id: 31, content: anInstitution() });
    await putReports([
      [1, { institutionIds: [30] }],
      [2, { institutionIds: [31], platformIds: [30] }],
      [3, { institutionIds: [31] }],
      [4, { institutionIds: [30], flags: [aFlag({ level: 'high level' })] }],
      [5, { institutionIds: [30], withdrawal: { at: '2026-01-01T00:00:00Z', reason: 'Wrong' } }],
      [6, { institutionIds: [30], supersededBy: { reportId: 1, validFrom: '2020-01-15' } }],
    ]);
    const store = createStoreReader(database().reader);

    expect(
      (await store.reportsCovering({ institutionId: 30, children: [], historicalRelations: [] })).map(({ id }) => id),
    ).toEqual([1, 2, 6]);
    const children = [{ childId: 31, type: 'faculty', ...ever }] as const;
    const family = { institutionId: 32, children, historicalRelations: [] };
    expect((await store.reportsCovering(family)).map(({ id }) => id)).toEqual([2, 3]);
    expect((await store.reportHistory(6)).map(({ version, content }) => [version, content.supersededBy])).toEqual([
      [1, { reportId: 1, validFrom: '2020-01-15' }],
    ]);
  });

  function put(...institutions: { id: number; content: Institution }[]): Promise<void> {
    return writeRegistry(database(), aChange(), (writer) =>
      writer.put(
        'institution',
        institutions.map((institution) => ({ ...institution, version: 0 })),
      ),
    );
  }

  function putReports(reports: readonly [id: number, Partial<Report>][]): Promise<void> {
    return writeRegistry(database(), aChange(), async (writer) => {
      await writer.put('agency', [
        { id: 30, version: 0, content: anAgency({ registerNumber: 30, activityIds: [30] }) },
      ]);
      await writer.put(
        'report',
        reports.map(([id, overrides]) => ({
          id,
          version: 0,
          content: aReport({ agencyId: 30, activityIds: [30], programmes: [], ...overrides }),
        })),
      );
    });
  }
});
