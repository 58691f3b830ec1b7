import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OWN_MEMBERS } from '../../domain/own-agency.ts';
import { versionIn } from '../if-match.ts';
import { flag, text } from '../parameters/kinds.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { PATCH_TYPES } from '../patch-bodies.ts';
import { EditableRecordBody, RecordOutcomeBody, RecordRow } from '../schemas/admin-record.ts';
import { refTo } from '../schemas/fields.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { toRecordOutcome } from '../views/record-outcome-view.ts';
import { principalOf } from './account-options.ts';
import { type AdminRoutesOptions, DECISION_BODY_LIMIT, DESK_READS, DESK_WRITES, tags } from './admin-options.ts';

const AgencyPath = pathParameters({ agencyID: recordId('The number of the agency.') });
const OwnQuery = queryParameters({
  reason: text({ maxLength: 1_000, description: 'Why; may be left out.', example: 'We have moved.' }),
  dry_run: flag({ fallback: false, description: 'Whether to show the differences and store nothing.' }),
});
const DEFAULT_REASON = 'The agency changed what it says about itself.';

/** What an agency says about itself: contact data, addresses and notes. */
export const adminOwnAgencyRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (app, { administration }) => {
  app.get(
    '/agencies/:agencyID/own-part/',
    {
      config: DESK_READS,
      schema: {
        tags,
        operationId: 'getOwnAgencyPart',
        summary: 'What an agency says about itself',
        params: AgencyPath,
        response: { 200: refTo(EditableRecordBody), ...writeProblems(404) },
      },
    },
    async (request, reply) => {
      const { ownAgency } = administration;
      const { id, version, row } = await ownAgency.read(principalOf(request), request.params.agencyID);
      reply.header('etag', `"${version}"`);
      return { id, version, record: row };
    },
  );

  app.patch(
    '/agencies/:agencyID/own-part/',
    {
      config: DESK_WRITES,
      bodyLimit: DECISION_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'changeOwnAgencyPart',
        summary: 'Change what an agency says about itself',
        description: `Everything in it is public: ${OWN_MEMBERS.join(', ')}.`,
        params: AgencyPath,
        querystring: OwnQuery,
        consumes: PATCH_TYPES,
        body: refTo(RecordRow),
        response: { 200: refTo(RecordOutcomeBody), ...writeProblems(400, 404, 409, 422) },
      },
    },
    async (request) => {
      const { reason = DEFAULT_REASON, dry_run: isDryRun } = request.query;
      const version = versionIn(request.headers['if-match']);
      const edit = { row: request.body, version, reason, isDryRun };
      const { agencyID } = request.params;
      return toRecordOutcome(await administration.ownAgency.change(principalOf(request), agencyID, edit));
    },
  );
};
