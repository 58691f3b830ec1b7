import { Type } from 'typebox';
import { RECORD_TYPES } from '../../domain/record.ts';
import { dateTime, listOf, nullable, oneOf, refTo } from './fields.ts';

const anything = (description: string) => Type.Unsafe<unknown>({ description, nullable: true });

export const AuditedChangeBody = Type.Object(
  {
    sequence: Type.Integer({ description: 'Its place in the journal.', example: 4711 }),
    at: dateTime('When.'),
    actor: Type.String({
      description: 'Who: an account by its number, or a part of the program.',
      example: 'account:1',
    }),
    reason: Type.String({ description: 'Why.' }),
    record_type: oneOf(RECORD_TYPES, 'What was changed.'),
    record_id: Type.Integer({ example: 1 }),
    version: Type.Integer({ description: 'The version it became; 1 for a new record.', example: 2 }),
    changes: listOf(
      Type.Object({
        field: Type.String({ description: 'Where.', example: 'names[0].name_english' }),
        before: Type.Optional(anything('What was there; absent where there was nothing.')),
        after: Type.Optional(anything('What is there now; absent where it is gone.')),
      }),
      'Field by field.',
    ),
  },
  { $id: 'AuditedChange' },
);

export const AuditPage = Type.Object(
  {
    results: listOf(refTo(AuditedChangeBody)),
    next_before: nullable(Type.Integer({ description: 'Give it as before to read on; null at the end.' })),
  },
  { $id: 'AuditPage' },
);

export const UndoneBody = Type.Object(
  { record_type: oneOf(RECORD_TYPES, 'What was changed back.'), record_id: Type.Integer({ example: 1 }) },
  { $id: 'Undone' },
);

export const ADMIN_AUDIT_SCHEMAS = [AuditedChangeBody, AuditPage, UndoneBody] as const;
