import type { Agency } from '../domain/agency.ts';
import type { Country } from '../domain/country.ts';
import type { Institution } from '../domain/institution.ts';
import { registryId } from '../domain/institution-names.ts';
import type { HistoricalValue } from '../domain/record.ts';
import { COUNTRIES } from '../reference/countries.ts';
import type { AgencyRow } from './agency-form.ts';
import type { CountryRow } from './country-form.ts';
import type { InstitutionRow } from './institution-form.ts';

/**
 * Records as rows of our own files: what somebody reads, changes and sends back. A row that was not changed changes
 * nothing.
 */
export function toInstitutionRow(
  institution: Institution & { readonly id: number },
  /** The register numbers of the agencies that assigned identifiers, by the ids of the agencies. */
  registerNumbers: ReadonlyMap<number, number>,
): InstitutionRow {
  return {
    registry_id: registryId(institution.id),
    stats_id: institution.statsId,
    website_link: institution.websiteLink,
    founding_date: institution.foundingDate,
    closure_date: institution.closureDate,
    is_other_provider: institution.isOtherProvider,
    organization_type: institution.organizationType,
    names: institution.names.map((name) => ({
      name_official: name.nameOfficial,
      name_official_transliterated: name.nameOfficialTransliterated,
      name_english: name.nameEnglish,
      acronym: name.acronym,
      name_source_note: name.sourceNote,
      name_valid_to: name.validTo,
      name_versions: name.versions.map(({ name: written, transliteration }) => ({ name: written, transliteration })),
    })),
    identifiers: institution.identifiers.map((identifier) => ({
      resource: identifier.resource,
      identifier: identifier.identifier,
      agency: identifier.agencyId === null ? null : (registerNumbers.get(identifier.agencyId) ?? null),
      identifier_valid_from: identifier.validFrom,
      identifier_valid_to: identifier.validTo,
    })),
    countries: institution.locations.map((location) => ({
      country: codeOf(location.countryId),
      city: location.city,
      lat: location.lat,
      long: location.long,
      country_source: location.source,
      country_verified: location.isLegalSeat,
      country_valid_from: location.validFrom,
      country_valid_to: location.validTo,
    })),
    qf_ehea_levels: institution.levels.map((level) => ({
      qf_ehea_level: level.level,
      qf_ehea_level_source: level.source,
      qf_ehea_level_source_note: level.sourceNote,
      qf_ehea_level_valid_from: level.validFrom,
      qf_ehea_level_valid_to: level.validTo,
    })),
    hierarchical_relationships: {
      part_of: institution.partOf.map(({ parentId, type, validFrom, validTo }) => ({
        institution: { registry_id: registryId(parentId) },
        relationship_type: type,
        valid_from: validFrom,
        valid_to: validTo,
      })),
    },
    historical_relationships: institution.historicalRelations.map(({ targetId, type, date }) => ({
      institution: { registry_id: registryId(targetId) },
      relationship_type: type,
      relationship_date: date,
    })),
    historical_data: institution.history.map(toHistoryRow),
  };
}

export function toAgencyRow(agency: Agency): AgencyRow {
  return {
    registry_id: agency.registerNumber,
    country: codeOf(agency.countryId),
    names: agency.names.map(({ versions, note, validTo }) => ({
      name_versions: versions.map((version) => ({
        name: version.name,
        name_transliterated: version.nameTransliterated,
        name_is_primary: version.nameIsPrimary,
        acronym: version.acronym,
        acronym_transliterated: version.acronymTransliterated,
        acronym_is_primary: version.acronymIsPrimary,
      })),
      name_note: note,
      name_valid_to: validTo,
    })),
    logo: agency.logo,
    registration_start: agency.registrationStart,
    registration_valid_to: agency.registrationValidTo,
    registration_note: agency.registrationNote,
    contact_person: agency.contactPerson,
    phone_numbers: [...agency.phoneNumbers],
    emails: [...agency.emails],
    address: agency.address,
    website_link: agency.websiteLink,
    reports_link: agency.reportsLink,
    associations: [...agency.associations],
    decisions: agency.decisions.map(({ date, type, file, fileExtra }) => ({
      decision_date: date,
      decision_type: type,
      decision_file: file,
      decision_file_extra: fileExtra,
    })),
    activities: agency.activities.map((activity) => ({
      id: activity.id,
      group_id: activity.groupId,
      activity: activity.activity,
      activity_description: activity.description,
      activity_type: activity.type,
      reports_link: activity.reportsLink,
      local_identifier: activity.localIdentifier,
      activity_valid_from: activity.validFrom,
      activity_valid_to: activity.validTo,
    })),
    focus_countries: agency.focusCountries.map((focus) => ({
      country: codeOf(focus.countryId),
      country_is_official: focus.isOfficial,
      country_is_crossborder: focus.isCrossborder,
      country_valid_from: focus.validFrom,
      country_valid_to: focus.validTo,
    })),
    specialisation_note: agency.specialisationNote,
    description_note: agency.descriptionNote,
    geographical_focus: agency.geographicalFocus,
    historical_data: agency.history.map(toHistoryRow),
  };
}

export function toCountryRow(country: Country): CountryRow {
  return {
    iso_3166_alpha2: country.alpha2,
    ehea_is_member: country.eheaIsMember,
    governmental_member_start: country.governmentalMemberStart,
    qa_requirements: country.qaRequirements.map(({ requirement, type, note, validFrom, validTo }) => ({
      qa_requirement: requirement,
      qa_requirement_type: type,
      qa_requirement_note: note,
      requirement_valid_from: validFrom,
      requirement_valid_to: validTo,
    })),
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
    qaa_regulations: country.regulations.map(({ regulation, url, validFrom, validTo }) => ({
      regulation,
      regulation_url: url,
      regulation_valid_from: validFrom,
      regulation_valid_to: validTo,
    })),
    historical_data: country.history.map(toHistoryRow),
  };
}

function toHistoryRow({ field, value, recordId, validFrom, validTo }: HistoricalValue) {
  return { field, value, record_id: recordId, valid_from: validFrom, valid_to: validTo };
}

function codeOf(countryId: number): string {
  return COUNTRIES.find(({ id }) => id === countryId)?.alpha2 ?? '';
}
