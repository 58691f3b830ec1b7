import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/database.ts';
import { aChange } from '../../test/records.ts';
import { runImport } from '../../test/run-import.ts';
import { checkRecords } from '../store/record-check.ts';
import { findRecord } from '../store/record-reader.ts';
import { writeRegistry } from '../store/record-writer.ts';
import { contentOf } from './import-kind.ts';

const AGENCY = {
  registry_id: 12,
  country: 'AT',
  names: [
    {
      name_versions: [{ name: 'Agency for Examples', name_is_primary: true, acronym: 'AEX', acronym_is_primary: true }],
    },
  ],
  registration_start: '2010-01-01',
  geographical_focus: 'national',
  activities: [
    { activity: 'audit', activity_type: 'institutional', local_identifier: 'A1' },
    { activity: 'accreditation', activity_type: 'programme', local_identifier: 'A2' },
  ],
};

function aReportRow(local_identifier: string, more: object = {}) {
  return {
    agency: 'aex',
    local_identifier,
    activities: [{ local_identifier: 'A1' }],
    institutions: [{ stats_id: 'AT0001' }],
    status: 'voluntary',
    decision: 'positive',
    valid_from: '2020-01-15',
    report_files: [
      { original_location: `https://aex.example/${encodeURIComponent(local_identifier)}.pdf`, report_language: ['de'] },
    ],
    ...more,
  };
}

const LAW = { name_primary: 'Law', qf_ehea_level: 1, degree_outcome: true, identifiers: [{ identifier: 'P-1' }] };
const OF_PROGRAMME = { activities: [{ activity: 'accreditation' }], programmes: [LAW] };

