import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { RegistryError } from '../../domain/errors.ts';
import { TEMPLATE_COLUMNS } from '../../submission/csv-columns.ts';
import { csvLine } from '../../submission/csv-writing.ts';
import { acceptCsvBodies, type SpooledFile, spoolCsv } from '../csv-bodies.ts';
import { choice, flag } from '../parameters/kinds.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { required } from '../parameters/required.ts';
import { refTo } from '../schemas/fields.ts';
import { describedBody, ReportPatch } from '../schemas/report-submission.ts';
import { CsvEntry, SubmissionAccepted, SubmissionWaiting } from '../schemas/submission.ts';
import { submissionProblems } from '../schemas/submission-problems.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { answerTypeOf, writeCsvAnswer } from '../views/csv-answer.ts';
import { type SubmissionRoutesOptions, senderOf, sendResult, SUBMISSION_TAGS as tags } from './submission-options.ts';

const config = { access: 'submit' } as const;
const CSV = 'text/csv';
const OPERATIONS = ['create', 'replace', 'patch', 'csv'] as const;

const ValidateQuery = queryParameters({
  operation: choice(OPERATIONS, {
    description: 'What shall be tried; a patch names its report by report_id.',
    example: 'create',
  }),
});

const CsvQuery = queryParameters({
  dry_run: flag({ fallback: false, description: 'Whether to try every row and store nothing.' }),
});

const entries = Type.Array(refTo(CsvEntry), { description: 'One entry a row, in the order of the file.' });
const csvAnswer = {
  description: 'What became of each row.',
  content: {
    'application/json': { schema: entries },
    'application/x-ndjson': { schema: refTo(CsvEntry) },
    [CSV]: { schema: Type.String({ description: 'The rows as they were sent, with what became of them.' }) },
  },
};

/** Many reports in a file, and the dry run, which takes a file too. */
export const submissionCsvRoutes: FastifyPluginAsyncTypebox<SubmissionRoutesOptions> = async (app, options) => {
  const { submissions } = options;
  await acceptCsvBodies(app);

  app.get(
    '/submit/csv-template',
    {
      config,
      schema: {
        tags,
        operationId: 'getCsvTemplate',
        summary: 'A file to start from',
        description: 'The line of column names of an ordinary report.',
        response: { 200: { content: { [CSV]: { schema: Type.String() } } }, ...writeProblems() },
      },
    },
    async (_request, reply) =>
      reply
        .type(`${CSV}; charset=utf-8`)
        .header('content-disposition', 'attachment; filename="reports.csv"')
        .send(csvLine(TEMPLATE_COLUMNS)),
  );

  app.post(
    '/submit/csv',
    {
      config,
      schema: {
        tags,
        operationId: 'submitCsv',
        summary: 'Submit reports in a CSV file',
        description:
          'A row with a report_id or a known local_identifier replaces a report, else it is a new one. Every row is a ' +
          'submission of its own. The answer has an entry a row: as a JSON array, row by row with ' +
          'Accept: application/x-ndjson, or as the same file with a column of messages with Accept: text/csv.',
        consumes: [CSV, 'multipart/form-data'],
        querystring: CsvQuery,
        body: describedBody({ type: 'string', format: 'binary', description: 'The file.' }),
        response: { 200: csvAnswer, ...submissionProblems(400, 413, 415, 422) },
      },
    },
    (request, reply) => answerFile(request, reply, request.query.dry_run),
  );

  app.post(
    '/submit/validate',
    {
      config,
      schema: {
        tags,
        operationId: 'validateReport',
        summary: 'Try a submission without sending it',
        description: 'The answer is that of the operation itself; nothing is stored, and a new report has no number.',
        querystring: ValidateQuery,
        body: describedBody(refTo(ReportPatch)),
        response: {
          200: { anyOf: [refTo(SubmissionAccepted), refTo(SubmissionWaiting)] },
          ...submissionProblems(400, 404, 409, 410, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const operation = required('operation', request.query.operation);
      if (operation === 'csv') return answerFile(request, reply, true);
      const order = { operation, channel: 'json', sent: request.body } as const;
      return sendResult(reply, await submissions.validate({ ...senderOf(request, options), ...order }));
    },
  );

  async function answerFile(request: FastifyRequest, reply: FastifyReply, isDryRun: boolean) {
    requireFile(request);
    // Versions are of single reports.
    const { version: _, ...sender } = senderOf(request, options);
    const file = await spoolCsv(request);
    try {
      const result = await submissions.submitCsv(file.chunks, { ...sender, isDryRun });
      const type = answerTypeOf(request.headers.accept);
      if (type === CSV) reply.header('content-disposition', 'attachment; filename="answer.csv"');
      const pieces = untilDone(writeCsvAnswer(result, type), file);
      return await reply.type(`${type}; charset=utf-8`).send(Readable.from(pieces));
    } catch (error) {
      await file.remove();
      if (!(error instanceof RegistryError)) throw error;
      const { code, message, problems } = error;
      const outcome = { kind: 'refused', code, message, problems, originalData: null } as const;
      return sendResult(reply, { ...sender.toAnswer(outcome), isRepeated: false, outcome });
    }
  }
};

function requireFile(request: FastifyRequest): void {
  const isFile = request.isMultipart() || String(request.headers['content-type']).startsWith(CSV);
  if (isFile) return;
  const message =
    'Send the file as the body with Content-Type: text/csv, or as a part of a form (multipart/form-data).';
  throw new RegistryError('unsupported_media_type', message);
}

/** The file is removed when the answer is written, or nobody waits for the rest of it. */
async function* untilDone(pieces: AsyncIterable<string>, file: SpooledFile): AsyncGenerator<string> {
  try {
    yield* pieces;
  } finally {
    await file.remove();
  }
}
