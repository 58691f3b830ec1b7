import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../../test/import-files.ts';
import type { Report } from '../domain/report.ts';
import { applyReport, matchReport } from './apply-report.ts';
import { assignNewIds } from './new-ids.ts';
import { readReports } from './read-records.ts';
import { agencyKey, institutionKey } from './references.ts';
import type { ReportDraft } from './report-draft.ts';
import { activityKey, type Resolver, reportKey } from './resolver.ts';
import { toSentence } from './row.ts';

// What the registry of these tests knows.
const KNOWN: Readonly<Record<string, readonly number[]>> = {
  'acronym aex': [3],
  'register number 13': [4],
  'stats_id AT0042': [42],
  'stats_id AT0043': [43],
  'name "institutional audit" of agency acronym aex': [5],
  'local_identifier "P" of agency register number 13': [9],
  'id 17': [17],
  'local_identifier "OLD-1" of agency acronym aex': [16],
};

const resolver: Resolver = {
  institutionIds: (reference) => KNOWN[institutionKey(reference)] ?? [],
  agencyIds: (reference) => KNOWN[agencyKey(reference)] ?? [],
  activityIds: (reference) => KNOWN[activityKey(reference)] ?? [],
  reportIds: (reference) => KNOWN[reportKey(reference)] ?? [],
};

const ROW = {
  agency: 'AEX',
  local_identifier: 'R-1',
  contributing_agencies: [13],
  activities: [{ activity: 'institutional audit' }, { local_identifier: 'P', agency: '13' }],
  institutions: [{ stats_id: 'AT0042' }],
  platforms: [{ stats_id: 'AT0043' }],
  status: 1,
  decision: 'Positive with conditions or restrictions',
  valid_from: '2020-01-15',
  supersedes: 'OLD-1',
  limit_qf_levels: [2],
  report_files: [{ original_location: 'https://aex.example/reports/R-1.pdf', report_language: ['de', 'eng'] }],
  report_links: [{ link: 'https://aex.example/R-1' }],
  programmes: [
    {
      name_primary: 'Law',
      qualification_primary: 'LLB',
      alternative_names: [{ name_alternative: 'Rechtswissenschaft' }],
      identifiers: [{ identifier: 'P-1' }, { identifier: '77', resource: 'AT-national' }],
      countries: ['DE', 'DEU'],
      qf_ehea_level: 'first cycle',
      degree_outcome: true,
      workload_ects: 180,
      field_study: 'Law',
    },
  ],
};

const REPORT: Report = {
  agencyId: 3,
  contributingAgencyIds: [4],
  activityIds: [5, 9],
  institutionIds: [42],
  platformIds: [43],
  status: 'part of obligatory EQA system',
  decision: 'positive with conditions or restrictions',
  validFrom: '2020-01-15',
  validTo: null,
  localIdentifier: 'R-1',
  summary: null,
  otherComment: null,
  limitField: null,
  limitQfLevels: ['second cycle'],
  files: [
    {
      id: 0,
      displayName: 'R-1.pdf',
      fileName: 'R-1.pdf',
      languages: ['deu', 'eng'],
      state: 'pending',
      sha256: null,
      size: null,
      originalLocation: 'https://aex.example/reports/R-1.pdf',
    },
  ],
  links: [{ link: 'https://aex.example/R-1', displayName: '' }],
  programmes: [
    {
      id: 0,
      names: [
        { name: 'Law', isPrimary: true, qualification: 'LLB' },
        { name: 'Rechtswissenschaft', isPrimary: false, qualification: '' },
      ],
      identifiers: [
        { identifier: 'P-1', resource: 'local identifier', agencyId: 3 },
        { identifier: '77', resource: 'AT-national', agencyId: null },
      ],
      qfEheaLevel: 'first cycle',
      nqfLevel: '',
      countryIds: [84],
      degreeOutcome: true,
      workloadEcts: 180,
      assessmentCertification: null,
      fieldStudy: '042',
      learningOutcomes: [],
      learningOutcomeDescription: '',
    },
  ],
  flags: [],
  supersedesId: 16,
  supersededBy: null,
  withdrawal: null,
};

async function draftOf(row: object): Promise<ReportDraft> {
  const [read] = await collect(readReports(inPieces(JSON.stringify(row))));
  if (read?.kind !== 'draft') throw new Error(JSON.stringify(read));
  return read.draft;
}

async function apply(row: object, before?: Report) {
  return applyReport(await draftOf(row), { before, resolver, problemsIn: () => [] });
}

