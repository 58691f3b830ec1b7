import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from './database.ts';
import { aSubmission, openSubmissionWorld, type SubmissionWorld } from './submission-world.ts';

describeOnEachDatabase('a report is submitted', ({ database }) => {
  let world: SubmissionWorld;
  beforeAll(async () => {
    world = await openSubmissionWorld(database());
  });
  afterAll(() => world.close());

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
    const { id, files } = await world.create({ summary: 'Zwirbelbrücken' });
    expect((await world.browse('reports/?query=zwirbelbr%C3%BCcken')).json()).toMatchObject({
      count: 1,
      results: [{ id: String(id) }],
    });
    expect((await world.browse(`reports/${id}/`)).statusCode).toBe(200);
    const file = await world.send('GET', `/files/${id}/${files[0]?.id}/report.pdf`, { as: 'reader' });
    expect(file.body).toBe('%PDF-1.7 a small document');
  });

  it('and refused with everything that is wrong at once', async () => {
    const body = world.another({
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
    expect(refusal.errors['decision']).toEqual([
      'This cannot be "positve". Did you mean "positive"? ' +
        'It can be "positive", "positive with conditions or restrictions", "negative" or "not applicable".',
    ]);
  });

  it('and is held while it has no file, with a mail to its agency', async () => {
    const answer = await world.send('POST', 'submit/report', {
      body: world.another({ report_files: [], local_identifier: 'unfiled' }),
    });
    const { id } = answer.json().submitted_report;
    expect(answer.json()).toMatchObject({
      submitted_report: { state: 'held' },
      report_flag: 'high level',
      report_warnings: [{ code: 'no_file', level: 'high level', message: 'The report has no file.' }],
    });
    expect((await world.browse(`reports/${id}/`)).statusCode).toBe(404);
    const mails = await world.mailsTo('agency@people.example');
    expect(
      mails.some((mail) => mail.includes('(your identifier: unfiled)') && mail.includes('The report has no file.')),
    ).toBe(true);

    const mended = await world.send('PATCH', `submit/report/${id}`, {
      body: { report_files: aSubmission()['report_files'] },
    });
    expect(mended.json()).toMatchObject({ submitted_report: { state: 'published', version: 2 }, report_flag: 'none' });
    expect((await world.browse(`reports/${id}/`)).statusCode).toBe(200);
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
    const answer = await world.send('POST', 'submit/report', { body: world.another(overrides) });
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
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
      body: world.another({
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
      body: world.another({ institutions: [{ registry_id: 'REGINST0044' }] }),
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
    const answer = await world.send('POST', 'submit/report', { body: world.another(overrides) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().problems.map((problem: { pointer: string }) => problem.pointer)).toContain(pointer);
  });

  it('once under a local identifier', async () => {
    const { id, local_identifier } = await world.create();
    const again = await world.send('POST', 'submit/report', { body: world.another({ local_identifier }) });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      submission_status: 'errors',
      code: 'conflict',
      detail: `The agency has already used the local identifier "${local_identifier}" for report ${id}. Send PUT to replace that report.`,
    });
  });

  it('without a fault in the background', () => {
    expect(world.errors).toEqual([]);
  });
});
