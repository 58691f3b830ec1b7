import { expect, it } from 'vitest';
import { aCountry, anAgency, anInstitution, aProgramme, aReport, stored } from '../../../test/records.ts';
import { createAddresses } from '../addresses.ts';
import { toProgrammeSearchItem } from './programme-view.ts';
import { toReportListItem } from './report-list-view.ts';
import { toReportDetail, toReportOfInstitution } from './report-view.ts';

const context = { today: '2026-06-30', addresses: createAddresses('https://registry.example', 'v2') };

const programme = aProgramme({
  id: 900,
  names: [
    { name: 'Brückenlehre', isPrimary: false, qualification: '' },
    { name: 'Theory of Bridges', isPrimary: true, qualification: 'Bachelor of Science' },
  ],
  identifiers: [{ identifier: 'P-1', agencyId: 7, resource: 'local identifier' }],
  countryIds: [15],
  learningOutcomes: ['https://skills.example/1'],
});
const agency = stored(7, anAgency({ activityIds: [31] }));
const contributor = stored(8, anAgency({ registerNumber: 2, activityIds: [32] }));
const report = stored(
  1234,
  aReport({
    agencyId: 7,
    contributingAgencyIds: [8],
    activityIds: [31, 32],
    institutionIds: [42],
    platformIds: [60],
    validFrom: '2020-02-29',
    localIdentifier: 'AFT/77',
    summary: 'Good.',
    programmes: [programme],
    files: [
      {
        id: 5,
        displayName: 'Report',
        fileName: 'full report.pdf',
        languages: ['deu', 'eng'],
        state: 'stored',
        sha256: 'aa',
        size: 9,
        originalLocation: null,
      },
      {
        id: 6,
        displayName: 'Annex',
        fileName: 'annex.pdf',
        languages: ['eng'],
        state: 'pending',
        sha256: null,
        size: null,
        originalLocation: 'https://x.example/a.pdf',
      },
    ],
    links: [{ link: 'https://www.agency.example/77', displayName: 'On our site' }],
    flags: [{ code: 'country', level: 'low level', message: '', raisedAt: '2020-03-01T00:00:00Z', removal: null }],
  }),
);
const institution = stored(
  42,
  anInstitution({ partOf: [{ parentId: 50, type: 'faculty', validFrom: null, validTo: null }] }),
);
const others = [50, 51, 52, 60].map((id) => stored(id, anInstitution()));
const related = {
  countries: new Map([[15, stored(15, aCountry())]]),
  agencies: new Map([agency, contributor].map((one) => [one.id, one])),
  institutions: new Map([institution, ...others].map((one) => [one.id, one])),
};
const relations = new Map([
  [
    42,
    {
      children: [
        { childId: 51, type: 'independent faculty or school', validFrom: '2001-01-01', validTo: '2010-12-31' },
      ],
      events: [{ sourceId: 52, type: 'absorbed', date: '2024-01-01' }],
    } as const,
  ],
]);

const summary = (id: number) => ({
  id,
  registry_id: `REGINST00${id}`,
  name_primary: 'University of Valmere',
  website_link: 'https://www.university.example',
  is_other_provider: false,
});

const PROGRAMME = {
  id: 900,
  name_primary: 'Theory of Bridges',
  programme_names: [
    { name: 'Brückenlehre', name_is_primary: false, qualification: '' },
    { name: 'Theory of Bridges', name_is_primary: true, qualification: 'Bachelor of Science' },
  ],
  programme_identifiers: [{ identifier: 'P-1', agency: 'AFT - Agency for Testing', resource: 'local identifier' }],
  nqf_level: '',
  qf_ehea_level: 'first cycle',
  countries: [
    {
      id: 15,
      url: 'https://registry.example/webapi/v2/browse/countries/15/',
      name_english: 'Austria',
      iso_3166_alpha2: 'AT',
      iso_3166_alpha3: 'AUT',
    },
  ],
  programme_type: 'Full recognised degree programme',
  degree_outcome: true,
  workload_ects: 180,
  assessment_certification: '',
  field_study: '0732',
  learning_outcomes: ['https://skills.example/1'],
  learning_outcome_description: '',
};

const FILES = [
  {
    file_display_name: 'Report',
    file: 'https://registry.example/files/1234/5/full%20report.pdf',
    languages: ['German', 'English'],
  },
  { file_display_name: 'Annex', file: null, languages: ['English'] },
];
const LINKS = [{ link_display_name: 'On our site', link: 'https://www.agency.example/77' }];
const CONTRIBUTING = [{ id: 8, name_primary: 'Agency for Testing', acronym_primary: 'AFT' }];

