import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from './database.ts';
import {
  aSubmission,
  type CreatedReport,
  openSubmissionWorld,
  PDF_BASE64,
  type SubmissionWorld,
} from './submission-world.ts';

const MERGE_PATCH = 'application/merge-patch+json';

describeOnEachDatabase('a submitted report is changed', ({ database }) => {
  let world: SubmissionWorld;
  beforeAll(async () => {
    world = await openSubmissionWorld(database());
  });
  afterAll(() => world.close());

  describe('and replaced', () => {
    it('with what is sent and nothing else; programmes and files keep their numbers', async () => {
      const programmes = [
        { name_primary: 'Known by name', qf_ehea_level: 1, degree_outcome: true },
        { name_primary: 'Old name', qf_ehea_level: 1, degree_outcome: true, identifiers: [{ identifier: 'P9' }] },
      ];
      const before = await world.create({ summary: 'Goes', programmes });
      const body = aSubmission({
        report_id: before.id,
        programmes: [
          { name_primary: 'New name', qf_ehea_level: 2, degree_outcome: true, identifiers: [{ identifier: 'P9' }] },
          { name_primary: 'Known by name', qf_ehea_level: 1, degree_outcome: true },
          { name_primary: 'Unknown', qf_ehea_level: 1, degree_outcome: true },
        ],
      });
      const answer = await world.send('PUT', 'submit/report', { body });
      expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
      const after = answer.json().submitted_report;
      expect(after).toMatchObject({ id: before.id, version: 2, summary: null, local_identifier: null });
      expect(after.files[0].id).toBe(before.files[0]?.id);
      expect(after.programmes.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual([
        before.programmes[1]?.id,
        before.programmes[0]?.id,
      ]);
    });

    it.each([
      ['address', { original_location: 'https://files.example/two.pdf' }],
      ['content', { file: PDF_BASE64, file_name: 'two.pdf' }],
    ])('with two files of one %s, which keep their numbers', async (_what, file) => {
      const files = [
        { ...file, report_language: ['en'] },
        { ...file, report_language: ['de'] },
      ];
      const body = world.another({ report_files: files });
      const first: CreatedReport = (await world.send('POST', 'submit/report', { body })).json().submitted_report;
      const again = await world.send('PUT', 'submit/report', { body: { ...body, decision: 'negative' } });
      const ids = first.files.map(({ id }) => ({ id }));
      expect([again.statusCode, again.json().submitted_report]).toMatchObject([200, { version: 2, files: ids }]);
      expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
    });

    it('not with one of its files named twice', async () => {
      const { id, files } = await world.create();
      const known = { id: files[0]?.id, report_language: ['en'] };
      const answer = await world.send('PATCH', `submit/report/${id}`, { body: { report_files: [known, known] } });
      expect([answer.statusCode, answer.json().problems]).toMatchObject([
        422,
        [{ pointer: '/report_files/1/id', message: expect.stringContaining('is named twice') }],
      ]);
    });

    it('with the content of one of its files beside the number of that, as another file', async () => {
      const { id, files } = await world.create();
      const known = { id: files[0]?.id, report_language: ['en'] };
      const same = { file: PDF_BASE64, file_name: 'again.pdf', report_language: ['de'] };
      const answer = await world.send('PATCH', `submit/report/${id}`, { body: { report_files: [same, known] } });
      expect([answer.statusCode, answer.json().submitted_report.files]).toMatchObject([
        200,
        [{ file_name: 'again.pdf' }, { id: known.id }],
      ]);
    });

    it('found by agency and local identifier', async () => {
      const { id, local_identifier } = await world.create();
      const answer = await world.send('PUT', 'submit/report', {
        body: world.another({ local_identifier, decision: 'negative' }),
      });
      expect(answer.json().submitted_report).toMatchObject({ id, version: 2, decision: 'negative' });
    });

    it('by the same without becoming another version', async () => {
      const body = world.another();
      const first = await world.send('POST', 'submit/report', { body });
      const again = await world.send('PUT', 'submit/report', { body });
      expect(again.json().submitted_report).toEqual(first.json().submitted_report);
    });

    it.each([
      ['an unknown number', { report_id: 99_999 }, 404],
      ['an unknown identifier', { local_identifier: 'never seen' }, 404],
      ['neither of them', { local_identifier: undefined }, 422],
    ])('not by %s', async (_what, overrides, status) => {
      expect((await world.send('PUT', 'submit/report', { body: world.another(overrides) })).statusCode).toBe(status);
    });

    it('not where number and identifier disagree', async () => {
      const [one, other] = [await world.create(), await world.create()];
      const body = world.another({ report_id: one.id, local_identifier: other.local_identifier });
      const answer = await world.send('PUT', 'submit/report', { body });
      expect(answer.json().problems).toEqual([
        {
          pointer: '/local_identifier',
          message:
            `The local identifier "${other.local_identifier}" belongs to report ${other.id}, but report_id names ${one.id}. ` +
            'Correct one of them, or leave one of them out.',
        },
      ]);
    });
  });

  describe('and patched', () => {
    it('only in what is named; null takes away', async () => {
      const before = await world.create({ summary: 'Goes', other_comment: 'Stays' });
      const answer = await world.send('PATCH', `submit/report/${before.id}`, { body: { summary: null, decision: 3 } });
      expect(answer.json().submitted_report).toEqual({ ...before, version: 2, summary: null, decision: 'negative' });
    });

    it('not so that a rule is broken', async () => {
      const { id } = await world.create();
      const answer = await world.send('PATCH', `submit/report/${id}`, {
        body: { programmes: [], valid_to: '2024-01-01' },
      });
      expect(answer.json().errors).toEqual({
        programmes: ['A report of the type "programme" names at least one programme.'],
        valid_to: ['The end of validity, 2024-01-01, must come after its beginning, 2024-01-15.'],
      });
    });

    it.each([
      ['decision', { decision: null }],
      ['institutions', { institutions: [] }],
      ['agency', { agency: 'BQA', activities: [{ id: 41 }] }],
    ])('not out of its %s', async (pointer, body) => {
      const { id } = await world.create();
      const answer = await world.send('PATCH', `submit/report/${id}`, { body });
      expect([answer.statusCode, answer.json().problems[0].pointer]).toEqual([422, `/${pointer}`]);
    });

    it('under the name that the standard gives such a body, which no other method takes', async () => {
      const { id } = await world.create();
      const merge = { body: JSON.stringify({ decision: 'negative' }), headers: { 'content-type': MERGE_PATCH } };
      const patched = await world.send('PATCH', `submit/report/${id}`, merge);
      expect([patched.statusCode, patched.json().submitted_report?.decision]).toEqual([200, 'negative']);
      const put = await world.send('PUT', 'submit/report', merge);
      expect([put.statusCode, put.json().code]).toEqual([415, 'unsupported_media_type']);
      const broken = await world.send('PATCH', `submit/report/${id}`, { ...merge, body: '{"decision":' });
      expect([broken.statusCode, broken.json().code]).toEqual([400, 'malformed_request']);
    });

    it('only as long as nobody else was faster', async () => {
      const { id } = await world.create();
      const patch = (decision: number) =>
        world.send('PATCH', `submit/report/${id}`, { body: { decision }, headers: { 'if-match': '"1"' } });
      expect((await patch(2)).statusCode).toBe(200);
      const late = await patch(3);
      expect([late.statusCode, late.json().detail]).toEqual([
        409,
        `Report ${id} has changed since you read it: it now has version 2.`,
      ]);
    });
  });

  describe('instead of an earlier one', () => {
    it('which then says so, until the later one changes its mind', async () => {
      const [one, other] = [await world.create(), await world.create()];
      const later = await world.create({ supersedes: one.id, valid_from: '2025-01-01' });
      expect((await world.browse(`reports/${one.id}/`)).json()).toMatchObject({ superseded_by: later.id });
      await world.send('PATCH', `submit/report/${later.id}`, { body: { supersedes: other.id } });
      expect((await world.browse(`reports/${one.id}/`)).json()).toMatchObject({ superseded_by: null });
      expect((await world.browse(`reports/${other.id}/`)).json()).toMatchObject({ superseded_by: later.id });
    });

    it('but not in a circle, however long', async () => {
      const oldest = await world.create();
      const middle = await world.create({ supersedes: oldest.id });
      const latest = await world.create({ supersedes: middle.id });
      const answer = await world.send('PATCH', `submit/report/${oldest.id}`, { body: { supersedes: latest.id } });
      expect([answer.statusCode, answer.json().problems]).toMatchObject([422, [{ pointer: '/supersedes' }]]);
      expect((await world.browse(`reports/${latest.id}/`)).json()).toMatchObject({ superseded_by: null });
    });

    it('and can be corrected whatever became of that one', async () => {
      const older = await world.create();
      const later = await world.create({ supersedes: older.id });
      await world.send('POST', `/adminapi/v1/reports/${older.id}/withdraw`, {
        body: { reason: 'Sent by mistake' },
        as: 'operator',
      });
      const answer = await world.send('PATCH', `submit/report/${later.id}`, { body: { summary: 'In short' } });
      expect([answer.statusCode, answer.json().submitted_report]).toMatchObject([
        200,
        { summary: 'In short', supersedes: older.id },
      ]);
    });
  });

  describe('with flags', () => {
    it('for what looks like one sent twice', async () => {
      const body = world.another();
      const first = await world.send('POST', 'submit/report', { body });
      const second = await world.send('POST', 'submit/report', { body: { ...body, local_identifier: 'twice' } });
      expect(second.json().report_warnings).toEqual([
        {
          code: 'possible_duplicate',
          level: 'low level',
          message:
            `The report looks like a duplicate of report ${first.json().submitted_report.id}: ` +
            'the dates, the decision, the activities, the institutions and the programmes are the same.',
        },
      ]);
    });

    it('and with what follows from them for the institution', async () => {
      const answer = await world.send('POST', 'submit/report', {
        body: world.another({ programmes: [{ name_primary: 'Doctorate', qf_ehea_level: 3, degree_outcome: true }] }),
      });
      expect(answer.json().report_warnings).toMatchObject([{ code: 'level_not_at_institution' }]);
      expect((await world.browse('institutions/42')).json().qf_ehea_levels).toMatchObject([
        { qf_ehea_level: 'first cycle' },
        { qf_ehea_level: 'second cycle' },
        { qf_ehea_level: 'third cycle', qf_ehea_level_source: 'Report of AFT' },
      ]);
    });
  });

  describe('and asked to be deleted', () => {
    it('which holds it until the operator decides', async () => {
      const { id } = await world.create();
      const answer = await world.send('DELETE', `delete/report/${id}?reason=Sent%20twice`);
      expect(answer.json()).toEqual({
        submission_status: 'success',
        submission_id: expect.any(Number),
        report_id: id,
        report_version: 2,
        state: 'held',
        report_flag: 'high level',
        report_warnings: [
          {
            code: 'deletion_requested',
            level: 'high level',
            message: 'The agency has asked for the deletion of this report: Sent twice',
          },
        ],
      });
      expect((await world.browse(`reports/${id}/`)).statusCode).toBe(404);
      const again = await world.send('DELETE', `delete/report/${id}?reason=Sent%20twice`);
      expect(again.json()).toMatchObject({ report_version: 2, state: 'held' });
    });

    it('for another reason, which the operator then reads', async () => {
      const { id } = await world.create();
      await world.send('DELETE', `delete/report/${id}?reason=Sent%20twice`);
      world.clock.advance(60);
      const again = await world.send('DELETE', `delete/report/${id}?reason=Wrong%20institution`);
      const message = 'The agency has asked for the deletion of this report: Wrong institution';
      expect(again.json()).toMatchObject({ report_version: 3, report_warnings: [{ message }] });
      const seen = await world.send('GET', `/adminapi/v1/reports/${id}/`, { as: 'operator' });
      expect(seen.json().flags).toMatchObject([{ code: 'deletion_requested', message }]);
      const mails = await world.mailsTo('agency@people.example');
      expect(mails.filter((mail) => mail.includes(`A note on report ${id}`))).toHaveLength(1);
      expect(mails.join()).not.toContain('Notes on 0 reports');
    });

    it('with a reason, which only the older version can do without', async () => {
      const { id } = await world.create();
      expect((await world.send('DELETE', `delete/report/${id}`)).statusCode).toBe(400);
      expect((await world.send('DELETE', `/submissionapi/v1/delete/report/${id}`)).statusCode).toBe(200);
    });
  });

  describe('once', () => {
    it('when two of them come at the same instant', async () => {
      const body = world.another({ local_identifier: undefined });
      const answers = await Promise.all([1, 2, 3].map(() => world.send('POST', 'submit/report', { body })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
      expect(new Set(answers.map((answer) => answer.json().submitted_report.id)).size).toBe(1);
    });

    it('when two of one identifier come at the same instant', async () => {
      const body = world.another();
      const answers = await Promise.all([1, 2, 3].map(() => world.send('POST', 'submit/report', { body })));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
        201, 409, 409,
      ]);
    });

    it('under a key, with the same answer for a day', async () => {
      const body = world.another({ local_identifier: undefined });
      const headers = { 'idempotency-key': 'k1' };
      const answers = await Promise.all([1, 2].map(() => world.send('POST', 'submit/report', { body, headers })));
      world.clock.advance(23 * 3_600);
      answers.push(await world.send('POST', 'submit/report', { body, headers }));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.json())))).toHaveLength(1);
      expect(answers[2]?.headers['idempotency-replayed']).toBe('true');
      expect(answers.map((answer) => answer.headers.etag)).toEqual(['"1"', '"1"', '"1"']);

      const other = await world.send('POST', 'submit/report', { body: world.another(), headers });
      expect([other.statusCode, other.json().detail]).toEqual([
        422,
        'This Idempotency-Key was used for another request within the last day; choose a new key for a new request.',
      ]);
      expect(other.json().problems).toEqual([
        { parameter: 'Idempotency-Key', message: 'The header Idempotency-Key was used for another request.' },
      ]);
      world.clock.advance(2 * 3_600);
      expect((await world.send('POST', 'submit/report', { body: world.another(), headers })).statusCode).toBe(201);
    });

    it('each, however many come at the same instant', async () => {
      const { id } = await world.create();
      const patch = (summary: string) => world.send('PATCH', `submit/report/${id}`, { body: { summary } });
      const answers = await Promise.all(Array.from({ length: 30 }, (_value, index) => patch(`Words ${index}`)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      expect((await world.send('GET', `reports/${id}`)).json()).toMatchObject({ version: 31 });
    });

    it('also when it was refused', async () => {
      const headers = { 'idempotency-key': 'k2' };
      const body = world.another({ decision: 'perhaps' });
      const first = await world.send('POST', 'submit/report', { body, headers });
      const second = await world.send('POST', 'submit/report', { body, headers });
      expect([first.statusCode, second.statusCode]).toEqual([422, 422]);
      expect(second.json()).toEqual(first.json());
    });
  });

  it('without a fault in the background', () => {
    expect(world.errors).toEqual([]);
  });
});
