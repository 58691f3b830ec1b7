import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { RegistryError } from '../../domain/errors.ts';
import type { Principal } from '../../services/token-check.ts';
import type { Authenticate } from '../principal.ts';

export interface BearerTokenOptions {
  readonly authenticate: Authenticate;
}

const BEARER = /^Bearer +([\x21-\x7e]{1,512}) *$/i;

/** Everything registered beside this needs a token in the `Authorization` header; cookies are never looked at. */
export const bearerToken = fp<BearerTokenOptions>(async (app, { authenticate }) => {
  app.decorateRequest('principal', null);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-cache');
    request.principal = await principalOf(request, authenticate);
  });
});

async function principalOf({ headers }: FastifyRequest, authenticate: Authenticate): Promise<Principal> {
  if (headers.authorization === undefined) {
    throw new RegistryError('unauthenticated', 'Send your token in the header "Authorization: Bearer <token>".');
  }
  const token = BEARER.exec(headers.authorization)?.[1];
  const found = token === undefined ? undefined : await authenticate(token);
  if (found === undefined) throw new RegistryError('unauthenticated', 'The token is not valid, or no longer is.');
  if (found.state === 'suspended') {
    throw new RegistryError('forbidden', `The account is suspended: ${found.reason}`);
  }
  return found.principal;
}
