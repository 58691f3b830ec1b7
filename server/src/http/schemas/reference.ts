import { type Static, Type } from 'typebox';
import { listOf, refTo } from './fields.ts';
import { IdentifierType } from './identifier-type.ts';

const Numbered = Type.Object({
  id: Type.Integer({ description: 'The number for the _id parameters.' }),
  value: Type.String(),
});

export type ReferenceBody = Static<typeof ReferenceBody>;
export const ReferenceBody = Type.Object(
  {
    decision: listOf(Numbered),
    status: listOf(Numbered),
    activity_type: listOf(Numbered),
    qf_ehea_level: listOf(Type.Object({ id: Type.Integer(), value: Type.String(), eqf_level: Type.Integer() })),
    permission: listOf(Numbered, 'Whether foreign agencies or the European Approach are permitted.'),
    flag: listOf(Type.String()),
    programme_type: listOf(Type.String()),
    assessment_certification: listOf(Type.String()),
    hierarchical_relationship: listOf(Type.String()),
    historical_relationship: listOf(Type.String()),
    organization_type: listOf(Type.String()),
    agency_decision: listOf(Type.String()),
    qa_requirement: listOf(Type.String()),
    geographical_focus: listOf(Type.String()),
    report_relation: listOf(Type.String(), 'Why a report is listed for an institution.'),
    language: listOf(
      Type.Object({ id: Type.Integer(), value: Type.String(), alpha2: Type.String(), alpha3: Type.String() }),
    ),
    field_study: listOf(Type.Object({ code: Type.String(), value: Type.String() }), 'ISCED-F 2013.'),
    resource: listOf(refTo(IdentifierType)),
  },
  { $id: 'Reference', description: 'Every closed list of values.' },
);
