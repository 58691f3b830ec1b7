import { identifierAgencyLabel } from '../../domain/agency-names.ts';
import { type Day, isWithin, type Period } from '../../domain/day.ts';
import type {
  Institution,
  InstitutionIdentifier,
  InstitutionLevel,
  InstitutionName,
  Location,
} from '../../domain/institution.ts';
import { namePrimary, registryId, statsDisplay } from '../../domain/institution-names.ts';
import { pointOf } from '../../domain/location.ts';
import type { Stored } from '../../domain/record.ts';
import { NO_REPORTS, type ReportCounters } from '../registry-reader.ts';
import type { InstitutionRecord, InstitutionSummary } from '../schemas/institution.ts';
import { toCountryDetail } from './country-view.ts';
import { toHistoricalData } from './historical-data-view.ts';
import {
  type InstitutionRelations,
  toHierarchicalRelationships,
  toHistoricalRelationships,
} from './institution-relations.ts';
import { type Related, required, type ViewContext } from './related.ts';

export function toInstitutionSummary(institution: Stored<Institution>): InstitutionSummary {
  return {
    id: institution.id,
    registry_id: registryId(institution.id),
    name_primary: namePrimary(institution),
    website_link: institution.websiteLink,
    is_other_provider: institution.isOtherProvider,
  };
}

export interface InstitutionFacts {
  readonly institution: Stored<Institution>;
  readonly relations: InstitutionRelations;
  readonly related: Related;
  readonly countryCounters: ReadonlyMap<number, ReportCounters>;
  readonly reportCount: number;
  /** Records that were merged into this one. */
  readonly mergedFromIds: readonly number[];
  /** Whether one of those was asked for. */
  readonly isAskedByMergedId: boolean;
}

/** With history it also shows countries, levels and values that no longer hold. */
export function toInstitutionRecord(
  facts: InstitutionFacts,
  context: ViewContext & { readonly history: boolean },
): InstitutionRecord {
  const { institution, relations, related } = facts;
  const { today, history } = context;
  const isShown = (period: Period) => history || isWithin(today, period);
  return {
    id: institution.id,
    stats: statsDisplay(institution),
    website_link: institution.websiteLink,
    founding_date: institution.foundingDate ?? '',
    closure_date: institution.closureDate,
    hierarchical_relationships: toHierarchicalRelationships(institution, relations, related, context),
    historical_data: history ? institution.history.map(toHistoricalData) : [],
    historical_relationships: toHistoricalRelationships(institution, relations, related, context),
    countries: institution.locations.filter(isShown).map((location) => toCountry(location, facts, today)),
    identifiers: institution.identifiers.map((identifier) => toIdentifier(identifier, related)),
    names: institution.names.map(toName),
    qf_ehea_levels: institution.levels.filter(isShown).map(toLevel),
    registry_id: registryId(institution.id),
    stats_id: institution.statsId ?? '',
    is_other_provider: institution.isOtherProvider,
    organization_type: institution.organizationType,
    report_count: facts.reportCount,
    merged_from: [...facts.mergedFromIds],
    merged_into: facts.isAskedByMergedId ? institution.id : null,
  };
}

function toCountry(location: Location, { related, countryCounters }: InstitutionFacts, today: Day) {
  const country = required(related.countries, location.countryId);
  const { lat, long, precision } = pointOf(location, country);
  const counters = countryCounters.get(country.id) ?? NO_REPORTS;
  return {
    city: location.city,
    country: toCountryDetail(country, counters, { today, history: false }),
    country_source: location.source,
    country_valid_from: location.validFrom ?? '',
    country_valid_to: location.validTo,
    country_verified: location.isLegalSeat,
    lat,
    long,
    location_precision: precision,
  };
}

function toIdentifier({ agencyId, identifier, validFrom, validTo, resource }: InstitutionIdentifier, related: Related) {
  return {
    agency: agencyId === null ? null : identifierAgencyLabel(required(related.agencies, agencyId)),
    identifier,
    identifier_valid_from: validFrom ?? '',
    identifier_valid_to: validTo,
    resource,
  };
}

function toName(name: InstitutionName) {
  return {
    acronym: name.acronym,
    name_english: name.nameEnglish,
    name_official: name.nameOfficial,
    name_official_transliterated: name.nameOfficialTransliterated,
    name_source_note: name.sourceNote,
    name_valid_to: name.validTo,
    name_versions: name.versions.map(({ name: version, transliteration }) => ({ name: version, transliteration })),
  };
}

function toLevel({ level, source, sourceNote, validFrom, validTo }: InstitutionLevel) {
  return {
    qf_ehea_level: level,
    qf_ehea_level_source: source,
    qf_ehea_level_source_note: sourceNote,
    qf_ehea_level_valid_from: validFrom ?? '',
    qf_ehea_level_valid_to: validTo,
  };
}
