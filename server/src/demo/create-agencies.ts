import type { Activity, Agency, AgencyName, AgencyNameVersion, FocusCountry } from '../domain/agency.ts';
import type { Day } from '../domain/day.ts';
import type { GeographicalFocus } from '../domain/vocabularies.ts';
import { ACTIVITY_WORDINGS, activityTypeOf, groupIdOf } from './activity-names.ts';
import { AGENCY_ROWS, type AgencyRow } from './agency-rows.ts';
import type { DemoRecord } from './demo-record.ts';
import { countryByCode, EDUCATION_SYSTEMS } from './education-systems.ts';
import { KNOWN_AGENCY_CHANGES } from './known/known-agencies.ts';
import { createRandom, itemAt, type Random, STREAMS } from './random.ts';
import { dayNumber, recordTimes } from './world-calendar.ts';

/** The last day in countries that an agency has left. */
const LEFT_ON: Day = '2014-12-31';

/** The last day of activities that an agency has given up. */
const GIVEN_UP_ON: Day = '2019-12-31';

const ASSOCIATIONS = ['Fictional Network of Quality Agencies', 'Demo Consortium for Accreditation'];

/** The agency of the demo world's records: its content and the language its reports are written in. */
export interface DemoAgency {
  readonly record: DemoRecord<Agency>;
  readonly language: string;
}

/** All agencies at once: there are few, and an activity's id counts the activities of the agencies before. */
export function createAgencies({ seed, count }: { seed: number; count: number }): readonly DemoAgency[] {
  const agencies: DemoAgency[] = [];
  let activities = 0;
  for (let id = 1; id <= count; id += 1) {
    const random = createRandom({ seed, stream: STREAMS.agency, index: id });
    const row = AGENCY_ROWS[id - 1] ?? furtherRow(id, random);
    const record = createAgency({ id, row, random, firstActivityId: activities + 1 });
    activities += record.activities.length;
    agencies.push({ record: { ...record, ...KNOWN_AGENCY_CHANGES[id] }, language: row.language });
  }
  return agencies;
}

interface AgencyStart {
  readonly id: number;
  readonly row: AgencyRow;
  readonly random: Random;
  readonly firstActivityId: number;
}

function createAgency({ id, row, random, firstActivityId }: AgencyStart): DemoRecord<Agency> {
  const registrationStart = row.registeredIn === 2005 ? '2005-01-01' : `${row.registeredIn}-04-01`;
  const domain = domainOf(row);
  return {
    id,
    ...recordTimes(dayNumber(registrationStart), random),
    registerNumber: 1000 + id,
    countryId: countryByCode(itemAt(row.official, 0)).id,
    names: [currentName(row)],
    logo: null,
    registrationStart,
    registrationValidTo: null,
    registrationNote: '',
    contactPerson: '',
    phoneNumbers: [],
    emails: [`office@${domain}`],
    address: `Fictional Street ${random.between(1, 200)}`,
    websiteLink: `https://www.${domain}`,
    reportsLink: `https://www.${domain}/reports`,
    associations: ASSOCIATIONS.filter(() => random.chance(0.6)),
    decisions: decisionsSince(registrationStart, domain),
    activities: activitiesOf(row, { firstActivityId, registrationStart, domain }),
    focusCountries: focusCountriesOf(row, registrationStart),
    specialisationNote: '',
    descriptionNote: `${row.english} is an invented agency of the demo world.`,
    geographicalFocus: focusOf(row),
    history: [],
  };
}

function currentName(row: AgencyRow): AgencyName {
  const english = nameVersion({ name: row.english, acronym: row.acronym, isPrimary: true });
  const native = nameVersion({ name: row.native, acronym: '', isPrimary: false });
  return { versions: row.native === '' ? [english] : [english, native], note: '', validTo: null };
}

function nameVersion(start: { name: string; acronym: string; isPrimary: boolean }): AgencyNameVersion {
  return {
    name: start.name,
    nameTransliterated: '',
    nameIsPrimary: start.isPrimary,
    acronym: start.acronym,
    acronymTransliterated: '',
    acronymIsPrimary: start.isPrimary,
  };
}

function activitiesOf(
  row: AgencyRow,
  { firstActivityId, registrationStart, domain }: { firstActivityId: number; registrationStart: Day; domain: string },
): readonly Activity[] {
  const used = new Map<string, number>();
  return row.activities.split('').map((letter, position) => {
    const type = activityTypeOf(letter);
    // Agencies start at different places in the list of names, so that not all of them do the same things.
    const turn = used.get(type) ?? row.acronym.length;
    used.set(type, turn + 1);
    const wordings = ACTIVITY_WORDINGS[type];
    const [activity, description] = itemAt(wordings, turn % wordings.length);
    return {
      id: firstActivityId + position,
      groupId: groupIdOf(activity),
      activity,
      description,
      type,
      reportsLink: `https://www.${domain}/reports/${position + 1}`,
      localIdentifier: position % 2 === 0 ? `${row.acronym}/A${position + 1}` : null,
      validFrom: registrationStart,
      validTo: letter === letter.toLowerCase() ? GIVEN_UP_ON : null,
    };
  });
}

function focusCountriesOf(row: AgencyRow, validFrom: Day): readonly FocusCountry[] {
  const official = row.official.map((code) => ({ code, isOfficial: true, isCrossborder: false }));
  const abroad = row.abroad.map((code) => ({ code, isOfficial: false, isCrossborder: true }));
  return [...official, ...abroad].map(({ code, isOfficial, isCrossborder }) => ({
    countryId: countryByCode(isLeft(code) ? code.toUpperCase() : code).id,
    isOfficial,
    isCrossborder,
    validFrom,
    validTo: isLeft(code) ? LEFT_ON : null,
  }));
}

function isLeft(code: string): boolean {
  return code === code.toLowerCase();
}

const YEARS_BETWEEN_RENEWALS = 5;
const LAST_DECISION_YEAR = 2025;

function decisionsSince(registrationStart: Day, domain: string): Agency['decisions'] {
  const first = Number(registrationStart.slice(0, 4));
  const decisions: Agency['decisions'][number][] = [];
  for (let year = first; year <= LAST_DECISION_YEAR; year += YEARS_BETWEEN_RENEWALS) {
    const type = year === first ? 'admission' : 'renewal';
    const date = `${year}${registrationStart.slice(4)}`;
    decisions.unshift({ date, type, file: `https://www.${domain}/register/${type}-${year}.pdf`, fileExtra: null });
  }
  return decisions;
}

function focusOf({ abroad, official }: AgencyRow): GeographicalFocus {
  if (abroad.length > 2) return 'international';
  return official.some((code) => code.includes('-')) ? 'regional' : 'national';
}

function domainOf({ acronym }: AgencyRow): string {
  return `${acronym.toLowerCase()}.example`;
}

/** Larger worlds may have more agencies than the table; these work in one country each. */
function furtherRow(id: number, random: Random): AgencyRow {
  const { country, tables } = random.pick(EDUCATION_SYSTEMS);
  return {
    acronym: `DEMOQ${id}`,
    official: [country.alpha2],
    abroad: [],
    registeredIn: random.between(2006, 2016),
    language: itemAt(tables, 0).language,
    english: `Demo Quality Agency ${id}`,
    native: '',
    activities: random.pick(['IPJ', 'IBP', 'IPPJ']),
  };
}
