import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { effectiveFlag, stateOf } from '../../domain/report-state.ts';
import { SUBMISSION_RESULTS } from '../../domain/submission/submission.ts';
import type { RequestedDeletion } from '../../services/request-deletion.ts';
import type { NamedSubmission } from '../../services/sent-submissions.ts';
import { versionIn } from '../if-match.ts';
import { pageLinks } from '../page-links.ts';
import { choices, text } from '../parameters/kinds.ts';
import { ADVICE, pageParameters, requireModestPage } from '../parameters/page-parameters.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { id, required } from '../parameters/required.ts';
import { refTo } from '../schemas/fields.ts';
import { DeletionAnswer, LocalIdentifierAnswer, SubmissionDetail, SubmissionItem } from '../schemas/submission.ts';
import { pageOf } from '../schemas/wrapper.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { toAgencyBrief, toFlagMembers, toProblemEntries, toSubmittedReport } from '../views/submission-view.ts';
import { principalOf } from './account-options.ts';
import { keyIn, type SubmissionRoutesOptions, SUBMISSION_TAGS as tags } from './submission-options.ts';

const config = { access: 'submit' } as const;
const MAX_REASON = 1_000;

const CheckQuery = queryParameters({
  agency: text({ description: 'The acronym or the register number of the agency.', example: 'ORQA' }),
  local_identifier: text({ maxLength: 255, description: 'Your own identifier.', example: '2026-017' }),
});
const DeletionQuery = queryParameters({
  reason: text({ maxLength: MAX_REASON, description: 'Why the report shall go.', example: 'Sent twice' }),
});
const ReportPath = pathParameters({ reportID: recordId('The number of the report.') });
const SubmissionPath = pathParameters({ submissionID: recordId('The number of the submission.') });
const ListQuery = queryParameters({
  agency: text({ description: 'The acronym or the register number of an agency.', example: 'ORQA' }),
  report: id({ description: 'Only what was sent about this report.' }),
  result: choices(SUBMISSION_RESULTS, {
    description: 'Only what was accepted, or was refused, or waits for a proposed institution.',
  }),
  ...pageParameters({ defaultLimit: 10 }),
});

/** What was sent and what became of it; identifiers in use; asking for a deletion. */
export const submissionQueryRoutes: FastifyPluginAsyncTypebox<SubmissionRoutesOptions> = async (app, options) => {
  const { submissions, version, baseUrl } = options;

  app.get(
    '/check/local-identifier',
    {
      config,
      schema: {
        tags,
        operationId: 'checkLocalIdentifier',
        summary: 'Which report has a local identifier',
        description:
          'For your own agencies and those you stand in for. 404 when there is no such report; its errors name ' +
          'local_identifier when that is free, and agency when you submit for no agency of that name.',
        querystring: CheckQuery,
        response: { 200: refTo(LocalIdentifierAnswer), ...writeProblems(400, 404) },
      },
    },
    async (request) => {
      const agencyText = required('agency', request.query.agency);
      const localIdentifier = required('local_identifier', request.query.local_identifier).trim().normalize('NFC');
      const { agency, report } = await submissions.sent.findByLocalIdentifier(
        principalOf(request),
        agencyText,
        localIdentifier,
      );
      return {
        agency: toAgencyBrief(agency, agency.id),
        local_identifier: localIdentifier,
        report_id: report.id,
        version: report.version,
        state: stateOf(report),
        report_flag: effectiveFlag(report),
        status: report.status,
        decision: report.decision,
        valid_from: report.validFrom,
        valid_to: report.validTo,
        date_created: report.createdAt,
        date_updated: report.updatedAt,
      };
    },
  );

  app.delete(
    '/delete/report/:reportID',
    {
      config,
      schema: {
        tags,
        operationId: 'requestDeletion',
        summary: 'Ask for the deletion of a report',
        description: 'The report is held, so nobody sees it, until the operator has decided.',
        params: ReportPath,
        querystring: DeletionQuery,
        response: { 200: refTo(DeletionAnswer), ...writeProblems(400, 404, 409, 410) },
      },
    },
    async (request, reply) => {
      const { accountId, role } = principalOf(request);
      const { reason } = request.query;
      const { body } = await submissions.requestDeletion({
        accountId,
        role,
        reportId: request.params.reportID,
        version: versionIn(request.headers['if-match']),
        key: keyIn(request),
        reason: version === 'v2' ? required('reason', reason) : (reason ?? ''),
        toAnswer: (requested) => ({ status: 200, body: toDeletionAnswer(requested) }),
      });
      const answer = body as ReturnType<typeof toDeletionAnswer>;
      reply.header('etag', `"${answer.report_version}"`);
      return answer;
    },
  );

  app.get(
    '/submissions/',
    {
      config,
      schema: {
        tags,
        operationId: 'listSubmissions',
        summary: 'What was sent',
        description: 'By you and for your agencies, newest first; the operator sees everything.',
        querystring: ListQuery,
        response: { 200: pageOf(refTo(SubmissionItem)), ...writeProblems(400) },
      },
    },
    async (request) => {
      const { agency, report: reportId, result: results, limit, offset } = request.query;
      const page = { limit, offset };
      const query = { agency, reportId, results };
      const { count, items } = await submissions.sent.list(principalOf(request), query, page);
      requireModestPage(page, count, ADVICE.offset);
      return { count, ...pageLinks(baseUrl, request.url, page, count), results: items.map(toItem) };
    },
  );

  app.get(
    '/submissions/:submissionID',
    {
      config,
      schema: {
        tags,
        operationId: 'getSubmission',
        summary: 'One submission, with the report as it is now',
        params: SubmissionPath,
        response: { 200: refTo(SubmissionDetail), ...writeProblems(404) },
      },
    },
    async (request) => {
      const named = await submissions.sent.find(principalOf(request), request.params.submissionID);
      const { reportId, request: sent } = named.submission;
      const [own] = reportId === null || !named.maySeeReport ? [] : await submissions.own.read([reportId]);
      return {
        ...toItem(named),
        original_data: sent,
        report: own ? toSubmittedReport(own) : null,
        ...(own ? toFlagMembers(own.report) : { report_flag: null, report_warnings: [] }),
      };
    },
  );
};

function toDeletionAnswer({ report, submissionId }: RequestedDeletion) {
  return {
    submission_status: 'success' as const,
    submission_id: submissionId,
    report_id: report.id,
    report_version: report.version,
    state: stateOf(report),
    ...toFlagMembers(report),
  };
}

function toItem({ submission, username, agency, waitingFor }: NamedSubmission) {
  return {
    id: submission.id,
    at: submission.at,
    username,
    agency,
    operation: submission.operation,
    channel: submission.channel,
    result: submission.result,
    report_id: submission.reportId,
    report_version: submission.reportVersion,
    local_identifier: submission.localIdentifier,
    problems: toProblemEntries(submission.problems),
    waiting_for: [...waitingFor],
  };
}
