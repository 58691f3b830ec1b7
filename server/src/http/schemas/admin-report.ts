import { Type } from 'typebox';
import { FLAG_LEVELS, REPORT_STATES } from '../../domain/vocabularies.ts';
import { reason } from './admin-account.ts';
import { dateTime, listOf, nullable, oneOf, refTo } from './fields.ts';
import { SubmittedFile } from './submission-file.ts';

const STRICT = { additionalProperties: false } as const;

const ruling = Type.Object({ at: dateTime('When.'), reason: Type.String() });

const flagMembers = {
  code: Type.String({ description: 'The rule that raised it.', example: 'no_file' }),
  level: oneOf(['low level', 'high level'], 'A high one holds the report.'),
  message: Type.String(),
  facts: Type.String({ description: 'What the rule went by; tells flags of one rule apart.' }),
  raised_at: dateTime('When it was raised.'),
  confirmation: nullable(ruling),
};

export const AdminFlag = Type.Object({ ...flagMembers, removal: nullable(ruling) }, { $id: 'AdminFlag' });

export const QueuedFlagBody = Type.Object(
  {
    report_id: Type.Integer({ example: 1 }),
    report_version: Type.Integer({ description: 'For If-Match.', example: 2 }),
    agency_id: Type.Integer({ example: 1 }),
    local_identifier: nullable(Type.String()),
    state: oneOf(REPORT_STATES, 'The state of the report.'),
    ...flagMembers,
  },
  { $id: 'QueuedFlag' },
);

export const FlagDecision = Type.Object(
  {
    code: Type.String({ maxLength: 100, example: 'country_not_in_focus' }),
    facts: Type.Optional(
      Type.String({
        maxLength: 1_000,
        description: 'Needed where the rule raised several flags.',
        example: 'country:1',
      }),
    ),
    reason,
  },
  { $id: 'FlagDecision', ...STRICT },
);

export const RecheckBody = Type.Object(
  { reason: Type.Optional(Type.String({ maxLength: 1_000, example: 'The agency is official there now.' })) },
  { $id: 'Recheck', ...STRICT },
);

export const AdminReport = Type.Object(
  {
    id: Type.Integer({ example: 1 }),
    version: Type.Integer({ description: 'For If-Match.', example: 2 }),
    created_at: dateTime('When it was first stored.'),
    updated_at: dateTime('When it was last changed.'),
    state: oneOf(REPORT_STATES, 'What the public sees of it.'),
    flag: oneOf(FLAG_LEVELS, 'The highest flag that stands.'),
    flags: listOf(refTo(AdminFlag), 'Every flag, those that were removed included.'),
    files: listOf(refTo(SubmittedFile)),
    withdrawal: nullable(ruling),
    record: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description: 'The whole record as it is kept.',
    }),
  },
  { $id: 'AdminReport' },
);

export const ADMIN_REPORT_SCHEMAS = [AdminFlag, QueuedFlagBody, FlagDecision, RecheckBody, AdminReport] as const;
