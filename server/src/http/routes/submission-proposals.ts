import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Administration } from '../../services/administration.ts';
import type { ProposalOutcome } from '../../services/proposals.ts';
import { refuseAsOlder } from '../older-refusals.ts';
import type { ApiVersion } from '../openapi.ts';
import { refTo } from '../schemas/fields.ts';
import { ProposalAnswer, ProposalForm } from '../schemas/proposal.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { toLookalike } from '../views/proposal-view.ts';
import { principalOf } from './account-options.ts';
import { keyIn } from './submission-options.ts';

export interface ProposalRoutesOptions {
  readonly administration: Administration;
  readonly version: ApiVersion;
}

/** Nothing about one institution is longer. */
const BODY_LIMIT = 256 * 1024;

/** Where an agency names an institution that the registry lacks. */
export const submissionProposalRoutes: FastifyPluginAsyncTypebox<ProposalRoutesOptions> = async (
  app,
  { administration, version },
) => {
  if (version === 'v1') refuseAsOlder(app);

  app.post(
    '/institutions/propose',
    {
      config: { access: 'submit' },
      bodyLimit: BODY_LIMIT,
      schema: {
        tags: ['submission'],
        operationId: 'proposeInstitution',
        summary: 'Propose an institution that the registry lacks',
        description:
          'Institutions with the same web address, name or identifier are shown first and nothing is stored; send it ' +
          'again with not_a_duplicate once you have looked. The operator decides, and you get a mail. With the header ' +
          'Idempotency-Key the same request has one effect and the same answer for a day.',
        body: refTo(ProposalForm),
        response: { 200: refTo(ProposalAnswer), 201: refTo(ProposalAnswer), ...writeProblems(400, 409, 422) },
      },
    },
    async (request, reply) => {
      const { institution: row, note = '', not_a_duplicate: isNoDuplicate = false } = request.body;
      const { accountId } = principalOf(request);
      const proposal = { accountId, row, note: note.trim(), isNoDuplicate, key: keyIn(request), toAnswer };
      const { status, body, isRepeated } = await administration.proposals.propose(proposal);
      if (isRepeated) reply.header('idempotency-replayed', 'true');
      reply.code(status === 201 ? 201 : 200);
      return body as ReturnType<typeof toAnswer>['body'];
    },
  );
};

function toAnswer({ id, lookalikes }: ProposalOutcome) {
  const state = id === null ? ('duplicates' as const) : ('open' as const);
  return { status: id === null ? 200 : 201, body: { id, state, lookalikes: lookalikes.map(toLookalike) } };
}
