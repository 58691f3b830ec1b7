import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from '../../domain/file-fetching.ts';
import { reportFileName } from '../../domain/report-file-name.ts';
import type { ReportFiles, Sender } from '../../services/manage-report-files.ts';
import { type FileForm, readFileForm } from '../../services/read-file-form.ts';
import { versionIn } from '../if-match.ts';
import { refuseAsOlder } from '../older-refusals.ts';
import type { ApiVersion } from '../openapi.ts';
import { pathParameters, pathText, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { id, required } from '../parameters/required.ts';
import { refTo } from '../schemas/fields.ts';
import { ReportFileAddition, ReportFileAnswer, ReportFileReplacement } from '../schemas/submission-file.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { bytesOf, streamBodies } from '../streamed-bodies.ts';
import { toReportFileAnswer } from '../views/submitted-file-view.ts';
import { principalOf } from './account-options.ts';

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
const failures = writeProblems(400, 404, 409, 413, 422);

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
        body: refTo(ReportFileAddition),
        response: { 201: refTo(ReportFileAnswer), ...failures },
      },
    },
    async (request, reply) => {
      const { report_id: reportId, ...form } = request.body;
      const change = await reportFiles.add(senderOf(request), reportId, readFileForm(toForm(form)));
      reply.code(201);
      return toReportFileAnswer(change);
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
        body: refTo(ReportFileReplacement),
        response: { 200: refTo(ReportFileAnswer), ...failures },
      },
    },
    async (request) => {
      const { file_id: fileId, ...form } = request.body;
      return toReportFileAnswer(await reportFiles.replace(senderOf(request), fileId, readFileForm(toForm(form))));
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
    async (request) => {
      const fileId = required('file_id', request.query.file_id);
      return toReportFileAnswer(await reportFiles.remove(senderOf(request), fileId));
    },
  );

  await app.register(contentRoute, { reportFiles, version });
};

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
    async (request) => {
      const { fileID: fileId, name } = request.params;
      const content = { fileId, fileName: reportFileName(name), content: bytesOf(request) };
      return toReportFileAnswer(await reportFiles.putContent(senderOf(request), content));
    },
  );
};

function senderOf(request: FastifyRequest): Sender {
  const { accountId, role } = principalOf(request);
  return { accountId, role, version: versionIn(request.headers['if-match']) };
}

interface WireForm {
  readonly original_location?: string;
  readonly file?: string;
  readonly file_name?: string;
  readonly display_name?: string;
  readonly report_language: readonly string[];
}

function toForm(form: WireForm): FileForm {
  return {
    originalLocation: form.original_location,
    file: form.file,
    fileName: form.file_name,
    displayName: form.display_name,
    reportLanguage: form.report_language,
  };
}
