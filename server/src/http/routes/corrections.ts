import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CORRECTION_STATES, type CorrectionState } from '../../domain/correction.ts';
import type { Corrections } from '../../services/corrections.ts';
import { clientAddress } from '../client-address.ts';
import { pageLinks } from '../page-links.ts';
import { choice } from '../parameters/kinds.ts';
import { ADVICE, pageParameters, requireModestPage } from '../parameters/page-parameters.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import {
  CorrectionBody,
  CorrectionDecisionForm,
  CorrectionForm,
  CorrectionReceipt,
} from '../schemas/administration.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponses } from '../schemas/problem.ts';
import { pageOf } from '../schemas/wrapper.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { toCorrectionBody } from '../views/correction-view.ts';
import { actorOf, READS, tags, WRITES } from './admin-options.ts';

export interface CorrectionRoutesOptions {
  readonly corrections: Corrections;
  readonly baseUrl: string;
}

/** Room for the longest message in letters of four bytes. */
const BODY_LIMIT = 32 * 1024;
const CorrectionPath = pathParameters({ correctionID: recordId('The number of the message.') });
const CorrectionsQuery = queryParameters({
  ...pageParameters({ defaultLimit: 50 }),
  state: choice<CorrectionState>(CORRECTION_STATES, { description: 'Which ones.', fallback: 'open' }),
});

/** Where anybody says what is wrong with a public record. */
export const publicCorrectionRoutes: FastifyPluginAsyncTypebox<CorrectionRoutesOptions> = async (
  app,
  { corrections },
) => {
  app.post(
    '/corrections/',
    {
      config: { access: 'public' },
      bodyLimit: BODY_LIMIT,
      schema: {
        tags: ['corrections'],
        security: [],
        operationId: 'reportError',
        summary: 'Report an error in a record',
        description: 'The operator reads it; it is not published.',
        body: refTo(CorrectionForm),
        response: { 202: refTo(CorrectionReceipt), ...writeProblems(400, 404, 413, 422) },
      },
    },
    async ({ body, ip }, reply) => {
      const { record_type: recordType, record_id, message, contact = '' } = body;
      const error = { recordType, recordId: record_id, message, contact, address: clientAddress(ip) };
      const id = await corrections.report(error);
      reply.code(202);
      return { state: 'received' as const, id, detail: 'Thank you. The operator will look at the record.' };
    },
  );
};

/** Where the operator works through what was reported. */
export const correctionRoutes: FastifyPluginAsyncTypebox<CorrectionRoutesOptions> = async (app, options) => {
  const { corrections, baseUrl } = options;

  app.get(
    '/corrections/',
    {
      config: READS,
      schema: {
        tags,
        operationId: 'listCorrections',
        summary: 'Errors that readers reported, oldest first',
        querystring: CorrectionsQuery,
        response: { 200: pageOf(refTo(CorrectionBody)), ...problemResponses(400, 401, 403, 429) },
      },
    },
    async ({ query, url }) => {
      const { count, items } = await corrections.list(query);
      requireModestPage(query, count, ADVICE.offset);
      return { count, ...pageLinks(baseUrl, url, query, count), results: items.map(toCorrectionBody) };
    },
  );

  app.post(
    '/corrections/:correctionID/decision/',
    {
      config: WRITES,
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        operationId: 'decideCorrection',
        summary: 'Say what became of a reported error',
        description: 'Another decision replaces it; the state "open" takes it back.',
        params: CorrectionPath,
        body: refTo(CorrectionDecisionForm),
        response: { 200: refTo(CorrectionBody), ...writeProblems(400, 404, 422) },
      },
    },
    async (request) => {
      const { state, note = '' } = request.body;
      const actor = actorOf(request);
      return toCorrectionBody(await corrections.decide(request.params.correctionID, { state, note, actor }));
    },
  );
};
