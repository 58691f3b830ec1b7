import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RegistryError } from '../../domain/errors.ts';
import { clientAddress } from '../client-address.ts';
import { Accepted, accountProblems, CodeAnswer, EmailConfirmation, PasswordReset } from '../schemas/account.ts';
import { refTo } from '../schemas/fields.ts';
import { ACCOUNT_BODY_LIMIT, type AccountRoutesOptions, CodeQuery, requireCode } from './account-options.ts';

const open = { tags: ['accounts'], security: [] };

/** Where the links of mails lead: a forgotten password, a new mail address. */
export const recoveryRoutes: FastifyPluginAsyncTypebox<AccountRoutesOptions> = async (app, { accounts, baseUrl }) => {
  const { changes, codes } = accounts;

  app.get(
    '/password-reset/',
    {
      config: { access: 'public' },
      schema: {
        ...open,
        operationId: 'checkPasswordReset',
        summary: 'Where the link for a forgotten password leads',
        querystring: CodeQuery,
        response: { 200: refTo(CodeAnswer), ...accountProblems(400, 422, 429) },
      },
    },
    async ({ query }, reply) => {
      const { username } = await codes.owner(requireCode(query), 'reset');
      reply.header('cache-control', 'no-store');
      const detail = `Send the code and a new_password to POST ${baseUrl}/accounts/password-reset/.`;
      return { state: 'valid' as const, account: username, detail };
    },
  );

  app.post(
    '/password-reset/',
    {
      config: { access: 'public' },
      bodyLimit: ACCOUNT_BODY_LIMIT,
      schema: {
        ...open,
        operationId: 'resetPassword',
        summary: 'Ask for a new password by mail, or set it with the code from that mail',
        description: 'The answer to the first is the same whether or not there is such an account.',
        body: refTo(PasswordReset),
        response: { 200: refTo(Accepted), 202: refTo(Accepted), ...accountProblems(400, 422, 429, 503) },
      },
    },
    async ({ body: { account, code, new_password: newPassword }, ip }, reply) => {
      if (code !== undefined && newPassword !== undefined && account === undefined) {
        await changes.resetPassword(code, newPassword);
        return { state: 'success' as const, detail: 'The password is set; your primary token is a new one.' };
      }
      if (account === undefined || code !== undefined || newPassword !== undefined) {
        throw new RegistryError('invalid_record', 'Give the account alone, or the code together with a new_password.');
      }
      await changes.requestReset(account.trim(), clientAddress(ip));
      reply.code(202);
      return { state: 'success' as const, detail: 'If there is such an account, a mail is on its way to its address.' };
    },
  );

  app.get(
    '/email/',
    {
      config: { access: 'public' },
      schema: {
        ...open,
        operationId: 'checkEmail',
        summary: 'Where the link for a new mail address leads',
        querystring: CodeQuery,
        response: { 200: refTo(CodeAnswer), ...accountProblems(400, 422, 429) },
      },
    },
    async ({ query }, reply) => {
      const { username } = await codes.owner(requireCode(query), 'email');
      reply.header('cache-control', 'no-store');
      const detail = `Send the code to POST ${baseUrl}/accounts/email/confirm/.`;
      return { state: 'valid' as const, account: username, detail };
    },
  );

  app.post(
    '/email/confirm/',
    {
      config: { access: 'public' },
      bodyLimit: ACCOUNT_BODY_LIMIT,
      schema: {
        ...open,
        operationId: 'confirmEmail',
        summary: 'Confirm a new mail address',
        body: refTo(EmailConfirmation),
        response: { 200: refTo(Accepted), ...accountProblems(400, 409, 422, 429) },
      },
    },
    async ({ body }) => {
      await changes.confirmEmail(body.code);
      return { state: 'success' as const, detail: 'The new mail address is in use.' };
    },
  );
};
