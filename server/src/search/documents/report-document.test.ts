import { expect, it } from 'vitest';
import { TEST_NOW } from '../../../test/database.ts';
import { aCountry, anAgency, anInstitution, aProgramme, aReport, stored } from '../../../test/records.ts';
import { embedInstitution } from './embedded-institution.ts';
import { programmeDocuments } from './programme-documents.ts';
import { type ReportDocumentFacts, reportDocument } from './report-document.ts';
import { createVocabulary } from './vocabulary.ts';

const other = anAgency({ registerNumber: 2, activityIds: [21] });
const vocabulary = createVocabulary({
  countries: [
    stored(15, aCountry()),
    stored(22, aCountry({ nameEnglish: 'Belgium' })),
    stored(251, aCountry({ nameEnglish: 'Belgium (Flemish Community)', parentId: 22 })),
    stored(40, aCountry({ nameEnglish: 'Cameroon' })),
  ],
  agencies: [
    stored(1, anAgency({ activityIds: [11] })),
    stored(2, {
      ...other,
      names: [
        {
          versions: [
            {
              name: 'Zonal Evaluation Desk',
              nameTransliterated: '',
              nameIsPrimary: true,
              acronym: 'ZED',
              acronymTransliterated: '',
              acronymIsPrimary: true,
            },
          ],
          note: '',
          validTo: null,
        },
      ],
      activities: other.activities.map((activity) => ({ ...activity, groupId: 5, type: 'joint programme' as const })),
    }),
  ],
});

const TODAY = '2026-06-30';

const facts: ReportDocumentFacts = {
  report: stored(
    3,
    aReport({
      agencyId: 1,
      contributingAgencyIds: [2],
      activityIds: [11, 21],
      institutionIds: [7],
      platformIds: [9],
      validFrom: '2020-02-29',
      localIdentifier: 'AFT/2020/3',
      summary: 'The panel was content.',
      limitQfLevels: ['third cycle'],
      files: [
        {
          id: 1,
          displayName: 'Report',
          fileName: 'report.pdf',
          languages: ['eng', 'deu'],
          state: 'pending',
          sha256: null,
          size: null,
          originalLocation: null,
        },
      ],
      flags: [{ code: 'x', level: 'low level', message: '', raisedAt: TEST_NOW, removal: null }],
      supersededBy: { reportId: 4, validFrom: '2024-01-01' },
      programmes: [
        aProgramme({
          id: 31,
          identifiers: [{ identifier: 'P-31', agencyId: null, resource: 'local identifier' }],
          countryIds: [40],
        }),
        aProgramme({
          id: 32,
          names: [{ name: 'Short Course on Arches', isPrimary: true, qualification: '' }],
          qfEheaLevel: 'second cycle',
          degreeOutcome: false,
          workloadEcts: 10,
          fieldStudy: '',
        }),
      ],
    }),
  ),
  institutions: [
    embedInstitution(
      {
        institution: stored(7, anInstitution({ statsId: 'AT0007' })),
        doubles: [],
        relatives: [
          anInstitution({
            names: anInstitution().names.map((name) => ({ ...name, nameOfficial: 'Valmere Group', nameEnglish: '' })),
          }),
        ],
      },
      TODAY,
    ),
  ],
  platforms: [
    embedInstitution(
      {
        institution: stored(
          9,
          anInstitution({
            isOtherProvider: true,
            names: anInstitution().names.map((name) => ({
              ...name,
              nameOfficial: 'Leerplein',
              nameEnglish: '',
              acronym: '',
            })),
            locations: anInstitution().locations.map((location) => ({ ...location, countryId: 251, city: 'Zuidstad' })),
          }),
        ),
        doubles: [],
        relatives: [],
      },
      TODAY,
    ),
  ],
};

