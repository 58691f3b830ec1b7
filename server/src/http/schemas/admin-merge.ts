import { Type } from 'typebox';
import { reason } from './admin-account.ts';
import { AuditedChangeBody } from './admin-audit.ts';
import { listOf, oneOf } from './fields.ts';

const STRICT = { additionalProperties: false } as const;

export const MergeBody = Type.Object(
  {
    into: Type.String({
      maxLength: 20,
      description: 'The institution that survives, by its number or registry identifier.',
      example: 'REGINST0001',
    }),
    reason,
  },
  { $id: 'Merge', ...STRICT },
);

export const SplitBody = Type.Object(
  {
    move_reports: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), {
        maxItems: 10_000,
        description: 'Reports that came to the survivor after the merge and are about the other institution.',
        example: [],
      }),
    ),
    reason,
  },
  { $id: 'Split', ...STRICT },
);

export const MergeOutcomeBody = Type.Object(
  {
    institution: Type.String({ description: 'The double.', example: 'REGINST0002' }),
    survivor: Type.String({ example: 'REGINST0001' }),
    dry_run: Type.Boolean({ description: 'Whether nothing was stored.' }),
    warnings: listOf(Type.String(), 'What should be looked at.'),
    later_reports: listOf(
      Type.Integer(),
      'Before a split: reports that came after the merge, of which move_reports takes those that shall move.',
    ),
    changes: listOf(
      Type.Object({
        record_type: oneOf(['institution', 'report'], 'What is changed.'),
        record_id: Type.Integer({ example: 1 }),
        changes: AuditedChangeBody.properties.changes,
      }),
      'Every record that is changed, field by field.',
    ),
  },
  { $id: 'MergeOutcome' },
);

export const ADMIN_MERGE_SCHEMAS = [MergeBody, SplitBody, MergeOutcomeBody] as const;
