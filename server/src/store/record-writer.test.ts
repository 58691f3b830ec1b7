import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/database.ts';
import { aChange, anAgency, anInstitution, aProgramme, aReport } from '../../test/records.ts';
import { readJournal, readJournalHead, readRecordHistory } from './journal-store.ts';
import { findRecord, findRecords, readRecordsAfter } from './record-reader.ts';
import { writeRegistry } from './record-writer.ts';

describeOnEachDatabase('the record writer', ({ database }) => {
  it('starts a registry with the countries of the world, each in the journal', async () => {
    const { reader } = database();
    const austria = await findRecord(reader, 'country', 15);
    const belgium = await reader.selectFrom('country').selectAll().where('alpha2', '=', 'BE').executeTakeFirstOrThrow();
    const flanders = await reader.selectFrom('country').selectAll().where('alpha2', '=', 'BE-fl').executeTakeFirst();

    expect(austria).toMatchObject({ id: 15, version: 1, alpha2: 'AT', nameEnglish: 'Austria', parentId: null });
    expect(flanders).toMatchObject({ parent_id: belgium.id });
    expect(await readJournalHead(reader)).toMatchObject({ sequence: 255 });
  });

  it('gives back what was stored, to the letter', async () => {
    const institution = anInstitution({ statsId: 'AT0001' });
    const id = await storeInstitution(institution);

    expect(await findRecord(database().reader, 'institution', id)).toEqual({
      ...institution,
      id,
      version: 1,
      createdAt: '2026-06-30T12:00:00Z',
      updatedAt: '2026-06-30T12:00:00Z',
    });
  });

  it('replaces a record with all its rows and tells the journal', async () => {
    const before = anInstitution({
      identifiers: [{ resource: 'ROR', identifier: 'old', agencyId: null, validFrom: null, validTo: null }],
    });
    const after = anInstitution({
      identifiers: [{ resource: 'ROR', identifier: 'new', agencyId: null, validFrom: null, validTo: null }],
    });
    const id = await storeInstitution(before);
    const correction = { actor: 'account:7', reason: 'Wrong identifier', at: '2026-07-01T08:00:00Z' };
    await writeRegistry(database(), correction, (writer) =>
      writer.put('institution', [{ id, version: 1, content: after }]),
    );

    const { reader } = database();
    const identifiers = await reader
      .selectFrom('institution_identifier')
      .select('identifier')
      .where('institution_id', '=', id)
      .execute();
    expect(identifiers).toEqual([{ identifier: 'new' }]);
    expect(await findRecord(reader, 'institution', id)).toMatchObject({
      version: 2,
      createdAt: '2026-06-30T12:00:00Z',
      updatedAt: '2026-07-01T08:00:00Z',
    });
    const history = await readRecordHistory(reader, 'institution', id);
    expect(history.map(({ version, actor, reason }) => ({ version, actor, reason }))).toEqual([
      { version: 1, actor: 'system', reason: 'Test' },
      { version: 2, actor: 'account:7', reason: 'Wrong identifier' },
    ]);
    expect(JSON.parse(history[1]?.content ?? '')).toEqual(after);
  });

  it('refuses to overwrite a version that was not read, and writes nothing then', async () => {
    const id = await storeInstitution();
    const head = await readJournalHead(database().reader);
    const stale = writeRegistry(database(), aChange(), (writer) =>
      writer.put('institution', [{ id, version: 3, content: anInstitution() }]),
    );

    await expect(stale).rejects.toMatchObject({ code: 'conflict' });
    expect(await readJournalHead(database().reader)).toEqual(head);
  });

  it('leaves neither rows, ids nor journal entries behind when the work fails', async () => {
    const head = await readJournalHead(database().reader);
    const first = await storeInstitution();
    const failing = writeRegistry(database(), aChange(), async (writer) => {
      const id = await writer.reserveIds('institution', 1);
      await writer.put('institution', [{ id, version: 0, content: anInstitution() }]);
      throw new Error('the power went out');
    });
    await expect(failing).rejects.toThrow('the power went out');

    expect(await findRecord(database().reader, 'institution', first + 1)).toBeUndefined();
    expect(await readJournalHead(database().reader)).toMatchObject({ sequence: head.sequence + 1 });
    expect(await storeInstitution()).toBe(first + 1);
  });

  it('stores an agency, its activities and a report with everything around it', async () => {
    const { agencyId, activityId } = await storeAgency();
    const institutionId = await storeInstitution();
    const report = aReport({
      agencyId,
      activityIds: [activityId],
      institutionIds: [institutionId],
      localIdentifier: 'R-1',
      files: [],
    });
    const id = await storeReport(report);

    const { reader } = database();
    expect(await findRecord(reader, 'report', id)).toEqual({
      ...report,
      programmes: [aProgramme({ id: 1 })],
      id,
      version: 1,
      createdAt: '2026-06-30T12:00:00Z',
      updatedAt: '2026-06-30T12:00:00Z',
    });
    expect(await reader.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject({
      state: 'published',
      flag_level: 'none',
      effective_valid_to: '2026-01-15',
    });
    expect(await reader.selectFrom('programme').select('position').where('report_id', '=', id).execute()).toEqual([
      { position: 0 },
    ]);
  });

  it('says in a sentence that an agency used a local identifier twice, but lets it be used again after withdrawal', async () => {
    const { agencyId, activityId } = await storeAgency();
    const institutionId = await storeInstitution();
    const report = aReport({ agencyId, activityIds: [activityId], institutionIds: [institutionId], programmes: [] });
    const first = await storeReport({ ...report, localIdentifier: 'twice' });

    await expect(storeReport({ ...report, localIdentifier: 'twice' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'The agency has already used this local identifier for another report',
    });

    const withdrawal = { at: '2026-07-01T00:00:00Z', reason: 'Sent in error' };
    await writeRegistry(database(), aChange(), (writer) =>
      writer.put('report', [{ id: first, version: 1, content: { ...report, localIdentifier: 'twice', withdrawal } }]),
    );
    expect(await storeReport({ ...report, localIdentifier: 'twice' })).toBeGreaterThan(first);
  });

  it('refuses a report on an institution that does not exist', async () => {
    const { agencyId, activityId } = await storeAgency();
    const report = aReport({ agencyId, activityIds: [activityId], institutionIds: [999_999], programmes: [] });

    await expect(storeReport(report)).rejects.toMatchObject({ code: 'invalid_record' });
  });

  it('refuses two current identifiers of one type for one institution', async () => {
    const identifier = { resource: 'ROR', agencyId: null, validFrom: null, validTo: null };
    const content = anInstitution({
      identifiers: [
        { ...identifier, identifier: 'a' },
        { ...identifier, identifier: 'b' },
      ],
    });
    const storing = writeRegistry(database(), aChange(), async (writer) =>
      writer.put('institution', [{ id: await writer.reserveIds('institution', 1), version: 0, content }]),
    );

    await expect(storing).rejects.toMatchObject({
      code: 'conflict',
      message: 'An institution can have only one current identifier of a type and agency',
    });
  });

  it('lets a relation point at an institution that comes later in the same change', async () => {
    const first = await writeRegistry(database(), aChange(), async (writer) => {
      const id = await writer.reserveIds('institution', 2);
      const partOf = [{ parentId: id + 1, type: 'faculty' as const, validFrom: null, validTo: null }];
      await writer.put('institution', [
        { id, version: 0, content: anInstitution({ partOf }) },
        { id: id + 1, version: 0, content: anInstitution() },
      ]);
      return id;
    });

    const found = await findRecords(database().reader, 'institution', [first, first + 1, 999_999]);
    expect([...found.keys()].sort((one, other) => one - other)).toEqual([first, first + 1]);
    const walked = await readRecordsAfter(database().reader, 'institution', { after: first - 1, limit: 1 });
    expect(walked.map(({ id }) => id)).toEqual([first]);
  });

  it('reads the journal in parts, in order', async () => {
    const { sequence } = await readJournalHead(database().reader);
    const entries = await readJournal(database().reader, sequence - 3, 2);

    expect(entries.map((entry) => entry.sequence)).toEqual([sequence - 2, sequence - 1]);
  });

  async function storeInstitution(content = anInstitution()): Promise<number> {
    return writeRegistry(database(), aChange(), async (writer) => {
      const id = await writer.reserveIds('institution', 1);
      await writer.put('institution', [{ id, version: 0, content }]);
      return id;
    });
  }

  async function storeAgency(): Promise<{ agencyId: number; activityId: number }> {
    return writeRegistry(database(), aChange(), async (writer) => {
      const agencyId = await writer.reserveIds('agency', 1);
      const activityId = await writer.reserveIds('activity', 1);
      const content = anAgency({ registerNumber: agencyId, activityIds: [activityId] });
      await writer.put('agency', [{ id: agencyId, version: 0, content }]);
      return { agencyId, activityId };
    });
  }

  async function storeReport(content: ReturnType<typeof aReport>): Promise<number> {
    return writeRegistry(database(), aChange(), async (writer) => {
      const id = await writer.reserveIds('report', 1);
      const firstProgramme = await writer.reserveIds('programme', content.programmes.length);
      const programmes = content.programmes.map((programme, index) => ({ ...programme, id: firstProgramme + index }));
      await writer.put('report', [{ id, version: 0, content: { ...content, programmes } }]);
      return id;
    });
  }
});
