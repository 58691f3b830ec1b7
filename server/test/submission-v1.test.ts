import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from './database.ts';
import { aSubmission, openSubmissionWorld, PDF_BASE64, type SubmissionWorld } from './submission-world.ts';

const PATH = '/submissionapi/v1/submit/report';

describeOnEachDatabase('the older envelope', ({ database }) => {
  let world: SubmissionWorld;
  beforeAll(async () => {
    world = await openSubmissionWorld(database());
  });
  afterAll(() => world.close());

  it('takes one report: new, then known by its local identifier, always with 200', async () => {
    const body = aSubmission({ local_identifier: 'one' });
    const first = await world.send('POST', PATH, { body });
    const second = await world.send('POST', PATH, { body: { ...body, decision: 4 } });
    const third = await world.send('PUT', PATH, {
      body: { ...body, report_id: first.json().submitted_report.id, decision: 3 },
    });
    expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect([first, second, third].map((answer) => answer.json().submitted_report)).toMatchObject([
      { version: 1, decision: 'positive' },
      { version: 2, decision: 'not applicable' },
      { version: 3, decision: 'negative' },
    ]);
  });

  it('refuses with 400', async () => {
    const answer = await world.send('POST', PATH, { body: aSubmission({ decision: 7, local_identifier: 'bad' }) });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        submission_status: 'errors',
        status: 400,
        code: 'invalid_record',
        errors: {
          decision: [
            'This cannot be 7. ' +
              'It can be "positive", "positive with conditions or restrictions", "negative" or "not applicable".',
          ],
        },
      },
    ]);
  });

  it('takes a key for a list as a whole', async () => {
    const headers = { 'idempotency-key': 'whole-list' };
    const one = world.another();
    const first = await world.send('POST', PATH, { body: [one], headers });
    const again = await world.send('POST', PATH, { body: [one], headers });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    for (const body of [[one, world.another()], [world.another()], one]) {
      const other = await world.send('POST', PATH, { body, headers });
      expect([other.statusCode, other.body]).toEqual([400, expect.stringContaining('was used for another request')]);
    }
    const stored = await world.send('GET', `reports/?local_identifier=${String(one['local_identifier'])}`);
    expect(stored.json().count).toBe(1);
  });

  it('says which report_id nobody has', async () => {
    const answer = await world.send('POST', PATH, { body: aSubmission({ report_id: 99_999 }) });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { report_id: ['Your agencies have no report 99999.'] },
    ]);
  });

  it('takes a list and answers with a list, each by itself', async () => {
    const body = [
      aSubmission({ local_identifier: 'list-1' }),
      aSubmission({ local_identifier: 'list-2', valid_to: '2020-01-01' }),
      'no report',
      aSubmission({ local_identifier: 'list-1', decision: 2 }),
    ];
    const answer = await world.send('POST', PATH, { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject([
      { submission_status: 'success', submitted_report: { version: 1 } },
      { submission_status: 'errors', errors: { valid_to: [expect.any(String)] } },
      { submission_status: 'errors', original_data: 'no report' },
      { submission_status: 'success', submitted_report: { version: 2 } },
    ]);
    const good = await world.send('POST', PATH, { body: [aSubmission({ local_identifier: 'list-3' })] });
    expect([good.statusCode, good.json().length]).toEqual([200, 1]);
    const types = [answer, good].map(({ headers }) => headers['content-type']);
    expect(types).toEqual(['application/json; charset=utf-8', 'application/json; charset=utf-8']);
  });

  it('has the same answer for each of a list under one key', async () => {
    const body = [aSubmission({ summary: 'key 1' }), aSubmission({ summary: 'key 2' })];
    const headers = { 'idempotency-key': 'list' };
    const first = await world.send('POST', PATH, { body, headers });
    const second = await world.send('POST', PATH, { body, headers });
    expect(second.json()).toEqual(first.json());
  });

  it('takes a form with bracket nesting', async () => {
    const fields = new URLSearchParams({
      agency: 'AFT',
      local_identifier: 'form',
      'activities[0][id]': '32',
      status: '1',
      decision: 'positive',
      valid_from: '15/01/2024',
      date_format: '%d/%m/%Y',
      'institutions[0][registry_id]': 'REGINST0042',
      'programmes[0][name_primary]': 'Bridges',
      'programmes[0][qf_ehea_level]': '1',
      'programmes[0][degree_outcome]': 'true',
      'programmes[0][countries][]': 'AT',
      'report_files[5][file]': PDF_BASE64,
      'report_files[5][file_name]': 'form.pdf',
      'report_files[5][report_language][0]': 'en',
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await world.send('POST', PATH, { body: fields.toString(), headers });
    expect([answer.statusCode, answer.json().submitted_report]).toMatchObject([
      200,
      {
        local_identifier: 'form',
        valid_from: '2024-01-15',
        programmes: [{ name_primary: 'Bridges', degree_outcome: true, countries: ['AT'] }],
        files: [{ file_name: 'form.pdf', state: 'stored' }],
      },
    ]);
    const list = await world.send('GET', `submissions/?report=${answer.json().submitted_report.id}`);
    expect(list.json().results).toMatchObject([{ channel: 'form', operation: 'upsert' }]);
  });

  it('only: the current version takes neither lists nor forms', async () => {
    const list = await world.send('POST', 'submit/report', { body: [aSubmission()] });
    expect([list.statusCode, list.json().problems]).toEqual([
      422,
      [
        {
          pointer: '',
          message: 'Send one report, not a list; lists go to submissionapi/v1/submit/report, or as CSV to submit/csv.',
        },
      ],
    ]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await world.send('POST', 'submit/report', { body: 'agency=AFT', headers })).statusCode).toBe(415);
  });
});
