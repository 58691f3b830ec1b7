import type { Activity, Agency } from '../src/domain/agency.ts';
import type { Country } from '../src/domain/country.ts';
import type { Institution } from '../src/domain/institution.ts';
import type { Stored } from '../src/domain/record.ts';
import type { NamedList, SubmittedProgramme, SubmittedReport } from '../src/domain/submission/submitted-report.ts';
import type { ActivityType } from '../src/domain/vocabularies.ts';
import { aCountry, anAgency, anInstitution, stored } from './records.ts';

/** What a submission names, for tests of the rules; a test states only what it is about. */

export const AUSTRIA = 1;
export const BELGIUM = 2;
export const FLANDERS = 3;
export const CANADA = 4;

export const COUNTRIES: readonly Stored<Country>[] = [
  stored(AUSTRIA, aCountry()),
  stored(BELGIUM, aCountry({ nameEnglish: 'Belgium', alpha2: 'BE', alpha3: 'BEL' })),
  stored(
    FLANDERS,
    aCountry({ nameEnglish: 'Flanders', alpha2: 'BE-fl', alpha3: 'BEL', parentId: BELGIUM, eheaIsMember: false }),
  ),
  stored(CANADA, aCountry({ nameEnglish: 'Canada', alpha2: 'CA', alpha3: 'CAN', eheaIsMember: false })),
];

export function anActivity(id: number, overrides: Partial<Activity> = {}): Activity {
  return {
    id,
    groupId: null,
    activity: `Activity ${id}`,
    description: '',
    type: 'programme',
    reportsLink: '',
    localIdentifier: null,
    validFrom: null,
    validTo: null,
    ...overrides,
  };
}

/** Registered since 2010, official in Austria. */
export function agencyNumber(id: number, overrides: Partial<Agency> = {}): Stored<Agency> {
  const [name] = anAgency().names;
  const [version] = name?.versions ?? [];
  if (name === undefined || version === undefined) throw new Error('an agency without a name');
  return stored(
    id,
    anAgency({
      names: [{ ...name, versions: [{ ...version, acronym: `AG${id}` }] }],
      activities: [anActivity(id * 10)],
      focusCountries: [{ countryId: AUSTRIA, isOfficial: true, isCrossborder: false, validFrom: null, validTo: null }],
      ...overrides,
    }),
  );
}

export function institutionIn(countryId: number, id = 42, overrides: Partial<Institution> = {}): Stored<Institution> {
  const locations = anInstitution().locations.map((location) => ({ ...location, countryId }));
  return stored(id, anInstitution({ locations, ...overrides }));
}

export function listed<Record>(pointer: string, records: readonly Record[], given = records.length): NamedList<Record> {
  return { given, found: records.map((record, index) => ({ pointer: `${pointer}/${index}`, record })) };
}

export function activitiesOf(types: readonly ActivityType[], agencyId = 1): SubmittedReport['activities'] {
  return listed(
    '/activities',
    types.map((type, index) => ({ ...anActivity(agencyId * 10 + index, { type }), agencyId })),
  );
}

export const A_DEGREE: SubmittedProgramme = {
  name: 'Theory of Bridges',
  qfEheaLevel: 'first cycle',
  degreeOutcome: true,
  workloadEcts: null,
  assessmentCertification: null,
  countryIds: [],
  identifiers: [],
};

export const A_COURSE: SubmittedProgramme = {
  ...A_DEGREE,
  degreeOutcome: false,
  workloadEcts: 10,
  assessmentCertification: 'attendance certificate',
};

/** A programme in Austria, reviewed by agency 1: it keeps every rule. */
export function aSubmittedReport(overrides: Partial<SubmittedReport> = {}): SubmittedReport {
  return {
    agency: agencyNumber(1),
    contributingAgencies: listed('/contributing_agencies', []),
    activities: activitiesOf(['programme']),
    institutions: listed('/institutions', [institutionIn(AUSTRIA)]),
    platforms: listed('/platforms', []),
    status: 'part of obligatory EQA system',
    decision: 'positive',
    validFrom: '2024-01-15',
    validTo: '2029-12-31',
    programmes: [A_DEGREE],
    ...overrides,
  };
}
