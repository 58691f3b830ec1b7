import type { Agency } from '../src/domain/agency.ts';
import type { Country } from '../src/domain/country.ts';
import type { Institution } from '../src/domain/institution.ts';
import type { Programme } from '../src/domain/programme.ts';
import type { Stored } from '../src/domain/record.ts';
import type { Flag, Report } from '../src/domain/report.ts';
import type { Change } from '../src/journal/journal-entry.ts';
import { TEST_NOW } from './database.ts';

/** Small, complete records for tests; a test states only what it is about. */

export function aChange(overrides: Partial<Change> = {}): Change {
  return { actor: 'system', reason: 'Test', at: TEST_NOW, ...overrides };
}

export function anInstitution(overrides: Partial<Institution> = {}): Institution {
  return {
    statsId: null,
    websiteLink: 'https://www.university.example',
    foundingDate: '1900-01-01',
    closureDate: null,
    isOtherProvider: false,
    organizationType: 'public organisation',
    names: [
      {
        nameOfficial: 'Universität Valmere',
        nameOfficialTransliterated: '',
        nameEnglish: 'University of Valmere',
        acronym: 'UV',
        sourceNote: '',
        validTo: null,
        versions: [],
      },
    ],
    identifiers: [],
    locations: [
      {
        countryId: 15,
        city: 'Valmere',
        lat: 47.1,
        long: 13.2,
        source: 'test',
        isLegalSeat: true,
        validFrom: null,
        validTo: null,
      },
    ],
    levels: [{ level: 'first cycle', source: 'test', sourceNote: '', validFrom: null, validTo: null }],
    partOf: [],
    historicalRelations: [],
    history: [],
    mergedIntoId: null,
    ...overrides,
  };
}

export function anAgency({
  activityIds = [],
  ...overrides
}: Partial<Agency> & { readonly activityIds?: readonly number[] } = {}): Agency {
  return {
    registerNumber: 1,
    countryId: 15,
    names: [
      {
        versions: [
          {
            name: 'Agency for Testing',
            nameTransliterated: '',
            nameIsPrimary: true,
            acronym: 'AFT',
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
    websiteLink: 'https://www.agency.example',
    reportsLink: '',
    associations: [],
    decisions: [],
    activities: activityIds.map((id) => ({
      id,
      groupId: null,
      activity: `Programme review ${id}`,
      description: 'Review of a programme',
      type: 'programme',
      reportsLink: '',
      localIdentifier: null,
      validFrom: '2010-01-01',
      validTo: null,
    })),
    focusCountries: [{ countryId: 15, isOfficial: true, isCrossborder: false, validFrom: null, validTo: null }],
    specialisationNote: '',
    descriptionNote: '',
    geographicalFocus: 'national',
    history: [],
    ...overrides,
  };
}

export function aProgramme(overrides: Partial<Programme> = {}): Programme {
  return {
    id: 0,
    names: [{ name: 'Theory of Bridges', isPrimary: true, qualification: 'Bachelor of Science' }],
    identifiers: [],
    qfEheaLevel: 'first cycle',
    nqfLevel: '',
    countryIds: [],
    degreeOutcome: true,
    workloadEcts: 180,
    assessmentCertification: null,
    fieldStudy: '0732',
    learningOutcomes: [],
    learningOutcomeDescription: '',
    ...overrides,
  };
}

export function aReport(overrides: Partial<Report> = {}): Report {
  return {
    agencyId: 1,
    contributingAgencyIds: [],
    activityIds: [],
    institutionIds: [],
    platformIds: [],
    status: 'part of obligatory EQA system',
    decision: 'positive',
    validFrom: '2020-01-15',
    validTo: null,
    localIdentifier: null,
    summary: null,
    otherComment: null,
    limitField: null,
    limitQfLevels: [],
    files: [],
    links: [],
    programmes: [aProgramme()],
    flags: [],
    supersedesId: null,
    supersededBy: null,
    withdrawal: null,
    ...overrides,
  };
}

export function aCountry(overrides: Partial<Country> = {}): Country {
  return {
    nameEnglish: 'Austria',
    alpha2: 'AT',
    alpha3: 'AUT',
    parentId: null,
    lat: 47.6,
    long: 14.1,
    eheaIsMember: true,
    governmentalMemberStart: null,
    qaRequirements: [],
    qaRequirementNote: '',
    externalQaaIsPermitted: 'yes',
    externalQaaNote: '',
    eligibility: '',
    conditions: '',
    recognition: '',
    europeanApproachIsPermitted: 'no',
    europeanApproachNote: '',
    hasFullInstitutionList: true,
    eheaKeyCommitment: 'yes',
    generalNote: '',
    regulations: [],
    history: [],
    ...overrides,
  };
}

/** A record as the store would return it. */
export function stored<Content>(id: number, content: Content): Stored<Content> {
  return { ...content, id, version: 1, createdAt: TEST_NOW, updatedAt: TEST_NOW };
}

export function aFlag(overrides: Partial<Flag> = {}): Flag {
  return { code: 'test', level: 'low level', message: 'Look at this', raisedAt: TEST_NOW, removal: null, ...overrides };
}
