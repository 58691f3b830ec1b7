import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { choices } from '../parameters/kinds.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { required } from '../parameters/required.ts';
import { refTo } from '../schemas/fields.ts';
import { describedBody, ReportPatch } from '../schemas/report-submission.ts';
import { SubmissionAccepted } from '../schemas/submission.ts';
import { submissionProblems } from '../schemas/submission-problems.ts';
import { type SubmissionRoutesOptions, senderOf, sendResult, SUBMISSION_TAGS as tags } from './submission-options.ts';

const OPERATIONS = ['create', 'replace', 'patch'] as const;

const Query = queryParameters({
  operation: choices(OPERATIONS, {
    description: 'What shall be tried; a patch names its report by report_id.',
    example: 'create',
  }),
});

/** The dry run: everything but the writing. */
export const submissionValidateRoutes: FastifyPluginAsyncTypebox<SubmissionRoutesOptions> = async (app, options) => {
  app.post(
    '/submit/validate',
    {
      config: { access: 'submit' },
      schema: {
        tags,
        operationId: 'validateReport',
        summary: 'Try a submission without sending it',
        description: 'The answer is that of the operation itself; nothing is stored, and a new report has no number.',
        querystring: Query,
        body: describedBody(refTo(ReportPatch)),
        response: { 200: refTo(SubmissionAccepted), ...submissionProblems(400, 404, 409, 410, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const operation = required('operation', request.query.operation[0]);
      const { body: sent } = request;
      const order = { operation, channel: 'json', sent } as const;
      return sendResult(reply, await options.submissions.validate({ ...senderOf(request, options), ...order }));
    },
  );
};