describe('reports from NDJSON', () => {
  it('become new reports, whose files and programmes are still to be numbered', async () => {
    expect(await apply(ROW)).toEqual({ content: REPORT });
  });

  it('change only what the row states', async () => {
    const row = { report_id: 17, valid_to: '2024-01-14', summary: ' Good. ', supersedes: null };
    expect(await apply(row, REPORT)).toEqual({
      content: { ...REPORT, validTo: '2024-01-14', summary: 'Good.', supersedesId: null },
    });
  });

  it('keep a stored file, flags and the numbers of programmes on a second import', async () => {
    const flag = {
      code: 'x',
      level: 'low level',
      message: '',
      raisedAt: '2024-01-01T00:00:00Z',
      removal: null,
    } as const;
    const stored: Report = {
      ...REPORT,
      files: REPORT.files.map((file) => ({ ...file, id: 8, state: 'stored', sha256: 'ab', size: 9 })),
      programmes: assignNewIds(REPORT.programmes, 100),
      flags: [flag],
    };
    expect(await apply(ROW, stored)).toEqual({ content: stored });
  });

  it('recognise programmes by identifier, else by name and level', async () => {
    const [law] = ROW.programmes;
    const [stored] = REPORT.programmes;
    const before = {
      ...REPORT,
      programmes: assignNewIds(
        [
          { ...stored, id: 0 },
          { ...stored, id: 0, identifiers: [] },
        ],
        100,
      ),
    };
    const renamed = { ...law, name_primary: 'Laws', qf_ehea_level: 2 };
    const sameName = { ...law, identifiers: [] };
    const otherLevel = { ...law, identifiers: [], qf_ehea_level: 2 };
    const applied = await apply({ ...ROW, programmes: [sameName, renamed, otherLevel] }, before as Report);
    expect('content' in applied && applied.content.programmes.map(({ id }) => id)).toEqual([101, 100, 0]);
  });

  it('say what a new report needs', async () => {
    expect(await apply({ agency: 'NOBODY', local_identifier: 'R-2' })).toEqual({
      problems: [
        { pointer: '/agency', message: 'names no agency known as acronym nobody' },
        ...['activities', 'institutions', 'status', 'decision', 'valid_from'].map((member) => ({
          pointer: `/${member}`,
          message: 'is missing: a new report needs it',
        })),
      ],
    });
  });

  it.each([
    [{ supersedes: 99 }, '/supersedes', 'names no report known as id 99'],
    [
      { activities: [{ activity: 'audit' }] },
      '/activities/0',
      'names no activity known as name "audit" of agency acronym aex',
    ],
    [
      { programmes: [{ ...ROW.programmes[0], identifiers: [{ identifier: 'x', agency: 'NOBODY' }] }] },
      '/programmes/0/identifiers/0/agency',
      'names no agency known as acronym nobody',
    ],
  ])('are refused with %.60j', async (change, pointer, message) => {
    expect(await apply({ ...ROW, ...change })).toEqual({ problems: [{ pointer, message }] });
  });

  it('do not pass from one agency to another', async () => {
    expect(await apply({ report_id: 17, agency: 13 }, REPORT)).toEqual({
      problems: [
        {
          pointer: '/agency',
          message: 'is another agency than that of the stored report; a report does not change hands',
        },
      ],
    });
  });

  it.each([
    [
      { ...ROW, local_identifier: undefined },
      'the row needs agency and local_identifier, or a report_id, so that a second import finds it again',
    ],
    [
      { report_id: 17, activities: [{ activity: 'x' }] },
      'the row needs agency where an activity or report is named in its words',
    ],
    [{ report_id: 17, supersedes: 'OLD-1' }, 'the row needs agency where an activity or report is named in its words'],
    [
      { report_id: 17, activities: [{ id: 1, activity: 'x' }] },
      '/activities/0 must have exactly one of id, local_identifier and activity',
    ],
    [
      { report_id: 17, decision: 5 },
      '/decision cannot be 5; allowed are "positive", "positive with conditions or restrictions", "negative", "not applicable"',
    ],
    [
      { report_id: 17, report_files: [{ original_location: 'ftp://x/y.pdf', report_language: ['de'] }] },
      '/report_files/0/original_location must be an address that starts with http:// or https://, not "ftp://x/y.pdf"',
    ],
    [
      { report_id: 17, report_files: [{ original_location: 'https://x/y.pdf', report_language: ['xx'] }] },
      '/report_files/0/report_language/0 must be a language code of ISO 639, such as "de" or "deu", not "xx"',
    ],
    [
      { report_id: 17, report_files: [{ original_location: 'https://x/y.pdf', report_language: [] }] },
      '/report_files/0/report_language must have at least one entry',
    ],
    [{ report_id: 17, local_identifier: 'x'.repeat(256) }, '/local_identifier is longer than 255 characters'],
    [
      { report_id: 17, programmes: [{ name_primary: 'Law', qf_ehea_level: 1 }] },
      '/programmes/0/degree_outcome is missing',
    ],
    [
      {
        report_id: 17,
        programmes: [{ name_primary: 'Law', qf_ehea_level: 1, degree_outcome: true, field_study: '4' }],
      },
      '/programmes/0/field_study must be a code or name of ISCED-F 2013, such as "0421", not "4"',
    ],
  ])('are refused before anything is looked up: %.60j', async (row, sentence) => {
    const [read] = await collect(readReports(inPieces(JSON.stringify(row))));
    expect(read?.kind === 'refused' && read.problems.map(toSentence)).toEqual([`Line 1: ${sentence}`]);
  });
});

describe('matchReport', () => {
  it.each([
    [{ report_id: 17 }, { id: 17 }],
    [{ agency: 'AEX', local_identifier: 'OLD-1' }, { id: 16 }],
    [{ agency: 'AEX', local_identifier: 'R-1' }, { id: undefined }],
    [
      { report_id: 99 },
      {
        problems: [
          { pointer: '/report_id', message: 'names no report of the registry (id 99); leave it out for a new one' },
        ],
      },
    ],
  ])('finds the report of %j', async (row, expected) => {
    expect(matchReport(await draftOf(row), resolver)).toEqual(expected);
  });
});
