import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PROPOSAL_STATES } from '../../domain/proposal.ts';
import { pageLinks } from '../page-links.ts';
import { choice } from '../parameters/kinds.ts';
import { ADVICE, pageParameters, requireModestPage } from '../parameters/page-parameters.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { refTo } from '../schemas/fields.ts';
import { ProposalAcceptance, ProposalBody, ProposalDetail, ProposalRefusal } from '../schemas/proposal.ts';
import { pageOf } from '../schemas/wrapper.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { toLookalike, toProposal } from '../views/proposal-view.ts';
import { principalOf } from './account-options.ts';
import { type AdminRoutesOptions, DESK_READS, decisionOf, tags, WRITES } from './admin-options.ts';

const ProposalPath = pathParameters({ proposalID: recordId('The number of the proposal.') });
const ProposalsQuery = queryParameters({
  ...pageParameters({ defaultLimit: 50 }),
  state: choice(PROPOSAL_STATES, { description: 'In this state.' }),
});
const decided = { 200: refTo(ProposalBody), ...writeProblems(400, 404, 409, 422) };

/** Institutions that agencies proposed. */
export const adminProposalRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (
  app,
  { administration, baseUrl },
) => {
  app.get(
    '/proposals/',
    {
      config: DESK_READS,
      schema: {
        tags,
        operationId: 'listProposals',
        summary: 'Proposed institutions, oldest first',
        description: 'Agencies see what they proposed themselves.',
        querystring: ProposalsQuery,
        response: { 200: pageOf(refTo(ProposalBody)), ...writeProblems(400) },
      },
    },
    async (request) => {
      const { state, ...page } = request.query;
      const { count, items } = await administration.proposals.list(principalOf(request), state, page);
      requireModestPage(page, count, ADVICE.offset);
      return { count, ...pageLinks(baseUrl, request.url, page, count), results: items.map(toProposal) };
    },
  );

  app.get(
    '/proposals/:proposalID/',
    {
      config: DESK_READS,
      schema: {
        tags,
        operationId: 'getProposal',
        summary: 'A proposed institution with what looks alike today',
        params: ProposalPath,
        response: { 200: refTo(ProposalDetail), ...writeProblems(404) },
      },
    },
    async (request) => {
      const found = await administration.proposals.find(principalOf(request), request.params.proposalID);
      return { ...toProposal(found.proposal), lookalikes: found.lookalikes.map(toLookalike) };
    },
  );

  app.post(
    '/proposals/:proposalID/accept',
    {
      config: WRITES,
      schema: {
        tags,
        operationId: 'acceptProposal',
        summary: 'Add a proposed institution to the registry',
        description: 'With institution in the body, that is added instead of what was proposed.',
        params: ProposalPath,
        body: refTo(ProposalAcceptance),
        response: decided,
      },
    },
    async (request) => {
      const { institution, reason } = request.body;
      const decision = decisionOf(request, reason);
      return toProposal(await administration.proposals.accept(request.params.proposalID, institution, decision));
    },
  );

  app.post(
    '/proposals/:proposalID/refuse',
    {
      config: WRITES,
      schema: {
        tags,
        operationId: 'refuseProposal',
        summary: 'Refuse a proposed institution',
        params: ProposalPath,
        body: refTo(ProposalRefusal),
        response: decided,
      },
    },
    async (request) => {
      const { institution_id: institutionId = null, reason } = request.body;
      const decision = decisionOf(request, reason);
      return toProposal(await administration.proposals.refuse(request.params.proposalID, institutionId, decision));
    },
  );
};
