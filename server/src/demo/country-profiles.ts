import type { Country } from '../domain/country.ts';
import type { HistoricalValue } from '../domain/record.ts';
import { PERMISSIONS, type Permission, QA_REQUIREMENT_TYPES } from '../domain/vocabularies.ts';
import { COUNTRIES, type CountryReference } from '../reference/countries.ts';
import type { DemoRecord } from './demo-record.ts';
import { EDUCATION_SYSTEMS } from './education-systems.ts';
import { createRandom, type Random, STREAMS } from './random.ts';
import { dayNumber, recordTimes } from './world-calendar.ts';

/** Inside the higher education area, all but these have a profile. */
const LEFT_EMPTY: ReadonlySet<string> = new Set(['BY', 'RU', 'SM']);

/** Countries whose record the demo world fills in. The others stay as the reference data has them. */
export const PROFILED_COUNTRIES: readonly CountryReference[] = COUNTRIES.filter(
  ({ id, alpha2, eheaIsMember }) =>
    !LEFT_EMPTY.has(alpha2) && (eheaIsMember || EDUCATION_SYSTEMS.some(({ country }) => country.id === id)),
);

/** A profile that says in every text that it is invented: nothing here may be read as a fact about the country. */
export function createCountryProfile(country: CountryReference, seed: number): DemoRecord<Country> {
  const random = createRandom({ seed, stream: STREAMS.country, index: country.id });
  const say = (text: string) => `Demo text: ${text} This says nothing about the real ${country.nameEnglish}.`;
  const hasFullProfile = country.eheaIsMember;
  return {
    id: country.id,
    ...recordTimes(dayNumber('2016-02-01') + random.between(0, 2000), random),
    nameEnglish: country.nameEnglish,
    alpha2: country.alpha2,
    alpha3: country.alpha3,
    parentId: COUNTRIES.find(({ alpha2 }) => alpha2 === country.parentAlpha2)?.id ?? null,
    lat: country.lat,
    long: country.long,
    eheaIsMember: country.eheaIsMember,
    governmentalMemberStart: hasFullProfile && random.chance(0.75) ? `${random.between(2008, 2022)}-01-01` : null,
    qaRequirements: hasFullProfile ? requirementsOf(say, random) : [],
    qaRequirementNote: hasFullProfile ? say('an invented note on the requirements.') : '',
    externalQaaIsPermitted: somePermission(random),
    externalQaaNote: hasFullProfile ? say('an invented note on agencies from abroad.') : '',
    eligibility: hasFullProfile ? say('an invented rule on which institutions may choose.') : '',
    conditions: hasFullProfile ? say('an invented list of conditions.') : '',
    recognition: hasFullProfile ? say('an invented rule on recognition.') : '',
    europeanApproachIsPermitted: somePermission(random),
    europeanApproachNote: hasFullProfile ? say('an invented note on joint programmes.') : '',
    hasFullInstitutionList: random.chance(0.4),
    eheaKeyCommitment: somePermission(random),
    generalNote: say('every entry of this profile is invented to show how a profile looks.'),
    regulations: hasFullProfile ? regulationsOf(country, random) : [],
    history: hasFullProfile && random.chance(0.3) ? [formerPermission(random)] : [],
  };
}

function requirementsOf(say: (text: string) => string, random: Random): Country['qaRequirements'] {
  const current = {
    requirement: say('an invented requirement of regular external review.'),
    type: random.pick(QA_REQUIREMENT_TYPES),
    note: '',
    validFrom: '2012-01-01',
    validTo: null,
  };
  const former = {
    requirement: say('an invented requirement that no longer holds.'),
    type: random.pick(QA_REQUIREMENT_TYPES),
    note: '',
    validFrom: '2003-01-01',
    validTo: '2011-12-31',
  };
  return random.chance(0.4) ? [current, former] : [current];
}

function regulationsOf({ alpha2 }: CountryReference, random: Random): Country['regulations'] {
  return Array.from({ length: random.between(1, 3) }, (_, position) => ({
    regulation: `Demo text: invented regulation ${position + 1}`,
    url: `https://law.example/${alpha2.toLowerCase()}/${position + 1}`,
    validFrom: `${random.between(2004, 2020)}-07-01`,
    validTo: null,
  }));
}

/** What a field of the profile said before. */
function formerPermission(random: Random): HistoricalValue {
  const value = somePermission(random);
  return { field: 'external_QAA_is_permitted', value, recordId: null, validFrom: '2008-01-01', validTo: '2014-12-31' };
}

function somePermission(random: Random): Permission {
  return random.pick(PERMISSIONS);
}
