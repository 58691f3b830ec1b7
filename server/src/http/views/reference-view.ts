import { REPORT_RELATIONS } from '../../domain/report-relation.ts';
import {
  ACTIVITY_TYPES,
  AGENCY_DECISION_TYPES,
  ASSESSMENTS,
  DECISIONS,
  FLAG_LEVELS,
  GEOGRAPHICAL_FOCUSES,
  HIERARCHY_TYPES,
  HISTORY_TYPES,
  ORGANIZATION_TYPES,
  PERMISSIONS,
  PROGRAMME_TYPES,
  QA_REQUIREMENT_TYPES,
  QF_EHEA_LEVELS,
  REPORT_STATUSES,
} from '../../domain/vocabularies.ts';
import {
  activityTypeNumber,
  decisionNumber,
  eqfLevel,
  qfEheaLevelCode,
  reportStatusNumber,
} from '../../domain/vocabulary-codes.ts';
import { FIELDS_OF_STUDY } from '../../reference/fields-of-study.ts';
import { IDENTIFIER_TYPES } from '../../reference/identifier-types.ts';
import { LANGUAGES } from '../../reference/languages.ts';
import type { ReferenceBody } from '../schemas/reference.ts';

/** The lists are part of the program, so the answer is made once. */
export const REFERENCE: ReferenceBody = {
  decision: DECISIONS.map((value) => ({ id: decisionNumber(value), value })),
  status: REPORT_STATUSES.map((value) => ({ id: reportStatusNumber(value), value })),
  activity_type: ACTIVITY_TYPES.map((value) => ({ id: activityTypeNumber(value), value })),
  qf_ehea_level: QF_EHEA_LEVELS.map((value) => ({ id: qfEheaLevelCode(value), value, eqf_level: eqfLevel(value) })),
  permission: PERMISSIONS.map((value, index) => ({ id: index + 1, value })),
  flag: FLAG_LEVELS.filter((level) => level !== 'high level'),
  programme_type: [...PROGRAMME_TYPES],
  assessment_certification: [...ASSESSMENTS],
  hierarchical_relationship: [...HIERARCHY_TYPES],
  historical_relationship: [...HISTORY_TYPES],
  organization_type: [...ORGANIZATION_TYPES],
  agency_decision: [...AGENCY_DECISION_TYPES],
  qa_requirement: [...QA_REQUIREMENT_TYPES],
  geographical_focus: [...GEOGRAPHICAL_FOCUSES],
  report_relation: [...REPORT_RELATIONS],
  language: LANGUAGES.map(({ id, name, alpha2, alpha3 }) => ({ id, value: name, alpha2: alpha2 ?? '', alpha3 })),
  field_study: FIELDS_OF_STUDY.map(({ code, name }) => ({ code, value: name })),
  resource: IDENTIFIER_TYPES.map(({ resource, title, source, link }) => ({ resource, title, source, link })),
};
