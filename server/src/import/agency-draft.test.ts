import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../../test/import-files.ts';
import type { Agency } from '../domain/agency.ts';
import { type AgencyDraft, applyAgency, matchAgency } from './agency-draft.ts';
import { assignNewIds, countNew } from './new-ids.ts';
import { readAgencies } from './read-records.ts';
import { agencyKey } from './references.ts';
import { toSentence } from './row.ts';

const ROW = {
  registry_id: 12,
  country: 'AT',
  names: [
    {
      name_versions: [{ name: 'Agency for Examples', acronym: 'AEX', name_is_primary: true, acronym_is_primary: true }],
    },
  ],
  registration_start: '2010-01-01',
  geographical_focus: 'National',
  decisions: [
    { decision_date: '2010-01-01', decision_type: 'admission', decision_file: 'https://register.example/12.pdf' },
  ],
  activities: [
    {
      activity: 'institutional audit',
      activity_type: 'institutional',
      local_identifier: 'A1',
      activity_valid_from: '2010-01-01',
    },
    { activity: 'programme accreditation', activity_type: 3 },
  ],
  focus_countries: [{ country: 'AT', country_is_official: true }],
};

const AGENCY: Agency = {
  registerNumber: 12,
  countryId: 15,
  names: [
    {
      versions: [
        {
          name: 'Agency for Examples',
          nameTransliterated: '',
          nameIsPrimary: true,
          acronym: 'AEX',
          acronymTransliterated: '',
          acronymIsPrimary: true,
        },
      ],
      note: '',
      validTo: null,
    },
  ],
  logo: null,
  registrationStart: '2010-01-01',
  registrationValidTo: null,
  registrationNote: '',
  contactPerson: '',
  phoneNumbers: [],
  emails: [],
  address: '',
  websiteLink: '',
  reportsLink: '',
  associations: [],
  decisions: [{ date: '2010-01-01', type: 'admission', file: 'https://register.example/12.pdf', fileExtra: null }],
  activities: [
    {
      id: 0,
      groupId: null,
      activity: 'institutional audit',
      description: '',
      type: 'institutional',
      reportsLink: '',
      localIdentifier: 'A1',
      validFrom: '2010-01-01',
      validTo: null,
    },
    {
      id: 0,
      groupId: null,
      activity: 'programme accreditation',
      description: '',
      type: 'programme',
      reportsLink: '',
      localIdentifier: null,
      validFrom: null,
      validTo: null,
    },
  ],
  focusCountries: [{ countryId: 15, isOfficial: true, isCrossborder: false, validFrom: null, validTo: null }],
  specialisationNote: '',
  descriptionNote: '',
  geographicalFocus: 'national',
  history: [],
};

const STORED: Agency = { ...AGENCY, activities: assignNewIds(AGENCY.activities, 5) };

async function draftOf(row: object): Promise<AgencyDraft> {
  const [read] = await collect(readAgencies(inPieces(JSON.stringify(row))));
  if (read?.kind !== 'draft') throw new Error(JSON.stringify(read));
  return read.draft;
}

describe('agencies from NDJSON', () => {
  it('become new agencies, whose activities are still to be numbered', async () => {
    const applied = applyAgency(await draftOf(ROW), undefined);
    expect(applied).toEqual({ content: AGENCY });
    expect([countNew(AGENCY.activities), countNew(STORED.activities)]).toEqual([2, 0]);
    expect(STORED.activities.map(({ id }) => id)).toEqual([5, 6]);
  });

  it('keep the numbers of activities, also of renamed ones with a code', async () => {
    const [audit, accreditation] = ROW.activities;
    const row = {
      ...ROW,
      activities: [accreditation, { ...audit, activity: 'system audit' }, { ...audit, local_identifier: 'A2' }],
    };
    const applied = applyAgency(await draftOf(row), STORED);
    expect('content' in applied && applied.content.activities.map(({ id, activity }) => [id, activity])).toEqual([
      [6, 'programme accreditation'],
      [5, 'system audit'],
      [0, 'institutional audit'],
    ]);
  });

  it('change only what the row states', async () => {
    const draft = await draftOf({ acronym_primary: 'AEX', registration_valid_to: '2030-12-31' });
    expect(applyAgency(draft, STORED)).toEqual({ content: { ...STORED, registrationValidTo: '2030-12-31' } });
  });

  it('refuse to lose an activity or to take one from another agency', async () => {
    const draft = await draftOf({
      registry_id: 12,
      activities: [{ id: 99, activity: 'x', activity_type: 'programme' }],
    });
    expect(applyAgency(draft, STORED)).toEqual({
      problems: [
        { pointer: '/activities/0/id', message: 'is no activity of this agency; leave it out for a new one' },
        {
          pointer: '/activities',
          message:
            'leaves out 5 "institutional audit", 6 "programme accreditation"; give an activity that is over an end instead',
        },
      ],
    });
  });

  it('say what a new agency needs', async () => {
    expect(applyAgency(await draftOf({ acronym_primary: 'NEW' }), undefined)).toEqual({
      problems: ['registry_id', 'country', 'names', 'registration_start', 'geographical_focus'].map((member) => ({
        pointer: `/${member}`,
        message: 'is missing: a new agency needs it',
      })),
    });
  });

  it.each([
    [
      { country: 'AT' },
      'the row needs the register number as registry_id, or acronym_primary for an agency already registered',
    ],
    [{ registry_id: '12' }, '/registry_id must be a whole number from 1 to 2147483647, not "12"'],
    [{ registry_id: 2_147_483_648 }, '/registry_id must be a whole number from 1 to 2147483647, not 2147483648'],
    [{ registry_id: 12, names: [{ name_versions: [] }] }, '/names/0/name_versions must have at least one entry'],
    [{ registry_id: 12, focus_countries: [{ country: 'AT' }] }, '/focus_countries/0/country_is_official is missing'],
    [
      { registry_id: 12, decisions: [{ decision_date: '2010-01-01', decision_type: 'renewel' }] },
      '/decisions/0/decision_type cannot be "renewel"; did you mean "renewal"?',
    ],
    [
      { registry_id: 12, registration_start: '2020-01-01', registration_valid_to: '2019-12-31' },
      'the row ends on 2019-12-31, before it starts on 2020-01-01',
    ],
  ])('refuse %j', async (row, sentence) => {
    const [read] = await collect(readAgencies(inPieces(JSON.stringify(row))));
    expect(read?.kind === 'refused' && read.problems.map(toSentence)).toEqual([`Line 1: ${sentence}`]);
  });

  it.each([
    [{ registry_id: 12 }, { id: 3 }],
    [{ acronym_primary: 'aex' }, { id: 3 }],
    [{ registry_id: 99, acronym_primary: 'AEX' }, { id: undefined }],
    [
      { acronym_primary: 'TWICE' },
      {
        problems: [{ pointer: '', message: 'fits several agencies (ids 3, 4) as acronym twice; give the registry_id' }],
      },
    ],
  ])('are found by %j', async (row, expected) => {
    const known: Record<string, number[]> = { 'register number 12': [3], 'acronym aex': [3], 'acronym twice': [3, 4] };
    const nothing = () => [];
    const resolver = {
      institutionIds: nothing,
      activityIds: nothing,
      reportIds: nothing,
      agencyIds: (reference: AgencyDraft['key']) => known[agencyKey(reference)] ?? [],
    };
    expect(matchAgency(await draftOf(row), resolver)).toEqual(expected);
  });
});
