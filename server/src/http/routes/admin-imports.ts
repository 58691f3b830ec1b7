import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RegistryError } from '../../domain/errors.ts';
import { FLAG_RULES } from '../../domain/submission/raise-flags.ts';
import { IMPORT_FORMATS, type ImportedRecords, type ImportFormat } from '../../services/import-file.ts';
import { choice, choices, flag, text } from '../parameters/kinds.ts';
import { pathParameters, pathText } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { required } from '../parameters/required.ts';
import { ImportAnswer } from '../schemas/admin-record.ts';
import { refTo } from '../schemas/fields.ts';
import { describedBody } from '../schemas/report-submission.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { bytesOf, streamBodies } from '../streamed-bodies.ts';
import { toImportAnswer } from '../views/record-outcome-view.ts';
import { type AdminRoutesOptions, actorOf, tags, WRITES } from './admin-options.ts';

const CSV = 'text/csv';
const BODY_LIMIT = 200 * 1024 * 1024;
const ImportPath = pathParameters({ records: pathText('What the file holds.', 'institutions') });
const ImportQuery = queryParameters({
  format: choice<ImportFormat>(IMPORT_FORMATS.institutions, {
    description: 'How the file is written. When absent: csv if the Content-Type is text/csv, else ndjson.',
  }),
  reason: text({ maxLength: 1_000, description: 'Why; it stands in the public history.', example: 'Yearly list' }),
  remove_flag: choices(FLAG_RULES, {
    description:
      'For reports: flags of these rules are raised and removed at once, with the reason of the import. Decide so only ' +
      'for files you have looked through.',
    example: ['no_file'],
  }),
  dry_run: flag({ fallback: false, description: 'Whether to show what would change and store nothing.' }),
});

/** Whole files, as the command line imports them. */
export const adminImportRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (app, { administration }) => {
  streamBodies(app);

  app.post(
    '/imports/:records/',
    {
      config: WRITES,
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        operationId: 'importFile',
        summary: 'Import a file',
        description:
          'The bytes of the file, at most 200 MB. A refused row does not stop the others, until a thousand are refused.',
        params: ImportPath,
        querystring: ImportQuery,
        consumes: ['application/octet-stream', CSV],
        body: describedBody({ type: 'string', format: 'binary', description: 'The file.' }),
        response: { 200: refTo(ImportAnswer), ...writeProblems(400, 404, 413, 422) },
      },
    },
    async (request) => {
      const { reason, dry_run: isDryRun, remove_flag: removedFlags } = request.query;
      const format = request.query.format ?? formatOf(request.headers['content-type']);
      const records = requireKind(request.params.records, format);
      requireFlagged(records, removedFlags);
      const report = await administration.imports.run({
        records,
        format,
        chunks: bytesOf(request),
        actor: actorOf(request),
        reason: required('reason', reason),
        isDryRun,
        removedFlags,
      });
      return toImportAnswer(report, isDryRun);
    },
  );
};

function formatOf(contentType = ''): ImportFormat {
  return contentType.toLowerCase().startsWith(CSV) ? 'csv' : 'ndjson';
}

function requireFlagged(records: ImportedRecords, removedFlags: readonly string[]): void {
  if (records === 'reports' || removedFlags.length === 0) return;
  const message = 'is for reports: other records have no flags';
  throw new RegistryError('invalid_parameter', `The parameter remove_flag ${message}.`, {
    problems: [{ parameter: 'remove_flag', message }],
  });
}

function requireKind(records: string, format: ImportFormat): ImportedRecords {
  if (!Object.hasOwn(IMPORT_FORMATS, records)) {
    throw new RegistryError('not_found', `There is no import of "${records}".`, {
      problems: [{ parameter: 'records', message: 'is unknown', allowed: Object.keys(IMPORT_FORMATS) }],
    });
  }
  const kind = records as ImportedRecords;
  const allowed: readonly ImportFormat[] = IMPORT_FORMATS[kind];
  if (allowed.includes(format)) return kind;
  const message = `cannot be ${format} for ${kind}`;
  throw new RegistryError('invalid_parameter', `The parameter format ${message}.`, {
    problems: [{ parameter: 'format', message, allowed }],
  });
}
