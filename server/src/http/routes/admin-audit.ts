import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RegistryError } from '../../domain/errors.ts';
import { RECORD_TYPES } from '../../domain/record.ts';
import { choice, instant, text } from '../parameters/kinds.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { id } from '../parameters/required.ts';
import { ReasonBody } from '../schemas/admin-account.ts';
import { AuditPage, UndoneBody } from '../schemas/admin-audit.ts';
import { refTo } from '../schemas/fields.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { toAuditedChange } from '../views/admin-audit-view.ts';
import { principalOf } from './account-options.ts';
import { type AdminRoutesOptions, DECISION_BODY_LIMIT, DESK_READS, decisionOf, tags, WRITES } from './admin-options.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 500;
const SequencePath = pathParameters({ sequence: recordId('The place of the change in the journal.', 4711) });
const AuditQuery = queryParameters({
  record_type: choice(RECORD_TYPES, { description: 'Changes of records of this kind.' }),
  record_id: id({ description: 'Changes of this record; together with record_type.' }),
  actor: text({ description: 'Changes by this account or part of the program.', example: 'account:1' }),
  since: instant({ description: 'Changes from this moment on.' }),
  until: instant({ description: 'Changes up to this moment.' }),
  before: id({ description: 'Changes before this place in the journal; next_before of the page before.' }),
  limit: id({ description: `How many changes; ${DEFAULT_LIMIT} when not given, at most ${MAX_LIMIT}.`, example: 5 }),
});

/** Who changed what, when and why. */
export const adminAuditRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (app, { administration }) => {
  app.get(
    '/audit/',
    {
      config: DESK_READS,
      schema: {
        tags,
        operationId: 'listChanges',
        summary: 'Changes of records, newest first, field by field',
        description: 'Agencies see the changes of their own reports and of their own record, whoever made them.',
        querystring: AuditQuery,
        response: { 200: refTo(AuditPage), ...writeProblems(400) },
      },
    },
    async (request) => {
      const { record_type, record_id, limit = DEFAULT_LIMIT, ...rest } = request.query;
      requireModestLimit(limit);
      const filter = { recordType: record_type, recordId: record_id, ...rest };
      const { changes, nextBefore } = await administration.audit.list(principalOf(request), filter, limit);
      return { results: changes.map(toAuditedChange), next_before: nextBefore };
    },
  );

  app.post(
    '/audit/:sequence/undo',
    {
      config: WRITES,
      bodyLimit: DECISION_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'undoChange',
        summary: 'Give a record the content it had before its last change',
        description:
          'It becomes a change of its own. What was part of a merge, a split or a succession of reports is refused: ' +
          'half of it would leave records that disagree.',
        params: SequencePath,
        body: refTo(ReasonBody),
        response: { 200: refTo(UndoneBody), ...writeProblems(400, 404, 409, 422) },
      },
    },
    async (request) => {
      const decision = decisionOf(request, request.body.reason);
      const undone = await administration.audit.undo(request.params.sequence, decision);
      return { record_type: undone.recordType, record_id: undone.recordId };
    },
  );
};

/** Each change brings two whole records along, so a page holds less than other pages do. */
function requireModestLimit(limit: number): void {
  if (limit <= MAX_LIMIT) return;
  const message = `takes at most ${MAX_LIMIT}; read on with before`;
  throw new RegistryError('invalid_parameter', `The parameter limit ${message}.`, {
    problems: [{ parameter: 'limit', message }],
  });
}
