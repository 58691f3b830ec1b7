import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { RegistryError } from '../../domain/errors.ts';
import type { Principal } from '../../services/token-check.ts';
import { clientAddress } from '../client-address.ts';
import { accountProblems, CredentialsBody, SessionAnswer, TokenAnswer } from '../schemas/account.ts';
import { refTo } from '../schemas/fields.ts';
import { ACCOUNT_BODY_LIMIT, type AccountRoutesOptions, principalOf } from './account-options.ts';

const tags = ['accounts'];

/** Being signed in, for pages: programs use the primary token or a named one. */
export const sessionRoutes: FastifyPluginAsyncTypebox<AccountRoutesOptions> = async (app, { accounts }) => {
  app.post(
    '/session/',
    {
      config: { access: 'public' },
      bodyLimit: ACCOUNT_BODY_LIMIT,
      schema: {
        tags,
        security: [],
        operationId: 'signIn',
        summary: 'Sign in',
        description:
          'Gives a token that can do all your role allows and ends by itself. It is meant for the pages of the ' +
          'registry; a program uses the token of getToken or a named one.',
        body: refTo(CredentialsBody),
        response: { 201: refTo(SessionAnswer), ...accountProblems(400, 401, 403, 429, 503) },
      },
    },
    async ({ body, ip }, reply) => {
      const account = await accounts.login({ ...body, address: clientAddress(ip) });
      const { token, expiresAt } = await accounts.sessions.start(account);
      reply.code(201).header('cache-control', 'no-store');
      return { token, expires_at: expiresAt, account: account.username, role: account.role };
    },
  );

  app.delete(
    '/session/',
    {
      config: { access: 'read' },
      schema: {
        tags,
        operationId: 'signOut',
        summary: 'Sign out',
        description: 'Ends the session whose token is sent.',
        response: { 204: { type: 'null', description: 'It has ended.' }, ...accountProblems(401, 403, 429) },
      },
    },
    async (request, reply) => {
      await accounts.sessions.end(signedIn(request).tokenId);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/token/',
    {
      config: { access: 'read' },
      schema: {
        tags,
        operationId: 'showToken',
        summary: 'Your primary token, when you are signed in',
        response: { 200: refTo(TokenAnswer), ...accountProblems(401, 403, 429, 503) },
      },
    },
    async (request, reply) => {
      const { account } = await accounts.profile(signedIn(request).accountId);
      const token = await accounts.tokens.primary(account);
      reply.header('cache-control', 'no-store');
      return { token, state: 'success' as const, account: account.username };
    },
  );

  app.post(
    '/token/',
    {
      config: { access: 'read' },
      bodyLimit: ACCOUNT_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'rotateToken',
        summary: 'A new primary token in place of the old, when you are signed in',
        response: { 200: refTo(TokenAnswer), ...accountProblems(401, 403, 429, 503) },
      },
    },
    async (request, reply) => {
      const { accountId } = signedIn(request);
      const { account } = await accounts.profile(accountId);
      const token = await accounts.tokens.rotate(account, `account:${accountId}`);
      reply.header('cache-control', 'no-store');
      return { token, state: 'success' as const, account: account.username };
    },
  );
};

/** A token that a program holds must not be enough to take over or end what a person does. */
function signedIn(request: FastifyRequest): Principal {
  const principal = principalOf(request);
  if (principal.tokenKind === 'session') return principal;
  throw new RegistryError(
    'forbidden',
    'This is for somebody who is signed in; the token you sent is not of a session.',
  );
}
