import { type Static, Type } from 'typebox';
import { REPORT_RELATIONS } from '../../domain/report-relation.ts';
import { ACTIVITY_TYPES, DECISIONS, FLAG_LEVELS, HIERARCHY_TYPES, REPORT_STATUSES } from '../../domain/vocabularies.ts';
import { address, dateTime, day, dayOrEmpty, listOf, nullable, oneOf, refTo } from './fields.ts';
import { highlights } from './highlight.ts';
import { InstitutionSummary, summaryFields } from './institution.ts';
import { ProgrammeBody } from './programme.ts';

const reportFile = Type.Object({
  file_display_name: Type.String(),
  file: nullable(Type.String({ description: 'Address of the document; null while it is not stored.' })),
  languages: listOf(Type.String(), 'English names of the languages.'),
});
const reportLink = Type.Object({ link_display_name: Type.String(), link: address('A page about the report.') });

const agencyName = Type.String({ description: 'Name of the agency.' });
const agencyAcronym = Type.String({ example: 'MERQA' });
const activity = Type.String({ description: 'What the agency calls the procedure.' });
const activityType = oneOf(ACTIVITY_TYPES, 'What the procedure evaluates.');
const status = oneOf(REPORT_STATUSES, 'Why the procedure was carried out.');
const decision = oneOf(DECISIONS, 'The outcome of the procedure.');
const localIdentifier = nullable(Type.String({ description: 'Identifier assigned by the agency.' }));
const crossborder = Type.Boolean({ description: 'Whether the agency worked outside the countries it is official in.' });
const summary = nullable(Type.String());
const contributingAgencies = listOf(
  Type.Object({ id: Type.Integer(), name_primary: Type.String(), acronym_primary: Type.String() }),
);

const HierarchicalInstitution = Type.Object({
  ...summaryFields,
  relationship: oneOf(['parent', 'child'], 'What it is to the institution of the report.'),
  relationship_type: oneOf(HIERARCHY_TYPES, 'How the part belongs to the whole.'),
  valid_from: dayOrEmpty('First day of the relation.'),
  valid_to: dayOrEmpty('Last day of the relation.'),
});

const HistoricalInstitution = Type.Object({
  ...summaryFields,
  relationship: oneOf(['source', 'target'], 'Whether it acted or was acted upon.'),
  relationship_type: Type.String({
    description: 'What happened, from the side of the institution of the report.',
    example: 'was absorbed by',
  }),
  relationship_date: Type.String({ format: 'date' }),
});

const detailFields = {
  id: Type.Integer({ example: 1234 }),
  agency_name: agencyName,
  agency_acronym: agencyAcronym,
  agency_id: Type.Integer(),
  agency_url: address('The agency record, in v1.'),
  agency_esg_activity: activity,
  agency_esg_activity_type: activityType,
  name: Type.String({ description: 'Description of the activity.' }),
  institutions: listOf(refTo(InstitutionSummary)),
  institutions_hierarchical: listOf(HierarchicalInstitution),
  institutions_historical: listOf(HistoricalInstitution),
  programmes: listOf(refTo(ProgrammeBody), 'Empty for institutional reports.'),
  report_valid: Type.Boolean({ description: 'Whether the report is valid today.' }),
  valid_from: day('First day of validity.'),
  valid_to: nullable(day('Last day of validity; null when the agency gave none.')),
  status,
  decision,
  report_files: listOf(reportFile),
  report_links: listOf(reportLink),
  local_identifier: localIdentifier,
  other_comment: nullable(Type.String()),
  flag: oneOf(FLAG_LEVELS, 'Doubts about the record that are being looked into.'),
  contributing_agencies: contributingAgencies,
  crossborder,
  summary,
  agency_esg_activities: listOf(
    Type.Object({
      id: Type.Integer(),
      group_id: nullable(Type.Integer()),
      activity: Type.String(),
      activity_type: activityType,
    }),
  ),
  platforms: listOf(refTo(InstitutionSummary), 'Providers through whose platform the programmes are offered.'),
  date_created: dateTime('When the report was recorded.'),
  date_updated: dateTime('When the record last changed.'),
  valid_to_calculated: day('Last day of validity: the stated one, else six years after the first.'),
  superseded_by: nullable(Type.Integer({ description: 'The report that replaced this one.' })),
  credential_url: nullable(
    Type.String({ description: 'The report as a verifiable credential; null when there is none.' }),
  ),
};

export type ReportDetail = Static<typeof ReportDetail>;
export const ReportDetail = Type.Object(detailFields, { $id: 'Report' });

export type ReportOfInstitution = Static<typeof ReportOfInstitution>;
export const ReportOfInstitution = Type.Object(
  { ...detailFields, relation: oneOf(REPORT_RELATIONS, 'Why the report is listed for the institution.') },
  { $id: 'ReportOfInstitution' },
);

export type ReportListItem = Static<typeof ReportListItem>;
export const ReportListItem = Type.Object(
  {
    country: listOf(Type.String(), 'English names of the countries of its institutions.'),
    agency_name: agencyName,
    agency_acronym: agencyAcronym,
    programmes: listOf(refTo(ProgrammeBody)),
    id: Type.String({ example: '1234' }),
    agency_esg_activity: activity,
    agency_esg_activity_type: activityType,
    institutions: listOf(refTo(InstitutionSummary)),
    valid_from: dateTime('First day of validity.'),
    valid_to_calculated: dateTime('Last day of validity: the stated one, else six years after the first.'),
    date_created: dateTime('When the report was recorded.'),
    date_updated: dateTime('When the record last changed.'),
    score: Type.Number({ description: 'How well it fits the query; 0 without one.' }),
    report_files: listOf(reportFile),
    report_links: listOf(reportLink),
    flag_level: oneOf(FLAG_LEVELS, 'Doubts about the record that are being looked into.'),
    status,
    decision,
    valid_to: nullable(dateTime('Last day of validity; null when the agency gave none.')),
    local_identifier: localIdentifier,
    local_id: listOf(Type.String(), 'The identifiers assigned by the agency.'),
    contributing_agencies: contributingAgencies,
    crossborder,
    summary,
    report_valid: detailFields.report_valid,
    superseded_by: detailFields.superseded_by,
    highlights,
  },
  { $id: 'ReportListItem' },
);
