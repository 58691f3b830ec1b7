import { Type } from 'typebox';
import { LIKENESS_KINDS, PROPOSAL_STATES } from '../../domain/proposal.ts';
import { reason } from './admin-account.ts';
import { RecordRow } from './admin-record.ts';
import { dateTime, listOf, nullable, oneOf, refTo } from './fields.ts';

const STRICT = { additionalProperties: false } as const;

export const ProposalForm = Type.Object(
  {
    institution: refTo(RecordRow),
    note: Type.Optional(
      Type.String({ maxLength: 2_000, description: 'What the operator should know.', example: 'Founded last year.' }),
    ),
    not_a_duplicate: Type.Optional(
      Type.Boolean({ description: 'Say so once you have looked at the institutions that look alike.', default: false }),
    ),
  },
  { $id: 'ProposalForm', ...STRICT },
);

export const LookalikeBody = Type.Object(
  {
    id: Type.Integer({ example: 1 }),
    registry_id: Type.String({ example: 'REGINST0001' }),
    name_primary: Type.String({ example: 'University of Valmere' }),
    website_link: Type.String(),
    alike_by: listOf(oneOf(LIKENESS_KINDS, 'What is the same.')),
  },
  { $id: 'Lookalike' },
);

export const ProposalAnswer = Type.Object(
  {
    id: nullable(Type.Integer({ description: 'The number of the proposal; null while it is not stored.' })),
    state: oneOf(['duplicates', 'open'], 'With "duplicates" nothing was stored: look at the lookalikes first.'),
    lookalikes: listOf(refTo(LookalikeBody), 'Known institutions that may be the same, the surest first.'),
  },
  { $id: 'ProposalAnswer' },
);

const members = {
  id: Type.Integer({ example: 1 }),
  at: dateTime('When it was proposed.'),
  account_id: Type.Integer({ description: 'Who proposed it.', example: 7 }),
  institution: refTo(RecordRow),
  note: Type.String(),
  state: oneOf(PROPOSAL_STATES, 'Whether it waits.'),
  institution_id: nullable(Type.Integer({ description: 'The institution it became, or was already.' })),
  decided_at: nullable(dateTime('When it was decided.')),
  reason: Type.String({ description: 'Why it was decided so.' }),
};

export const ProposalBody = Type.Object(members, { $id: 'Proposal' });

export const ProposalDetail = Type.Object(
  { ...members, lookalikes: listOf(refTo(LookalikeBody), 'Known institutions that may be the same.') },
  { $id: 'ProposalDetail' },
);

export const ProposalAcceptance = Type.Object(
  {
    institution: Type.Optional(refTo(RecordRow)),
    reason,
  },
  { $id: 'ProposalAcceptance', ...STRICT },
);

export const ProposalRefusal = Type.Object(
  {
    institution_id: Type.Optional(
      nullable(Type.Integer({ minimum: 1, description: 'The institution it is already, if so.', example: 1 })),
    ),
    reason,
  },
  { $id: 'ProposalRefusal', ...STRICT },
);

export const PROPOSAL_SCHEMAS = [
  ProposalForm,
  LookalikeBody,
  ProposalAnswer,
  ProposalBody,
  ProposalDetail,
  ProposalAcceptance,
  ProposalRefusal,
] as const;
