import { Type } from 'typebox';
import { CORRECTABLE_TYPES, CORRECTION_LENGTHS, CORRECTION_STATES } from '../../domain/correction.ts';
import { QUALITY_CHECKS } from '../../domain/data-quality.ts';
import { dateTime, nullable, oneOf } from './fields.ts';

const checkName = oneOf(
  QUALITY_CHECKS.map(({ name }) => name),
  'The name of the check.',
);

export const QualityCheckBody = Type.Object(
  {
    check: checkName,
    title: Type.String({ description: 'What the check finds.' }),
    record_type: oneOf(['report', 'institution'], 'The kind of record it finds.'),
    count: Type.Integer({ description: 'How many records it finds now.' }),
  },
  { $id: 'QualityCheck' },
);

export const QualityFindingBody = Type.Object(
  {
    record_type: oneOf(['report', 'institution'], 'The kind of record.'),
    id: Type.Integer({ description: 'The number of the record.' }),
    name: Type.String({ description: 'The name of an institution, the local identifier of a report.' }),
    detail: Type.String({ description: 'What was found there.' }),
  },
  { $id: 'QualityFinding' },
);

export const CorrectionForm = Type.Object(
  {
    record_type: oneOf(CORRECTABLE_TYPES, 'The kind of record.'),
    record_id: Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'The number of the record.',
      example: 1,
    }),
    message: Type.String({
      maxLength: CORRECTION_LENGTHS.message + 1_000,
      description: 'What is wrong, in plain words.',
      example: 'The review of 2019 was on the faculty, not on the whole university.',
    }),
    contact: Type.Optional(
      Type.String({
        maxLength: 254,
        description: 'A mail address for questions. Only the operator sees it.',
        example: 'ada@people.example',
      }),
    ),
  },
  { $id: 'CorrectionForm', additionalProperties: false },
);

export const CorrectionReceipt = Type.Object(
  {
    state: oneOf(['received'], 'Always "received" here.'),
    id: Type.Integer({ description: 'The number of the message.' }),
    detail: Type.String(),
  },
  { $id: 'CorrectionReceipt' },
);

export const CorrectionBody = Type.Object(
  {
    id: Type.Integer(),
    at: dateTime('When it was reported.'),
    record_type: oneOf(CORRECTABLE_TYPES, 'The kind of record.'),
    record_id: Type.Integer(),
    message: Type.String(),
    contact: Type.String({ description: 'Empty when its sender left none.' }),
    state: oneOf(CORRECTION_STATES, 'What became of it.'),
    decided_at: nullable(dateTime('When it was decided.')),
    decided_by: nullable(Type.String({ description: 'Who decided.' })),
    note: Type.String({ description: 'What the operator found.' }),
  },
  { $id: 'Correction' },
);

export const CorrectionDecisionForm = Type.Object(
  {
    state: oneOf(CORRECTION_STATES, 'What becomes of it.'),
    note: Type.Optional(Type.String({ maxLength: CORRECTION_LENGTHS.note, description: 'What you found.' })),
  },
  { $id: 'CorrectionDecision', additionalProperties: false },
);

export const ADMINISTRATION_SCHEMAS = [
  QualityCheckBody,
  QualityFindingBody,
  CorrectionForm,
  CorrectionReceipt,
  CorrectionBody,
  CorrectionDecisionForm,
] as const;
