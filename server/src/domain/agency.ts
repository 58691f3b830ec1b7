import type { Day, Period } from './day.ts';
import type { HistoricalValue } from './record.ts';
import type { ActivityType, AgencyDecisionType, GeographicalFocus } from './vocabularies.ts';

/** A quality-assurance agency. Only contact data that the agency made public is part of this record. */
export interface Agency {
  /** The number under which the agency stands in the register. */
  readonly registerNumber: number;
  /** Where the agency is based. */
  readonly countryId: number;
  readonly names: readonly AgencyName[];
  readonly logo: string | null;
  readonly registrationStart: Day;
  /** The last day of registration; `null` while it is open. */
  readonly registrationValidTo: Day | null;
  readonly registrationNote: string;
  readonly contactPerson: string;
  readonly phoneNumbers: readonly string[];
  readonly emails: readonly string[];
  readonly address: string;
  readonly websiteLink: string;
  readonly reportsLink: string;
  /** Associations of agencies it is a member of. */
  readonly associations: readonly string[];
  readonly decisions: readonly AgencyDecision[];
  readonly activities: readonly Activity[];
  readonly focusCountries: readonly FocusCountry[];
  readonly specialisationNote: string;
  readonly descriptionNote: string;
  readonly geographicalFocus: GeographicalFocus;
  readonly history: readonly HistoricalValue[];
}

/** One name of the agency over time; the current one has no `validTo`. */
export interface AgencyName {
  readonly versions: readonly AgencyNameVersion[];
  readonly note: string;
  readonly validTo: Day | null;
}

export interface AgencyNameVersion {
  readonly name: string;
  readonly nameTransliterated: string;
  readonly nameIsPrimary: boolean;
  readonly acronym: string;
  readonly acronymTransliterated: string;
  readonly acronymIsPrimary: boolean;
}

/** A decision of the register on the agency. */
export interface AgencyDecision {
  readonly date: Day;
  readonly type: AgencyDecisionType;
  readonly file: string | null;
  readonly fileExtra: string | null;
}

/** A kind of procedure the agency carries out. Ids are unique over all agencies. */
export interface Activity extends Period {
  readonly id: number;
  readonly groupId: number | null;
  readonly activity: string;
  readonly description: string;
  readonly type: ActivityType;
  readonly reportsLink: string;
  /** The agency's own code of the activity. */
  readonly localIdentifier: string | null;
}

export interface FocusCountry extends Period {
  readonly countryId: number;
  readonly isOfficial: boolean;
  readonly isCrossborder: boolean;
}

/** Activities of several agencies that are the same procedure under one name. */
export interface ActivityGroup {
  readonly activity: string;
  readonly type: ActivityType;
  readonly reportsLink: string;
}

/** The registration counts on both its first and its last day. */
export function isRegisteredOn(
  day: Day,
  { registrationStart, registrationValidTo }: Pick<Agency, 'registrationStart' | 'registrationValidTo'>,
): boolean {
  return registrationStart <= day && (registrationValidTo === null || day <= registrationValidTo);
}
