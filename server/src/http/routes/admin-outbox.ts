import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { pathParameters, pathText } from '../parameters/path-parameters.ts';
import { OutboxBody, WaitingMailText } from '../schemas/admin-outbox.ts';
import { refTo } from '../schemas/fields.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { type AdminRoutesOptions, tags, WRITES } from './admin-options.ts';

const MailPath = pathParameters({ name: pathText('The name of the mail.', '2026-06-30T120000Z-0123456789ab.eml') });

/** Mails hold links that open accounts, so reading them takes the scope of a change. */
export const adminOutboxRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (app, { administration }) => {
  app.get(
    '/outbox/',
    {
      config: WRITES,
      schema: {
        tags,
        operationId: 'listOutbox',
        summary: 'Mails that wait in the outbox, newest first',
        response: { 200: refTo(OutboxBody), ...writeProblems() },
      },
    },
    async () => {
      const { count, mails } = await administration.outbox.list();
      return { count, results: [...mails] };
    },
  );

  app.get(
    '/outbox/:name',
    {
      config: WRITES,
      schema: {
        tags,
        operationId: 'getOutboxMail',
        summary: 'A mail that waits in the outbox',
        params: MailPath,
        response: { 200: refTo(WaitingMailText), ...writeProblems(404) },
      },
    },
    async ({ params }) => ({ name: params.name, text: await administration.outbox.read(params.name) }),
  );
};
