import { expect, it } from 'vitest';
import { aCountry, anAgency, anInstitution, stored } from '../../../test/records.ts';
import type { Institution, Location } from '../../domain/institution.ts';
import { institutionDocument } from './institution-document.ts';
import type { ListableReport } from './listed-reports.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary({
  countries: [
    stored(15, aCountry()),
    stored(22, aCountry({ nameEnglish: 'Belgium' })),
    stored(251, aCountry({ nameEnglish: 'Belgium (Flemish Community)', parentId: 22 })),
  ],
  agencies: [stored(1, anAgency({ activityIds: [11, 12] }))],
});

const TODAY = '2026-06-30';

function location(overrides: Partial<Location>): Location {
  return {
    countryId: 15,
    city: '',
    lat: null,
    long: null,
    source: 'test',
    isLegalSeat: true,
    validFrom: null,
    validTo: null,
    ...overrides,
  };
}

function name(nameOfficial: string, overrides: Partial<Institution['names'][number]> = {}) {
  return {
    nameOfficial,
    nameOfficialTransliterated: '',
    nameEnglish: '',
    acronym: '',
    sourceNote: '',
    validTo: null,
    versions: [],
    ...overrides,
  };
}

function report(id: number, overrides: Partial<ListableReport> = {}): ListableReport {
  return {
    id,
    agencyId: 1,
    contributingAgencyIds: [],
    activityIds: [11],
    institutionIds: [7],
    platformIds: [],
    status: 'voluntary',
    validFrom: '2020-01-01',
    validTo: '2026-01-01',
    supersededBy: null,
    withdrawal: null,
    institutions: [{ locations: [location({ countryId: 251 })] }],
    ...overrides,
  };
}

it('holds all that an institution is found, filtered and sorted by', () => {
  const institution = stored(
    7,
    anInstitution({
      statsId: 'BE0007',
      websiteLink: 'https://www.hogeschool.example/nl',
      foundingDate: '1990-09-01',
      names: [
        name('Hogeschool Zuid', {
          nameEnglish: 'University College South',
          acronym: 'HZ',
          versions: [{ name: 'HS Zuid', transliteration: '' }],
        }),
        name('Zuidelijke School', { acronym: 'ZS', validTo: '2001-08-31' }),
      ],
      identifiers: [
        { resource: 'ROR', identifier: 'https://ror.org/05abcde12', agencyId: null, validFrom: null, validTo: null },
        { resource: 'local identifier', identifier: 'A/7', agencyId: 1, validFrom: null, validTo: '2010-01-01' },
      ],
      locations: [
        location({ countryId: 251, city: 'Zuidstad', lat: 50.8, long: 4.3 }),
        location({ countryId: 15, city: 'Altstadt', validTo: '2000-01-01' }),
      ],
      levels: [
        { level: 'second cycle', source: '', sourceNote: '', validFrom: null, validTo: null },
        { level: 'third cycle', source: '', sourceNote: '', validFrom: '2026-07-01', validTo: null },
      ],
    }),
  );
  const double = stored(8, anInstitution({ names: [name('Hogeschool-Zuid')], statsId: null, mergedIntoId: 7 }));

  const document = institutionDocument(
    {
      institution,
      doubles: [double],
      relatives: [anInstitution({ names: [name('Vereniging van Hogescholen')] })],
      family: { institutionId: 7, children: [], historicalRelations: [] },
      reports: [
        report(1),
        report(2, { activityIds: [12], status: 'part of obligatory EQA system' }),
        report(3, { institutionIds: [9] }),
      ],
    },
    vocabulary,
    TODAY,
  );

  expect(document).toEqual({
    id: 7,
    text: [
      { class: 'acronym', text: 'HZ' },
      { class: 'name', text: 'Hogeschool Zuid' },
      { class: 'name', text: 'University College South' },
      { class: 'otherName', text: 'HS Zuid' },
      { class: 'otherName', text: 'Zuidelijke School' },
      { class: 'otherName', text: 'ZS' },
      { class: 'otherName', text: 'Hogeschool-Zuid' },
      { class: 'otherName', text: 'A/7' },
      { class: 'city', text: 'Zuidstad' },
      { class: 'country', text: 'Belgium (Flemish Community)' },
      { class: 'country', text: 'Belgium' },
      { class: 'related', text: 'Vereniging van Hogescholen' },
      { class: 'body', text: 'hogeschool.example' },
    ],
    names: [
      'HZ',
      'Hogeschool Zuid',
      'University College South',
      'HS Zuid',
      'Zuidelijke School',
      'ZS',
      'Hogeschool-Zuid',
      'A/7',
    ],
    identifiers: ['REGINST0007', 'REGINST0008', 'BE0007', 'https://ror.org/05abcde12', '05abcde12'],
    facets: {
      country: ['Belgium', 'Belgium (Flemish Community)'],
      qfEheaLevel: ['second cycle'],
      agency: ['AFT'],
      status: ['part of obligatory EQA system', 'voluntary'],
      activity: ['AFT -> Programme review 11', 'AFT -> Programme review 12'],
      activityType: ['programme'],
      crossborder: ['true'],
      otherProvider: ['false'],
      hasReport: ['true'],
    },
    keywords: {
      registryId: ['REGINST0007', 'REGINST0008'],
      statsId: ['BE0007'],
      hasStatsId: ['true'],
      hasValidReport: ['false'],
      identifier: ['05abcde12', 'A/7', 'https://ror.org/05abcde12'],
      activityGroup: [],
    },
    days: { foundingDate: '1990-09-01', closureDate: null },
    instants: {},
    sortKeys: { nameSort: 'universitycollegesouth', country: 'belgiumflemishcommunity', reportCount: 2 },
    points: [{ lat: 50.8, long: 4.3 }],
  });
});

