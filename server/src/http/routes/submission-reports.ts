import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { PATCH_TYPES } from '../patch-bodies.ts';
import { refTo } from '../schemas/fields.ts';
import { describedBody, ReportPatch, ReportSubmission } from '../schemas/report-submission.ts';
import { SubmissionAccepted, SubmissionWaiting } from '../schemas/submission.ts';
import { submissionProblems } from '../schemas/submission-problems.ts';
import { type SubmissionRoutesOptions, senderOf, sendResult, SUBMISSION_TAGS as tags } from './submission-options.ts';

const config = { access: 'submit' } as const;
const ReportPath = pathParameters({ reportID: recordId('The number of the report.') });

const REPEATING =
  'With the header Idempotency-Key the same request has one effect and the same answer for a day; with If-Match it is ' +
  'refused when the report has changed since.';

/** One report at a time, in the current version. */
export const submissionReportRoutes: FastifyPluginAsyncTypebox<SubmissionRoutesOptions> = async (app, options) => {
  const { submissions } = options;

  app.post(
    '/submit/report',
    {
      config,
      schema: {
        tags,
        operationId: 'submitReport',
        summary: 'Submit a new report',
        description: `Everything that is wrong is told at once. ${REPEATING}`,
        body: describedBody(refTo(ReportSubmission)),
        response: {
          200: refTo(SubmissionAccepted),
          201: refTo(SubmissionAccepted),
          202: refTo(SubmissionWaiting),
          ...submissionProblems(400, 409, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const order = { operation: 'create', channel: 'json', sent: request.body } as const;
      return sendResult(reply, await submissions.submit({ ...senderOf(request, options), ...order }));
    },
  );

  app.put(
    '/submit/report',
    {
      config,
      schema: {
        tags,
        operationId: 'replaceReport',
        summary: 'Replace a report',
        description:
          'The report is found by report_id, or by agency and local_identifier; what is not sent is no longer there. ' +
          REPEATING,
        body: describedBody(refTo(ReportSubmission)),
        response: {
          200: refTo(SubmissionAccepted),
          202: refTo(SubmissionWaiting),
          ...submissionProblems(400, 404, 409, 410, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const order = { operation: 'replace', channel: 'json', sent: request.body } as const;
      return sendResult(reply, await submissions.submit({ ...senderOf(request, options), ...order }));
    },
  );

  app.patch(
    '/submit/report/:reportID',
    {
      config,
      schema: {
        tags,
        operationId: 'patchReport',
        summary: 'Change parts of a report',
        description: `A JSON Merge Patch: what is named changes, null takes it away, lists are sent whole. ${REPEATING}`,
        params: ReportPath,
        consumes: PATCH_TYPES,
        body: describedBody(refTo(ReportPatch)),
        response: {
          200: refTo(SubmissionAccepted),
          202: refTo(SubmissionWaiting),
          ...submissionProblems(400, 404, 409, 410, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const { reportID: reportId } = request.params;
      const order = { operation: 'patch', channel: 'json', sent: request.body, reportId } as const;
      return sendResult(reply, await submissions.submit({ ...senderOf(request, options), ...order }));
    },
  );
};
