import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from './database.ts';
import { openSubmissionWorld, type SubmissionWorld } from './submission-world.ts';

describeOnEachDatabase('a report is submitted', ({ database }) => {
  let world: SubmissionWorld;
  beforeAll(async () => {
    world = await openSubmissionWorld(database());
  });
  afterAll(() => world.close());

  describe('or only tried', () => {
    it('which stores nothing', async () => {
      const { sequence } = await database()
        .reader.selectFrom('journal_head')
        .select('sequence')
        .executeTakeFirstOrThrow();
      const answer = await world.send('POST', 'submit/validate?operation=create', {
        body: world.another({ report_files: [] }),
      });
      expect(answer.json()).toMatchObject({
        submission_status: 'success',
        submission_id: null,
        submitted_report: { id: null, state: 'held' },
        report_warnings: [{ code: 'no_file' }],
      });
      const after = await database().reader.selectFrom('journal_head').select('sequence').executeTakeFirstOrThrow();
      expect(after.sequence).toBe(sequence);
    });

    it('with what will be added to the agency and the institution', async () => {
      const body = world.another({
        programmes: [{ name_primary: 'Tried', qf_ehea_level: 3, degree_outcome: true, countries: ['JP'] }],
      });
      const answer = await world.send('POST', 'submit/validate?operation=create', { body });
      const messages = answer.json().report_warnings.map(({ message }: { message: string }) => message);
      expect(messages).toEqual([
        'Japan was not among the countries of AFT and will be added to them as not official and cross-border.',
        'A programme is offered in Japan, where none of the institutions is.',
        'The level of the programme "Tried", third cycle, was not among the levels of REGINST0042 (University of Valmere) and will be added to them.',
      ]);
    });

    it.each(['create', 'replace', 'patch'])('as %s, with everything that is wrong', async (operation) => {
      const { id } = await world.create();
      const body = { ...world.another(), ...(operation !== 'create' && { report_id: id }), valid_to: '2023-01-01' };
      const answer = await world.send('POST', `submit/validate?operation=${operation}`, { body });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { valid_to: ['The end of validity, 2023-01-01, must come after its beginning, 2024-01-15.'] },
      ]);
    });

    it.each([
      ['create', '[{"agency":"AFT"}]', /^Send one report, not a list; /],
      ['replace', 'null', /^Send a report as a JSON object, not null\.$/],
      ['patch', '"AFT"', /^Send a report as a JSON object, not "AFT"\.$/],
    ])('as %s of %s, which is no report and needs one sentence only', async (operation, body, message) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await world.send('POST', `submit/validate?operation=${operation}`, { body, headers });
      expect([answer.statusCode, answer.json().problems]).toEqual([
        422,
        [{ pointer: '', message: expect.stringMatching(message) }],
      ]);
    });

    it.each([
      ['', 'is required'],
      ['?operation=other', 'does not know "other"'],
      ['?operation=create&operation=patch', 'can be given only once'],
    ])('with one operation that is known, not "%s"', async (query, message) => {
      const answer = await world.send('POST', `submit/validate${query}`, { body: world.another() });
      expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ parameter: 'operation', message }]]);
    });
  });

  describe('and asked about', () => {
    it('by its local identifier', async () => {
      const { id, local_identifier } = await world.create();
      const check = (query: string, as: 'agency' | 'other' = 'agency') =>
        world.send('GET', `check/local-identifier?${query}`, { as });
      expect((await check(`agency=AFT&local_identifier=${local_identifier}`)).json()).toMatchObject({
        report_id: id,
        version: 1,
        state: 'published',
        report_flag: 'none',
        valid_from: '2024-01-15',
      });
      const missing = async (...question: Parameters<typeof check>) => {
        const answer = await check(...question);
        return [answer.statusCode, answer.json().detail, answer.json().errors[0].parameter];
      };
      for (const agency of ['AFT', 'BQA']) {
        const detail = `${agency} has no report with the local identifier "free".`;
        expect(await missing(`agency=${agency}&local_identifier=free`)).toEqual([404, detail, 'local_identifier']);
      }
      expect(await missing(`agency=AFT&local_identifier=${local_identifier}`, 'other')).toEqual([
        404,
        'AFT is not among the agencies that you submit for.',
        'agency',
      ]);
      expect(await missing('agency=NOBODY&local_identifier=x')).toEqual([
        404,
        'There is no agency called "NOBODY".',
        'agency',
      ]);
      expect((await check('agency=AFT')).statusCode).toBe(400);
    });

    it('as something that was sent, by those it concerns', async () => {
      const { id } = await world.create();
      const refused = await world.send('PATCH', `submit/report/${id}`, { body: { decision: 'x' } });
      expect(refused.statusCode).toBe(422);
      const list = await world.send('GET', `submissions/?report=${id}`);
      expect(list.json()).toMatchObject({
        count: 2,
        next: null,
        results: [
          {
            username: 'agency',
            agency: 'AFT',
            operation: 'patch',
            result: 'refused',
            report_id: id,
            problems: [{ pointer: '/decision' }],
          },
          {
            username: 'agency',
            agency: 'AFT',
            operation: 'create',
            result: 'accepted',
            report_id: id,
            report_version: 1,
          },
        ],
      });
      const detail = `submissions/${list.json().results[1].id}`;
      expect((await world.send('GET', detail)).json()).toMatchObject({
        original_data: { agency: 'AFT' },
        report: { id, files: [{ state: 'stored' }] },
        report_flag: 'none',
      });
      expect((await world.send('GET', detail, { as: 'other' })).statusCode).toBe(404);
      expect((await world.send('GET', detail, { as: 'operator' })).statusCode).toBe(200);
      expect((await world.send('GET', `submissions/?report=${id}`, { as: 'other' })).json().count).toBe(0);
      expect(
        (await world.send('GET', `submissions/?report=${id}&result=refused`, { as: 'operator' })).json().count,
      ).toBe(1);
      const counted = async (...results: readonly string[]) =>
        (await world.send('GET', `submissions/?report=${id}&result=${results.join('&result=')}`)).json().count;
      expect(await counted('accepted', 'refused')).toBe(2);
      expect(await counted('accepted', 'waiting')).toBe(1);
    });
  });

  function standInUntil(day: string | null) {
    return database().transaction((transaction) =>
      transaction.updateTable('account_agency').set({ valid_to: day }).where('agency_id', '=', 8).execute(),
    );
  }

  it('and no longer shown to whoever ceased to stand in for its agency', async () => {
    const body = world.another({
      agency: 'BQA',
      activities: [{ id: 41 }],
      institutions: [{ registry_id: 'REGINST0042' }, { registry_id: 'REGINST0045' }],
    });
    const { submission_id: id } = (await world.send('POST', 'submit/report', { body, as: 'agency' })).json();
    const shown = () => world.send('GET', `submissions/${id}`);
    expect((await shown()).json()).toMatchObject({ report: { version: 1 } });
    await standInUntil('2020-12-31');
    expect((await shown()).json()).toMatchObject({ original_data: { agency: 'BQA' }, report: null, report_flag: null });
    await standInUntil(null);
  });

  describe('by whoever may', () => {
    it('for an agency that one stands in for', async () => {
      const body = world.another({
        agency: 'BQA',
        activities: [{ id: 41 }],
        institutions: [{ registry_id: 'REGINST0042' }, { registry_id: 'REGINST0045' }],
      });
      expect((await world.send('POST', 'submit/report', { body })).statusCode).toBe(201);
    });

    it('for every agency, as the operator', async () => {
      expect((await world.send('POST', 'submit/report', { body: world.another(), as: 'operator' })).statusCode).toBe(
        201,
      );
    });

    it('but not for another agency', async () => {
      const { id } = await world.create();
      const answer = await world.send('POST', 'submit/report', { body: world.another(), as: 'other' });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { agency: ['Your account submits neither for AFT itself nor as its proxy.'] },
      ]);
      expect(
        (await world.send('PUT', 'submit/report', { body: world.another({ report_id: id }), as: 'other' })).statusCode,
      ).toBe(404);
      expect(
        (await world.send('PATCH', `submit/report/${id}`, { body: { decision: 1 }, as: 'other' })).statusCode,
      ).toBe(404);
      expect((await world.send('DELETE', `delete/report/${id}?reason=x`, { as: 'other' })).statusCode).toBe(404);
    });

    it.each([
      ['POST', 'submit/report'],
      ['PUT', 'submit/report'],
      ['PATCH', 'submit/report/1'],
      ['POST', 'submit/validate?operation=create'],
      ['GET', 'submit/csv-template'],
      ['GET', 'check/local-identifier?agency=AFT&local_identifier=x'],
      ['DELETE', 'delete/report/1?reason=x'],
      ['GET', 'reports/'],
      ['GET', 'reports/1'],
      ['GET', 'submissions/'],
      ['GET', 'submissions/1'],
    ] as const)('and not by a reader: %s %s', async (method, path) => {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: world.another() };
      const answer = await world.send(method, path, { as: 'reader', ...body });
      expect([answer.statusCode, answer.json().detail]).toEqual([
        403,
        'This is not open to accounts with the role consumer.',
      ]);
    });
  });

  it('without a fault in the background', () => {
    expect(world.errors).toEqual([]);
  });
});
