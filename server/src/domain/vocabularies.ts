/** The closed value lists of the registry. The position of a value is its number on the wire where it has one. */

export const DECISIONS = [
  'positive',
  'positive with conditions or restrictions',
  'negative',
  'not applicable',
] as const;
export type Decision = (typeof DECISIONS)[number];

export const REPORT_STATUSES = ['part of obligatory EQA system', 'voluntary'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const REPORT_STATES = ['published', 'held', 'superseded', 'withdrawn'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const ACTIVITY_TYPES = ['institutional', 'institutional/programme', 'programme', 'joint programme'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const FLAG_LEVELS = ['none', 'low level', 'high level'] as const;
export type FlagLevel = (typeof FLAG_LEVELS)[number];

export const QF_EHEA_LEVELS = ['short cycle', 'first cycle', 'second cycle', 'third cycle'] as const;
export type QfEheaLevel = (typeof QF_EHEA_LEVELS)[number];

export const HIERARCHY_TYPES = [
  'consortium',
  'faculty',
  'independent faculty or school',
  'franchise or validation partnership',
  'educational platform',
  'alliance',
] as const;
export type HierarchyType = (typeof HIERARCHY_TYPES)[number];

export const HISTORY_TYPES = ['succeeded', 'absorbed', 'spun off'] as const;
export type HistoryType = (typeof HISTORY_TYPES)[number];

export const ORGANIZATION_TYPES = [
  'private company',
  'non governmental organisation',
  'public-private partnership',
  'public organisation',
  'other',
] as const;
export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];

export const AGENCY_DECISION_TYPES = ['admission', 'renewal', 'compliant', 'change', 'extraordinary decision'] as const;
export type AgencyDecisionType = (typeof AGENCY_DECISION_TYPES)[number];

export const ASSESSMENTS = [
  'attendance certificate',
  'assessment based certificate',
  'no assessment and no certificate',
] as const;
export type Assessment = (typeof ASSESSMENTS)[number];

export const QA_REQUIREMENT_TYPES = [
  'institutional level',
  'programme level',
  'institutional and programme level',
] as const;
export type QaRequirementType = (typeof QA_REQUIREMENT_TYPES)[number];

export const GEOGRAPHICAL_FOCUSES = ['regional', 'national', 'international'] as const;
export type GeographicalFocus = (typeof GEOGRAPHICAL_FOCUSES)[number];

export const PERMISSIONS = ['yes', 'no', 'partially / with conditions'] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const PROGRAMME_TYPES = ['Full recognised degree programme', 'Micro-credential', 'Other provision'] as const;
export type ProgrammeType = (typeof PROGRAMME_TYPES)[number];

export const FILE_STATES = ['pending', 'stored', 'failed'] as const;
export type FileState = (typeof FILE_STATES)[number];
