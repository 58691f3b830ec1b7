import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import fp from 'fastify-plugin';
import { ACCESSES, type Access, isAllowed, refusalSentence } from '../../domain/access.ts';
import { RegistryError } from '../../domain/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    /** What the routes of a scope need unless they say otherwise themselves. */
    routesNeed: Access | null;
  }
}

/** Every route says who may call it, by itself or through its scope. One that does not stops the start. */
export const accessControl = fp(async (app) => {
  app.decorate('routesNeed', null);

  app.addHook('onRoute', function (route) {
    const access = route.config?.access ?? this.routesNeed;
    if (access === null) {
      throw new TypeError(`The route ${String(route.method)} ${route.url} does not say who may call it`);
    }
    route.config = { ...route.config, access };
    if (access === 'public') return;
    const check = CHECKS[access];
    const present = [route.onRequest ?? []].flat();
    if (!present.includes(check)) route.onRequest = [...present, check];
  });
});

/** Sets what the routes that are registered beside it need. */
export const routesNeed = fp<{ readonly access: Access }>(async (app, { access }) => {
  app.decorate('routesNeed', access);
});

type Check = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

type Guarded = Exclude<Access, 'public'>;

/** Made once: a request looks nothing up. */
const CHECKS = Object.fromEntries(
  ACCESSES.filter((access) => access !== 'public').map((access) => [access, createCheck(access)]),
) as Readonly<Record<Guarded, Check>>;

function createCheck(needed: Guarded): Check {
  return (request, reply, done) => {
    reply.header('cache-control', 'private, no-cache');
    const { principal } = request;
    if (principal !== null && isAllowed(needed, principal)) done();
    else done(refusal(request, needed));
  };
}

function refusal({ principal, suspensionReason, headers }: FastifyRequest, needed: Guarded): RegistryError {
  if (suspensionReason !== null) {
    return new RegistryError('forbidden', `The account is suspended: ${suspensionReason}`);
  }
  if (principal !== null) return new RegistryError('forbidden', refusalSentence(needed, principal));
  if (headers.authorization === undefined) {
    return new RegistryError('unauthenticated', 'Send your token in the header "Authorization: Bearer <token>".');
  }
  const isBearer = /^Bearer +\S/i.test(headers.authorization);
  const sentence = isBearer
    ? 'The token is not valid, or no longer is.'
    : 'The header must read "Authorization: Bearer <token>"; other schemes are not accepted.';
  return new RegistryError('unauthenticated', sentence);
}
