import { type TUnsafe, Type } from 'typebox';
import { ASSESSMENTS, DECISIONS, QF_EHEA_LEVELS, REPORT_STATUSES } from '../../domain/vocabularies.ts';
import { withReader } from '../parameters/reader.ts';
import { listOf, nullable } from './fields.ts';

/** The forms of what agencies send. They describe; the reading itself says everything that is wrong at once. */

function wordOrNumber(words: readonly string[], first: number, description: string) {
  const numbers = words.map((word, index) => `${index + first}: ${word}`).join(', ');
  return Type.Unsafe<string | number>({
    anyOf: [{ type: 'string' }, { type: 'integer' }],
    description: `${description} In words or as a number (${numbers}).`,
    example: words[0],
  });
}

const agency = Type.Unsafe<string | number>({
  anyOf: [{ type: 'string' }, { type: 'integer' }],
  description: 'The acronym or the register number of the agency.',
  example: 'ORQA',
});

const institution = Type.Object(
  {
    registry_id: Type.Optional(Type.String({ example: 'REGINST0001' })),
    stats_id: Type.Optional(Type.String({ example: 'DE0069' })),
    identifier: Type.Optional(Type.String({ description: 'Together with resource.' })),
    resource: Type.Optional(Type.String({ description: 'The type of the identifier.', example: 'EU-VAT' })),
    agency: Type.Optional(agency),
    proposal: Type.Optional(
      Type.Integer({ description: 'An institution you have proposed; the report waits until it is decided on.' }),
    ),
  },
  {
    $id: 'InstitutionReference',
    description: 'Exactly one of registry_id, stats_id, identifier with resource, and proposal.',
  },
);

const activity = Type.Object(
  {
    id: Type.Optional(Type.Integer()),
    local_identifier: Type.Optional(Type.String()),
    group: Type.Optional(Type.String({ description: 'A group of activities, by its number or name.' })),
    agency: Type.Optional(agency),
  },
  { $id: 'ActivityReference', description: 'Exactly one of id, local_identifier and group.' },
);

const file = Type.Object(
  {
    id: Type.Optional(Type.Integer({ description: 'A file that the report already has.' })),
    original_location: Type.Optional(Type.String({ description: 'Where the file can be fetched.' })),
    file: Type.Optional(Type.String({ description: 'The PDF itself in base64, at most 7 MB.' })),
    file_name: Type.Optional(Type.String({ example: 'report.pdf' })),
    display_name: Type.Optional(Type.String({ example: 'Report of the panel' })),
    report_language: Type.Array(Type.String({ example: 'en' }), { description: 'Codes of ISO 639.' }),
  },
  { $id: 'ReportFileReference', description: 'Exactly one of original_location, file and id.' },
);

const programme = Type.Object(
  {
    name_primary: Type.String({ example: 'Theory of Bridges' }),
    qualification_primary: Type.Optional(Type.String({ example: 'Bachelor of Science' })),
    alternative_names: Type.Optional(
      Type.Array(
        Type.Object({ name_alternative: Type.String(), qualification_alternative: Type.Optional(Type.String()) }),
      ),
    ),
    identifiers: Type.Optional(
      Type.Array(Type.Object({ identifier: Type.String(), resource: Type.Optional(Type.String()) })),
    ),
    countries: Type.Optional(listOf(Type.String({ example: 'AT' }), 'Codes of ISO 3166, of two or three letters.')),
    qf_ehea_level: wordOrNumber(QF_EHEA_LEVELS, 0, 'The level.'),
    nqf_level: Type.Optional(Type.String()),
    degree_outcome: Type.Boolean({ description: 'Whether it leads to a full recognised degree.' }),
    workload_ects: Type.Optional(Type.Number({ description: 'Required without a full degree.' })),
    assessment_certification: Type.Optional(
      Type.String({ description: `Required without a full degree: ${ASSESSMENTS.join(', ')}.` }),
    ),
    learning_outcomes: Type.Optional(listOf(Type.String(), 'Addresses in a vocabulary of skills.')),
    learning_outcome_description: Type.Optional(Type.String()),
    field_study: Type.Optional(Type.String({ description: 'A code or name of ISCED-F 2013.', example: '0732' })),
  },
  { $id: 'ProgrammeSubmission' },
);

const optional = {
  contributing_agencies: Type.Optional(Type.Array(agency)),
  report_id: Type.Optional(Type.Integer({ description: 'To replace a report.' })),
  local_identifier: Type.Optional(
    Type.String({ maxLength: 255, description: 'Your own identifier, one report each.', example: '2026-017' }),
  ),
  supersedes: Type.Optional(Type.Integer({ description: 'The earlier report that this one replaces.' })),
  limit_field: Type.Optional(Type.String({ description: 'The field the procedure was limited to.' })),
  limit_qf_levels: Type.Optional(Type.Array(wordOrNumber(QF_EHEA_LEVELS, 0, 'A level.'))),
  summary: Type.Optional(Type.String()),
  other_comment: Type.Optional(Type.String()),
  valid_to: Type.Optional(nullable(Type.String({ description: 'The last day of validity.', example: '2030-12-31' }))),
  date_format: Type.Optional(
    Type.String({ description: 'How the dates are written, as a strptime pattern; YYYY-MM-DD when absent.' }),
  ),
  report_links: Type.Optional(
    Type.Array(Type.Object({ link: Type.String(), link_display_name: Type.Optional(Type.String()) })),
  ),
  report_files: Type.Optional(Type.Array(Type.Unsafe<unknown>({ $ref: 'ReportFileReference#' }))),
  platforms: Type.Optional(Type.Array(Type.Unsafe<unknown>({ $ref: 'InstitutionReference#' }))),
  programmes: Type.Optional(Type.Array(Type.Unsafe<unknown>({ $ref: 'ProgrammeSubmission#' }))),
};

const required = {
  agency,
  activities: Type.Array(Type.Unsafe<unknown>({ $ref: 'ActivityReference#' })),
  status: wordOrNumber(REPORT_STATUSES, 1, 'Whether the procedure was obligatory.'),
  decision: wordOrNumber(DECISIONS, 1, 'The result.'),
  valid_from: Type.String({ description: 'The first day of validity.', example: '2026-01-15' }),
  institutions: Type.Array(Type.Unsafe<unknown>({ $ref: 'InstitutionReference#' })),
};

export const ReportSubmission = Type.Object(
  { ...required, ...optional },
  { $id: 'ReportSubmission', description: 'A report as agencies send it.' },
);

export const ReportPatch = Type.Partial(Type.Object({ ...required, ...optional }), {
  $id: 'ReportPatch',
  description: 'A JSON Merge Patch (RFC 7396): what is named changes, null takes away.',
});

export const REPORT_SUBMISSION_SCHEMAS = [institution, activity, file, programme, ReportSubmission, ReportPatch];

/** A body that is described, but read whole by whoever it is for. */
export function describedBody(description: object): TUnsafe {
  return withReader(Type.Unsafe(description), (sent) => sent);
}
