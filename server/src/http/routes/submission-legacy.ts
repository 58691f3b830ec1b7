import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '../../domain/errors.ts';
import { parseFormFields } from '../../submission/form-fields.ts';
import { refuseAsOlder } from '../older-refusals.ts';
import { refTo } from '../schemas/fields.ts';
import { describedBody, ReportSubmission } from '../schemas/report-submission.ts';
import { SubmissionAccepted, SubmissionWaiting } from '../schemas/submission.ts';
import { submissionProblems } from '../schemas/submission-problems.ts';
import {
  JSON_MEDIA_TYPE,
  type SubmissionRoutesOptions,
  senderOf,
  sendResult,
  SUBMISSION_TAGS as tags,
} from './submission-options.ts';

const FORM = 'application/x-www-form-urlencoded';
const MAX_REPORTS = 1_000;

/** The looser envelope of the older version: one report or a list of them, as JSON or as a form; each is an upsert. */
export const legacySubmissionRoutes: FastifyPluginAsyncTypebox<SubmissionRoutesOptions> = async (app, options) => {
  const { submissions } = options;
  refuseAsOlder(app);
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseFormFields(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });

  for (const method of ['POST', 'PUT'] as const) {
    app.route({
      method,
      url: '/submit/report',
      config: { access: 'submit' },
      schema: {
        tags,
        operationId: method === 'POST' ? 'submitReports' : 'resubmitReports',
        summary: 'Submit reports, new or known',
        description:
          'A report with a report_id, or with an agency and a local_identifier that are known together, is replaced; ' +
          'else it is new. A list is answered by a list, with 400 when any of it was refused.',
        body: describedBody({
          anyOf: [refTo(ReportSubmission), { type: 'array', items: refTo(ReportSubmission) }],
        }),
        response: {
          200: {
            anyOf: [
              refTo(SubmissionAccepted),
              refTo(SubmissionWaiting),
              { type: 'array', items: { anyOf: [refTo(SubmissionAccepted), refTo(SubmissionWaiting)] } },
            ],
          },
          ...submissionProblems(400, 404, 409, 410, 413, 415),
        },
      },
      handler: (request, reply) => handle(request, reply),
    });
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const channel = String(request.headers['content-type']).startsWith(FORM) ? ('form' as const) : ('json' as const);
    const sender = senderOf(request, options);
    const { body } = request;
    if (!Array.isArray(body)) {
      return sendResult(reply, await submissions.submit({ ...sender, operation: 'upsert', channel, sent: body }));
    }
    if (body.length > MAX_REPORTS) {
      throw new RegistryError('too_large', `At most ${MAX_REPORTS} reports can be sent at once, not ${body.length}.`);
    }
    const requests = body.map((sent: unknown) => ({ ...sender, operation: 'upsert' as const, channel, sent }));
    const results = await submissions.submitAll(requests);
    const isRefused = results.some(({ status }) => status >= 400);
    reply.code(isRefused ? 400 : 200).type(JSON_MEDIA_TYPE);
    return reply.serializer(JSON.stringify).send(results.map((result) => result.body));
  }
};
