import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { unpagedParameters } from '../parameters/page-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponses } from '../schemas/problem.ts';
import { ReferenceBody } from '../schemas/reference.ts';
import { REFERENCE } from '../views/reference-view.ts';

const ReferenceQuery = queryParameters(unpagedParameters);

export const referenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/reference/',
    {
      schema: {
        operationId: 'getReference',
        summary: 'Every closed list of values',
        tags: ['reference'],
        querystring: ReferenceQuery,
        response: { 200: refTo(ReferenceBody), ...problemResponses(400) },
      },
    },
    async () => REFERENCE,
  );
};
