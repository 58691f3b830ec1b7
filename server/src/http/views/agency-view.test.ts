import { expect, it } from 'vitest';
import { aCountry, anAgency, stored } from '../../../test/records.ts';
import { createAddresses } from '../addresses.ts';
import {
  toActivityGroupItem,
  toActivityItem,
  toAgencyDecisions,
  toAgencyDetail,
  toAgencyFocusingTo,
  toAgencyListItem,
} from './agency-view.ts';

const context = { today: '2026-06-30', history: false, addresses: createAddresses('https://registry.example', 'v2') };
const current = {
  id: 31,
  groupId: 4,
  activity: 'Institutional audit',
  description: 'Audit of a whole institution',
  type: 'institutional',
  reportsLink: 'https://www.agency.example/audits',
  localIdentifier: 'AUD',
  validFrom: '2012-01-01',
  validTo: null,
} as const;
const expired = { ...current, id: 30, groupId: null, activity: 'Evaluation', validTo: '2011-12-31' };
const agency = stored(
  7,
  anAgency({
    registerNumber: 12,
    activities: [expired, current],
    registrationValidTo: '2030-05-31',
    phoneNumbers: ['+43 1 000000'],
    emails: ['office@agency.example'],
    associations: ['Network of Agencies'],
    decisions: [
      { date: '2010-05-01', type: 'admission', file: 'https://files.example/1.pdf', fileExtra: null },
      { date: '2025-05-01', type: 'renewal', file: null, fileExtra: null },
    ],
    history: [{ field: 'address', value: 'Old Street 1', recordId: null, validFrom: null, validTo: '2015-01-01' }],
  }),
);
const facts = {
  agency,
  country: stored(15, aCountry()),
  counters: { reportCount: 20, institutionCount: 8 },
};

const ACTIVITY = {
  id: 31,
  group_id: 4,
  activity: 'Institutional audit',
  activity_description: 'Audit of a whole institution',
  activity_type: 'institutional',
  reports_link: 'https://www.agency.example/audits',
  activity_valid_to: '',
};

const LIST_ITEM = {
  id: 7,
  url: 'https://registry.example/webapi/v2/browse/agencies/7/',
  registry_id: 12,
  name_primary: 'Agency for Testing',
  acronym_primary: 'AFT',
  logo: null,
  country: {
    id: 15,
    url: 'https://registry.example/webapi/v2/browse/countries/15/',
    name_english: 'Austria',
    iso_3166_alpha2: 'AT',
    iso_3166_alpha3: 'AUT',
  },
  activities: [ACTIVITY],
  is_registered: true,
  registration_start: '2010-01-01',
  registration_valid_to: '2030-05-31',
  registration_note: '',
  institution_count: 8,
  report_count: 20,
};

it('shows an agency in the list, in the order of the description', () => {
  const item = toAgencyListItem(facts, context);
  expect(item).toEqual(LIST_ITEM);
  expect(Object.keys(item)).toEqual(Object.keys(LIST_ITEM));
});

it('shows an agency that works in a country', () => {
  expect(toAgencyFocusingTo({ ...facts, isOfficial: false }, context)).toEqual({
    ...LIST_ITEM,
    country_is_official: false,
  });
});

const DECISIONS = [
  { decision_date: '2025-05-01', decision_type: 'renewal', decision_file: '', decision_file_extra: '' },
  {
    decision_date: '2010-05-01',
    decision_type: 'admission',
    decision_file: 'https://files.example/1.pdf',
    decision_file_extra: '',
  },
];

it('shows one agency with counts per activity and its decisions, newest first', () => {
  const activityCounters = new Map([[31, { reportCount: 5, institutionCount: 3 }]]);
  expect(toAgencyDetail({ ...facts, activityCounters }, context)).toEqual({
    ...LIST_ITEM,
    activities: [{ ...ACTIVITY, report_count: 5, institution_count: 3 }],
    names: [
      {
        name_versions: [
          {
            name: 'Agency for Testing',
            name_transliterated: '',
            name_is_primary: true,
            acronym: 'AFT',
            acronym_transliterated: '',
            acronym_is_primary: true,
          },
        ],
        name_note: '',
        name_valid_to: '',
      },
    ],
    contact_person: '',
    phone_numbers: ['+43 1 000000'],
    emails: ['office@agency.example'],
    address: '',
    website_link: 'https://www.agency.example',
    reports_link: '',
    associations: ['Network of Agencies'],
    decisions: DECISIONS,
    specialisation_note: '',
    description_note: '',
    geographical_focus: 'national',
    historical_data: [],
  });
});

it('adds with history activities that ended and former values', () => {
  const detail = toAgencyDetail({ ...facts, activityCounters: new Map() }, { ...context, history: true });
  expect([
    detail.activities.map(({ id, activity_valid_to }) => [id, activity_valid_to]),
    detail.historical_data,
  ]).toEqual([
    [
      [30, '2011-12-31'],
      [31, ''],
    ],
    [{ field: 'address', value: 'Old Street 1', record_id: null, valid_from: '', valid_to: '2015-01-01' }],
  ]);
});

it('lists decisions on all agencies, newest first', () => {
  expect(toAgencyDecisions([agency])).toEqual(DECISIONS.map((decision) => ({ agency_acronym: 'AFT', ...decision })));
});

it('shows an activity and the group it belongs to', () => {
  expect(toActivityItem(current, agency)).toEqual({
    id: 31,
    group_id: 4,
    agency: 'AFT',
    activity: 'Institutional audit',
    activity_type: 'institutional',
    activity_description: 'Audit of a whole institution',
  });
  const group = stored(4, { activity: 'Audit', type: 'institutional' as const, reportsLink: '' });
  expect(toActivityGroupItem(group, [{ activity: current, agency }])).toEqual({
    id: 4,
    activity: 'Audit',
    activity_type: 'institutional',
    reports_link: '',
    members: [
      {
        id: 31,
        agency: 'AFT',
        activity_description: 'Audit of a whole institution',
        activity_valid_from: '2012-01-01',
        activity_valid_to: '',
      },
    ],
  });
});
