import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RegistryError } from '../../domain/errors.ts';
import { clientAddress } from '../client-address.ts';
import { text } from '../parameters/kinds.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { Accepted, accountProblems, EmailChange, Limits, OwnAccount, PasswordChange } from '../schemas/account.ts';
import { refTo } from '../schemas/fields.ts';
import { toLimits, toOwnAccount } from '../views/account-view.ts';
import { ACCOUNT_BODY_LIMIT, type AccountRoutesOptions, principalOf } from './account-options.ts';

const tags = ['accounts'];

const EraseQuery = queryParameters(
  { confirm: text({ description: 'Your username, to show that you mean it.', example: 'ada' }) },
  { unknown: 'ignore' },
);

/** What somebody sees of, and does to, their own account. */
export const profileRoutes: FastifyPluginAsyncTypebox<AccountRoutesOptions> = async (app, { accounts }) => {
  app.get(
    '/me/',
    {
      config: { access: 'read' },
      schema: {
        tags,
        operationId: 'getOwnAccount',
        summary: 'Your account',
        response: { 200: refTo(OwnAccount), ...accountProblems(401, 403, 429) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      return toOwnAccount(await accounts.profile(principal.accountId), principal.scope);
    },
  );

  app.delete(
    '/me/',
    {
      config: { access: 'read' },
      schema: {
        tags,
        operationId: 'eraseOwnAccount',
        summary: 'Erase your account',
        description:
          'Removes everything personal for good. It takes the primary token or a session, not a named token.',
        querystring: EraseQuery,
        response: { 204: { type: 'null', description: 'It is gone.' }, ...accountProblems(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      const { accountId, username, tokenKind } = principalOf(request);
      if (tokenKind === 'named') {
        throw new RegistryError('forbidden', 'This takes the primary token of the account, or being signed in.');
      }
      requireConfirmation(request.query.confirm, username);
      await accounts.administration.erase(accountId, { actor: `account:${accountId}` });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/password/',
    {
      config: { access: 'read' },
      bodyLimit: ACCOUNT_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'changePassword',
        summary: 'Change your password',
        description: 'Your primary token changes with it.',
        body: refTo(PasswordChange),
        response: { 200: refTo(Accepted), ...accountProblems(400, 401, 403, 422, 429, 503) },
      },
    },
    async (request) => {
      const { username } = principalOf(request);
      const { password, new_password: newPassword } = request.body;
      await accounts.changes.changePassword(username, { password, newPassword, address: clientAddress(request.ip) });
      return { state: 'success' as const, detail: 'The password is changed; your primary token is a new one.' };
    },
  );

  app.post(
    '/email/',
    {
      config: { access: 'read' },
      bodyLimit: ACCOUNT_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'changeEmail',
        summary: 'Change your mail address',
        description: 'The new address counts once the link in the mail sent to it was opened.',
        body: refTo(EmailChange),
        response: { 202: refTo(Accepted), ...accountProblems(400, 401, 403, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const { username } = principalOf(request);
      const { password, email } = request.body;
      const change = { password, email: email.trim(), address: clientAddress(request.ip) };
      await accounts.changes.requestEmail(username, change);
      reply.code(202);
      return {
        state: 'success' as const,
        detail: 'Please open the link in the mail that was sent to the new address.',
      };
    },
  );

  app.get(
    '/limits/',
    {
      config: { access: 'read' },
      schema: {
        tags,
        operationId: 'getLimits',
        summary: 'What you may use, and what is left of it',
        response: { 200: refTo(Limits), ...accountProblems(401, 403, 429) },
      },
    },
    async ({ limitState, routeOptions }) => toLimits(limitState, routeOptions.bodyLimit, Date.now()),
  );
};

function requireConfirmation(given: string | undefined, username: string): void {
  if (given?.toLowerCase() === username.toLowerCase()) return;
  throw new RegistryError('invalid_parameter', 'To erase the account, give its username in the parameter confirm.', {
    problems: [{ parameter: 'confirm', message: 'must be the username of the account' }],
  });
}
