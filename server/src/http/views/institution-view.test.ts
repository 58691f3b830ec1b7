import { expect, it } from 'vitest';
import { aCountry, anAgency, anInstitution, stored } from '../../../test/records.ts';
import type { InstitutionName } from '../../domain/institution.ts';
import { createAddresses } from '../addresses.ts';
import { toCountryDetail } from './country-view.ts';
import { toInstitutionSearchItem } from './institution-search-view.ts';
import { toInstitutionRecord, toInstitutionSummary } from './institution-view.ts';

const BASE = 'https://registry.example/webapi/v2/browse';
const today = '2026-06-30';
const context = { today, history: false, addresses: createAddresses('https://registry.example', 'v2') };
const austria = stored(15, aCountry());
const italy = stored(110, aCountry({ nameEnglish: 'Italy', alpha2: 'IT', alpha3: 'ITA', lat: 42.8, long: 12.8 }));

const named = (nameOfficial: string, nameEnglish: string): InstitutionName[] => [
  {
    nameOfficial,
    nameOfficialTransliterated: '',
    nameEnglish,
    acronym: '',
    sourceNote: '',
    validTo: null,
    versions: [],
  },
];
const alliance = stored(50, anInstitution({ names: named('Alliance', ''), locations: [] }));
const faculty = stored(51, anInstitution({ names: named('Fakultät für Brücken', 'Faculty of Bridges') }));
const successor = stored(52, anInstitution({ names: named('Neue Universität', 'New University'), locations: [] }));

const institution = stored(
  42,
  anInstitution({
    statsId: 'AT0042',
    closureDate: '2025-09-30',
    identifiers: [
      { resource: 'EU-VAT', identifier: 'ATU123', agencyId: null, validFrom: '2001-01-01', validTo: null },
      { resource: 'local identifier', identifier: 'V/7', agencyId: 7, validFrom: null, validTo: '2020-12-31' },
    ],
    locations: [
      {
        countryId: 15,
        city: 'Valmere',
        lat: 47.1,
        long: 13.2,
        source: 'law',
        isLegalSeat: true,
        validFrom: null,
        validTo: null,
      },
      {
        countryId: 110,
        city: 'Bolzano',
        lat: null,
        long: null,
        source: '',
        isLegalSeat: false,
        validFrom: '2010-01-01',
        validTo: null,
      },
      {
        countryId: 110,
        city: 'Rome',
        lat: null,
        long: null,
        source: '',
        isLegalSeat: false,
        validFrom: null,
        validTo: '2009-12-31',
      },
    ],
    levels: [
      { level: 'first cycle', source: 'law', sourceNote: '', validFrom: null, validTo: null },
      { level: 'third cycle', source: 'law', sourceNote: 'ended', validFrom: '2005-01-01', validTo: '2015-12-31' },
    ],
    partOf: [{ parentId: 50, type: 'alliance', validFrom: '2019-10-01', validTo: null }],
    history: [{ field: 'website_link', value: 'http://old.example', recordId: null, validFrom: null, validTo: null }],
  }),
);

const related = {
  countries: new Map([austria, italy].map((country) => [country.id, country])),
  agencies: new Map([[7, stored(7, anAgency())]]),
  institutions: new Map([alliance, faculty, successor].map((other) => [other.id, other])),
};
const relations = {
  children: [{ childId: 51, type: 'faculty', validFrom: null, validTo: '2024-12-31' }],
  events: [{ sourceId: 52, type: 'succeeded', date: '2025-10-01' }],
} as const;

const facts = {
  institution,
  relations,
  related,
  countryCounters: new Map([[15, { reportCount: 3, institutionCount: 2 }]]),
  reportCount: 4,
  mergedFromIds: [43],
  isAskedByMergedId: false,
};

it('shows a summary', () => {
  expect(toInstitutionSummary(institution)).toEqual({
    id: 42,
    registry_id: 'REGINST0042',
    name_primary: 'University of Valmere',
    website_link: 'https://www.university.example',
    is_other_provider: false,
  });
});