it('says of an institution about which nothing is known only what it is called', () => {
  const institution = stored(
    9,
    anInstitution({ names: [name('Школа')], websiteLink: '', foundingDate: null, locations: [], levels: [] }),
  );
  const family = { institutionId: 9, children: [], historicalRelations: [] };

  expect(
    institutionDocument({ institution, doubles: [], relatives: [], family, reports: [] }, vocabulary, TODAY),
  ).toEqual({
    id: 9,
    text: [{ class: 'name', text: 'Школа' }],
    names: ['Школа'],
    identifiers: ['REGINST0009'],
    facets: {
      country: [],
      qfEheaLevel: [],
      agency: [],
      status: [],
      activity: [],
      activityType: [],
      crossborder: [],
      otherProvider: ['false'],
      hasReport: ['false'],
    },
    keywords: {
      registryId: ['REGINST0009'],
      statsId: [],
      hasStatsId: ['false'],
      hasValidReport: ['false'],
      identifier: [],
      activityGroup: [],
    },
    days: { foundingDate: null, closureDate: null },
    instants: {},
    sortKeys: { nameSort: 'shkola', country: null, reportCount: 0 },
    points: [],
  });
});

it.each([
  ['a child during the relation', { institutionIds: [8] }, 1],
  ['a child before the relation', { institutionIds: [8], validFrom: '2010-01-01', validTo: '2014-12-31' }, 0],
  ['a predecessor, valid at the event', { institutionIds: [6] }, 1],
  ['a predecessor, expired at the event', { institutionIds: [6], validTo: '2020-12-31' }, 0],
  ['others on its platform', { institutionIds: [5], platformIds: [7] }, 1],
] as const)('counts a report on %s as the lists do', (_case, overrides, reportCount) => {
  const family = {
    institutionId: 7,
    children: [{ childId: 8, type: 'faculty' as const, validFrom: '2015-01-01', validTo: null }],
    historicalRelations: [{ targetId: 6, type: 'absorbed' as const, date: '2021-06-01' }],
  };
  const facts = { institution: stored(7, anInstitution()), doubles: [], relatives: [], family };

  const { sortKeys, facets } = institutionDocument({ ...facts, reports: [report(1, overrides)] }, vocabulary, TODAY);

  expect({ reportCount: sortKeys['reportCount'], hasReport: facets['hasReport'], agency: facets['agency'] }).toEqual({
    reportCount,
    hasReport: [String(reportCount === 1)],
    agency: reportCount === 1 ? ['AFT'] : [],
  });
});
