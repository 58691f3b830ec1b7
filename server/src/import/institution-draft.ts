import type { Period } from '../domain/day.ts';
import type {
  HierarchicalRelation,
  HistoricalRelation,
  Institution,
  InstitutionLevel,
  InstitutionName,
  Location,
} from '../domain/institution.ts';
import { HIERARCHY_TYPES, HISTORY_TYPES, ORGANIZATION_TYPES } from '../domain/vocabularies.ts';
import { parseQfEheaLevel, parseWord } from '../domain/vocabulary-codes.ts';
import { IDENTIFIER_TYPES } from '../reference/identifier-types.ts';
import { countryIdOf } from './country-field.ts';
import { checked, clean, ifGiven, stated, toHistory, toPeriod } from './form-parts.ts';
import type { InstitutionRow } from './institution-form.ts';
import {
  type IdentifierReference,
  type InstitutionReference,
  toIdentifierReference,
  toInstitutionReference,
  toRegistryIdReference,
} from './references.ts';
import type { ImportNote } from './row.ts';

export interface IdentifierDraft extends Period {
  readonly reference: IdentifierReference;
}

export interface PartOfDraft extends Omit<HierarchicalRelation, 'parentId'> {
  readonly parent: InstitutionReference;
}

export interface HistoricalRelationDraft extends Omit<HistoricalRelation, 'targetId'> {
  readonly target: InstitutionReference;
}

/** What a row says about an institution, with references to other records as the row has them. */
export interface InstitutionDraft {
  /** How to find the institution: the first that names one decides. */
  readonly keys: readonly InstitutionReference[];
  readonly stated: Partial<StatedInstitution>;
}

export interface StatedInstitution
  extends Omit<Institution, 'identifiers' | 'partOf' | 'historicalRelations' | 'mergedIntoId'> {
  readonly identifiers: readonly IdentifierDraft[];
  readonly partOf: readonly PartOfDraft[];
  readonly historicalRelations: readonly HistoricalRelationDraft[];
}

export function toInstitutionDraft(row: InstitutionRow): InstitutionDraft {
  return {
    keys: keysOf(row),
    stated: stated({
      statsId: ifGiven(row.stats_id, clean),
      websiteLink: row.website_link?.trim(),
      foundingDate: row.founding_date,
      closureDate: row.closure_date,
      isOtherProvider: row.is_other_provider,
      organizationType:
        row.organization_type === undefined
          ? undefined
          : (parseWord(ORGANIZATION_TYPES, row.organization_type ?? '') ?? null),
      names: row.names && newestFirst(row.names.map(toName)),
      identifiers: row.identifiers?.map(toIdentifier),
      locations: row.countries?.map(toLocation),
      levels: row.qf_ehea_levels?.map(toLevel),
      partOf: row.hierarchical_relationships?.part_of.map(toPartOf),
      historicalRelations: row.historical_relationships?.map(toHistoricalRelation),
      history: row.historical_data && toHistory(row.historical_data),
    }),
  };
}

/** Identifier types the registry does not describe. They are taken, but may be slips of the pen. */
export function notesOnInstitution({ stated: { identifiers = [] } }: InstitutionDraft): readonly ImportNote[] {
  return identifiers
    .filter(({ reference }) => !IDENTIFIER_TYPES.some(({ resource }) => resource === reference.resource))
    .map(({ reference }) => ({
      code: 'new_identifier_type',
      message: `"${reference.resource}" is a new type of identifier`,
    }));
}

function keysOf(row: InstitutionRow): readonly InstitutionReference[] {
  if (row.registry_id !== undefined) return [toRegistryIdReference(row.registry_id)];
  const byStatsId: InstitutionReference[] = row.stats_id ? [{ by: 'stats_id', statsId: row.stats_id.trim() }] : [];
  return [...byStatsId, ...(row.identifiers ?? []).map(toIdentifierReference)];
}

type Item<List extends 'names' | 'identifiers' | 'countries' | 'qf_ehea_levels' | 'historical_relationships'> =
  NonNullable<InstitutionRow[List]>[number];

function toName(row: Item<'names'>): InstitutionName {
  return {
    nameOfficial: clean(row.name_official),
    nameOfficialTransliterated: clean(row.name_official_transliterated ?? ''),
    nameEnglish: clean(row.name_english ?? ''),
    acronym: clean(row.acronym ?? ''),
    sourceNote: clean(row.name_source_note ?? ''),
    validTo: row.name_valid_to ?? null,
    versions: (row.name_versions ?? []).map((version) => ({
      name: clean(version.name),
      transliteration: clean(version.transliteration ?? ''),
    })),
  };
}

function newestFirst(names: readonly InstitutionName[]): readonly InstitutionName[] {
  return names.toSorted((one, other) => compareEnds(other, one));
}

function compareEnds(one: InstitutionName, other: InstitutionName): number {
  // Sorts after every day: the name that still holds is the newest.
  const [end, otherEnd] = [one.validTo ?? '~', other.validTo ?? '~'];
  if (end === otherEnd) return 0;
  return end < otherEnd ? -1 : 1;
}

function toIdentifier(row: Item<'identifiers'>): IdentifierDraft {
  return { reference: toIdentifierReference(row), ...toPeriod(row.identifier_valid_from, row.identifier_valid_to) };
}

function toLocation(row: Item<'countries'>): Location {
  return {
    countryId: countryIdOf(row.country),
    city: clean(row.city ?? ''),
    lat: row.lat ?? null,
    long: row.long ?? null,
    source: clean(row.country_source ?? ''),
    isLegalSeat: row.country_verified ?? false,
    ...toPeriod(row.country_valid_from, row.country_valid_to),
  };
}

function toLevel(row: Item<'qf_ehea_levels'>): InstitutionLevel {
  return {
    level: checked(parseQfEheaLevel(row.qf_ehea_level)),
    source: clean(row.qf_ehea_level_source ?? ''),
    sourceNote: clean(row.qf_ehea_level_source_note ?? ''),
    ...toPeriod(row.qf_ehea_level_valid_from, row.qf_ehea_level_valid_to),
  };
}

type PartOfRow = NonNullable<InstitutionRow['hierarchical_relationships']>['part_of'][number];

function toPartOf(row: PartOfRow): PartOfDraft {
  return {
    parent: toInstitutionReference(row.institution),
    type: checked(parseWord(HIERARCHY_TYPES, row.relationship_type)),
    ...toPeriod(row.valid_from, row.valid_to),
  };
}

function toHistoricalRelation(row: Item<'historical_relationships'>): HistoricalRelationDraft {
  return {
    target: toInstitutionReference(row.institution),
    type: checked(parseWord(HISTORY_TYPES, row.relationship_type)),
    date: row.relationship_date,
  };
}