const DETAIL = {
  id: 1234,
  agency_name: 'Agency for Testing',
  agency_acronym: 'AFT',
  agency_id: 7,
  agency_url: 'https://registry.example/webapi/v1/browse/agencies/7/',
  agency_esg_activity: 'Programme review 31',
  agency_esg_activity_type: 'programme',
  name: 'Review of a programme',
  institutions: [summary(42)],
  institutions_hierarchical: [
    { ...summary(50), relationship: 'parent', relationship_type: 'faculty', valid_from: '', valid_to: '' },
    {
      ...summary(51),
      relationship: 'child',
      relationship_type: 'independent faculty or school',
      valid_from: '2001-01-01',
      valid_to: '2010-12-31',
    },
  ],
  institutions_historical: [
    { ...summary(52), relationship: 'source', relationship_type: 'was absorbed by', relationship_date: '2024-01-01' },
  ],
  programmes: [PROGRAMME],
  report_valid: false,
  valid_from: '2020-02-29',
  valid_to: null,
  status: 'part of obligatory EQA system',
  decision: 'positive',
  report_files: FILES,
  report_links: LINKS,
  local_identifier: 'AFT/77',
  other_comment: null,
  flag: 'low level',
  contributing_agencies: CONTRIBUTING,
  crossborder: false,
  summary: 'Good.',
  agency_esg_activities: [
    { id: 31, group_id: null, activity: 'Programme review 31', activity_type: 'programme' },
    { id: 32, group_id: null, activity: 'Programme review 32', activity_type: 'programme' },
  ],
  platforms: [summary(60)],
  date_created: '2026-06-30T12:00:00Z',
  date_updated: '2026-06-30T12:00:00Z',
  valid_to_calculated: '2026-02-28',
  superseded_by: null,
  credential_url: 'https://registry.example/credentials/reports/1234',
};

it('shows one report, in the order of the description', () => {
  const detail = toReportDetail({ report, related, relations, hasCredential: true }, context);
  expect(detail).toEqual(DETAIL);
  expect(Object.keys(detail)).toEqual(Object.keys(DETAIL));
});

it('says why a report is listed for an institution', () => {
  expect(
    toReportOfInstitution({ report, related, relations, hasCredential: false, relation: 'child' }, context),
  ).toEqual({
    ...DETAIL,
    credential_url: null,
    relation: 'child',
  });
});

it('shows a report as valid on its last day and points to its successor', () => {
  const superseded = { ...report, supersededBy: { reportId: 1300, validFrom: '2026-03-01' } };
  const detail = toReportDetail(
    { report: superseded, related, relations, hasCredential: false },
    { ...context, today: '2026-02-28' },
  );
  expect([detail.report_valid, detail.superseded_by]).toEqual([true, 1300]);
});

it('shows a report in the list with days as moments, in the order of the description', () => {
  const item = toReportListItem({ report, related, score: 2.25 }, context);
  const expected = {
    country: ['Austria'],
    agency_name: 'Agency for Testing',
    agency_acronym: 'AFT',
    programmes: [PROGRAMME],
    id: '1234',
    agency_esg_activity: 'Programme review 31',
    agency_esg_activity_type: 'programme',
    institutions: [summary(42)],
    valid_from: '2020-02-29T00:00:00Z',
    valid_to_calculated: '2026-02-28T00:00:00Z',
    date_created: '2026-06-30T12:00:00Z',
    date_updated: '2026-06-30T12:00:00Z',
    score: 2.25,
    report_files: FILES,
    report_links: LINKS,
    flag_level: 'low level',
    status: 'part of obligatory EQA system',
    decision: 'positive',
    valid_to: null,
    local_identifier: 'AFT/77',
    local_id: ['AFT/77'],
    contributing_agencies: CONTRIBUTING,
    crossborder: false,
    summary: 'Good.',
    report_valid: false,
    superseded_by: null,
  };
  expect(item).toEqual(expected);
  expect(Object.keys(item)).toEqual(Object.keys(expected));
});

it('shows a programme with the report that covers it', () => {
  expect(toProgrammeSearchItem({ programme, report, related, score: 0 }, context)).toEqual({
    ...PROGRAMME,
    score: 0,
    report: {
      id: 1234,
      url: 'https://registry.example/webapi/v2/browse/reports/1234/',
      agency_id: 7,
      agency_name: 'Agency for Testing',
      agency_acronym: 'AFT',
      agency_esg_activity: 'Programme review 31',
      agency_esg_activity_type: 'programme',
      status: 'part of obligatory EQA system',
      decision: 'positive',
      report_valid: false,
      valid_from: '2020-02-29',
      valid_to: null,
      valid_to_calculated: '2026-02-28',
    },
    institutions: [summary(42)],
  });
});
