import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { versionIn } from '../if-match.ts';
import { pageLinks } from '../page-links.ts';
import { choice, flag, text } from '../parameters/kinds.ts';
import { ADVICE, pageParameters, requireModestPage } from '../parameters/page-parameters.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { ReasonBody } from '../schemas/admin-account.ts';
import { AdminReport, FlagDecision, QueuedFlagBody, RecheckBody } from '../schemas/admin-report.ts';
import { refTo } from '../schemas/fields.ts';
import { pageOf } from '../schemas/wrapper.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { toAdminReport, toQueuedFlag } from '../views/admin-report-view.ts';
import { principalOf } from './account-options.ts';
import { type AdminRoutesOptions, DECISION_BODY_LIMIT, DESK_READS, decisionOf, tags, WRITES } from './admin-options.ts';

const ReportPath = pathParameters({ reportID: recordId('The number of the report.') });
const FlagsQuery = queryParameters({
  ...pageParameters({ defaultLimit: 50 }),
  level: choice(['low level', 'high level'], { description: 'Of this level.' }),
  code: text({ description: 'Of this rule; deletion_requested for requests to delete.', example: 'no_file' }),
  confirmed: flag({ description: 'Those the operator has confirmed instead of those that wait.', fallback: false }),
});
const decided = { 200: refTo(AdminReport), ...writeProblems(400, 404, 409, 422) };

/** The queue of flags, and decisions on reports. */
export const adminReportRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (
  app,
  { administration, baseUrl },
) => {
  app.get(
    '/reports/flags/',
    {
      config: DESK_READS,
      schema: {
        tags,
        operationId: 'listFlags',
        summary: 'Flags that wait for a decision',
        description: 'Those that hold a report first, then the oldest. Agencies see the flags of their own reports.',
        querystring: FlagsQuery,
        response: { 200: pageOf(refTo(QueuedFlagBody)), ...writeProblems(400) },
      },
    },
    async (request) => {
      const { level, code, confirmed: isConfirmed, ...page } = request.query;
      const filter = { level, code, isConfirmed };
      const { count, items } = await administration.reports.flags(principalOf(request), filter, page);
      requireModestPage(page, count, ADVICE.offset);
      return { count, ...pageLinks(baseUrl, request.url, page, count), results: items.map(toQueuedFlag) };
    },
  );

  app.get(
    '/reports/:reportID/',
    {
      config: DESK_READS,
      schema: {
        tags,
        operationId: 'getAdministeredReport',
        summary: 'A report in any state, with its flags and files',
        description: 'Agencies see their own reports.',
        params: ReportPath,
        response: { 200: refTo(AdminReport), ...writeProblems(404) },
      },
    },
    (request, reply) => show(request, reply, request.params.reportID),
  );

  const flagDecisions = [
    ['remove', 'removeFlag', 'Remove a flag; it is not raised again for the same facts'],
    ['confirm', 'confirmFlag', 'Confirm a flag; it stands and leaves the queue'],
  ] as const;
  for (const [word, operationId, summary] of flagDecisions) {
    app.post(
      `/reports/:reportID/flags/${word}`,
      {
        config: WRITES,
        bodyLimit: DECISION_BODY_LIMIT,
        schema: { tags, operationId, summary, params: ReportPath, body: refTo(FlagDecision), response: decided },
      },
      async (request, reply) => {
        const { code, facts, reason } = request.body;
        const { reportID } = request.params;
        await administration.reports[operationId](reportID, { code, facts }, rulingOf(request, reason));
        return show(request, reply, reportID);
      },
    );
  }

  const decisions = [
    ['deletion/confirm', 'confirmDeletion', 'Grant the deletion an agency asked for; the report is withdrawn'],
    ['deletion/refuse', 'refuseDeletion', 'Refuse the deletion an agency asked for'],
    ['withdraw', 'withdraw', 'Withdraw a report'],
    ['restore', 'restore', 'Take the withdrawal of a report back'],
  ] as const;
  for (const [path, name, summary] of decisions) {
    app.post(
      `/reports/:reportID/${path}`,
      {
        config: WRITES,
        bodyLimit: DECISION_BODY_LIMIT,
        schema: {
          tags,
          operationId: name.endsWith('Deletion') ? name : `${name}Report`,
          summary,
          description: 'The agency gets a mail with the reason.',
          params: ReportPath,
          body: refTo(ReasonBody),
          response: decided,
        },
      },
      async (request, reply) => {
        const { reportID } = request.params;
        await administration.reports[name](reportID, rulingOf(request, request.body.reason));
        return show(request, reply, reportID);
      },
    );
  }

  app.post(
    '/reports/:reportID/recheck',
    {
      config: WRITES,
      bodyLimit: DECISION_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'recheckReport',
        summary: 'Ask the rules about flags again',
        description:
          'As after a change of its agency or institutions, to which nothing is added. Flags that were removed stay ' +
          'removed; without a difference nothing is stored. The agency gets a mail about new flags.',
        params: ReportPath,
        body: refTo(RecheckBody),
        response: decided,
      },
    },
    async (request, reply) => {
      const { reportID } = request.params;
      await administration.reports.recheck(reportID, rulingOf(request, request.body.reason ?? ''));
      return show(request, reply, reportID);
    },
  );

  async function show(request: FastifyRequest, reply: FastifyReply, reportId: number) {
    const found = await administration.reports.find(principalOf(request), reportId);
    reply.header('etag', `"${found.report.version}"`);
    return toAdminReport(found);
  }
};

function rulingOf(request: FastifyRequest, reason: string) {
  return { ...decisionOf(request, reason), version: versionIn(request.headers['if-match']) };
}
