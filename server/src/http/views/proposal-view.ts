import type { Static } from 'typebox';
import { namePrimary, registryId } from '../../domain/institution-names.ts';
import type { Proposal } from '../../domain/proposal.ts';
import type { Lookalike } from '../../services/find-lookalikes.ts';
import type { LookalikeBody, ProposalBody } from '../schemas/proposal.ts';

export function toLookalike({ institution, kinds }: Lookalike): Static<typeof LookalikeBody> {
  return {
    id: institution.id,
    registry_id: registryId(institution.id),
    name_primary: namePrimary(institution),
    website_link: institution.websiteLink,
    alike_by: [...kinds],
  };
}

export function toProposal(proposal: Proposal): Static<typeof ProposalBody> {
  return {
    id: proposal.id,
    at: proposal.at,
    account_id: proposal.accountId,
    institution: proposal.row,
    note: proposal.note,
    state: proposal.state,
    institution_id: proposal.institutionId,
    decided_at: proposal.decidedAt,
    reason: proposal.reason,
  };
}
