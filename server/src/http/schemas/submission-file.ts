import { Type } from 'typebox';
import { MAX_LOCATION_LENGTH } from '../../domain/file-fetching.ts';
import { FILE_STATES, FLAG_LEVELS } from '../../domain/vocabularies.ts';
import { dateTime, listOf, nullable, oneOf, refTo } from './fields.ts';

const STRICT = { additionalProperties: false } as const;

const source = {
  original_location: Type.Optional(
    Type.String({
      description: `Where the file can be fetched, at most ${MAX_LOCATION_LENGTH} characters. Either this or file.`,
      example: 'https://www.example.org/reports/audit.pdf',
    }),
  ),
  file: Type.Optional(
    Type.String({ description: 'The PDF itself in base64, at most 7 MB. Larger ones are sent by themselves.' }),
  ),
  file_name: Type.Optional(
    Type.String({ description: 'The name of the file, to send together with file.', example: 'audit.pdf' }),
  ),
  display_name: Type.Optional(
    Type.String({ description: 'How the file is called where it is listed.', example: 'Audit report' }),
  ),
  report_language: Type.Array(Type.String({ example: 'de' }), {
    description: 'The languages of the document, as codes of ISO 639.',
    example: ['de'],
  }),
};

export const ReportFileAddition = Type.Object(
  { report_id: Type.Integer({ description: 'The report that gets the file.', example: 1 }), ...source },
  { $id: 'ReportFileAddition', ...STRICT },
);

export const ReportFileReplacement = Type.Object(
  { file_id: Type.Integer({ description: 'The file that is replaced.', example: 1 }), ...source },
  { $id: 'ReportFileReplacement', ...STRICT },
);

/** A file as its submitter sees it. */
export const SubmittedFile = Type.Object(
  {
    id: Type.Integer({ example: 1 }),
    display_name: Type.String({ example: 'Audit report' }),
    file_name: Type.String({ example: 'audit.pdf' }),
    languages: listOf(Type.String({ example: 'German' })),
    original_location: nullable(Type.String()),
    state: oneOf(FILE_STATES, 'Whether the content waits to be fetched, is stored, or could finally not be fetched.'),
    size: nullable(Type.Integer({ description: 'In bytes, once it is stored.' })),
    sha256: nullable(Type.String({ description: 'Of the content, once it is stored.' })),
    tries: Type.Integer({ description: 'How often fetching it has failed.' }),
    next_try: nullable(dateTime('When it is tried again.')),
    message: Type.String({ description: 'Why the last try failed. Empty when none did.' }),
  },
  { $id: 'SubmittedFile' },
);

export const ReportFileAnswer = Type.Object(
  {
    report_id: Type.Integer({ example: 1 }),
    report_version: Type.Integer({ description: 'For If-Match.', example: 2 }),
    report_flag: oneOf(FLAG_LEVELS, 'The highest flag of the report; "high level" means that it is held.'),
    files: listOf(refTo(SubmittedFile), 'All files of the report.'),
    file_id: nullable(Type.Integer({ description: 'The file that was added or replaced, by its number now.' })),
  },
  { $id: 'ReportFileAnswer' },
);
