import { type Static, Type } from 'typebox';
import { DECISIONS, PROGRAMME_TYPES, QF_EHEA_LEVELS, REPORT_STATUSES } from '../../domain/vocabularies.ts';
import { NestedCountry } from './country.ts';
import { address, day, listOf, nullable, oneOf, refTo } from './fields.ts';
import { highlights } from './highlight.ts';
import { InstitutionSummary } from './institution.ts';

const programmeFields = {
  id: Type.Integer(),
  name_primary: Type.String({ example: 'Physics' }),
  programme_names: listOf(
    Type.Object({ name: Type.String(), name_is_primary: Type.Boolean(), qualification: Type.String() }),
  ),
  programme_identifiers: listOf(
    Type.Object({ identifier: Type.String(), agency: Type.String(), resource: Type.String() }),
  ),
  nqf_level: Type.String({ description: 'Level of the national framework; may be empty.' }),
  qf_ehea_level: oneOf(QF_EHEA_LEVELS, 'Level in the framework of the European Higher Education Area.'),
  countries: listOf(refTo(NestedCountry), 'Where it is offered besides the countries of the institutions.'),
  programme_type: oneOf(PROGRAMME_TYPES, 'What it leads to.'),
  degree_outcome: Type.Boolean({ description: 'Whether it leads to a full recognised degree.' }),
  workload_ects: nullable(Type.Number({ description: 'Workload in ECTS credits.' })),
  assessment_certification: Type.String({ description: 'How a short provision is assessed; empty when unknown.' }),
  field_study: Type.String({ description: 'ISCED-F code; empty when unknown.', example: '0533' }),
  learning_outcomes: listOf(Type.String(), 'Addresses in a skills vocabulary.'),
  learning_outcome_description: Type.String(),
};

export type ProgrammeBody = Static<typeof ProgrammeBody>;
export const ProgrammeBody = Type.Object(programmeFields, { $id: 'Programme' });

export type ProgrammeSearchItem = Static<typeof ProgrammeSearchItem>;
export const ProgrammeSearchItem = Type.Object(
  {
    ...programmeFields,
    score: Type.Number({ description: 'How well it fits the query; 0 without one.' }),
    report: Type.Object({
      id: Type.Integer(),
      url: address('The report record.'),
      agency_id: Type.Integer(),
      agency_name: Type.String(),
      agency_acronym: Type.String(),
      agency_esg_activity: Type.String(),
      agency_esg_activity_type: Type.String(),
      status: oneOf(REPORT_STATUSES, 'Why the procedure was carried out.'),
      decision: oneOf(DECISIONS, 'The outcome of the procedure.'),
      report_valid: Type.Boolean(),
      valid_from: day('First day of validity.'),
      valid_to: nullable(day('Stated last day of validity.')),
      valid_to_calculated: day('Last day of validity.'),
    }),
    institutions: listOf(refTo(InstitutionSummary)),
    highlights,
  },
  { $id: 'ProgrammeSearchItem', description: 'A programme with the report that covers it.' },
);
