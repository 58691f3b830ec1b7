import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Authentication } from '../../services/token-check.ts';
import type { Authenticate } from '../principal.ts';

export interface AuthenticationOptions {
  readonly authenticate: Authenticate;
}

const BEARER = /^Bearer +([\x21-\x7e]{1,512}) *$/i;

/**
 * Finds out who is asking, by the token in the `Authorization` header alone; cookies are never looked at. It refuses
 * nobody: that is up to what a route needs, and comes after the request has been counted.
 */
export const authentication = fp<AuthenticationOptions>(async (app, { authenticate }) => {
  app.decorateRequest('principal', null);
  app.decorateRequest('suspensionReason', null);

  // With a callback: a token that was looked up a moment ago costs no promise.
  app.addHook('onRequest', (request, _reply, done) => {
    const token = tokenIn(request.headers.authorization);
    const found = token === undefined ? undefined : authenticate(token);
    if (!(found instanceof Promise)) {
      remember(request, found);
      done();
      return;
    }
    // oxlint-disable-next-line promise/no-callback-in-promise -- the framework goes on by its callback
    found.then((result) => remember(request, result)).then(() => done(), done);
  });
});

export function tokenIn(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
}

function remember(request: FastifyRequest, found: Authentication | undefined): void {
  if (found === undefined) return;
  if (found.state === 'active') request.principal = found.principal;
  else request.suspensionReason = found.reason;
}
