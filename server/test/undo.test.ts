import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RecordType } from '../src/domain/record.ts';
import { checkRecords } from '../src/store/record-check.ts';
import { findRecord } from '../src/store/record-reader.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { describeOnEachDatabase } from './database.ts';
import { aChange, anInstitution } from './records.ts';
import { openSubmissionWorld, type SubmissionWorld } from './submission-world.ts';

const REASON = 'It was looked into.';

/** 60 to 63 are doubles of the university in Austria (42), 64 is a faculty of the first of them. */
describeOnEachDatabase('undoing a change that is part of something larger', ({ database }) => {
  let world: SubmissionWorld;

  beforeAll(async () => {
    world = await openSubmissionWorld(database());
    const ever = { validFrom: null, validTo: null };
    const identifiers = [{ resource: 'EU-VAT', identifier: 'AT U60', agencyId: null, ...ever }];
    await writeRegistry(database(), aChange(), (writer) =>
      writer.put('institution', [
        { id: 60, version: 0, content: anInstitution({ identifiers }) },
        ...[61, 62, 63].map((id) => ({ id, version: 0, content: anInstitution() })),
        {
          id: 64,
          version: 0,
          content: anInstitution({ partOf: [{ parentId: 60, type: 'faculty', ...ever }] }),
        },
      ]),
    );
  });
  afterAll(() => world.close());

  it('is refused for every record of a merge, and of a split', async () => {
    const { id } = await world.create({ institutions: [{ registry_id: 'REGINST0060' }] });
    const records = [
      ['institution', 60],
      ['institution', 42],
      ['institution', 64],
      ['report', id],
    ] as const;
    await decide('institutions/60/merge', { into: 'REGINST0042' });
    for (const [type, recordId] of records) {
      expect([type, recordId, await undo(type, recordId)]).toEqual([
        type,
        recordId,
        [
          409,
          'This was part of merging REGINST0060 into REGINST0042; split REGINST0060 from it to take all of it back.',
        ],
      ]);
    }
    world.clock.advance(60);
    await decide('institutions/60/split', {});
    for (const [type, recordId] of records) {
      expect([type, recordId, await undo(type, recordId)]).toEqual([
        type,
        recordId,
        [409, 'This was part of splitting REGINST0060 from REGINST0042; merge them again to take all of it back.'],
      ]);
    }
  });

  it('is possible for what was changed after a merge', async () => {
    const { id } = await world.create({ institutions: [{ registry_id: 'REGINST0061' }] });
    await decide('institutions/61/merge', { into: 'REGINST0042' });
    await world.send('PATCH', `submit/report/${id}`, { body: { summary: 'A slip' } });
    expect(await undo('report', id)).toEqual([200, undefined]);
    expect(await findRecord(database().primary, 'report', id)).toMatchObject({ summary: null, institutionIds: [42] });
  });

  it('does not bring back an institution that was merged since', async () => {
    const { id } = await world.create({ institutions: [{ registry_id: 'REGINST0062' }] });
    const body = { institutions: [{ registry_id: 'REGINST0063' }] };
    await world.send('PATCH', `submit/report/${id}`, { body });
    await decide('institutions/62/merge', { into: 'REGINST0042' });
    expect(await undo('report', id)).toEqual([
      409,
      'The record as it was names REGINST0062, which was merged into REGINST0042 since; change the record instead.',
    ]);
  });

  it('is refused for a report that another one supersedes', async () => {
    const older = await world.create();
    const newer = await world.create({ supersedes: older.id, valid_from: '2025-01-01' });
    expect(await undo('report', older.id)).toEqual([
      409,
      `Whether report ${older.id} is superseded follows from report ${newer.id}; change "supersedes" of that report instead.`,
    ]);
  });

  it('releases the report that was superseded by the change', async () => {
    const [older, newer] = [await world.create(), await world.create({ valid_from: '2025-01-01' })];
    await world.send('PATCH', `submit/report/${newer.id}`, { body: { supersedes: older.id } });
    expect(await undo('report', newer.id)).toEqual([200, undefined]);
    expect((await findRecord(database().primary, 'report', older.id))?.supersededBy).toBeNull();
    expect(await undo('report', newer.id)).toEqual([200, undefined]);
    expect((await findRecord(database().primary, 'report', older.id))?.supersededBy?.reportId).toBe(newer.id);
  });

  it('does not supersede a report that another one has superseded since', async () => {
    const older = await world.create();
    const newer = await world.create({ supersedes: older.id, valid_from: '2025-01-01' });
    await world.send('PATCH', `submit/report/${newer.id}`, { body: { supersedes: null } });
    const newest = await world.create({ supersedes: older.id, valid_from: '2025-02-01' });
    expect(await undo('report', newer.id)).toEqual([
      409,
      `The report as it was names report ${older.id}, which report ${newest.id} supersedes already; change the report instead.`,
    ]);
  });

  it('keeps the activities that reports may name', async () => {
    const { record } = (await admin('GET', 'agencies/7/')).json();
    const activities = [...record.activities, { activity: 'Another audit', activity_type: 'institutional' }];
    const changed = await admin('PATCH', 'agencies/7/?reason=Test', { activities });
    expect([changed.statusCode, changed.json().errors]).toEqual([200, undefined]);
    expect(await undo('agency', 7)).toEqual([
      409,
      expect.stringMatching(
        /^Activity \d+ came with this change, and activities never go; give it its last day instead\.$/,
      ),
    ]);
  });

  it('leaves everything whole', async () => {
    expect((await checkRecords(database().reader)).discrepancies).toEqual([]);
    expect(world.errors).toEqual([]);
  });

  function admin(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) {
    return world.send(method, `/adminapi/v1/${path}`, { as: 'operator', ...(body && { body }) });
  }

  async function decide(path: string, body: object): Promise<void> {
    const answer = await admin('POST', path, { ...body, reason: REASON });
    expect([answer.statusCode, answer.json().detail]).toEqual([200, undefined]);
  }

  /** Undoes the last change of a record. */
  async function undo(type: RecordType, id: number): Promise<[number, string | undefined]> {
    const { results } = (await admin('GET', `audit/?record_type=${type}&record_id=${id}&limit=1`)).json();
    const answer = await admin('POST', `audit/${results[0].sequence}/undo`, { reason: REASON });
    return [answer.statusCode, answer.json().detail];
  }
});
