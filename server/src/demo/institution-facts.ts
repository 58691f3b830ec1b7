import type { Institution } from '../domain/institution.ts';
import { QF_EHEA_LEVELS, type QfEheaLevel } from '../domain/vocabularies.ts';
import { EDUCATION_SYSTEMS } from './education-systems.ts';
import { createInstitutionPlanner, type InstitutionPlan } from './institution-plan.ts';
import { IDS_WITHOUT_FURTHER_REPORTS, KNOWN_INSTITUTIONS } from './known/known-institutions.ts';
import { type DayNumber, dayNumber } from './world-calendar.ts';

/** What a report must know about an institution. */
export interface InstitutionFacts {
  readonly id: number;
  /** Country of the legal seat. */
  readonly countryId: number;
  readonly isOtherProvider: boolean;
  readonly levels: readonly QfEheaLevel[];
  readonly founded: DayNumber;
  readonly closed: DayNumber;
}

/** The institutions that reports are about, a few bytes each so that a world of 100,000 fits easily. */
export interface InstitutionPool {
  /** Ids of the institutions in a country that may have reports, in ascending order. */
  inCountry(countryId: number): Int32Array;
  facts(id: number): InstitutionFacts;
}

const NEVER: DayNumber = 2_000_000;
const LONG_AGO = dayNumber('1500-01-01');

export function createInstitutionPool({ seed, count }: { seed: number; count: number }): InstitutionPool {
  const countryIds = new Uint16Array(count + 1);
  const levelSets = new Uint8Array(count + 1);
  const providers = new Uint8Array(count + 1);
  const founded = new Int32Array(count + 1);
  const closed = new Int32Array(count + 1);
  const idsByCountry = new Map<number, number[]>();
  const planner = createInstitutionPlanner(seed);

  for (let id = 1; id <= count; id += 1) {
    const known = KNOWN_INSTITUTIONS[id - 1];
    const facts = known === undefined ? factsOfPlan(planner.plan(id)) : factsOfRecord(id, known);
    countryIds[id] = facts.countryId;
    levelSets[id] = levelSet(facts.levels);
    providers[id] = facts.isOtherProvider ? 1 : 0;
    founded[id] = facts.founded;
    closed[id] = facts.closed;
    if (facts.mayHaveReports) idsIn(facts.countryId).push(id);
  }

  function idsIn(countryId: number): number[] {
    const ids = idsByCountry.get(countryId) ?? [];
    idsByCountry.set(countryId, ids);
    return ids;
  }

  const packed = new Map([...idsByCountry].map(([countryId, ids]) => [countryId, Int32Array.from(ids)]));
  const none = new Int32Array(0);
  return {
    inCountry: (countryId) => packed.get(countryId) ?? none,
    facts: (id) => ({
      id,
      countryId: countryIds[id] ?? 0,
      isOtherProvider: providers[id] === 1,
      levels: LEVEL_SETS[levelSets[id] ?? 0] ?? [],
      founded: founded[id] ?? LONG_AGO,
      closed: closed[id] ?? NEVER,
    }),
  };
}

interface GatheredFacts extends Omit<InstitutionFacts, 'id'> {
  readonly mayHaveReports: boolean;
}

function factsOfPlan(plan: InstitutionPlan): GatheredFacts {
  return {
    countryId: plan.system.country.id,
    isOtherProvider: plan.isOtherProvider,
    levels: plan.levels,
    founded: plan.founded,
    closed: plan.closed ?? NEVER,
    mayHaveReports: plan.hasReports && plan.hasLocation && plan.role.type !== 'double',
  };
}

function factsOfRecord(id: number, institution: Institution): GatheredFacts {
  const seat = institution.locations.find(({ isLegalSeat, validTo }) => isLegalSeat && validTo === null);
  return {
    countryId: seat?.countryId ?? 0,
    isOtherProvider: institution.isOtherProvider,
    levels: institution.levels.filter(({ validTo }) => validTo === null).map(({ level }) => level),
    founded: institution.foundingDate === null ? LONG_AGO : dayNumber(institution.foundingDate),
    closed: institution.closureDate === null ? NEVER : dayNumber(institution.closureDate),
    mayHaveReports: seat !== undefined && isInSystem(seat.countryId) && !IDS_WITHOUT_FURTHER_REPORTS.has(id),
  };
}

function isInSystem(countryId: number): boolean {
  return EDUCATION_SYSTEMS.some(({ country }) => country.id === countryId);
}

function levelSet(levels: readonly QfEheaLevel[]): number {
  return levels.reduce((set, level) => set | (1 << QF_EHEA_LEVELS.indexOf(level)), 0);
}

/** Every possible set of levels, written once. */
const LEVEL_SETS: readonly (readonly QfEheaLevel[])[] = Array.from({ length: 1 << QF_EHEA_LEVELS.length }, (_, set) =>
  QF_EHEA_LEVELS.filter((_level, position) => (set & (1 << position)) !== 0),
);