describeOnEachDatabase('importing agencies, countries and reports', ({ database }) => {
  const importRows = (
    records: 'agencies' | 'countries' | 'reports' | 'institutions',
    rows: readonly unknown[],
    options: { isDryRun?: boolean } = {},
  ) => runImport(rows, { database: database(), records, ...options });

  async function findReport(localIdentifier: string) {
    const rows = await database()
      .reader.selectFrom('report')
      .select('id')
      .where('local_identifier', '=', localIdentifier)
      .orderBy('id', 'desc')
      .execute();
    return findRecord(database().reader, 'report', rows[0]?.id ?? 0);
  }

  it('numbers the activities of new agencies and keeps the numbers afterwards', async () => {
    const first = await importRows('agencies', [AGENCY]);
    const again = await importRows('agencies', [AGENCY]);
    const activities = [...AGENCY.activities, { activity: 'evaluation', activity_type: 'programme' }];
    const more = await importRows('agencies', [{ acronym_primary: 'AEX', activities }]);

    expect([first.counts.new, again.counts.unchanged, more.counts.changed]).toEqual([1, 1, 1]);
    const agency = await findRecord(database().reader, 'agency', first.outcomes[0]?.id ?? 0);
    expect(agency?.activities.map(({ id, activity }) => [id, activity])).toEqual([
      [1, 'audit'],
      [2, 'accreditation'],
      [3, 'evaluation'],
    ]);
  });

  it.each([
    [
      { registry_id: 13, names: AGENCY.names },
      ['country', 'registration_start', 'geographical_focus'].map(
        (member) => `Line 1: /${member} is missing: a new agency needs it`,
      ),
    ],
    [
      { registry_id: 12, activities: AGENCY.activities },
      ['Line 1: /activities leaves out 3 "evaluation"; give an activity that is over an end instead'],
    ],
    [
      { ...AGENCY, registry_id: 14, activities: [{ ...AGENCY.activities[0], group_id: 99 }] },
      ['Line 1: /activities/0/group_id names no group of activities (99)'],
    ],
    [
      { ...AGENCY, registry_id: 15, activities: [AGENCY.activities[0], AGENCY.activities[0]] },
      ['Line 1: /activities/1/local_identifier is the local identifier of another activity in the list'],
    ],
  ])('refuses the agency %j', async (row, sentences) => {
    expect(await importRows('agencies', [row])).toMatchObject({
      counts: { new: 0, changed: 0, refused: 1 },
      sentences,
    });
  });

  it('changes the profile of a country', async () => {
    const row = { iso_3166_alpha2: 'AUT', ehea_is_member: true, general_note: 'Audits are by law.' };
    const first = await importRows('countries', [row]);
    const again = await importRows('countries', [row]);

    expect(first.outcomes).toEqual([
      {
        kind: 'changed',
        line: 1,
        id: expect.any(Number),
        label: 'AT Austria',
        differences: [{ path: 'general_note', before: '', after: 'Audits are by law.' }],
      },
    ]);
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 1, refused: 0 });
  });

  it('creates reports with their parts, changes what a row states and is content the second time', async () => {
    await importRows('institutions', [{ stats_id: 'AT0001', names: [{ name_official: 'Universität Lindental' }] }]);
    const rows = [aReportRow('R-1', OF_PROGRAMME), aReportRow('R-2')];
    const first = await importRows('reports', rows);
    const stored = await findReport('R-1');
    const again = await importRows('reports', rows);
    const changed = await importRows('reports', [{ report_id: stored?.id, decision: 'negative' }]);

    expect(first.sentences).toEqual([]);
    expect(first.counts).toEqual({ new: 2, changed: 0, unchanged: 0, refused: 0 });
    expect(stored).toMatchObject({
      programmes: [{ id: 1, names: [{ name: 'Law' }] }],
      files: [{ id: 1, state: 'pending', originalLocation: 'https://aex.example/R-1.pdf' }],
    });
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, refused: 0 });
    expect(changed.outcomes[0]?.differences).toEqual([{ path: 'decision', before: 'positive', after: 'negative' }]);
  });

  it('marks a superseded report, whichever of the two comes first in the file', async () => {
    const rows = [
      aReportRow('S-2', { supersedes: 'S-1', valid_from: '2024-05-01' }),
      aReportRow('S-1', { valid_from: '2018-05-01' }),
    ];
    const tried = await importRows('reports', rows, { isDryRun: true });
    const meant = await importRows('reports', rows);
    const again = await importRows('reports', rows);

    expect(meant.counts).toEqual({ new: 2, changed: 0, unchanged: 0, refused: 0 });
    expect(tried).toEqual(meant);
    const [newer, older] = [await findReport('S-2'), await findReport('S-1')];
    expect([newer?.supersedesId, older?.supersededBy]).toEqual([
      older?.id,
      { reportId: newer?.id, validFrom: '2024-05-01' },
    ]);
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, refused: 0 });
  });

  it('marks a report that was stored before, and frees it when the newer one no longer supersedes it', async () => {
    await importRows('reports', [aReportRow('T-1', { valid_from: '2018-05-01' })]);
    const linked = await importRows('reports', [aReportRow('T-2', { supersedes: 'T-1', valid_from: '2024-05-01' })]);
    const marked = await findReport('T-1');
    const freed = await importRows('reports', [aReportRow('T-2', { supersedes: null, valid_from: '2024-05-01' })]);

    expect(linked.counts).toEqual({ new: 1, changed: 1, unchanged: 0, refused: 0 });
    expect(marked?.supersededBy).toMatchObject({ validFrom: '2024-05-01' });
    expect(freed.counts).toEqual({ new: 0, changed: 2, unchanged: 0, refused: 0 });
    expect(await findReport('T-1')).toMatchObject({ supersededBy: null, version: 3 });
  });

  it('refuses a report that cannot take the place of the other', async () => {
    const { id = 0 } = (await findReport('S-1')) ?? {};
    const { sentences } = await importRows('reports', [
      aReportRow('U-1', { supersedes: 'U-1' }),
      aReportRow('U-2', { supersedes: 'S-1' }),
      aReportRow('U-3', { supersedes: 'R-1' }),
      aReportRow('U-4', { supersedes: 'R-1' }),
      aReportRow('U-5', { supersedes: 'never heard of' }),
    ]);

    const successor = (await findReport('S-1'))?.supersededBy?.reportId;
    const { id: rival } = (await findReport('R-1')) ?? {};
    expect(sentences).toEqual([
      'Line 1: /supersedes names the report itself',
      `Line 2: /supersedes names report ${id}, which report ${successor} supersedes already`,
      `Line 4: /supersedes names report ${rival}, which the report of line 3 supersedes already`,
      'Line 5: /supersedes names no report known as local_identifier "never heard of" of agency acronym aex',
    ]);
  });

  it('refuses a local identifier that another report has', async () => {
    const [{ id } = {}, { id: holder } = {}] = [await findReport('R-1'), await findReport('R-2')];
    const { counts, sentences } = await importRows('reports', [
      { report_id: id, agency: 'AEX', local_identifier: 'R-2' },
      aReportRow('V-1'),
    ]);

    expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 1 });
    expect(sentences).toEqual([
      `Line 1: /local_identifier: The local identifier "R-2" belongs to report ${holder}, but report_id names ${id}. ` +
        'Correct one of them, or leave one of them out.',
    ]);
  });

  it('does not bring a withdrawn report back', async () => {
    const report = await findReport('V-1');
    if (!report) throw new Error('There is no report V-1');
    await writeRegistry(database(), aChange(), (writer) =>
      writer.put('report', [
        {
          id: report.id,
          version: report.version,
          content: { ...contentOf(report), withdrawal: { at: '2026-06-01T00:00:00Z', reason: 'Entered twice' } },
        },
      ]),
    );
    const { sentences } = await importRows('reports', [aReportRow('V-1')]);

    expect(sentences).toEqual([
      `Line 1: the row is about report ${report.id}, which was withdrawn; only an operator can change it`,
    ]);
  });

  it('refuses ids that no database could hold as it refuses others', async () => {
    const { sentences } = await importRows('reports', [
      aReportRow('W-1', { institutions: [{ registry_id: 'REGINST99999999999' }] }),
      aReportRow('W-2', { institutions: [{ registry_id: 'REGINST99999' }], activities: [{ id: 999 }] }),
    ]);

    expect(sentences).toEqual([
      'Line 1: /institutions/0 names no institution known as REGINST99999999999',
      'Line 2: /activities/0 names no activity known as id 999',
      'Line 2: /institutions/0 names no institution known as REGINST99999',
    ]);
  });

  it('leaves records that agree with their rows', async () => {
    expect((await checkRecords(database().reader)).discrepancies).toEqual([]);
  });
});
