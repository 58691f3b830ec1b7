import type { ActivityType, QfEheaLevel } from '../domain/vocabularies.ts';
import type { AgencyPlan, PlannedActivity } from './agency-plan.ts';
import type { InstitutionFacts, InstitutionPool } from './institution-facts.ts';
import { DEMO_AGENCY_ID } from './known/known-agencies.ts';
import { knownInstitutionId } from './known/known-institutions.ts';
import { createRandom, itemAt, type Random, STREAMS, weighted } from './random.ts';
import { type DayNumber, dayNumber, WORLD_DAY_NUMBER } from './world-calendar.ts';

/** The facts of a report that other records depend on. */
export interface ReportPlan {
  readonly id: number;
  readonly agency: AgencyPlan;
  readonly activity: PlannedActivity;
  readonly institutions: readonly InstitutionFacts[];
  readonly validFrom: DayNumber;
  readonly supersedesId: number | null;
  readonly supersededBy: { readonly reportId: number; readonly validFrom: DayNumber } | null;
}

interface ReportPlanner {
  plan(id: number): ReportPlan;
}

interface ReportPlannerStart {
  readonly seed: number;
  readonly agencies: readonly AgencyPlan[];
  readonly pool: InstitutionPool;
  /** Reports up to this id are known ones, written by hand. */
  readonly known: number;
  /** How many reports the world has. */
  readonly count: number;
}

/** In every block of so many ids the last report supersedes the one before it. */
const PAIR_BLOCK = 50;
/** Every so many ids comes a report of the demo agency. */
const DEMO_AGENCY_TURN = 40;
/** Every so many reports of the demo agency is about the institution with the most reports. */
const MOST_REPORTS_TURN = 5;

const FIRST_DAY = dayNumber('2005-01-01');
const DAYS_AHEAD = 540;
const SHORTEST_WINDOW = 400;
const MOST_TRIES = 200;

const TYPE_WEIGHTS: Readonly<Record<ActivityType, number>> = {
  programme: 52,
  institutional: 22,
  'institutional/programme': 15,
  'joint programme': 11,
};

/** Who made a report, on what, and between which days it may have been. */
interface Occasion {
  readonly agency: AgencyPlan;
  readonly activity: PlannedActivity;
  readonly institutions: readonly InstitutionFacts[];
  readonly from: DayNumber;
  readonly to: DayNumber;
}

export function createReportPlanner({ seed, agencies, pool, known, count }: ReportPlannerStart): ReportPlanner {
  const active = agencies.filter(({ weight }) => weight > 0).map((agency) => [agency, agency.weight] as const);
  const demoAgency = itemAt(agencies, DEMO_AGENCY_ID - 1);
  const mostReports = pool.facts(knownInstitutionId('most-reports'));

  function plan(id: number): ReportPlan {
    if (isSuccessor(id)) return planPair(id - 1).successor;
    if (isSuccessor(id + 1)) return planPair(id).predecessor;
    const random = randomFor(id);
    const { agency, activity, institutions, from, to } = occasionOf(id, random);
    const isAhead = random.chance(0.02) && to > WORLD_DAY_NUMBER;
    const last = Math.min(to, WORLD_DAY_NUMBER);
    const validFrom = isAhead
      ? Math.min(to, WORLD_DAY_NUMBER + random.between(1, DAYS_AHEAD))
      : from + Math.floor((last - from) * random.fraction() ** 0.6);
    return { id, agency, activity, institutions, validFrom, supersedesId: null, supersededBy: null };
  }

  function isSuccessor(id: number): boolean {
    return id % PAIR_BLOCK === PAIR_BLOCK - 1 && id - 1 > known && id <= count;
  }

  /** The earlier report falls into the first half of the days that both may have, the later one into the second. */
  function planPair(id: number): { predecessor: ReportPlan; successor: ReportPlan } {
    const random = randomFor(id);
    const { agency, activity, institutions, from, to } = occasionOf(id, random);
    const last = Math.min(to, WORLD_DAY_NUMBER);
    const middle = Math.floor((from + last) / 2);
    const first = random.between(from, middle);
    const second = random.between(middle + 1, last);
    const facts = { agency, activity, institutions };
    return {
      predecessor: {
        id,
        ...facts,
        validFrom: first,
        supersedesId: null,
        supersededBy: { reportId: id + 1, validFrom: second },
      },
      successor: { id: id + 1, ...facts, validFrom: second, supersedesId: id, supersededBy: null },
    };
  }

  function randomFor(id: number): Random {
    return createRandom({ seed, stream: STREAMS.report, index: id });
  }

  function occasionOf(id: number, random: Random): Occasion {
    const isDemo = id % DEMO_AGENCY_TURN === DEMO_AGENCY_TURN / 2;
    const turn = Math.floor(id / DEMO_AGENCY_TURN);
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const agency = isDemo ? demoAgency : weighted(active, random);
      const activity = isDemo
        ? itemAt(agency.activities, turn % agency.activities.length)
        : someActivity(agency, random);
      const isAboutMost = isDemo && turn % MOST_REPORTS_TURN === 0 && activity.type !== 'joint programme';
      const institutions = isAboutMost ? [mostReports] : someInstitutions({ agency, activity, pool, random });
      const window = commonWindow(activity, institutions);
      if (institutions.length > 0 && Math.min(window.to, WORLD_DAY_NUMBER) - window.from >= SHORTEST_WINDOW) {
        return { agency, activity, institutions, ...window };
      }
    }
    throw new Error(`No agency, activity and institution fit together for report ${id}`);
  }

  return { plan };
}

