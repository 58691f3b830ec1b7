import type { ActivityGroup, Agency } from '../domain/agency.ts';
import type { Country } from '../domain/country.ts';
import type { Period } from '../domain/day.ts';
import type { Institution } from '../domain/institution.ts';
import type { RecordType } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { effectiveFlag, stateOf } from '../domain/report-state.ts';
import { effectiveValidTo } from '../domain/validity.ts';
import { flagRows } from './report-flags.ts';
import { likenessHash } from './report-likeness.ts';
import type { Row, TableName } from './rows.ts';
import type { Bit, Tables } from './tables.ts';

/** The content of each kind of record. */
export interface RecordContents {
  country: Country;
  activity_group: ActivityGroup;
  agency: Agency;
  institution: Institution;
  report: Report;
}

/** How a record is laid out in rows beside its JSON content. */
export interface RecordMapping<Content> {
  /** The columns of the record's own row besides id, version, times and content. */
  columns(content: Content): Row;
  readonly children: readonly ChildMapping<Content>[];
}

export interface ChildMapping<Content> {
  readonly table: TableName;
  /** The column that holds the record's id. */
  readonly owner: string;
  /** Rows without the owner column. */
  rows(content: Content): readonly Row[];
}

const country: RecordMapping<Country> = {
  columns: ({ alpha2, alpha3, nameEnglish, parentId, eheaIsMember }) => ({
    alpha2,
    alpha3,
    name_english: nameEnglish,
    parent_id: parentId,
    ehea_is_member: bit(eheaIsMember),
  }),
  children: [],
};

const activityGroup: RecordMapping<ActivityGroup> = { columns: () => ({}), children: [] };

const agency: RecordMapping<Agency> = {
  columns: (content) => ({
    register_number: content.registerNumber,
    country_id: content.countryId,
    registration_start: content.registrationStart,
    registration_valid_to: content.registrationValidTo,
  }),
  children: [
    child<Agency, 'agency_focus_country'>('agency_focus_country', 'agency_id', ({ focusCountries }) =>
      focusCountries.map((focus, position) => ({
        position,
        country_id: focus.countryId,
        is_official: bit(focus.isOfficial),
        is_crossborder: bit(focus.isCrossborder),
        ...period(focus),
      })),
    ),
  ],
};

const institution: RecordMapping<Institution> = {
  columns: (content) => ({
    stats_id: content.statsId,
    is_other_provider: bit(content.isOtherProvider),
    closure_date: content.closureDate,
    merged_into_id: content.mergedIntoId,
  }),
  children: [
    child<Institution, 'institution_identifier'>('institution_identifier', 'institution_id', ({ identifiers }) =>
      identifiers.map(({ resource, identifier, agencyId, ...rest }, position) => ({
        position,
        resource,
        identifier,
        agency_id: agencyId,
        ...period(rest),
      })),
    ),
    child<Institution, 'institution_location'>('institution_location', 'institution_id', ({ locations }) =>
      locations.map(({ countryId, isLegalSeat, ...rest }, position) => ({
        position,
        country_id: countryId,
        is_legal_seat: bit(isLegalSeat),
        ...period(rest),
      })),
    ),
    child<Institution, 'institution_part_of'>('institution_part_of', 'institution_id', ({ partOf }) =>
      partOf.map(({ parentId, type, ...rest }, position) => ({
        position,
        parent_id: parentId,
        type,
        ...period(rest),
      })),
    ),
    child<Institution, 'institution_historical_relation'>(
      'institution_historical_relation',
      'institution_id',
      ({ historicalRelations }) =>
        historicalRelations.map(({ targetId, type, date }, position) => ({
          position,
          target_id: targetId,
          type,
          date,
        })),
    ),
  ],
};

const report: RecordMapping<Report> = {
  columns: (content) => ({
    agency_id: content.agencyId,
    local_identifier: content.localIdentifier,
    status: content.status,
    decision: content.decision,
    state: stateOf(content),
    flag_level: effectiveFlag(content),
    valid_from: content.validFrom,
    valid_to: content.validTo,
    effective_valid_to: effectiveValidTo(content),
    supersedes_id: content.supersedesId,
    superseded_by_id: content.supersededBy?.reportId ?? null,
    likeness: likenessHash(content),
  }),
  children: [
    child<Report, 'report_contributing_agency'>(
      'report_contributing_agency',
      'report_id',
      ({ contributingAgencyIds }) => contributingAgencyIds.map((agency_id, position) => ({ position, agency_id })),
    ),
    child<Report, 'report_activity'>('report_activity', 'report_id', ({ activityIds }) =>
      activityIds.map((activity_id, position) => ({ position, activity_id })),
    ),
    child<Report, 'report_institution'>('report_institution', 'report_id', ({ institutionIds, platformIds }) => [
      ...institutionIds.map((institution_id, position) => ({ role: 'institution' as const, position, institution_id })),
      ...platformIds.map((institution_id, position) => ({ role: 'platform' as const, position, institution_id })),
    ]),
    child<Report, 'report_file'>('report_file', 'report_id', ({ files }) =>
      files.map(({ id, state, sha256 }) => ({ id, state, sha256 })),
    ),
    child<Report, 'report_flag'>('report_flag', 'report_id', flagRows),
    child<Report, 'programme'>('programme', 'report_id', ({ programmes }) =>
      programmes.map(({ id, qfEheaLevel, degreeOutcome }, position) => ({
        id,
        position,
        qf_ehea_level: qfEheaLevel,
        degree_outcome: bit(degreeOutcome),
      })),
    ),
  ],
};

export const RECORD_MAPPINGS: { readonly [Type in RecordType]: RecordMapping<RecordContents[Type]> } = {
  country,
  activity_group: activityGroup,
  agency,
  institution,
  report,
};

/** Ties the rows to the columns of their table; the owner is filled in by the writer. */
function child<Content, Table extends TableName>(
  table: Table,
  owner: keyof Tables[Table] & string,
  rows: (content: Content) => readonly Partial<Tables[Table]>[],
): ChildMapping<Content> {
  return { table, owner, rows: rows as (content: Content) => readonly Row[] };
}

function period({ validFrom, validTo }: Period) {
  return { valid_from: validFrom, valid_to: validTo };
}

function bit(value: boolean): Bit {
  return value ? 1 : 0;
}
