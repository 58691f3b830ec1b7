import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '../../domain/errors.ts';
import { MAX_FILE_BYTES } from '../../domain/file-fetching.ts';
import { reportFileName } from '../../domain/report-file-name.ts';
import { underKey } from '../../services/kept-answers.ts';
import type { ReportFileChange, ReportFiles, Sender } from '../../services/manage-report-files.ts';
import { readFileForm } from '../../services/read-file-form.ts';
import { requestHash } from '../../submission/sent-data.ts';
import { versionIn } from '../if-match.ts';
import { refuseAsOlder } from '../older-refusals.ts';
import type { ApiVersion } from '../openapi.ts';
import { pathParameters, pathText, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { id, required } from '../parameters/required.ts';
import { refTo } from '../schemas/fields.ts';
import { describedBody } from '../schemas/report-submission.ts';
import { ReportFileAddition, ReportFileAnswer, ReportFileReplacement } from '../schemas/submission-file.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { bytesOf, streamBodies } from '../streamed-bodies.ts';
import { toReportFileAnswer } from '../views/submitted-file-view.ts';
import { principalOf } from './account-options.ts';
import { keyIn } from './submission-options.ts';

export interface SubmissionFileRoutesOptions {
  readonly reportFiles: ReportFiles;
  readonly version: ApiVersion;
}

const tags = ['submission'];
const config = { access: 'submit' } as const;
const ContentPath = pathParameters({
  fileID: recordId('The number of the file.'),
  name: pathText('The name of the file.', 'audit.pdf'),
});
const RemovalQuery = queryParameters({ file_id: id({ description: 'The file that goes.' }) });
const failures = writeProblems(400, 404, 409, 410, 413, 422);

/** Single files of reports: add, replace, remove, and the content of one by itself. */
export const submissionFileRoutes: FastifyPluginAsyncTypebox<SubmissionFileRoutesOptions> = async (
  app,
  { reportFiles, version },
) => {
  if (version === 'v1') refuseAsOlder(app);

  app.post(
    '/manage/report-file',
    {
      config,
      schema: {
        tags,
        operationId: 'addReportFile',
        summary: 'Add a file to a report',
        description: 'Either the file itself or where it can be fetched; it is then fetched in the background.',
        body: describedBody(refTo(ReportFileAddition)),
        response: { 201: refTo(ReportFileAnswer), ...failures },
      },
    },
    (request, reply) => {
      const { ownerId: reportId, description } = readFileForm(request.body, 'report_id');
      return answerOnce(request, reply, {
        reportFiles,
        status: 201,
        sent: request.body,
        perform: (sender) => reportFiles.add(sender, reportId, description),
      });
    },
  );

  app.put(
    '/manage/report-file',
    {
      config,
      schema: {
        tags,
        operationId: 'replaceReportFile',
        summary: 'Replace a file of a report',
        description:
          'Another document gets another number. With the same original_location only the description changes.',
        body: describedBody(refTo(ReportFileReplacement)),
        response: { 200: refTo(ReportFileAnswer), ...failures },
      },
    },
    (request, reply) => {
      const { ownerId: fileId, description } = readFileForm(request.body, 'file_id');
      return answerOnce(request, reply, {
        reportFiles,
        status: 200,
        sent: request.body,
        perform: (sender) => reportFiles.replace(sender, fileId, description),
      });
    },
  );

  app.delete(
    '/manage/report-file',
    {
      config,
      schema: {
        tags,
        operationId: 'removeReportFile',
        summary: 'Remove a file from a report',
        description: 'The last file of a report cannot go.',
        querystring: RemovalQuery,
        response: { 200: refTo(ReportFileAnswer), ...failures },
      },
    },
    (request, reply) => {
      const fileId = required('file_id', request.query.file_id);
      return answerOnce(request, reply, {
        reportFiles,
        status: 200,
        sent: null,
        perform: (sender) => reportFiles.remove(sender, fileId),
      });
    },
  );

  await app.register(contentRoute, { reportFiles, version });
};

interface Effect {
  readonly reportFiles: ReportFiles;
  readonly status: 200 | 201;
  /** What was sent, or what stands for it. */
  readonly sent: unknown;
  perform(sender: Sender): Promise<ReportFileChange>;
}

/** The same request under the same key has one effect and the same answer. */
async function answerOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  { reportFiles: { keptAnswers }, status, sent, perform }: Effect,
) {
  const sender = senderOf(request);
  const key = keyIn(request);
  if (key === undefined) return answer(reply, status, toReportFileAnswer(await perform(sender)));
  const { method, url } = request;
  const repeatable = underKey(sender.accountId, key, requestHash([method, url, sender.version ?? null, sent ?? null]));
  const kept = await keptAnswers.find(repeatable);
  if (kept !== undefined) return replay(reply, kept);
  try {
    const change = await perform({
      ...sender,
      keep: (transaction, made) =>
        keptAnswers.keep(transaction, repeatable, { status, body: toReportFileAnswer(made) }),
    });
    return answer(reply, status, toReportFileAnswer(change));
  } catch (error) {
    // The same request may have been faster.
    const faster = error instanceof RegistryError ? await keptAnswers.find(repeatable) : undefined;
    if (faster === undefined) throw error;
    return replay(reply, faster);
  }
}

type FileAnswer = ReturnType<typeof toReportFileAnswer>;

function replay(reply: FastifyReply, { status, body }: { readonly status: number; readonly body: object }) {
  reply.header('idempotency-replayed', 'true');
  return answer(reply, status, body as FileAnswer);
}

function answer(reply: FastifyReply, status: number, body: FileAnswer): FileAnswer {
  reply.code(status).header('etag', `"${body.report_version}"`);
  return body;
}

/** In a scope of its own, where bodies are left as they come. */
const contentRoute: FastifyPluginAsyncTypebox<SubmissionFileRoutesOptions> = async (app, { reportFiles }) => {
  streamBodies(app);

  app.put(
    '/submit/reportfile/:fileID/:name',
    {
      config,
      bodyLimit: MAX_FILE_BYTES,
      schema: {
        tags,
        operationId: 'sendReportFile',
        summary: 'Send the content of a file',
        description:
          'The bytes of the PDF as they are, at most 100 MB, for a file that the report already describes. ' +
          'Whatever Content-Type is sent does not matter.',
        params: ContentPath,
        response: { 200: refTo(ReportFileAnswer), ...failures },
      },
    },
    async (request, reply) => {
      const { fileID: fileId, name } = request.params;
      const received = await reportFiles.receiveContent(senderOf(request), fileId, bytesOf(request));
      const fileName = reportFileName(name);
      return answerOnce(request, reply, {
        reportFiles,
        status: 200,
        sent: received.sha256,
        perform: (sender) => reportFiles.putContent(sender, { fileId, fileName, received }),
      });
    },
  );
};

function senderOf(request: FastifyRequest): Sender {
  const { accountId, role } = principalOf(request);
  return { accountId, role, version: versionIn(request.headers['if-match']) };
}
