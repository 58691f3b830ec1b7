import type {
  Institution,
  InstitutionIdentifier,
  InstitutionName,
  Location,
  NameVersion,
} from '../domain/institution.ts';
import { ORGANIZATION_TYPES } from '../domain/vocabularies.ts';
import { IDENTIFIER_TYPES } from '../reference/identifier-types.ts';
import type { DemoRecord } from './demo-record.ts';
import type { InstitutionPlan } from './institution-plan.ts';
import { initials, latinSlug } from './latin-slug.ts';
import { PROVIDER_NAMES } from './names/english.ts';
import { type ComposedName, composeName, type NameTable, toLatin } from './names/name-table.ts';
import { createRandom, type Random, STREAMS } from './random.ts';
import { dayNumber, dayOf, recordTimes } from './world-calendar.ts';

const SOURCE = 'demo world';

/** Writes the whole record of a planned institution. */
export function createInstitution(
  plan: InstitutionPlan,
  { seed, agencyCount }: { seed: number; agencyCount: number },
): DemoRecord<Institution> {
  const random = createRandom({ seed, stream: STREAMS.institutionDetail, index: plan.id });
  const name = nameOf(plan, seed);
  const domain = `${latinSlug(plan.isOtherProvider ? name.english : plan.town.latin)}-${plan.id}.example`;
  return {
    id: plan.id,
    ...recordTimes(dayNumber('2016-01-04') + random.between(0, 3000), random),
    statsId: statsIdOf(plan),
    websiteLink: random.chance(0.97) ? `https://www.${domain}` : '',
    foundingDate: random.chance(0.95) ? dayOf(plan.founded) : null,
    closureDate: plan.closed === null ? null : dayOf(plan.closed),
    isOtherProvider: plan.isOtherProvider,
    organizationType: plan.isOtherProvider || random.chance(0.3) ? random.pick(ORGANIZATION_TYPES) : null,
    names: namesOf(plan, name, random),
    identifiers: plan.role.type === 'double' ? [] : identifiersOf(plan, { domain, agencyCount, random }),
    locations: plan.hasLocation ? locationsOf(plan, random) : [],
    levels: plan.levels.map((level) => ({ level, source: SOURCE, sourceNote: '', validFrom: null, validTo: null })),
    partOf: partOf(plan),
    historicalRelations: historicalRelations(plan),
    history: [],
    mergedIntoId: plan.role.type === 'double' ? plan.role.of : null,
  };
}

/** A double carries the name of the record it doubles, so both draw it from the same stream. */
function nameOf(plan: InstitutionPlan, seed: number): ComposedName {
  const isRelated = plan.role.type === 'part' || plan.role.type === 'double';
  const id = isRelated && 'of' in plan.role ? plan.role.of : plan.id;
  const random = createRandom({ seed, stream: STREAMS.institutionDetail, index: -id });
  if (plan.isOtherProvider) {
    const name = `${random.pick(PROVIDER_NAMES)} ${plan.town.latin}`;
    return { official: name, transliterated: '', english: name };
  }
  const { table, town, kind } = plan;
  const whole = composeName(table, {
    pattern: random.pick(table.kinds[kind]),
    town,
    person: somePerson(table, random),
  });
  return plan.role.type === 'part' ? partName(plan, whole, random) : whole;
}

/** Languages without anybody to name institutions after have no pattern that asks for a person. */
function somePerson({ persons }: NameTable, random: Random): NameTable['persons'][number] {
  return persons.length === 0 ? '' : random.pick(persons);
}

function partName({ table, id }: InstitutionPlan, whole: ComposedName, random: Random): ComposedName {
  const [official, english] = table.faculties[id % table.faculties.length] ?? random.pick(table.faculties);
  return {
    official: `${whole.official} – ${official}`,
    transliterated: whole.transliterated === '' ? '' : `${whole.transliterated} – ${toLatin(table, official)}`,
    english: `${whole.english} – ${english}`,
  };
}

function namesOf(plan: InstitutionPlan, name: ComposedName, random: Random): readonly InstitutionName[] {
  const current: InstitutionName = {
    nameOfficial: plan.role.type === 'double' ? `${name.official}, ${plan.town.named}` : name.official,
    nameOfficialTransliterated: name.transliterated,
    nameEnglish: name.english === name.official && random.chance(0.5) ? '' : name.english,
    acronym: random.chance(0.7) ? initials(name.english) : '',
    sourceNote: SOURCE,
    validTo: plan.closed === null ? null : dayOf(plan.closed),
    versions: versionsOf(plan, name, random),
  };
  return random.chance(0.18) && !plan.isOtherProvider ? [current, formerName(plan, random)] : [current];
}

