import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from './database.ts';
import { aSubmission, openSubmissionWorld, type SubmissionWorld } from './submission-world.ts';

describeOnEachDatabase('a report is submitted', ({ database }) => {
  let world: SubmissionWorld;
  let sent = 0;
  beforeAll(async () => {
    world = await openSubmissionWorld(database());
  });
  afterAll(async () => {
    expect(world.errors).toEqual([]);
    await world.close();
  });

  /** A new report with an identifier of its own and a name nothing else has. */
  function another(overrides: Readonly<Record<string, unknown>> = {}) {
    sent += 1;
    const programmes = [{ name_primary: `Theory of Bridges ${sent}`, qf_ehea_level: 1, degree_outcome: true }];
    return aSubmission({ local_identifier: `A-${sent}`, programmes, ...overrides });
  }

  async function create(overrides: Readonly<Record<string, unknown>> = {}) {
    const answer = await world.send('POST', 'submit/report', { body: another(overrides) });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().submitted_report as {
      id: number;
      version: number;
      local_identifier: string;
      files: { id: number }[];
      programmes: { id: number }[];
    };
  }

  const browse = (path: string) => world.send('GET', `/webapi/v2/browse/${path}`, { as: 'reader' });

  it('and answered with everything that was stored', async () => {
    const answer = await world.send('POST', 'submit/report', {
      body: aSubmission({
        local_identifier: 'whole',
        decision: 2,
        summary: '  Good bridges. ',
        report_links: [{ link: 'https://www.agency.example/1', link_display_name: 'Decision' }],
        platforms: [{ stats_id: 'AT0042' }],
        institutions: [{ registry_id: 'REGINST0045' }],
        status: 'voluntary',
        programmes: [
          {
            name_primary: 'Bridges in a week',
            qualification_primary: 'Certificate',
            alternative_names: [{ name_alternative: 'Brücken' }],
            identifiers: [{ identifier: 'B1' }, { identifier: 'X', resource: 'House' }],
            countries: ['AUT', 'de'],
            qf_ehea_level: 'First Cycle',
            degree_outcome: false,
            workload_ects: 5,
            assessment_certification: 'attendance certificate',
            learning_outcomes: ['http://data.europa.eu/esco/skill/1'],
            field_study: '0732',
          },
        ],
        report_files: [{ original_location: 'https://www.agency.example/b.pdf', report_language: ['de', 'eng'] }],
      }),
    });

    expect(answer.statusCode).toBe(201);
    expect(answer.headers['etag']).toBe('"1"');
    const id = answer.json().submitted_report.id as number;
    expect(answer.json()).toEqual({
      submission_status: 'success',
      submission_id: expect.any(Number),
      submitted_report: {
        id,
        version: 1,
        state: 'published',
        agency: { id: 7, registry_id: 1, acronym_primary: 'AFT', name_primary: 'Agency for Testing' },
        contributing_agencies: [],
        local_identifier: 'whole',
        activities: [
          {
            id: 32,
            group_id: null,
            agency: 'AFT',
            activity: 'Activity 32',
            activity_type: 'programme',
            local_identifier: 'act-32',
          },
        ],
        status: 'voluntary',
        decision: 'positive with conditions or restrictions',
        supersedes: null,
        limit_field: null,
        limit_qf_levels: [],
        summary: 'Good bridges.',
        other_comment: null,
        valid_from: '2024-01-15',
        valid_to: '2029-12-31',
        report_links: [{ link: 'https://www.agency.example/1', link_display_name: 'Decision' }],
        files: [
          {
            id: expect.any(Number),
            display_name: 'b.pdf',
            file_name: 'b.pdf',
            languages: ['German', 'English'],
            original_location: 'https://www.agency.example/b.pdf',
            state: 'pending',
            size: null,
            sha256: null,
            tries: 0,
            next_try: null,
            message: '',
          },
        ],
        institutions: [{ id: 45, registry_id: 'REGINST0045', stats_id: '', name_primary: 'University of Valmere' }],
        platforms: [{ id: 42, registry_id: 'REGINST0042', stats_id: 'AT0042', name_primary: 'University of Valmere' }],
        programmes: [
          {
            id: expect.any(Number),
            name_primary: 'Bridges in a week',
            qualification_primary: 'Certificate',
            alternative_names: [{ name_alternative: 'Brücken', qualification_alternative: '' }],
            identifiers: [
              { identifier: 'B1', resource: null },
              { identifier: 'X', resource: 'House' },
            ],
            countries: ['AT', 'DE'],
            qf_ehea_level: 'first cycle',
            nqf_level: '',
            degree_outcome: false,
            workload_ects: 5,
            assessment_certification: 'attendance certificate',
            learning_outcomes: ['http://data.europa.eu/esco/skill/1'],
            learning_outcome_description: '',
            field_study: '0732',
          },
        ],
      },
      sanity_check_status: 'warnings',
      report_flag: 'low level',
      report_warnings: [
        {
          code: 'country_not_in_focus',
          level: 'low level',
          message:
            'Germany was not among the countries of AFT and has been added to them as not official and cross-border.',
        },
      ],
      institution_warnings: [],
    });
  });

  it('and everybody finds it, and the file, at once', async () => {
    const { id, files } = await create({ summary: 'Zwirbelbrücken' });
    expect((await browse('reports/?query=zwirbelbr%C3%BCcken')).json()).toMatchObject({
      count: 1,
      results: [{ id: String(id) }],
    });
    expect((await browse(`reports/${id}/`)).statusCode).toBe(200);
    const file = await world.send('GET', `/files/${id}/${files[0]?.id}/report.pdf`, { as: 'reader' });
    expect(file.body).toBe('%PDF-1.7 a small document');
  });

  it('and refused with everything that is wrong at once', async () => {
    const body = another({
      agency: 'AFX',
      decision: 'positve',
      valid_from: '2024-13-01',
      valid_to: '2020-01-01',
      sumary: 'x',
      institutions: [{ registry_id: 'REGINST9999' }, { registry_id: 'REGINST0042', stats_id: 'AT0042' }],
      programmes: [{ name_primary: 'A', qf_ehea_level: 9, degree_outcome: 'perhaps' }],
      report_files: [{ original_location: 'ftp://x', report_language: ['xx'] }],
    });
    const answer = await world.send('POST', 'submit/report', { body });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const refusal = answer.json();
    expect(refusal).toMatchObject({
      submission_status: 'errors',
      original_data: body,
      code: 'invalid_record',
      status: 422,
      detail: 'The report was not accepted: 11 things are wrong with it.',
    });
    expect(refusal.problems.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/sumary',
      '/decision',
      '/valid_from',
      '/report_files/0/report_language/0',
      '/report_files/0/original_location',
      '/institutions/1',
      '/programmes/0/qf_ehea_level',
      '/programmes/0/degree_outcome',
      '/agency',
      '/institutions/0',
      '/institutions',
    ]);
    expect(refusal.errors['decision']).toEqual(['This cannot be "positve". Did you mean "positive"?']);
  });

  it('and is held while it has no file, with a mail to its agency', async () => {
    const answer = await world.send('POST', 'submit/report', {
      body: another({ report_files: [], local_identifier: 'unfiled' }),
    });
    const { id } = answer.json().submitted_report;
    expect(answer.json()).toMatchObject({
      submitted_report: { state: 'held' },
      report_flag: 'high level',
      report_warnings: [{ code: 'no_file', level: 'high level', message: 'The report has no file.' }],
    });
    expect((await browse(`reports/${id}/`)).statusCode).toBe(404);
    const mails = await world.mailsTo('agency@people.example');
    expect(
      mails.some((mail) => mail.includes('(your identifier: unfiled)') && mail.includes('The report has no file.')),
    ).toBe(true);

    const mended = await world.send('PATCH', `submit/report/${id}`, {
      body: { report_files: aSubmission()['report_files'] },
    });
    expect(mended.json()).toMatchObject({ submitted_report: { state: 'published', version: 2 }, report_flag: 'none' });
    expect((await browse(`reports/${id}/`)).statusCode).toBe(200);
  });

  it.each([
    ['by its register number', { agency: 1 }],
    ['by its acronym in any case', { agency: ' aft ' }],
    ['with an activity by its local identifier', { activities: [{ local_identifier: 'act-32' }] }],
    ['with the single activity of old', { activities: undefined, activity: 32 }],
    ['with the single activity by its code', { activities: undefined, activity: 'act-32' }],
    ['with an institution by its statistical identifier', { institutions: [{ stats_id: 'AT0042' }] }],
    ['with an institution by an identifier', { institutions: [{ identifier: 'ATU123', resource: 'eu-vat' }] }],
    [
      'with an institution by the identifier of the agency',
      { institutions: [{ identifier: 'V7', resource: 'local identifier' }] },
    ],
    ['with dates as people write them', { valid_from: '15.1.2024', valid_to: '31.12.2029', date_format: '%d.%m.%Y' }],
    [
      'with numbers as text',
      { status: '1', decision: '1', programmes: [{ name_primary: 'B', qf_ehea_level: '1', degree_outcome: 'yes' }] },
    ],
  ])('%s', async (_how, overrides) => {
    const answer = await world.send('POST', 'submit/report', { body: another(overrides) });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().submitted_report).toMatchObject({
      agency: { id: 7 },
      activities: [{ id: 32 }],
      institutions: [{ id: 42 }],
      valid_from: '2024-01-15',
      valid_to: '2029-12-31',
    });
  });

  it('with a group of activities that two agencies share', async () => {
    const answer = await world.send('POST', 'submit/report', {
      body: another({
        contributing_agencies: ['BQA'],
        activities: [{ group: 'joint review' }],
        institutions: [{ registry_id: 'REGINST0042' }, { registry_id: 'REGINST0045' }],
      }),
    });
    expect(answer.json().submitted_report).toMatchObject({
      activities: [{ id: 34 }, { id: 41 }],
      contributing_agencies: [{ id: 8 }],
    });
  });

  it('with an institution that has become part of another, which is told', async () => {
    const answer = await world.send('POST', 'submit/report', {
      body: another({ institutions: [{ registry_id: 'REGINST0044' }] }),
    });
    expect(answer.json()).toMatchObject({
      submitted_report: { institutions: [{ id: 42 }] },
      institution_warnings: [
        {
          registry_id: 'REGINST0042',
          message: 'REGINST0044 has become part of REGINST0042 (University of Valmere), which the report now names.',
        },
      ],
    });
  });

  it.each([
    ['an ambiguous identifier', { institutions: [{ identifier: '1', resource: 'House list' }] }, '/institutions/0'],
    ['an activity of another agency', { activities: [{ id: 41 }] }, '/activities/0'],
    ['an activity that was no longer offered', { activities: [{ id: 35 }] }, '/activities/0'],
    ['two ways to name an activity', { activities: [{ id: 32, group: 4 }] }, '/activities/0'],
    ['%M, which means minutes', { date_format: '%d.%M.%Y' }, '/date_format'],
    [
      'a file that is no PDF',
      { report_files: [{ file: 'aGVsbG8=', file_name: 'a.pdf', report_language: 'en' }] },
      '/report_files/0/file',
    ],
    [
      'a file twice over',
      { report_files: [{ file: 'aGVsbG8=', original_location: 'https://a.example/', report_language: 'en' }] },
      '/report_files/0',
    ],
    [
      'a file without a language',
      { report_files: [{ original_location: 'https://a.example/' }] },
      '/report_files/0/report_language',
    ],
    ['a local identifier that is too long', { local_identifier: 'x'.repeat(256) }, '/local_identifier'],
    [
      'a country by its name',
      { programmes: [{ name_primary: 'A', qf_ehea_level: 1, degree_outcome: true, countries: ['Austria'] }] },
      '/programmes/0/countries/0',
    ],
    ['a report of another agency to supersede', { supersedes: 999 }, '/supersedes'],
    ['a number for a new report', { report_id: 1 }, '/report_id'],
  ])('but not with %s', async (_what, overrides, pointer) => {
    const answer = await world.send('POST', 'submit/report', { body: another(overrides) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().problems.map((problem: { pointer: string }) => problem.pointer)).toContain(pointer);
  });

  it('once under a local identifier', async () => {
    const { id, local_identifier } = await create();
    const again = await world.send('POST', 'submit/report', { body: another({ local_identifier }) });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      submission_status: 'errors',
      code: 'conflict',
      detail: `The agency has already used the local identifier "${local_identifier}" for report ${id}. Send PUT to replace that report.`,
    });
  });

  describe('and replaced', () => {
    it('with what is sent and nothing else; programmes and files keep their numbers', async () => {
      const programmes = [
        { name_primary: 'Known by name', qf_ehea_level: 1, degree_outcome: true },
        { name_primary: 'Old name', qf_ehea_level: 1, degree_outcome: true, identifiers: [{ identifier: 'P9' }] },
      ];
      const before = await create({ summary: 'Goes', programmes });
      const body = aSubmission({
        report_id: before.id,
        programmes: [
          { name_primary: 'New name', qf_ehea_level: 2, degree_outcome: true, identifiers: [{ identifier: 'P9' }] },
          { name_primary: 'Known by name', qf_ehea_level: 1, degree_outcome: true },
          { name_primary: 'Unknown', qf_ehea_level: 1, degree_outcome: true },
        ],
      });
      const answer = await world.send('PUT', 'submit/report', { body });
      expect(answer.statusCode, answer.body).toBe(200);
      const after = answer.json().submitted_report;
      expect(after).toMatchObject({ id: before.id, version: 2, summary: null, local_identifier: null });
      expect(after.files[0].id).toBe(before.files[0]?.id);
      expect(after.programmes.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual([
        before.programmes[1]?.id,
        before.programmes[0]?.id,
      ]);
    });

    it('found by agency and local identifier', async () => {
      const { id, local_identifier } = await create();
      const answer = await world.send('PUT', 'submit/report', {
        body: another({ local_identifier, decision: 'negative' }),
      });
      expect(answer.json().submitted_report).toMatchObject({ id, version: 2, decision: 'negative' });
    });

    it('by the same without becoming another version', async () => {
      const body = another();
      const first = await world.send('POST', 'submit/report', { body });
      const again = await world.send('PUT', 'submit/report', { body });
      expect(again.json().submitted_report).toEqual(first.json().submitted_report);
    });

    it.each([
      ['an unknown number', { report_id: 99_999 }, 404],
      ['an unknown identifier', { local_identifier: 'never seen' }, 404],
      ['neither of them', { local_identifier: undefined }, 422],
    ])('not by %s', async (_what, overrides, status) => {
      expect((await world.send('PUT', 'submit/report', { body: another(overrides) })).statusCode).toBe(status);
    });

    it('not where number and identifier disagree', async () => {
      const [one, other] = [await create(), await create()];
      const body = another({ report_id: one.id, local_identifier: other.local_identifier });
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
      const before = await create({ summary: 'Goes', other_comment: 'Stays' });
      const answer = await world.send('PATCH', `submit/report/${before.id}`, { body: { summary: null, decision: 3 } });
      expect(answer.json().submitted_report).toEqual({ ...before, version: 2, summary: null, decision: 'negative' });
    });

    it('not so that a rule is broken', async () => {
      const { id } = await create();
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
      const { id } = await create();
      const answer = await world.send('PATCH', `submit/report/${id}`, { body });
      expect([answer.statusCode, answer.json().problems[0].pointer]).toEqual([422, `/${pointer}`]);
    });

    it('only as long as nobody else was faster', async () => {
      const { id } = await create();
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
      const [one, other] = [await create(), await create()];
      const later = await create({ supersedes: one.id, valid_from: '2025-01-01' });
      expect((await browse(`reports/${one.id}/`)).json()).toMatchObject({ superseded_by: later.id });
      await world.send('PATCH', `submit/report/${later.id}`, { body: { supersedes: other.id } });
      expect((await browse(`reports/${one.id}/`)).json()).toMatchObject({ superseded_by: null });
      expect((await browse(`reports/${other.id}/`)).json()).toMatchObject({ superseded_by: later.id });
    });
  });

  describe('with flags', () => {
    it('for what looks like one sent twice', async () => {
      const body = another();
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
        body: another({ programmes: [{ name_primary: 'Doctorate', qf_ehea_level: 3, degree_outcome: true }] }),
      });
      expect(answer.json().report_warnings).toMatchObject([{ code: 'level_not_at_institution' }]);
      expect((await browse('institutions/42')).json().qf_ehea_levels).toMatchObject([
        { qf_ehea_level: 'first cycle' },
        { qf_ehea_level: 'second cycle' },
        { qf_ehea_level: 'third cycle', qf_ehea_level_source: 'Report of AFT' },
      ]);
    });
  });

  describe('and asked to be deleted', () => {
    it('which holds it until the operator decides', async () => {
      const { id } = await create();
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
      expect((await browse(`reports/${id}/`)).statusCode).toBe(404);
      const again = await world.send('DELETE', `delete/report/${id}?reason=Really`);
      expect(again.json()).toMatchObject({ report_version: 2, state: 'held' });
    });

    it('with a reason, which only the older version can do without', async () => {
      const { id } = await create();
      expect((await world.send('DELETE', `delete/report/${id}`)).statusCode).toBe(400);
      expect((await world.send('DELETE', `/submissionapi/v1/delete/report/${id}`)).statusCode).toBe(200);
    });
  });

  describe('once', () => {
    it('when two of them come at the same instant', async () => {
      const body = another({ local_identifier: undefined });
      const answers = await Promise.all([1, 2, 3].map(() => world.send('POST', 'submit/report', { body })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
      expect(new Set(answers.map((answer) => answer.json().submitted_report.id)).size).toBe(1);
    });

    it('when two of one identifier come at the same instant', async () => {
      const body = another();
      const answers = await Promise.all([1, 2, 3].map(() => world.send('POST', 'submit/report', { body })));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    });

    it('under a key, with the same answer for a day', async () => {
      const body = another({ local_identifier: undefined });
      const headers = { 'idempotency-key': 'k1' };
      const answers = await Promise.all([1, 2].map(() => world.send('POST', 'submit/report', { body, headers })));
      world.clock.advance(23 * 3_600);
      answers.push(await world.send('POST', 'submit/report', { body, headers }));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.json())))).toHaveLength(1);
      expect(answers[2]?.headers['idempotency-replayed']).toBe('true');

      const other = await world.send('POST', 'submit/report', { body: another(), headers });
      expect([other.statusCode, other.json().detail]).toEqual([
        422,
        'This Idempotency-Key was used for another request within the last day; choose a new key for a new request.',
      ]);
      world.clock.advance(2 * 3_600);
      expect((await world.send('POST', 'submit/report', { body: another(), headers })).statusCode).toBe(201);
    });

    it('also when it was refused', async () => {
      const headers = { 'idempotency-key': 'k2' };
      const body = another({ decision: 'perhaps' });
      const first = await world.send('POST', 'submit/report', { body, headers });
      const second = await world.send('POST', 'submit/report', { body, headers });
      expect([first.statusCode, second.statusCode]).toEqual([422, 422]);
      expect(second.json()).toEqual(first.json());
    });
  });

  describe('or only tried', () => {
    it('which stores nothing', async () => {
      const { sequence } = await database()
        .reader.selectFrom('journal_head')
        .select('sequence')
        .executeTakeFirstOrThrow();
      const answer = await world.send('POST', 'submit/validate?operation=create', {
        body: another({ report_files: [] }),
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

    it.each(['create', 'replace', 'patch'])('as %s, with everything that is wrong', async (operation) => {
      const { id } = await create();
      const body = { ...another(), ...(operation !== 'create' && { report_id: id }), valid_to: '2023-01-01' };
      const answer = await world.send('POST', `submit/validate?operation=${operation}`, { body });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { valid_to: ['The end of validity, 2023-01-01, must come after its beginning, 2024-01-15.'] },
      ]);
    });

    it.each(['', '?operation=other'])('with an operation that is known, not "%s"', async (query) => {
      expect((await world.send('POST', `submit/validate${query}`, { body: another() })).statusCode).toBe(400);
    });
  });

  describe('and asked about', () => {
    it('by its local identifier', async () => {
      const { id, local_identifier } = await create();
      const check = (query: string, as: 'agency' | 'other' = 'agency') =>
        world.send('GET', `check/local-identifier?${query}`, { as });
      expect((await check(`agency=AFT&local_identifier=${local_identifier}`)).json()).toMatchObject({
        report_id: id,
        version: 1,
        state: 'published',
        report_flag: 'none',
        valid_from: '2024-01-15',
      });
      expect((await check('agency=AFT&local_identifier=free')).statusCode).toBe(404);
      expect((await check('agency=BQA&local_identifier=free')).statusCode).toBe(404);
      expect((await check(`agency=AFT&local_identifier=${local_identifier}`, 'other')).statusCode).toBe(403);
      expect((await check('agency=NOBODY&local_identifier=x')).statusCode).toBe(400);
      expect((await check('agency=AFT')).statusCode).toBe(400);
    });

    it('as something that was sent, by those it concerns', async () => {
      const { id } = await create();
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
    });
  });

  describe('by whoever may', () => {
    it('for an agency that one stands in for', async () => {
      const body = another({
        agency: 'BQA',
        activities: [{ id: 41 }],
        institutions: [{ registry_id: 'REGINST0042' }, { registry_id: 'REGINST0045' }],
      });
      expect((await world.send('POST', 'submit/report', { body })).statusCode).toBe(201);
    });

    it('for every agency, as the operator', async () => {
      expect((await world.send('POST', 'submit/report', { body: another(), as: 'operator' })).statusCode).toBe(201);
    });

    it('but not for another agency', async () => {
      const { id } = await create();
      const answer = await world.send('POST', 'submit/report', { body: another(), as: 'other' });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { agency: ['Your account submits neither for AFT itself nor as its proxy.'] },
      ]);
      expect(
        (await world.send('PUT', 'submit/report', { body: another({ report_id: id }), as: 'other' })).statusCode,
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
      ['GET', 'submissions/'],
      ['GET', 'submissions/1'],
    ] as const)('and not by a reader: %s %s', async (method, path) => {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: another() };
      const answer = await world.send(method, path, { as: 'reader', ...body });
      expect([answer.statusCode, answer.json().detail]).toEqual([
        403,
        'This is not open to accounts with the role consumer.',
      ]);
    });
  });
});
