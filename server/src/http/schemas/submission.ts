import { type Static, Type } from 'typebox';
import { SUBMISSION_CHANNELS, SUBMISSION_OPERATIONS, SUBMISSION_RESULTS } from '../../domain/submission/submission.ts';
import {
  ACTIVITY_TYPES,
  DECISIONS,
  FLAG_LEVELS,
  QF_EHEA_LEVELS,
  REPORT_STATES,
  REPORT_STATUSES,
} from '../../domain/vocabularies.ts';
import { dateTime, day, listOf, nullable, oneOf, refTo } from './fields.ts';
import { SubmittedFile } from './submission-file.ts';

const AgencyBrief = Type.Object(
  {
    id: Type.Integer(),
    registry_id: Type.Integer({ description: 'The register number.' }),
    acronym_primary: Type.String(),
    name_primary: Type.String(),
  },
  { $id: 'SubmittedAgency' },
);

const InstitutionBrief = Type.Object(
  {
    id: Type.Integer(),
    registry_id: Type.String(),
    stats_id: Type.String({ description: 'Empty when there is none.' }),
    name_primary: Type.String(),
  },
  { $id: 'SubmittedInstitution' },
);

const ActivityBrief = Type.Object(
  {
    id: Type.Integer(),
    group_id: nullable(Type.Integer()),
    agency: Type.String({ description: 'The acronym of the agency it belongs to.' }),
    activity: Type.String(),
    activity_type: oneOf(ACTIVITY_TYPES, 'What it covers.'),
    local_identifier: nullable(Type.String()),
  },
  { $id: 'SubmittedActivity' },
);

const ProgrammeBrief = Type.Object(
  {
    id: Type.Integer({ description: 'Stays the same when the report is sent again.' }),
    name_primary: Type.String(),
    qualification_primary: Type.String(),
    alternative_names: listOf(
      Type.Object({ name_alternative: Type.String(), qualification_alternative: Type.String() }),
    ),
    identifiers: listOf(
      Type.Object({
        identifier: Type.String(),
        resource: nullable(Type.String({ description: 'Null for the identifier of the agency.' })),
      }),
    ),
    countries: listOf(Type.String(), 'Codes of ISO 3166.'),
    qf_ehea_level: oneOf(QF_EHEA_LEVELS, 'The level.'),
    nqf_level: Type.String(),
    degree_outcome: Type.Boolean(),
    workload_ects: nullable(Type.Number()),
    assessment_certification: nullable(Type.String()),
    learning_outcomes: listOf(Type.String()),
    learning_outcome_description: Type.String(),
    field_study: Type.String(),
  },
  { $id: 'SubmittedProgramme' },
);

export const SubmittedReportBody = Type.Object(
  {
    id: nullable(Type.Integer({ description: 'Null for a new report in a dry run.' })),
    version: Type.Integer({ description: 'For the header If-Match of the next change.' }),
    state: oneOf(REPORT_STATES, 'A held report is seen by nobody but its agency and the operator.'),
    agency: refTo(AgencyBrief),
    contributing_agencies: listOf(refTo(AgencyBrief)),
    local_identifier: nullable(Type.String()),
    activities: listOf(refTo(ActivityBrief)),
    status: oneOf(REPORT_STATUSES, 'Whether the procedure was obligatory.'),
    decision: oneOf(DECISIONS, 'The result.'),
    supersedes: nullable(Type.Integer()),
    limit_field: nullable(Type.String()),
    limit_qf_levels: listOf(Type.String()),
    summary: nullable(Type.String()),
    other_comment: nullable(Type.String()),
    valid_from: day('The first day.'),
    valid_to: nullable(day('The last day; null when the agency gave none.')),
    report_links: listOf(Type.Object({ link: Type.String(), link_display_name: Type.String() })),
    files: listOf(refTo(SubmittedFile)),
    institutions: listOf(refTo(InstitutionBrief)),
    platforms: listOf(refTo(InstitutionBrief)),
    programmes: listOf(refTo(ProgrammeBrief)),
  },
  { $id: 'SubmittedReport', description: 'A report as its submitter sees it.' },
);

export const SubmissionWarning = Type.Object(
  {
    code: Type.String({ description: 'The rule that raised it.' }),
    level: oneOf(['low level', 'high level'], 'A high-level flag holds the report.'),
    message: Type.String(),
  },
  { $id: 'SubmissionWarning' },
);

const acceptedMembers = {
  submission_status: oneOf(['success'], 'Always "success" here.'),
  submission_id: nullable(Type.Integer({ description: 'Under which it is listed; null after a dry run.' })),
  submitted_report: refTo(SubmittedReportBody),
  sanity_check_status: oneOf(['success', 'warnings'], 'Whether a flag was raised.'),
  report_flag: oneOf(FLAG_LEVELS, 'The highest flag that is active.'),
  report_warnings: listOf(refTo(SubmissionWarning), 'Every active flag.'),
  institution_warnings: listOf(
    Type.Object({ registry_id: Type.String(), message: Type.String() }),
    'What the registry did or noticed about institutions.',
  ),
};

export const SubmissionAccepted = Type.Object(acceptedMembers, { $id: 'SubmissionAccepted' });

export const SubmissionWaiting = Type.Object(
  {
    submission_status: oneOf(['waiting'], 'Always "waiting" here.'),
    submission_id: nullable(Type.Integer({ description: 'Under which it is listed; null after a dry run.' })),
    waiting_for: listOf(Type.Integer(), 'The proposals that nobody has decided on yet.'),
    detail: Type.String({ description: 'What happens next.' }),
  },
  { $id: 'SubmissionWaiting', description: 'Nothing is stored before the operator has decided on the proposals.' },
);