function versionsOf({ town }: InstitutionPlan, name: ComposedName, random: Random): readonly NameVersion[] {
  if (!random.chance(0.12)) return [];
  return [
    { name: `${initials(name.english)} ${town.named}`, transliteration: `${initials(name.english)} ${town.latin}` },
  ];
}

function formerName({ table, town, founded, closed }: InstitutionPlan, random: Random): InstitutionName {
  const kind = random.pick(['applied', 'arts', 'business', 'medical'] as const);
  const name = composeName(table, {
    pattern: random.pick(table.kinds[kind]),
    town,
    person: somePerson(table, random),
  });
  const last = Math.max(founded + 30, Math.min(closed ?? Number.POSITIVE_INFINITY, dayNumber('2019-09-30')) - 1);
  return {
    nameOfficial: name.official,
    nameOfficialTransliterated: name.transliterated,
    nameEnglish: name.english,
    acronym: '',
    sourceNote: SOURCE,
    validTo: dayOf(Math.floor(founded + (last - founded) * random.fraction())),
    versions: [],
  };
}

/** What the statistical data provider knows: most institutions inside the higher education area. */
function statsIdOf({ id, system: { country }, isOtherProvider, role }: InstitutionPlan): string | null {
  const isKnown = country.eheaIsMember && !isOtherProvider && role.type !== 'double' && id % 5 !== 0;
  return isKnown ? `${(country.parentAlpha2 ?? country.alpha2).slice(0, 2)}${String(id).padStart(4, '0')}` : null;
}

const RESOURCES: ReadonlySet<string> = new Set(IDENTIFIER_TYPES.map(({ resource }) => resource));

function identifiersOf(
  { id, town, system: { country } }: InstitutionPlan,
  { domain, agencyCount, random }: { domain: string; agencyCount: number; random: Random },
): readonly InstitutionIdentifier[] {
  const code = country.parentAlpha2 ?? country.alpha2;
  const national = [`${code}-STATS.BAS.NATID`, `${code}-national`].filter((resource) => RESOURCES.has(resource));
  const candidates: readonly (readonly [resource: string, identifier: string, share: number])[] = [
    ...national.map((resource) => [resource, `${code}-${100_000 + id}`, 0.9] as const),
    ['SCHAC', domain, 0.5],
    ['EU-PIC', String(910_000_000 + id), 0.5],
    ['Mobility', `${code} ${latinSlug(town.latin).slice(0, 7).toUpperCase()}${id}`, 0.5],
    ['ROR', `https://ror.org/0demo${rorEnding(id)}`, 0.25],
    ['DID-CHAIN', `did:example:institution-${id}`, 0.1],
  ];
  const known = candidates
    .filter(([, , share]) => random.chance(share))
    .map(([resource, identifier]) => ({ resource, identifier, agencyId: null, validFrom: null, validTo: null }));
  if (!random.chance(0.25)) return known;
  const agencyId = random.between(1, agencyCount);
  const local = { resource: 'local identifier', identifier: `L${agencyId}/${id}`, agencyId };
  return [...known, { ...local, validFrom: '2012-01-01', validTo: null }];
}

/** The last four characters of a made-up ROR id, of which the last two must be digits. */
function rorEnding(id: number): string {
  return (
    Math.floor(id / 100)
      .toString(36)
      .padStart(2, '0') + String(id % 100).padStart(2, '0')
  );
}

function locationsOf(plan: InstitutionPlan, random: Random): readonly Location[] {
  const seat = locationAt(plan, plan.town.named, { isLegalSeat: true, random });
  if (!random.chance(0.06)) return [seat];
  const campus = `${plan.town.named} II`;
  return [seat, locationAt(plan, campus, { isLegalSeat: false, random })];
}

function locationAt(
  { system: { country, spread } }: InstitutionPlan,
  city: string,
  { isLegalSeat, random }: { isLegalSeat: boolean; random: Random },
): Location {
  const hasPoint = random.chance(0.94);
  const lat = country.lat + (random.fraction() * 2 - 1) * spread;
  const long = country.long + (random.fraction() * 2 - 1) * spread;
  return {
    countryId: country.id,
    city: random.chance(0.99) ? city : '',
    lat: hasPoint ? hundredths(lat) : null,
    long: hasPoint ? hundredths(long) : null,
    source: SOURCE,
    isLegalSeat,
    validFrom: null,
    validTo: null,
  };
}

function partOf({ role, founded }: InstitutionPlan): Institution['partOf'] {
  if (role.type !== 'part' && role.type !== 'member') return [];
  const validFrom = role.type === 'member' ? '2019-11-01' : dayOf(founded);
  return [{ parentId: role.of, type: role.relation, validFrom, validTo: null }];
}

function historicalRelations({ role }: InstitutionPlan): Institution['historicalRelations'] {
  return role.type === 'heir' ? [{ targetId: role.of, type: role.relation, date: dayOf(role.date) }] : [];
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
