import {
  type Activity,
  type ActivityGroup,
  type Agency,
  type AgencyDecision,
  type AgencyName,
  isRegisteredOn,
} from '../../domain/agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from '../../domain/agency-names.ts';
import type { Country } from '../../domain/country.ts';
import { isWithin } from '../../domain/day.ts';
import type { Stored } from '../../domain/record.ts';
import type { ReportCounters } from '../registry-reader.ts';
import type {
  ActivityGroupItem,
  ActivityItem,
  AgencyActivity,
  AgencyDecisionItem,
  AgencyDetail,
  AgencyFocusingTo,
  AgencyListItem,
} from '../schemas/agency.ts';
import { toNestedCountry } from './country-view.ts';
import { toHistoricalData } from './historical-data-view.ts';
import type { ViewContext } from './related.ts';

export interface AgencyFacts {
  readonly agency: Stored<Agency>;
  /** Where the agency is based. */
  readonly country: Stored<Country>;
  readonly counters: ReportCounters;
}

export interface AgencyViewContext extends ViewContext {
  /** Whether to show what no longer holds. */
  readonly history: boolean;
}

export function toAgencyListItem(
  { agency, country, counters }: AgencyFacts,
  context: AgencyViewContext,
): AgencyListItem {
  return {
    ...toIdentity(agency, country, context),
    activities: shownActivities(agency, context).map(toActivity),
    ...toRegistration(agency, counters, context),
  };
}

export function toAgencyFocusingTo(
  facts: AgencyFacts & { readonly isOfficial: boolean },
  context: AgencyViewContext,
): AgencyFocusingTo {
  return { ...toAgencyListItem(facts, context), country_is_official: facts.isOfficial };
}

export function toAgencyDetail(
  facts: AgencyFacts & { readonly activityCounters: ReadonlyMap<number, ReportCounters> },
  context: AgencyViewContext,
): AgencyDetail {
  const { agency, country, counters, activityCounters } = facts;
  return {
    ...toIdentity(agency, country, context),
    activities: shownActivities(agency, context).map((activity) => ({
      ...toActivity(activity),
      report_count: activityCounters.get(activity.id)?.reportCount ?? 0,
      institution_count: activityCounters.get(activity.id)?.institutionCount ?? 0,
    })),
    ...toRegistration(agency, counters, context),
    names: agency.names.map(toName),
    contact_person: agency.contactPerson,
    phone_numbers: [...agency.phoneNumbers],
    emails: [...agency.emails],
    address: agency.address,
    website_link: agency.websiteLink,
    reports_link: agency.reportsLink,
    associations: [...agency.associations],
    decisions: newestFirst(agency.decisions).map(toDecision),
    specialisation_note: agency.specialisationNote,
    description_note: agency.descriptionNote,
    geographical_focus: agency.geographicalFocus,
    historical_data: context.history ? agency.history.map(toHistoricalData) : [],
  };
}

/** The decisions on all agencies, newest first. */
export function toAgencyDecisions(agencies: readonly Stored<Agency>[]): AgencyDecisionItem[] {
  const decisions = agencies.flatMap((agency) =>
    agency.decisions.map((decision) => ({ ...decision, acronym: agencyAcronymPrimary(agency) })),
  );
  return newestFirst(decisions).map(({ acronym, ...decision }) => ({
    agency_acronym: acronym,
    ...toDecision(decision),
  }));
}

export function toActivityItem(activity: Activity, agency: Agency): ActivityItem {
  return {
    id: activity.id,
    group_id: activity.groupId,
    agency: agencyAcronymPrimary(agency),
    activity: activity.activity,
    activity_type: activity.type,
    activity_description: activity.description,
  };
}

export interface GroupMember {
  readonly activity: Activity;
  readonly agency: Agency;
}

export function toActivityGroupItem(group: Stored<ActivityGroup>, members: readonly GroupMember[]): ActivityGroupItem {
  return {
    id: group.id,
    activity: group.activity,
    activity_type: group.type,
    reports_link: group.reportsLink,
    members: members.map(({ activity, agency }) => ({
      id: activity.id,
      agency: agencyAcronymPrimary(agency),
      activity_description: activity.description,
      activity_valid_from: activity.validFrom ?? '',
      activity_valid_to: activity.validTo ?? '',
    })),
  };
}

function toIdentity(agency: Stored<Agency>, country: Stored<Country>, { addresses }: ViewContext) {
  return {
    id: agency.id,
    url: addresses.agency(agency.id),
    registry_id: agency.registerNumber,
    name_primary: agencyNamePrimary(agency),
    acronym_primary: agencyAcronymPrimary(agency),
    logo: agency.logo,
    country: toNestedCountry(country, addresses),
  };
}

function toRegistration(agency: Agency, counters: ReportCounters, { today }: ViewContext) {
  return {
    is_registered: isRegisteredOn(today, agency),
    registration_start: agency.registrationStart,
    registration_valid_to: agency.registrationValidTo ?? '',
    registration_note: agency.registrationNote,
    institution_count: counters.institutionCount,
    report_count: counters.reportCount,
  };
}

function shownActivities({ activities }: Agency, { today, history }: AgencyViewContext): readonly Activity[] {
  return activities.filter((activity) => history || isWithin(today, activity));
}

function toActivity(activity: Activity): AgencyActivity {
  return {
    id: activity.id,
    group_id: activity.groupId,
    activity: activity.activity,
    activity_description: activity.description,
    activity_type: activity.type,
    reports_link: activity.reportsLink,
    activity_valid_to: activity.validTo ?? '',
  };
}

function toName({ versions, note, validTo }: AgencyName) {
  return {
    name_versions: versions.map((version) => ({
      name: version.name,
      name_transliterated: version.nameTransliterated,
      name_is_primary: version.nameIsPrimary,
      acronym: version.acronym,
      acronym_transliterated: version.acronymTransliterated,
      acronym_is_primary: version.acronymIsPrimary,
    })),
    name_note: note,
    name_valid_to: validTo ?? '',
  };
}

function newestFirst<Decision extends AgencyDecision>(decisions: readonly Decision[]): Decision[] {
  return [...decisions].sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
}

function toDecision({ date, type, file, fileExtra }: AgencyDecision) {
  return {
    decision_date: date,
    decision_type: type,
    decision_file: file ?? '',
    decision_file_extra: fileExtra ?? '',
  };
}