function someActivity({ activities }: AgencyPlan, random: Random): PlannedActivity {
  return weighted(
    activities.map((activity) => [activity, TYPE_WEIGHTS[activity.type]] as const),
    random,
  );
}

interface InstitutionChoice {
  readonly agency: AgencyPlan;
  readonly activity: PlannedActivity;
  readonly pool: InstitutionPool;
  readonly random: Random;
}

/** Joint programmes have two to five partners, other procedures one; an institutional one may cover a second. */
function someInstitutions({ agency, activity, pool, random }: InstitutionChoice): readonly InstitutionFacts[] {
  const countries = [...agency.officialCountryIds, ...agency.foreignCountryIds];
  if (activity.type !== 'joint programme') {
    const isAbroad = agency.foreignCountryIds.length > 0 && random.chance(0.15);
    const countryId = random.pick(isAbroad ? agency.foreignCountryIds : agency.officialCountryIds);
    const wanted = activity.type === 'institutional' && random.chance(0.02) ? 2 : 1;
    return distinct(Array.from({ length: wanted }, () => someId(pool.inCountry(countryId), random))).map(pool.facts);
  }
  const partners = distinct(
    Array.from({ length: random.between(2, 5) }, (_, position) => {
      const countryId = position === 0 ? random.pick(agency.officialCountryIds) : random.pick(countries);
      return someId(pool.inCountry(countryId), random);
    }),
  ).map(pool.facts);
  const mayPartner = partners.length > 1 && partners.every(({ isOtherProvider }) => !isOtherProvider);
  return mayPartner && commonLevels(partners).length > 0 ? partners : [];
}

/** The levels that all of them teach at. */
export function commonLevels(institutions: readonly InstitutionFacts[]): readonly QfEheaLevel[] {
  const [first, ...others] = institutions;
  return first?.levels.filter((level) => others.every(({ levels }) => levels.includes(level))) ?? [];
}

/** Institutions with small ids have more reports than those with large ones. */
function someId(ids: Int32Array, random: Random): number | undefined {
  return ids[Math.floor(ids.length * random.fraction() ** 1.6)];
}

function distinct(ids: readonly (number | undefined)[]): readonly number[] {
  return [...new Set(ids)].filter((id) => id !== undefined);
}

function commonWindow(activity: PlannedActivity, institutions: readonly InstitutionFacts[]) {
  return {
    from: Math.max(FIRST_DAY, activity.from, ...institutions.map(({ founded }) => founded)),
    to: Math.min(activity.to, ...institutions.map(({ closed }) => closed)),
  };
}
