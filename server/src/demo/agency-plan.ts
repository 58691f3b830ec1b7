import type { Activity } from '../domain/agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from '../domain/agency-names.ts';
import type { ActivityType } from '../domain/vocabularies.ts';
import type { DemoAgency } from './create-agencies.ts';
import { EDUCATION_SYSTEMS } from './education-systems.ts';
import { SILENT_AGENCY_ID } from './known/known-agencies.ts';
import { type DayNumber, dayNumber } from './world-calendar.ts';

/** What a report must know about the agency that made it. */
export interface AgencyPlan {
  readonly id: number;
  readonly acronym: string;
  readonly name: string;
  readonly language: string;
  readonly officialCountryIds: readonly number[];
  readonly foreignCountryIds: readonly number[];
  readonly activities: readonly PlannedActivity[];
  /** How many reports it makes compared with the others. */
  readonly weight: number;
}

export interface PlannedActivity {
  readonly id: number;
  readonly type: ActivityType;
  /** The days on which both the activity and the agency's registration hold. */
  readonly from: DayNumber;
  readonly to: DayNumber;
}

const NO_END: DayNumber = 2_000_000;

export function planAgencies(agencies: readonly DemoAgency[]): readonly AgencyPlan[] {
  const plans = agencies.map(planAgency);
  return plans.map((plan) => ({ ...plan, weight: plan.id === SILENT_AGENCY_ID ? 0 : weightOf(plan, plans) }));
}

function planAgency({ record, language }: DemoAgency): AgencyPlan {
  return {
    id: record.id,
    acronym: agencyAcronymPrimary(record),
    name: agencyNamePrimary(record),
    language,
    officialCountryIds: countryIds(record, true),
    foreignCountryIds: countryIds(record, false),
    activities: record.activities.map((activity) => planActivity(activity, record)),
    weight: 0,
  };
}

function countryIds({ focusCountries }: DemoAgency['record'], official: boolean): readonly number[] {
  return focusCountries
    .filter(({ isOfficial, validTo }) => isOfficial === official && validTo === null)
    .map(({ countryId }) => countryId);
}

function planActivity(activity: Activity, agency: DemoAgency['record']): PlannedActivity {
  const starts = [agency.registrationStart, activity.validFrom].filter((day) => day !== null);
  const ends = [agency.registrationValidTo, activity.validTo].filter((day) => day !== null);
  return {
    id: activity.id,
    type: activity.type,
    from: Math.max(...starts.map(dayNumber)),
    to: Math.min(NO_END, ...ends.map(dayNumber)),
  };
}

const BASE_WEIGHT = 8;

/** An agency's share of the institutions in the countries where it is official, and a little for work elsewhere. */
function weightOf(plan: AgencyPlan, plans: readonly AgencyPlan[]): number {
  const shares = plan.officialCountryIds.map((countryId) => {
    const official = plans.filter(({ officialCountryIds }) => officialCountryIds.includes(countryId));
    const system = EDUCATION_SYSTEMS.find(({ country }) => country.id === countryId);
    return (system?.weight ?? 0) / official.length;
  });
  return BASE_WEIGHT + shares.reduce((sum, share) => sum + share, 0);
}
