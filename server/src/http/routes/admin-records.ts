import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { EditedRecords } from '../../services/edit-record.ts';
import { versionIn } from '../if-match.ts';
import { flag, text } from '../parameters/kinds.ts';
import { institutionId, pathParameters, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { required } from '../parameters/required.ts';
import { PATCH_TYPES } from '../patch-bodies.ts';
import { EditableRecordBody, RecordOutcomeBody, RecordRow } from '../schemas/admin-record.ts';
import { refTo } from '../schemas/fields.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { toRecordOutcome } from '../views/record-outcome-view.ts';
import { type AdminRoutesOptions, actorOf, READS, tags, WRITES } from './admin-options.ts';

const EditQuery = queryParameters({
  reason: text({ maxLength: 1_000, description: 'Why; it stands in the public history.', example: 'New statutes' }),
  dry_run: flag({ fallback: false, description: 'Whether to show the differences and store nothing.' }),
});

interface Kind {
  readonly records: EditedRecords;
  /** In the names of operations. */
  readonly word: string;
  readonly path: typeof institutionId;
  /** What says in a row which record it is about. */
  readonly key: 'registry_id' | 'iso_3166_alpha2';
  readonly canBeNew: boolean;
}

const KINDS: readonly Kind[] = [
  { records: 'institutions', word: 'Institution', path: institutionId, key: 'registry_id', canBeNew: true },
  {
    records: 'agencies',
    word: 'Agency',
    path: recordId('The number of the agency.'),
    key: 'registry_id',
    canBeNew: true,
  },
  {
    records: 'countries',
    word: 'Country',
    path: recordId('The number of the country.'),
    key: 'iso_3166_alpha2',
    canBeNew: false,
  },
];

/** Institutions, agencies and profiles of countries, by the rules of import: one record a request. */
export const adminRecordRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (app, { administration }) => {
  for (const kind of KINDS) addRoutes(kind);

  function addRoutes({ records, word, path, key, canBeNew }: Kind): void {
    const RecordPath = pathParameters({ id: path });

    app.get(
      `/${records}/:id/`,
      {
        config: READS,
        schema: {
          tags,
          operationId: `getEditable${word}`,
          summary: 'A record in the form in which it is changed',
          params: RecordPath,
          response: { 200: refTo(EditableRecordBody), ...writeProblems(404) },
        },
      },
      async ({ params }, reply) => {
        const { id, version, row } = await administration.editable.read(records, params.id);
        reply.header('etag', `"${version}"`);
        return { id, version, record: row };
      },
    );

    app.patch(
      `/${records}/:id/`,
      {
        config: WRITES,
        schema: {
          tags,
          operationId: `change${word}`,
          summary: 'Change a record',
          description: 'With If-Match and the version you have read, a change by others in between is a 409.',
          params: RecordPath,
          querystring: EditQuery,
          consumes: PATCH_TYPES,
          body: refTo(RecordRow),
          response: { 200: refTo(RecordOutcomeBody), ...writeProblems(400, 404, 409, 422) },
        },
      },
      async (request) => {
        const { reason, dry_run: isDryRun } = request.query;
        const { row } = await administration.editable.read(records, request.params.id);
        return toRecordOutcome(
          await administration.editing.edit({
            records,
            row: { ...request.body, [key]: Reflect.get(row, key) },
            isNew: false,
            version: versionIn(request.headers['if-match']),
            actor: actorOf(request),
            reason: required('reason', reason),
            isDryRun,
          }),
        );
      },
    );

    if (!canBeNew) return;
    app.post(
      `/${records}/`,
      {
        config: WRITES,
        schema: {
          tags,
          operationId: `add${word}`,
          summary: 'Add a record',
          querystring: EditQuery,
          body: refTo(RecordRow),
          response: {
            200: refTo(RecordOutcomeBody),
            201: refTo(RecordOutcomeBody),
            ...writeProblems(400, 409, 422),
          },
        },
      },
      async (request, reply) => {
        const { reason, dry_run: isDryRun } = request.query;
        const outcome = await administration.editing.edit({
          records,
          row: request.body,
          isNew: true,
          actor: actorOf(request),
          reason: required('reason', reason),
          isDryRun,
        });
        reply.code(isDryRun ? 200 : 201);
        return toRecordOutcome(outcome);
      },
    );
  }
};
