import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Report } from '../src/domain/report.ts';
import { verifyJournal } from '../src/journal/verify-journal.ts';
import { createAdministration } from '../src/services/administration.ts';
import { contentOf } from '../src/services/import-kind.ts';
import { createIndexer } from '../src/services/index-registry.ts';
import { journalSource } from '../src/store/journal-store.ts';
import { checkRecords } from '../src/store/record-check.ts';
import { findRecord } from '../src/store/record-reader.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { openTestAccounts } from './accounts.ts';
import { describeOnEachDatabase, TEST_NOW } from './database.ts';
import { type LiveWorld, openLiveWorld } from './live-world.ts';
import { aChange, anInstitution, aReport } from './records.ts';
import { writeSmallWorld } from './small-world.ts';

const DECISION = { actor: 'account:1', reason: 'The same university twice.' };
const EVER = { validFrom: null, validTo: null };

/** 42 is the university of the small world; 45 is a double of it with a report and a faculty of its own. */
describeOnEachDatabase('merging institutions', ({ database }) => {
  let world: LiveWorld;
  let accounts: Awaited<ReturnType<typeof openTestAccounts>>;
  let merges: ReturnType<typeof createAdministration>['merges'];

  beforeAll(async () => {
    await writeSmallWorld(database(), { sha256: 'a'.repeat(64), size: 9 });
    await writeRegistry(database(), aChange(), async (writer) => {
      await writer.put('institution', [
        {
          id: 45,
          version: 0,
          content: anInstitution({
            statsId: 'AT0045',
            identifiers: [
              { resource: 'ROR', identifier: '05double', agencyId: null, ...EVER },
              { resource: 'EU-VAT', identifier: 'AT U/45', agencyId: null, ...EVER },
            ],
          }),
        },
        { id: 46, version: 0, content: anInstitution({ partOf: [{ parentId: 45, type: 'faculty', ...EVER }] }) },
        { id: 47, version: 0, content: anInstitution({ mergedIntoId: 45 }) },
        { id: 48, version: 0, content: anInstitution() },
      ]);
      const facts = { agencyId: 7, activityIds: [31], programmes: [] };
      await writer.put('report', [
        { id: 20, version: 0, content: aReport({ ...facts, institutionIds: [45], validFrom: '2024-03-01' }) },
        { id: 25, version: 0, content: aReport({ ...facts, institutionIds: [48], validFrom: '2024-03-25' }) },
        ...[23, 24].map((id) => ({
          id,
          version: 0,
          content: aReport({ ...facts, institutionIds: [43], validFrom: `2024-03-${id}` }),
        })),
      ]);
    });
    accounts = await openTestAccounts(database());
    world = await openLiveWorld(database());
    const { clock } = accounts;
    merges = createAdministration({
      database: database(),
      clock,
      accounts: accounts.accounts,
      settle: world.settle,
      search: world.engine,
    }).merges;
  });

  afterAll(async () => {
    await world.close();
    await accounts.close();
  });

  it('shows beforehand what would change, and changes nothing', async () => {
    const outcome = await merges.previewMerge(45, 42);
    expect([outcome.warnings, outcome.changes.map(({ recordType, recordId }) => `${recordType} ${recordId}`)]).toEqual([
      ['Both have a statistical identifier; AT0045 stays with the merged record and leads to the other.'],
      ['institution 45', 'institution 42', 'institution 46', 'institution 47', 'report 20'],
    ]);
    expect((await findRecord(database().primary, 'institution', 45))?.mergedIntoId).toBeNull();
  });

  it('moves everything, and every old name of the double leads to the survivor', async () => {
    accounts.clock.advance(60);
    await merges.merge(45, 42, DECISION);
    for (const path of ['institutions/45', 'institutions/REGINST0047', 'institutions/by-stats/AT0045/']) {
      const response = await world.get(`/webapi/v2/browse/${path}`);
      const { id, merged_into, merged_from } = response.json();
      expect([path, response.statusCode, id, merged_into]).toEqual([path, 200, 42, 42]);
      expect(response.headers['content-location']).toBe('http://localhost/webapi/v2/browse/institutions/42/');
      expect(merged_from).toEqual([44, 45, 47]);
    }
    for (const path of ['ROR/05double', 'EU-VAT/AT%20U%2F45', 'EU-VAT/AT%20U%2F12%203']) {
      const response = await world.get(`/webapi/v2/browse/institutions/by-identifier/${path}`);
      expect([path, response.statusCode, response.json().id]).toEqual([path, 200, 42]);
    }
    const report = await world.get('/webapi/v2/browse/reports/20/');
    expect(report.json().institutions.map(({ id }: { id: number }) => id)).toEqual([42]);
    const reports = await world.get('/webapi/v2/browse/reports/?institution=REGINST0045&limit=100');
    expect(reports.json().results.map(({ id }: { id: string }) => id)).toContain('20');
    expect((await findRecord(database().primary, 'institution', 46))?.partOf).toMatchObject([{ parentId: 42 }]);
  });

  it('leaves an index and a journal as if made from scratch', async () => {
    expect(await faults()).toEqual([]);
  });

  it('cannot be done twice, nor undone half', async () => {
    await expect(merges.merge(45, 42, DECISION)).rejects.toThrow('REGINST0045 was already merged into REGINST0042.');
    await expect(merges.merge(42, 45, DECISION)).rejects.toThrow('was already merged');
    await expect(merges.split(43, [], DECISION)).rejects.toThrow('REGINST0043 is not merged.');
    await expect(merges.split(44, [], DECISION)).rejects.toThrow('there is no merge here to take back');
    await expect(merges.merge(999, 42, DECISION)).rejects.toThrow('There is no institution REGINST0999.');
    await expect(merges.merge(43, 42, { ...DECISION, reason: '' })).rejects.toThrow('Give a reason.');
  });

  it('is taken back by a split, with the later reports that are chosen', async () => {
    accounts.clock.advance(60);
    await writeRegistry(database(), aChange({ at: accounts.clock.now() }), (writer) =>
      writer.put(
        'report',
        [21, 22].map((id) => ({
          id,
          version: 0,
          content: aReport({
            agencyId: 7,
            activityIds: [31],
            programmes: [],
            institutionIds: [42],
            validFrom: `2025-03-${id}`,
          }),
        })),
      ),
    );
    await change(23, { institutionIds: [42] });
    await change(24, { institutionIds: [43], platformIds: [42] });
    await change(1, { summary: 'Corrected since.' });
    await merges.merge(48, 42, DECISION);
    const preview = await merges.previewSplit(45, []);
    expect(preview.laterReportIds).toEqual([21, 22, 23, 24]);
    await expect(merges.split(45, [1], DECISION)).rejects.toThrow('Report 1 did not come to REGINST0042 later.');
    await merges.split(45, [22, 23], DECISION);

    const double = await world.get('/webapi/v2/browse/institutions/45');
    expect([double.json().id, double.json().merged_into, double.json().stats_id]).toEqual([45, null, 'AT0045']);
    const named = await Promise.all([20, 21, 22, 23].map((id) => findRecord(database().primary, 'report', id)));
    expect(named.map((report) => report?.institutionIds)).toEqual([[45], [42], [45], [45]]);
    const identifier = await world.get('/webapi/v2/browse/institutions/by-identifier/ROR/05double');
    expect(identifier.json().id).toBe(45);
    expect((await findRecord(database().primary, 'institution', 47))?.mergedIntoId).toBe(45);
    await expect(merges.split(45, [], DECISION)).rejects.toThrow('REGINST0045 is not merged.');
    expect(await faults()).toEqual([]);
  });

  async function change(id: number, changes: Partial<Report>): Promise<void> {
    const report = await findRecord(database().primary, 'report', id);
    if (report === undefined) throw new Error(`report ${id} is missing`);
    const content = { ...contentOf<Report>(report), ...changes };
    await writeRegistry(database(), aChange({ at: accounts.clock.now() }), (writer) =>
      writer.put('report', [{ id, version: report.version, content }]),
    );
  }

  /** What the index, the derived rows and the journal have that they should not. */
  async function faults(): Promise<unknown[]> {
    const clock = { now: () => TEST_NOW, today: () => TEST_NOW.slice(0, 10) };
    const { differences } = await createIndexer({ database: database(), engine: world.engine, clock }).check();
    const { discrepancies } = await checkRecords(database().reader);
    const verdict = await verifyJournal(journalSource(database().reader));
    return [...differences, ...discrepancies, ...(verdict.isIntact ? [] : [verdict])];
  }
});
