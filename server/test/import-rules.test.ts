import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stateOf } from '../src/domain/report-state.ts';
import { checkRecords } from '../src/store/record-check.ts';
import { findRecord } from '../src/store/record-reader.ts';
import { describeOnEachDatabase } from './database.ts';
import { runImport } from './run-import.ts';
import { aSubmission, openSubmissionWorld, type SubmissionWorld } from './submission-world.ts';

const FILES = [{ original_location: 'https://www.aft.example/1.pdf', report_language: ['en'] }];
const SHORT = { name_primary: 'Bridges in a week', qf_ehea_level: 1, degree_outcome: false };

/** A report that both ways in understand. */
function aRow(local_identifier: string, overrides: Readonly<Record<string, unknown>> = {}) {
  const programmes = [{ name_primary: `Theory of ${local_identifier}`, qf_ehea_level: 1, degree_outcome: true }];
  return aSubmission({ local_identifier, programmes, report_files: FILES, ...overrides });
}

describeOnEachDatabase('imported reports', ({ database }) => {
  let world: SubmissionWorld;
  beforeAll(async () => {
    world = await openSubmissionWorld(database());
  });
  afterAll(() => world.close());

  const importRows = (rows: readonly unknown[], more: { isDryRun?: boolean; removedFlags?: ['no_file'] } = {}) =>
    runImport(rows, { database: database(), records: 'reports', ...more });

  async function find(localIdentifier: string) {
    const { id } = await database()
      .reader.selectFrom('report')
      .select('id')
      .where('local_identifier', '=', localIdentifier)
      .executeTakeFirstOrThrow();
    const report = await findRecord(database().reader, 'report', id);
    if (report === undefined) throw new Error(`There is no report ${localIdentifier}`);
    return report;
  }

  describe('keep the rules of submissions', () => {
    it.each<[string, Record<string, unknown>]>([
      ['an activity of another agency', { activities: [{ id: 41 }] }],
      ['a contributing agency without activity', { contributing_agencies: ['BQA'] }],
      ['an institutional report with programmes', { activities: [{ id: 31 }] }],
      ['a programme report without programmes', { programmes: [] }],
      ['a joint programme of one institution', { activities: [{ id: 34 }] }],
      ['an end before the beginning', { valid_to: '2024-01-15' }],
      ['a beginning before the registration', { valid_from: '1995-01-15' }],
      ['a beginning outside the time of the activity', { activities: [{ id: 35 }] }],
      ['a platform that is the institution', { platforms: [{ registry_id: 'REGINST0042' }] }],
      ['an institution named twice', { institutions: [{ registry_id: 'REGINST0042' }, { stats_id: 'AT0042' }] }],
      ['another provider with a degree', { institutions: [{ registry_id: 'REGINST0047' }] }],
      ['a short programme that does not say how long', { programmes: [SHORT] }],
      [
        'two identifiers of one kind',
        { programmes: [{ ...SHORT, degree_outcome: true, identifiers: [{ identifier: 'a' }, { identifier: 'b' }] }] },
      ],
      ['an obligatory status outside the area', { institutions: [{ registry_id: 'REGINST0046' }] }],
      ['a contributing agency that is not registered', { contributing_agencies: ['CQA'] }],
      ['a date nobody means', { valid_from: '0209-01-15', valid_to: '2206-01-01' }],
    ])('as to %s', async (_what, overrides) => {
      const row = aRow('wrong', overrides);
      const { problems } = (await world.send('POST', 'submit/validate?operation=create', { body: row })).json();
      const told = problems.map((one: { pointer: string; message: string }) => `${one.pointer}: ${one.message}`);
      expect(told).not.toEqual([]);
      const { sentences, counts } = await importRows([row]);
      expect([counts.refused, sentences.toSorted()]).toEqual([
        1,
        told.map((sentence: string) => `Line 1: ${sentence}`).toSorted(),
      ]);
    });

    it('together with what could not be found', async () => {
      const row = aRow('wrong', { institutions: [{ registry_id: 'REGINST0999' }], valid_to: '2024-01-15' });
      expect((await importRows([row])).sentences).toEqual([
        'Line 1: /institutions/0 names no institution known as REGINST0999',
        'Line 1: /valid_to: The end of validity, 2024-01-15, must come after its beginning, 2024-01-15.',
      ]);
    });

    it('also where a row changes a part of a stored report', async () => {
      await importRows([aRow('kept')]);
      const { id } = await find('kept');
      expect((await importRows([{ report_id: id, programmes: [] }])).sentences).toEqual([
        'Line 1: /programmes: A report of the type "programme" names at least one programme.',
      ]);
    });
  });

  describe('are flagged as submissions are', () => {
    it.each<[string, Record<string, unknown>]>([
      ['has no file', { report_files: [] }],
      ['is obligatory where the agency is not official', { institutions: [{ registry_id: 'REGINST0045' }] }],
      [
        'is about a programme elsewhere at a level nobody knew of',
        {
          programmes: [{ name_primary: 'Far bridges', qf_ehea_level: 2, degree_outcome: true, countries: ['FR'] }],
        },
      ],
    ])('one that %s', async (_what, overrides) => {
      const row = aRow('flagged', overrides);
      const validated = await world.send('POST', 'submit/validate?operation=create', { body: row });
      const warnings: { code: string; level: string; message: string }[] = validated.json().report_warnings;
      expect(warnings).not.toEqual([]);
      const { notes } = await importRows([row], { isDryRun: true });
      expect(notes).toEqual(
        Object.fromEntries(
          warnings.map(({ code, level, message }) => [
            `${level === 'high level' ? 'held' : 'flag'}: ${code}`,
            { count: 1, firstLine: 1, firstMessage: message },
          ]),
        ),
      );
    });

    it('and held, with everything that follows for the agency and its institutions', async () => {
      const row = aRow('held', {
        institutions: [{ registry_id: 'REGINST0045' }],
        programmes: [{ name_primary: 'Held bridges', qf_ehea_level: 2, degree_outcome: true }],
      });
      await importRows([row]);
      const report = await find('held');
      expect([stateOf(report), report.flags.map(({ code }) => code)]).toEqual([
        'held',
        ['obligatory_without_official_agency', 'country_not_in_focus', 'level_not_at_institution'],
      ]);
      const agency = await findRecord(database().reader, 'agency', 7);
      expect(agency?.focusCountries.at(-1)).toMatchObject({ isOfficial: false, isCrossborder: true });
      const institution = await findRecord(database().reader, 'institution', 45);
      expect(institution?.levels.map(({ level }) => level)).toContain('second cycle');
    });

    it('one after the other: a dry run tells the same as the import, a second one changes nothing', async () => {
      const rows = ['first', 'second', 'third'].map((name) =>
        aRow(name, {
          status: 'voluntary',
          institutions: [{ registry_id: 'REGINST0046' }],
          programmes: [{ name_primary: 'The same bridges', qf_ehea_level: 3, degree_outcome: true }],
        }),
      );
      const tried = await importRows(rows, { isDryRun: true });
      const meant = await importRows(rows);
      const again = await importRows(rows);
      // But for what has not happened yet.
      expect(JSON.parse(JSON.stringify(tried).replaceAll('will be added', 'has been added'))).toEqual(meant);
      expect(Object.entries(meant.notes).map(([code, { count }]) => [code, count])).toEqual([
        ['flag: country_not_in_focus', 1],
        ['flag: level_not_at_institution', 3],
        ['flag: possible_duplicate', 3],
      ]);
      expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 3, refused: 0 });
      expect(again.notes).toEqual({});
    });

    it('across the parts in which a long file is stored', async () => {
      const rows = Array.from({ length: 501 }, (_, index) =>
        aRow(`long-${index}`, {
          programmes: [{ name_primary: `Long bridges ${index % 500}`, qf_ehea_level: 1, degree_outcome: true }],
        }),
      );
      const tried = await importRows(rows, { isDryRun: true });
      const meant = await importRows(rows);
      const { id } = await find('long-0');
      expect(tried).toEqual(meant);
      expect(meant.notes).toEqual({
        'flag: possible_duplicate': {
          count: 1,
          firstLine: 501,
          firstMessage: expect.stringContaining(`a duplicate of report ${id}:`),
        },
      });
    });

    it('unless the operator has decided beforehand, which is remembered with the reason', async () => {
      const { notes } = await importRows([aRow('archive', { report_files: [] })], { removedFlags: ['no_file'] });
      const report = await find('archive');
      expect(Object.keys(notes)).toEqual(['flag removed: no_file']);
      expect([stateOf(report), report.flags]).toEqual([
        'published',
        [expect.objectContaining({ code: 'no_file', removal: { at: expect.any(String), reason: 'Test of imports' } })],
      ]);
    });
  });

  it('come through the administrative interface with the same notes, and a decision on a rule', async () => {
    const send = (path: string, row: object) =>
      world.send('POST', `/adminapi/v1/imports/${path}`, {
        body: JSON.stringify(row),
        headers: { 'content-type': 'application/x-ndjson' },
        as: 'operator',
      });
    const held = await send('reports/?reason=Archive', aRow('sent-1', { report_files: [] }));
    const lifted = await send('reports/?reason=Archive&remove_flag=no_file', aRow('sent-2', { report_files: [] }));
    expect([held.json(), lifted.json()]).toMatchObject([
      { new: 1, notes: [{ kind: 'held: no_file', message: 'The report has no file.', count: 1, first_line: 1 }] },
      { new: 1, notes: [{ kind: 'flag removed: no_file', count: 1 }] },
    ]);
    expect([stateOf(await find('sent-1')), stateOf(await find('sent-2'))]).toEqual(['held', 'published']);
    expect((await send('institutions/?reason=x&remove_flag=no_file', {})).statusCode).toBe(400);
    expect((await send('reports/?reason=x&remove_flag=unheard_of', {})).statusCode).toBe(400);
  });

  it('agree with their rows and the journal', async () => {
    expect((await checkRecords(database().reader)).discrepancies).toEqual([]);
  });
});