const ProblemInReport = Type.Object(
  {
    parameter: Type.Optional(Type.String()),
    pointer: Type.Optional(Type.String({ description: 'JSON Pointer to what is at fault.' })),
    message: Type.String(),
    allowed: Type.Optional(Type.Array(Type.String())),
    did_you_mean: Type.Optional(Type.String()),
  },
  { $id: 'ProblemInReport' },
);

export const SubmissionRefused = Type.Object(
  {
    submission_status: oneOf(['errors'], 'Always "errors" here.'),
    original_data: Type.Unsafe({ description: 'What was sent, without the contents of files.' }),
    errors: Type.Record(Type.String(), Type.Array(Type.String()), {
      description: 'Everything that is wrong, by field.',
    }),
    problems: listOf(refTo(ProblemInReport), 'The same with pointers, allowed values and what was probably meant.'),
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    instance: Type.String(),
    code: Type.String(),
  },
  { $id: 'SubmissionRefused', description: 'A problem document (RFC 9457) with everything that is wrong.' },
);

/** One row of a file: the members of an accepted or of a refused report, whichever it is. */
export const CsvEntry = Type.Object(
  {
    row: Type.Integer({ description: 'The line of the file; the column names are line 1.' }),
    submission_status: oneOf(['success', 'errors', 'waiting'], 'What became of the row.'),
    waiting_for: Type.Optional(listOf(Type.Integer(), 'The proposals that nobody has decided on yet.')),
    submission_id: Type.Optional(nullable(Type.Integer())),
    submitted_report: Type.Optional(refTo(SubmittedReportBody)),
    sanity_check_status: Type.Optional(oneOf(['success', 'warnings'], 'Whether a flag was raised.')),
    report_flag: Type.Optional(oneOf(FLAG_LEVELS, 'The highest flag that is active.')),
    report_warnings: Type.Optional(listOf(refTo(SubmissionWarning))),
    detail: Type.Optional(Type.String({ description: 'Why the row was refused, in a sentence.' })),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    problems: Type.Optional(
      listOf(
        Type.Object({
          column: nullable(Type.String({ description: 'The column at fault.' })),
          pointer: Type.Optional(Type.String()),
          message: Type.String(),
          allowed: Type.Optional(Type.Array(Type.String())),
          did_you_mean: Type.Optional(Type.String()),
        }),
      ),
    ),
  },
  { $id: 'CsvEntry' },
);

export const DeletionAnswer = Type.Object(
  {
    submission_status: oneOf(['success'], 'Always "success" here.'),
    submission_id: Type.Integer(),
    report_id: Type.Integer(),
    report_version: Type.Integer(),
    state: oneOf(REPORT_STATES, 'The report is held until the operator has decided.'),
    report_flag: oneOf(FLAG_LEVELS, 'The highest flag that is active.'),
    report_warnings: listOf(refTo(SubmissionWarning)),
  },
  { $id: 'DeletionAnswer' },
);

export const LocalIdentifierAnswer = Type.Object(
  {
    agency: refTo(AgencyBrief),
    local_identifier: Type.String(),
    report_id: Type.Integer(),
    version: Type.Integer(),
    state: oneOf(REPORT_STATES, 'Whether the report is seen by everybody.'),
    report_flag: oneOf(FLAG_LEVELS, 'The highest flag that is active.'),
    status: oneOf(REPORT_STATUSES, 'Whether the procedure was obligatory.'),
    decision: oneOf(DECISIONS, 'The result.'),
    valid_from: day('The first day.'),
    valid_to: nullable(day('The last day; null when the agency gave none.')),
    date_created: dateTime('When it was first submitted.'),
    date_updated: dateTime('When it was last changed.'),
  },
  { $id: 'LocalIdentifierAnswer' },
);

const submissionMembers = {
  id: Type.Integer(),
  at: dateTime('When it was sent.'),
  username: Type.String({ description: 'Who sent it.' }),
  agency: nullable(Type.String({ description: 'The acronym; null where it could not be read.' })),
  operation: oneOf(SUBMISSION_OPERATIONS, 'What was asked for.'),
  channel: oneOf(SUBMISSION_CHANNELS, 'The way it came in.'),
  result: oneOf(SUBMISSION_RESULTS, 'What became of it.'),
  report_id: nullable(Type.Integer()),
  report_version: nullable(Type.Integer({ description: 'The version it made.' })),
  local_identifier: nullable(Type.String()),
  problems: listOf(refTo(ProblemInReport), 'Why it was refused.'),
  waiting_for: listOf(Type.Integer(), 'The proposals it waits for.'),
};

export const SubmissionItem = Type.Object(submissionMembers, { $id: 'SubmissionItem' });

export const SubmissionDetail = Type.Object(
  {
    ...submissionMembers,
    original_data: Type.Unsafe({ description: 'What was sent, without the contents of files.' }),
    report: nullable(Type.Unsafe<Static<typeof SubmittedReportBody>>({ ...SubmittedReportBody, $id: undefined })),
    report_flag: nullable(oneOf(FLAG_LEVELS, 'The highest flag that is active now.')),
    report_warnings: listOf(refTo(SubmissionWarning), 'Every flag of the report that is active now.'),
  },
  { $id: 'SubmissionDetail' },
);

export const SUBMISSION_SCHEMAS = [
  AgencyBrief,
  InstitutionBrief,
  ActivityBrief,
  ProgrammeBrief,
  SubmittedReportBody,
  SubmissionWarning,
  SubmissionAccepted,
  SubmissionWaiting,
  ProblemInReport,
  SubmissionRefused,
  CsvEntry,
  DeletionAnswer,
  LocalIdentifierAnswer,
  SubmissionItem,
  SubmissionDetail,
];
