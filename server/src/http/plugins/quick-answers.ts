import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { type Access, isAllowed } from '../../domain/access.ts';
import type { Principal } from '../../services/token-check.ts';
import type { NoteAnswer } from '../answered-request.ts';
import { matchesEntityTag } from '../entity-tag.ts';
import type { Authenticate } from '../principal.ts';
import { requestIdOf } from '../request-id.ts';
import { tokenIn } from './authentication.ts';
import {
  createLimiter,
  isDayUsedUp,
  isWithinRate,
  LIMIT_HEADERS,
  type LimitState,
  limitHeaders,
  type RateLimitOptions,
  refund,
} from './rate-limit.ts';

export interface QuickAnswersOptions extends RateLimitOptions {
  readonly baseUrl: string;
  readonly trustedProxies: readonly string[];
  readonly authenticate: Authenticate;
  /** Another text whenever any answer may be another. */
  readonly stamp: () => string;
  readonly noteAnswer: NoteAnswer;
}

/** An answer that was kept, and the state of the registry it belongs to. */
export interface KeptAnswer {
  readonly stamp: string;
  readonly payload: string | Buffer;
  readonly tag: string;
}

interface QuickAnswer extends KeptAnswer {
  readonly access: Access;
  readonly route: string;
  /** Names and values in turn, as they were sent but for what is another in every answer. */
  readonly head: readonly string[];
  readonly headNotModified: readonly string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Remembers how an answer that is kept was sent, to send it the same way again. */
    rememberAnswer: (request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer) => void;
  }
}

const MAX_BYTES = 32 * 1024 * 1024;
const OWN_HEADERS: ReadonlySet<string> = new Set(['x-request-id', 'content-length', ...LIMIT_HEADERS]);
const BODY_HEADERS: ReadonlySet<string> = new Set(['content-type', 'content-encoding']);
/** A request with one of these is not the plain one that was answered before. */
const UNUSUAL = [
  'cookie',
  'range',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
  'content-length',
  'transfer-encoding',
] as const;
/** What an answer that is remembered may depend on besides the address; the key tells these apart. */
const VARYING: ReadonlySet<string> = new Set(['accept', 'accept-encoding']);

/**
 * Sends answers that are kept before the framework does anything: finding the route and calling every hook takes as
 * long as sending does. Who asks, how often they may and what is noted about it are decided by the very functions the
 * hooks call; whatever is not plainly to be answered goes through the hooks.
 */
export const quickAnswers = fp<QuickAnswersOptions>(async (app, options) => {
  const { counters, authenticate, stamp, noteAnswer, trustedProxies } = options;
  const { host } = new URL(options.baseUrl);
  const limiter = createLimiter(options);
  const trust = proxyAddress.compile([...trustedProxies]);
  const answers = new LRUCache<string, QuickAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ payload, head }, key) =>
      payload.length + key.length + head.length * Uint32Array.BYTES_PER_ELEMENT,
  });

  app.decorate('rememberAnswer', (request, reply, { stamp: state, payload, tag }) => {
    const key = keyOf(request.raw);
    if (answers.peek(key)?.stamp === state) return;
    const { access = 'public' } = request.routeOptions.config;
    const fields = Object.entries(reply.getHeaders()).filter(([name]) => !OWN_HEADERS.has(name));
    if (fields.some(([, value]) => typeof value !== 'string') || !isForAll(reply)) return;
    const head = (fields as [string, string][]).flat();
    const headNotModified = (fields as [string, string][]).filter(([name]) => !BODY_HEADERS.has(name)).flat();
    head.push('content-length', String(Buffer.byteLength(payload)));
    const route = request.routeOptions.url ?? 'none';
    answers.set(key, { stamp: state, payload, tag, access, route, head, headNotModified });
  });

  const { server } = app;
  const listeners = server.listeners('request') as RequestListener[];
  const throughHooks: RequestListener = (request, response) => {
    for (const listener of listeners) listener(request, response);
  };
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // While the server closes the framework ends connections.
    if (!server.listening || !answer(request, response)) throughHooks(request, response);
  });

  /** Whether the request is answered, or will be. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const start = performance.now();
    if (request.method !== 'GET' || !isPlain(request, host)) return false;
    const quick = answers.get(keyOf(request));
    if (quick === undefined || quick.stamp !== stamp()) return false;
    const principal = principalOf(request, quick.access);
    if (principal === undefined) return false;
    const ip = trustedProxies.length === 0 ? (request.socket.remoteAddress ?? '') : proxyAddress(request, trust);
    const finish = (limit: LimitState): boolean => {
      const isKnown = matchesEntityTag(request.headers['if-none-match'], quick.tag);
      if (!isWithinRate(limit) || (isDayUsedUp(limit) && !isKnown)) return false;
      const id = requestIdOf(request);
      const status = send(response, { quick, limit, id, isKnown });
      const { url = '' } = request;
      noteAnswer({ id, method: 'GET', url, ip, route: quick.route, status, milliseconds: performance.now() - start });
      return true;
    };
    const limit = limiter.take(principal, ip);
    if (!(limit instanceof Promise)) return finish(limit);
    limit
      .then(finish, () => false)
      .then(
        (isAnswered) => isAnswered || throughHooks(request, response),
        (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
      );
    return true;
  }

  /** Who asks, `null` for anybody; `undefined` where the hooks are to look closer. */
  function principalOf({ headers }: IncomingMessage, access: Access): Principal | null | undefined {
    if (headers.authorization === undefined) return access === 'public' ? null : undefined;
    const token = tokenIn(headers.authorization);
    const found = token === undefined ? undefined : authenticate(token);
    if (found === undefined || found instanceof Promise || found.state !== 'active') return undefined;
    const { principal } = found;
    if (principal.isInternal) return undefined;
    return access === 'public' || isAllowed(access, principal) ? principal : undefined;
  }

  interface Sending {
    readonly quick: QuickAnswer;
    readonly limit: LimitState;
    readonly id: string;
    /** Whether the client has the answer. */
    readonly isKnown: boolean;
  }

  function send(response: ServerResponse, { quick, limit, id, isKnown }: Sending): 200 | 304 {
    const second = limiter.second();
    const head = isKnown ? [...quick.headNotModified] : [...quick.head];
    head.push('x-request-id', id);
    for (const [name, value] of limitHeaders(limit, second)) {
      head.push(name, isKnown && name === 'ratelimit' ? refund(counters, limit, second) : value);
    }
    const status = isKnown ? 304 : 200;
    response.writeHead(status, head);
    if (isKnown) response.end();
    else response.end(quick.payload);
    return status;
  }
});

function keyOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  return `${url}\n${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}`;
}

function isPlain({ headers }: IncomingMessage, host: string): boolean {
  if (headers.host !== host || (headers['x-forwarded-host'] ?? host) !== host) return false;
  for (const name of UNUSUAL) if (headers[name] !== undefined) return false;
  return true;
}

/** Whether the answer depends on nothing that the key leaves out. */
function isForAll(reply: FastifyReply): boolean {
  if (reply.hasHeader('set-cookie')) return false;
  const vary = String(reply.getHeader('vary') ?? '').toLowerCase();
  return vary === '' || vary.split(/, */).every((field) => VARYING.has(field));
}