it('holds all that a report is found, filtered and sorted by', () => {
  expect(reportDocument(facts, vocabulary)).toEqual({
    id: 3,
    text: [
      { class: 'acronym', text: 'UV' },
      { class: 'name', text: 'Universität Valmere' },
      { class: 'name', text: 'University of Valmere' },
      { class: 'name', text: 'Leerplein' },
      { class: 'name', text: 'Theory of Bridges' },
      { class: 'name', text: 'Short Course on Arches' },
      { class: 'otherName', text: 'Bachelor of Science' },
      { class: 'city', text: 'Valmere' },
      { class: 'city', text: 'Zuidstad' },
      { class: 'country', text: 'Austria' },
      { class: 'country', text: 'Belgium (Flemish Community)' },
      { class: 'country', text: 'Belgium' },
      { class: 'related', text: 'Valmere Group' },
      { class: 'related', text: 'AFT' },
      { class: 'related', text: 'Agency for Testing' },
      { class: 'related', text: 'ZED' },
      { class: 'related', text: 'Zonal Evaluation Desk' },
      { class: 'body', text: 'The panel was content.' },
    ],
    names: [
      'Leerplein',
      'Short Course on Arches',
      'Theory of Bridges',
      'UV',
      'University of Valmere',
      'Universität Valmere',
    ],
    identifiers: ['AFT/2020/3', 'P-31', 'REGINST0007', 'AT0007', 'REGINST0009'],
    facets: {
      agency: ['AFT', 'ZED'],
      country: ['Austria', 'Belgium', 'Belgium (Flemish Community)'],
      activity: ['AFT -> Programme review 11', 'ZED -> Programme review 21'],
      activityType: ['joint programme', 'programme'],
      status: ['part of obligatory EQA system'],
      decision: ['positive'],
      language: ['English', 'German'],
      flag: ['low level'],
      crossborder: ['false'],
      qfEheaLevel: ['first cycle', 'second cycle', 'third cycle'],
      degreeOutcome: ['false', 'true'],
      programmeType: ['Full recognised degree programme', 'Micro-credential'],
      otherProviderCovered: ['true'],
    },
    keywords: { institution: ['7', '9'], activityGroup: ['5'] },
    days: { validFrom: '2020-02-29', validTo: '2023-12-31', validToCalculated: '2026-02-28' },
    instants: { dateCreated: TEST_NOW, dateUpdated: TEST_NOW },
    sortKeys: {
      agency: 'aft',
      country: 'austria',
      activity: 'aftprogrammereview11',
      flag: '1',
      institutionProgrammeSort: 'universityofvalmere theoryofbridges',
    },
    points: [],
  });
});

it('makes a document of every programme, which adds the countries it is offered in', () => {
  const shared = {
    keywords: { institution: ['7', '9'], report: ['3'] },
    days: { validFrom: '2020-02-29', validTo: '2023-12-31' },
    instants: { dateCreated: TEST_NOW, dateUpdated: TEST_NOW },
    points: [],
  };
  const around = [
    { class: 'city', text: 'Valmere' },
    { class: 'city', text: 'Zuidstad' },
    { class: 'related', text: 'UV' },
    { class: 'related', text: 'Universität Valmere' },
    { class: 'related', text: 'University of Valmere' },
    { class: 'related', text: 'Leerplein' },
    { class: 'related', text: 'AFT' },
    { class: 'related', text: 'Agency for Testing' },
    { class: 'related', text: 'ZED' },
    { class: 'related', text: 'Zonal Evaluation Desk' },
    { class: 'country', text: 'Austria' },
    { class: 'country', text: 'Belgium (Flemish Community)' },
  ];
  expect(programmeDocuments(facts, vocabulary)).toEqual([
    {
      id: 31,
      text: [
        { class: 'name', text: 'Theory of Bridges' },
        { class: 'otherName', text: 'Bachelor of Science' },
        ...around,
        { class: 'country', text: 'Cameroon' },
        { class: 'country', text: 'Belgium' },
      ],
      names: ['Theory of Bridges'],
      identifiers: ['P-31'],
      facets: {
        country: ['Austria', 'Belgium', 'Belgium (Flemish Community)', 'Cameroon'],
        agency: ['AFT', 'ZED'],
        qfEheaLevel: ['first cycle'],
        degreeOutcome: ['true'],
        programmeType: ['Full recognised degree programme'],
        fieldStudy: ['07', '073', '0732'],
      },
      sortKeys: { nameSort: 'theoryofbridges' },
      ...shared,
    },
    {
      id: 32,
      text: [{ class: 'name', text: 'Short Course on Arches' }, ...around, { class: 'country', text: 'Belgium' }],
      names: ['Short Course on Arches'],
      identifiers: [],
      facets: {
        country: ['Austria', 'Belgium', 'Belgium (Flemish Community)'],
        agency: ['AFT', 'ZED'],
        qfEheaLevel: ['second cycle'],
        degreeOutcome: ['false'],
        programmeType: ['Micro-credential'],
        fieldStudy: [],
      },
      sortKeys: { nameSort: 'shortcourseonarches' },
      ...shared,
    },
  ]);
});

it('finds a report under the record that a double leads to as well as under the double', () => {
  const { report, institutions } = facts;
  const merged = { ...facts, report: { ...report, institutionIds: [8] }, institutions };
  expect(reportDocument(merged, vocabulary).keywords['institution']).toEqual(['7', '8', '9']);
});
