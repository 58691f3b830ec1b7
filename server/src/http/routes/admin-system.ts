import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SystemBody } from '../schemas/admin-system.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponses } from '../schemas/problem.ts';
import { toSystem } from '../views/admin-system-view.ts';
import { type AdminRoutesOptions, READS, tags } from './admin-options.ts';

/** How the registry does. */
export const adminSystemRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (app, { administration }) => {
  app.get(
    '/system/',
    {
      config: READS,
      schema: {
        tags,
        operationId: 'getSystem',
        summary: 'How the registry does: what follows the journal, and what waits',
        response: { 200: refTo(SystemBody), ...problemResponses(401, 403, 429) },
      },
    },
    async () => toSystem(await administration.system.read()),
  );
};
