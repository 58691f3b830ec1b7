import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { includesScope, type Scope } from '../../domain/account.ts';
import type { Instant } from '../../domain/day.ts';
import { RegistryError } from '../../domain/errors.ts';
import { isInstant } from '../../domain/instant.ts';
import type { Principal } from '../../services/token-check.ts';
import { clientAddress } from '../client-address.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { accountProblems, CreatedToken, NamedTokenBody, TokenRequest } from '../schemas/account.ts';
import { refTo } from '../schemas/fields.ts';
import { toNamedToken } from '../views/account-view.ts';
import { ACCOUNT_BODY_LIMIT, type AccountRoutesOptions, principalOf } from './account-options.ts';

const tags = ['accounts'];
const TokenPath = pathParameters({ tokenID: recordId('The number of the token.', 12) });

/** Named tokens: one for each program, with the scope and time it needs. */
export const tokenRoutes: FastifyPluginAsyncTypebox<AccountRoutesOptions> = async (app, { accounts }) => {
  const { tokens } = accounts;

  app.get(
    '/tokens/',
    {
      config: { access: 'read' },
      schema: {
        tags,
        operationId: 'listTokens',
        summary: 'Your named tokens',
        response: { 200: Type.Array(refTo(NamedTokenBody)), ...accountProblems(401, 403, 429) },
      },
    },
    async (request) => (await tokens.list(principalOf(request).accountId)).map(toNamedToken),
  );

  app.post(
    '/tokens/',
    {
      config: { access: 'read' },
      bodyLimit: ACCOUNT_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'createToken',
        summary: 'Create a named token',
        description: 'The token itself is shown in this answer only.',
        body: refTo(TokenRequest),
        response: { 201: refTo(CreatedToken), ...accountProblems(400, 401, 403, 409, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { accountId, username } = principal;
      const { name, scope, password, expires_at: expiresAt = null } = request.body;
      requireInstant(expiresAt);
      if (password === undefined) await requireNoMoreThan(principal, { scope, expiresAt });
      else await accounts.login({ username, password, address: clientAddress(request.ip) });
      const { account } = await accounts.profile(accountId);
      const { token, named } = await tokens.createNamed(
        account,
        { name: name.trim(), scope, expiresAt },
        `account:${accountId}`,
      );
      reply.code(201).header('cache-control', 'no-store');
      return { token, ...toNamedToken(named) };
    },
  );

  app.delete(
    '/tokens/:tokenID/',
    {
      config: { access: 'read' },
      schema: {
        tags,
        operationId: 'revokeToken',
        summary: 'Revoke a named token',
        description: 'It stops working within a second.',
        params: TokenPath,
        response: { 204: { type: 'null', description: 'It is revoked.' }, ...accountProblems(401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { accountId } = principalOf(request);
      await tokens.revoke(accountId, request.params.tokenID, `account:${accountId}`);
      return reply.code(204).send(null);
    },
  );

  /** A token never makes one that can do more or lives longer than itself: that takes the password. */
  async function requireNoMoreThan(principal: Principal, { scope, expiresAt }: Wanted): Promise<void> {
    if (!includesScope(principal.scope, scope)) {
      throw new RegistryError('forbidden', `For the scope ${scope} send your password too.`);
    }
    const end = await endOf(principal);
    if (end === null || (expiresAt !== null && expiresAt <= end)) return;
    throw new RegistryError('forbidden', `For a token that ends later than yours (${end}) send your password too.`);
  }

  /** When a named token ends, at once if it was revoked a moment ago. A session stands for somebody who knows the password. */
  async function endOf({ accountId, tokenId, tokenKind }: Principal): Promise<Instant | null> {
    if (tokenKind !== 'named') return null;
    const own = (await tokens.list(accountId)).find(({ id }) => id === tokenId);
    return own === undefined ? ALWAYS_PAST : own.expiresAt;
  }
};

interface Wanted {
  readonly scope: Scope;
  readonly expiresAt: Instant | null;
}

const ALWAYS_PAST: Instant = '1970-01-01T00:00:00Z';

function requireInstant(expiresAt: string | null): void {
  if (expiresAt === null || isInstant(expiresAt)) return;
  throw new RegistryError('invalid_record', 'The token was not created.', {
    problems: [{ pointer: '/expires_at', message: 'must be an instant such as 2030-01-01T00:00:00Z' }],
  });
}