const RECORD = {
  id: 42,
  stats: 'AT0042 - University of Valmere',
  website_link: 'https://www.university.example',
  founding_date: '1900-01-01',
  closure_date: '2025-09-30',
  hierarchical_relationships: {
    includes: [
      {
        institution: {
          id: 51,
          registry_id: 'REGINST0051',
          stats_id: '',
          url: `${BASE}/institutions/51/`,
          name_primary: 'Faculty of Bridges',
          name_sort: 'facultyofbridges',
          website_link: 'https://www.university.example',
          countries: [
            {
              country: {
                id: 15,
                url: `${BASE}/countries/15/`,
                name_english: 'Austria',
                iso_3166_alpha2: 'AT',
                iso_3166_alpha3: 'AUT',
              },
              city: 'Valmere',
              lat: 47.1,
              long: 13.2,
              country_verified: true,
            },
          ],
        },
        relationship_type: 'faculty',
        valid_from: '',
        valid_to: '2024-12-31',
      },
    ],
    part_of: [
      {
        institution: {
          id: 50,
          registry_id: 'REGINST0050',
          stats_id: '',
          url: `${BASE}/institutions/50/`,
          name_primary: 'Alliance',
          name_sort: 'alliance',
          website_link: 'https://www.university.example',
          countries: [],
        },
        relationship_type: 'alliance',
        valid_from: '2019-10-01',
        valid_to: '',
      },
    ],
  },
  historical_data: [],
  historical_relationships: [
    {
      institution: {
        id: 52,
        registry_id: 'REGINST0052',
        stats_id: '',
        url: `${BASE}/institutions/52/`,
        name_primary: 'New University',
        name_sort: 'newuniversity',
        website_link: 'https://www.university.example',
        countries: [],
      },
      relationship_type: 'succeeded by',
      relationship_date: '2025-10-01',
    },
  ],
  countries: [
    {
      city: 'Valmere',
      country: toCountryDetail(austria, { reportCount: 3, institutionCount: 2 }, { today, history: false }),
      country_source: 'law',
      country_valid_from: '',
      country_valid_to: null,
      country_verified: true,
      lat: 47.1,
      long: 13.2,
      location_precision: 'place',
    },
    {
      city: 'Bolzano',
      country: toCountryDetail(italy, { reportCount: 0, institutionCount: 0 }, { today, history: false }),
      country_source: '',
      country_valid_from: '2010-01-01',
      country_valid_to: null,
      country_verified: false,
      lat: 42.8,
      long: 12.8,
      location_precision: 'country',
    },
  ],
  identifiers: [
    {
      agency: null,
      identifier: 'ATU123',
      identifier_valid_from: '2001-01-01',
      identifier_valid_to: null,
      resource: 'EU-VAT',
    },
    {
      agency: 'AFT - Agency for Testing',
      identifier: 'V/7',
      identifier_valid_from: '',
      identifier_valid_to: '2020-12-31',
      resource: 'local identifier',
    },
  ],
  names: [
    {
      acronym: 'UV',
      name_english: 'University of Valmere',
      name_official: 'Universität Valmere',
      name_official_transliterated: '',
      name_source_note: '',
      name_valid_to: null,
      name_versions: [],
    },
  ],
  qf_ehea_levels: [
    {
      qf_ehea_level: 'first cycle',
      qf_ehea_level_source: 'law',
      qf_ehea_level_source_note: '',
      qf_ehea_level_valid_from: '',
      qf_ehea_level_valid_to: null,
    },
  ],
  registry_id: 'REGINST0042',
  stats_id: 'AT0042',
  is_other_provider: false,
  organization_type: 'public organisation',
  report_count: 4,
  merged_from: [43],
  merged_into: null,
};

it('shows the record, in the order of the description', () => {
  const record = toInstitutionRecord(facts, context);
  expect(record).toEqual(RECORD);
  expect(Object.keys(record)).toEqual(Object.keys(RECORD));
});

it('adds with history what no longer holds', () => {
  const record = toInstitutionRecord(facts, { ...context, history: true });
  expect([
    record.countries.map(({ city }) => city),
    record.qf_ehea_levels.map(({ qf_ehea_level }) => qf_ehea_level),
    record.historical_data,
  ]).toEqual([
    ['Valmere', 'Bolzano', 'Rome'],
    ['first cycle', 'third cycle'],
    [{ field: 'website_link', value: 'http://old.example', record_id: null, valid_from: '', valid_to: '' }],
  ]);
});

it('tells who asked by the number of a merged record what the number is now', () => {
  expect(toInstitutionRecord({ ...facts, isAskedByMergedId: true }, context).merged_into).toBe(42);
});

it('shows what a search found, in the order of the description', () => {
  const item = toInstitutionSearchItem({ institution, relations, related, score: 1.5, hasReport: true }, today);
  const expected = {
    id: '42',
    registry_id: 'REGINST0042',
    stats_id: 'AT0042',
    name_official_display: 'Universität Valmere',
    name_primary: 'University of Valmere',
    name_select_display: 'University of Valmere (AT0042)',
    name_sort: 'universityofvalmere',
    website_link: 'https://www.university.example',
    country: ['Austria', 'Italy'],
    qf_ehea_level: ['first cycle'],
    place: [
      { country: 'Austria', city: 'Valmere', lat: 47.1, long: 13.2 },
      { country: 'Italy', city: 'Bolzano', lat: null, long: null },
    ],
    hierarchical_relationships: {
      includes: [
        {
          id: 51,
          registry_id: 'REGINST0051',
          name_primary: 'Faculty of Bridges',
          website_link: 'https://www.university.example',
          relationship_type: 'faculty',
          valid_from: '',
          valid_to: '2024-12-31',
        },
      ],
      part_of: [
        {
          id: 50,
          registry_id: 'REGINST0050',
          name_primary: 'Alliance',
          website_link: 'https://www.university.example',
          relationship_type: 'alliance',
          valid_from: '2019-10-01',
          valid_to: '',
        },
      ],
    },
    score: 1.5,
    founding_date: '1900-01-01',
    closure_date: '2025-09-30',
    is_other_provider: false,
    has_report: true,
    name_display: 'Universität Valmere / University of Valmere',
  };
  expect(item).toEqual(expected);
  expect(Object.keys(item)).toEqual(Object.keys(expected));
});

it('leaves unknown text and dates empty', () => {
  const bare = stored(9, anInstitution({ statsId: null, foundingDate: null, organizationType: null, locations: [] }));
  const record = toInstitutionRecord({ ...facts, institution: bare, relations: { children: [], events: [] } }, context);
  expect([record.stats, record.stats_id, record.founding_date, record.closure_date, record.organization_type]).toEqual([
    '',
    '',
    '',
    null,
    null,
  ]);
});
