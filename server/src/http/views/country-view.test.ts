import { expect, it } from 'vitest';
import { aCountry, stored } from '../../../test/records.ts';
import { createAddresses } from '../addresses.ts';
import {
  toCountryByAgencyFocus,
  toCountryByReports,
  toCountryDetail,
  toCountryListItem,
  toNestedCountry,
} from './country-view.ts';

const addresses = createAddresses('https://registry.example', 'v2');
const flanders = stored(
  260,
  aCountry({
    nameEnglish: 'Belgium (Flemish Community)',
    alpha2: 'BE-fl',
    alpha3: 'BEL',
    parentId: 22,
    governmentalMemberStart: '2008-03-04',
    externalQaaIsPermitted: 'partially / with conditions',
    qaRequirements: [
      { requirement: 'Review', type: 'programme level', note: 'every 8 years', validFrom: '2015-01-01', validTo: null },
      { requirement: 'Audit', type: 'institutional level', note: '', validFrom: null, validTo: '2014-12-31' },
    ],
    generalNote: 'A *note*.',
    regulations: [{ regulation: 'Decree', url: 'https://law.example/1', validFrom: null, validTo: null }],
    history: [{ field: 'eligibility', value: 'all', recordId: null, validFrom: null, validTo: '2010-12-31' }],
  }),
);

it('shows a country inside another record', () => {
  expect(toNestedCountry(flanders, addresses)).toEqual({
    id: 260,
    url: 'https://registry.example/webapi/v2/browse/countries/260/',
    name_english: 'Belgium (Flemish Community)',
    iso_3166_alpha2: 'BE-fl',
    iso_3166_alpha3: 'BEL',
  });
});

const LIST_ITEM = {
  id: 260,
  url: 'https://registry.example/webapi/v2/browse/countries/260/',
  name_english: 'Belgium (Flemish Community)',
  iso_3166_alpha2: 'BE-fl',
  iso_3166_alpha3: 'BEL',
  ehea_is_member: true,
  external_QAA_is_permitted: 'partially / with conditions',
  european_approach_is_permitted: 'no',
  has_full_institution_list: true,
  ehea_key_commitment: 'yes',
  governmental_member_start: '2008-03-04',
  agency_count: 2,
  parent: 22,
};

it('shows a country in the list', () => {
  expect(toCountryListItem(flanders, { agencyCount: 2 }, addresses)).toEqual(LIST_ITEM);
});

it('shows a country by its reports', () => {
  const counters = { agencyCount: 2, reportCount: 9, institutionCount: 4, institutionTotal: 7, institutionStats: 6 };
  expect(toCountryByReports(flanders, counters, addresses)).toEqual({
    ...LIST_ITEM,
    institution_count: 4,
    institution_total: 7,
    institution_stats: 6,
    reports_total: 9,
  });
});

const DETAIL = {
  id: 260,
  name_english: 'Belgium (Flemish Community)',
  iso_3166_alpha2: 'BE-fl',
  iso_3166_alpha3: 'BEL',
  ehea_is_member: true,
  governmental_member_start: '2008-03-04',
  qa_requirements: [
    {
      qa_requirement: 'Review',
      qa_requirement_type: 'programme level',
      qa_requirement_note: 'every 8 years',
      requirement_valid_from: '2015-01-01',
      requirement_valid_to: '',
    },
  ],
  qa_requirement_note: '',
  external_QAA_is_permitted: 'partially / with conditions',
  external_QAA_note: '',
  eligibility: '',
  conditions: '',
  recognition: '',
  european_approach_is_permitted: 'no',
  european_approach_note: '',
  has_full_institution_list: true,
  ehea_key_commitment: 'yes',
  general_note: 'A *note*.',
  qaa_regulations: [
    {
      regulation: 'Decree',
      regulation_url: 'https://law.example/1',
      regulation_valid_from: '',
      regulation_valid_to: '',
    },
  ],
  report_count: 9,
  institution_count: 4,
  historical_data: [],
  parent: 22,
};

it('shows one country with what holds today, in the order of the description', () => {
  const detail = toCountryDetail(
    flanders,
    { reportCount: 9, institutionCount: 4 },
    { today: '2026-06-30', history: false },
  );
  expect(detail).toEqual(DETAIL);
  expect(Object.keys(detail)).toEqual(Object.keys(DETAIL));
});

it('adds with history what no longer holds', () => {
  const detail = toCountryDetail(
    flanders,
    { reportCount: 9, institutionCount: 4 },
    { today: '2026-06-30', history: true },
  );
  expect(detail).toEqual({
    ...DETAIL,
    qa_requirements: [
      ...DETAIL.qa_requirements,
      {
        qa_requirement: 'Audit',
        qa_requirement_type: 'institutional level',
        qa_requirement_note: '',
        requirement_valid_from: '',
        requirement_valid_to: '2014-12-31',
      },
    ],
    historical_data: [{ field: 'eligibility', value: 'all', record_id: null, valid_from: '', valid_to: '2010-12-31' }],
  });
});

it('shows a country as the focus of an agency', () => {
  const focus = { countryId: 260, isOfficial: true, isCrossborder: false, validFrom: '2012-05-01', validTo: null };
  expect(toCountryByAgencyFocus(focus, flanders, { reportCount: 3, institutionCount: 2 }, addresses)).toEqual({
    country_url: 'https://registry.example/webapi/v2/browse/countries/260/',
    country: 'Belgium (Flemish Community)',
    country_is_official: true,
    country_is_crossborder: false,
    country_valid_from: '2012-05-01',
    country_valid_to: '',
    institution_count: 2,
    report_count: 3,
    country_is_ehea: true,
    country_id: 260,
  });
});
