import { Type } from 'typebox';

/** What a row may say is checked, member by member, by the rules of files for import. */
export const RecordRow = Type.Unsafe<Readonly<Record<string, unknown>>>({
  $id: 'RecordRow',
  type: 'object',
  additionalProperties: true,
  description:
    'A record in the form of files for import: only the members it has are changed, a list replaces the stored list.',
});

export const EditableRecordBody = Type.Object(
  {
    id: Type.Integer({ description: 'The number of the record.' }),
    version: Type.Integer({ description: 'Send it back in If-Match, so that no change of others is lost.' }),
    record: Type.Unsafe<object>({ $ref: 'RecordRow#' }),
  },
  { $id: 'EditableRecord' },
);

const anything = (description: string) => Type.Unsafe<unknown>({ description, nullable: true });

const DifferenceBody = Type.Object({
  path: Type.String({ description: 'Where in the record.', example: 'names[0].name_english' }),
  before: Type.Optional(anything('What stood there; absent when nothing did.')),
  after: Type.Optional(anything('What stands there now; absent when nothing does.')),
});

export const RecordOutcomeBody = Type.Object(
  {
    outcome: Type.Unsafe<'new' | 'changed' | 'unchanged'>({ type: 'string', enum: ['new', 'changed', 'unchanged'] }),
    line: Type.Integer({ description: 'The line of the file; 1 for a single record.' }),
    id: Type.Integer({ description: 'The number of the record.' }),
    label: Type.String({ description: 'What a person calls it.' }),
    differences: Type.Array(DifferenceBody, { description: 'What changed; empty for a new record.' }),
  },
  { $id: 'RecordOutcome' },
);

export const ImportAnswer = Type.Object(
  {
    is_dry_run: Type.Boolean({ description: 'Whether nothing was stored.' }),
    new: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    refused: Type.Integer(),
    is_stopped: Type.Boolean({ description: 'Whether rows were left because too many were refused.' }),
    skipped: Type.Array(Type.Object({ reason: Type.String(), count: Type.Integer() }), {
      description: 'Rows that are not for this registry.',
    }),
    notes: Type.Array(
      Type.Object({
        kind: Type.String({ description: 'What they have in common.', example: 'held: no_file' }),
        message: Type.String({ description: 'The first of them.' }),
        count: Type.Integer(),
        first_line: Type.Integer(),
      }),
      { description: 'What rows said that the registry has no place for, and the flags that were raised.' },
    ),
    problems: Type.Array(Type.Object({ line: Type.Integer(), pointer: Type.String(), message: Type.String() }), {
      description: 'What is wrong with the refused rows; the first thousand.',
    }),
    records: Type.Array(Type.Unsafe<object>({ $ref: 'RecordOutcome#' }), {
      description: 'New and changed records; the first thousand.',
    }),
  },
  { $id: 'ImportAnswer' },
);

export const ADMIN_RECORD_SCHEMAS = [RecordRow, EditableRecordBody, RecordOutcomeBody, ImportAnswer] as const;
