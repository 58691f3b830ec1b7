import type { FocusCountry } from '../../domain/agency.ts';
import type { Country, QaRequirement, Regulation } from '../../domain/country.ts';
import { type Day, isWithin, type Period } from '../../domain/day.ts';
import type { Stored } from '../../domain/record.ts';
import type { Addresses } from '../addresses.ts';
import type { CountryReportCounters, ReportCounters } from '../registry-reader.ts';
import type {
  CountryByAgencyFocus,
  CountryByReports,
  CountryDetail,
  CountryListItem,
  NestedCountry,
} from '../schemas/country.ts';
import { toHistoricalData } from './historical-data-view.ts';

export interface CountryCounters extends CountryReportCounters {
  readonly agencyCount: number;
}

export function toNestedCountry(country: Stored<Country>, addresses: Addresses): NestedCountry {
  return { id: country.id, url: addresses.country(country.id), ...toIdentity(country) };
}

export function toCountryListItem(
  country: Stored<Country>,
  { agencyCount }: Pick<CountryCounters, 'agencyCount'>,
  addresses: Addresses,
): CountryListItem {
  return {
    id: country.id,
    url: addresses.country(country.id),
    ...toIdentity(country),
    ehea_is_member: country.eheaIsMember,
    external_QAA_is_permitted: country.externalQaaIsPermitted,
    european_approach_is_permitted: country.europeanApproachIsPermitted,
    has_full_institution_list: country.hasFullInstitutionList,
    ehea_key_commitment: country.eheaKeyCommitment,
    governmental_member_start: country.governmentalMemberStart,
    agency_count: agencyCount,
    parent: country.parentId,
  };
}

export function toCountryByReports(
  country: Stored<Country>,
  counters: CountryCounters,
  addresses: Addresses,
): CountryByReports {
  return {
    ...toCountryListItem(country, counters, addresses),
    institution_count: counters.institutionCount,
    institution_total: counters.institutionTotal,
    institution_stats: counters.institutionStats,
    reports_total: counters.reportCount,
  };
}

/** With history it also shows what no longer holds. */
export function toCountryDetail(
  country: Stored<Country>,
  { reportCount, institutionCount }: ReportCounters,
  { today, history }: { readonly today: Day; readonly history: boolean },
): CountryDetail {
  const isShown = (period: Period) => history || isWithin(today, period);
  return {
    id: country.id,
    ...toIdentity(country),
    ehea_is_member: country.eheaIsMember,
    governmental_member_start: country.governmentalMemberStart,
    qa_requirements: country.qaRequirements.filter(isShown).map(toQaRequirement),
    qa_requirement_note: country.qaRequirementNote,
    external_QAA_is_permitted: country.externalQaaIsPermitted,
    external_QAA_note: country.externalQaaNote,
    eligibility: country.eligibility,
    conditions: country.conditions,
    recognition: country.recognition,
    european_approach_is_permitted: country.europeanApproachIsPermitted,
    european_approach_note: country.europeanApproachNote,
    has_full_institution_list: country.hasFullInstitutionList,
    ehea_key_commitment: country.eheaKeyCommitment,
    general_note: country.generalNote,
    qaa_regulations: country.regulations.filter(isShown).map(toRegulation),
    report_count: reportCount,
    institution_count: institutionCount,
    historical_data: history ? country.history.map(toHistoricalData) : [],
    parent: country.parentId,
  };
}

export function toCountryByAgencyFocus(
  focus: FocusCountry,
  country: Stored<Country>,
  { reportCount, institutionCount }: ReportCounters,
  addresses: Addresses,
): CountryByAgencyFocus {
  return {
    country_url: addresses.country(country.id),
    country: country.nameEnglish,
    country_is_official: focus.isOfficial,
    country_is_crossborder: focus.isCrossborder,
    country_valid_from: focus.validFrom ?? '',
    country_valid_to: focus.validTo ?? '',
    institution_count: institutionCount,
    report_count: reportCount,
    country_is_ehea: country.eheaIsMember,
    country_id: country.id,
  };
}

function toIdentity({ nameEnglish, alpha2, alpha3 }: Country) {
  return { name_english: nameEnglish, iso_3166_alpha2: alpha2, iso_3166_alpha3: alpha3 };
}

function toQaRequirement({ requirement, type, note, validFrom, validTo }: QaRequirement) {
  return {
    qa_requirement: requirement,
    qa_requirement_type: type,
    qa_requirement_note: note,
    requirement_valid_from: validFrom ?? '',
    requirement_valid_to: validTo ?? '',
  };
}

function toRegulation({ regulation, url, validFrom, validTo }: Regulation) {
  return {
    regulation,
    regulation_url: url,
    regulation_valid_from: validFrom ?? '',
    regulation_valid_to: validTo ?? '',
  };
}
