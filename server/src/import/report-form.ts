import { type Static, Type } from 'typebox';
import { DECISIONS, QF_EHEA_LEVELS, REPORT_STATUSES } from '../domain/vocabularies.ts';
import { parseDecision, parseQfEheaLevel, parseReportStatus } from '../domain/vocabulary-codes.ts';
import { findLanguage } from '../reference/languages.ts';
import {
  day,
  field,
  filledText,
  form,
  integerProblem,
  nullable,
  nullableDay,
  nullableText,
  quote,
  text,
  url,
  vocabularyProblem,
  withRule,
} from './fields.ts';
import { programmeForm } from './programme-form.ts';
import { agencyReference, institutionReference } from './references.ts';

const MAX_LOCAL_IDENTIFIER = 255;

const activity = withRule(
  form({
    id: Type.Optional(field<number>(integerProblem, 'number')),
    local_identifier: Type.Optional(filledText()),
    activity: Type.Optional(filledText()),
    agency: Type.Optional(agencyReference()),
  }),
  (row) => {
    const given = [row.id, row.local_identifier, row.activity].filter((key) => key !== undefined);
    return given.length === 1 ? undefined : 'must have exactly one of id, local_identifier and activity';
  },
);

const file = form({
  original_location: url(),
  display_name: Type.Optional(text()),
  report_language: Type.Array(field<string>(languageProblem), { minItems: 1 }),
});

/** A report as our own files have it: the object that agencies submit, with files by their address only. */
export const reportForm = withRule(
  form({
    report_id: Type.Optional(field<number>(integerProblem, 'number')),
    agency: Type.Optional(agencyReference()),
    local_identifier: Type.Optional(nullable<string>(localIdentifierProblem)),
    contributing_agencies: Type.Optional(Type.Array(agencyReference())),
    activities: Type.Optional(Type.Array(activity, { minItems: 1 })),
    institutions: Type.Optional(Type.Array(institutionReference(), { minItems: 1 })),
    platforms: Type.Optional(Type.Array(institutionReference())),
    status: Type.Optional(field<string | number>(vocabularyProblem(REPORT_STATUSES, parseReportStatus))),
    decision: Type.Optional(field<string | number>(vocabularyProblem(DECISIONS, parseDecision))),
    valid_from: Type.Optional(day()),
    valid_to: Type.Optional(nullableDay()),
    supersedes: Type.Optional(nullable<string | number>(supersedesProblem)),
    summary: Type.Optional(nullableText()),
    other_comment: Type.Optional(nullableText()),
    limit_field: Type.Optional(nullableText()),
    limit_qf_levels: Type.Optional(
      Type.Array(field<string | number>(vocabularyProblem(QF_EHEA_LEVELS, parseQfEheaLevel))),
    ),
    report_files: Type.Optional(Type.Array(file)),
    report_links: Type.Optional(Type.Array(form({ link: url(), link_display_name: Type.Optional(text()) }))),
    programmes: Type.Optional(Type.Array(programmeForm)),
  }),
  keyProblem,
);

export type ReportRow = Static<typeof reportForm>;

interface Keys {
  readonly report_id?: number;
  readonly agency?: string | number;
  readonly local_identifier?: string | null;
  readonly activities?: readonly Static<typeof activity>[];
  readonly supersedes?: string | number | null;
}

function keyProblem(row: Keys): string | undefined {
  if (row.report_id === undefined && (row.agency === undefined || !row.local_identifier)) {
    return 'needs agency and local_identifier, or a report_id, so that a second import finds it again';
  }
  const isNamedByAgency = (row.activities ?? []).some(({ id, agency }) => id === undefined && agency === undefined);
  const needsAgency = isNamedByAgency || typeof row.supersedes === 'string';
  return row.agency === undefined && needsAgency
    ? 'needs agency where an activity or report is named in its words'
    : undefined;
}

function localIdentifierProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return `must be text that is not empty, not ${quote(value)}`;
  return value.length > MAX_LOCAL_IDENTIFIER ? `is longer than ${MAX_LOCAL_IDENTIFIER} characters` : undefined;
}

function supersedesProblem(value: unknown): string | undefined {
  if (typeof value === 'string') return localIdentifierProblem(value);
  return integerProblem(value) && `must be a report id or a local identifier of the agency, not ${quote(value)}`;
}

function languageProblem(value: unknown): string | undefined {
  const isKnown = typeof value === 'string' && findLanguage(value) !== undefined;
  return isKnown ? undefined : `must be a language code of ISO 639, such as "de" or "deu", not ${quote(value)}`;
}
