import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { matchesEntityTag } from '../entity-tag.ts';
import { addVary } from '../vary.ts';
import type { KeptAnswer } from './quick-answers.ts';

export interface AnswerCacheOptions {
  /** Another text whenever any answer may be another: the place in the journal and the day. */
  readonly stamp: () => string;
  readonly maxBytes?: number;
  /** Tells apart the answers of one address that depend on more than the address and the encoding. */
  readonly variantOf?: (request: FastifyRequest) => string;
  /** Whether the answer to a request may be somebody else's too; every answer when absent. */
  readonly isShared?: (request: FastifyRequest) => boolean;
  /**
   * Whether the answer to a request is worth keeping, by what tells it from others; every answer when absent. What
   * nobody asks for again only makes work for the garbage collector.
   */
  readonly isWorthKeeping?: (key: string) => boolean;
  /** Headers that belong to an answer besides those every answer has. */
  readonly keptHeaders?: readonly string[];
}

interface Answer extends KeptAnswer {
  readonly contentType: string;
  readonly encoding: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The stamp before anything was read for the answer; `null` when the answer is not to be kept. */
    answerStamp: string | null;
    /** The answer that is being sent again. */
    keptAnswer: KeptAnswer | null;
  }
}

const MAX_BYTES = 64 * 1024 * 1024;
const LARGEST_ANSWER = 512 * 1024;

/**
 * Keeps the bytes of answers while nothing in the registry changes. They do not depend on who asks, so everybody shares
 * them; whether somebody may ask at all is decided before. Pages of somebody signed in pass by.
 */
export const answerCache = fp<AnswerCacheOptions>(async (app, options) => {
  const { stamp, maxBytes = MAX_BYTES, variantOf = () => '', isShared, isWorthKeeping, keptHeaders = [] } = options;
  const answers = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    maxEntrySize: LARGEST_ANSWER,
    sizeCalculation: ({ payload }, key) => Buffer.byteLength(payload) + key.length,
  });
  app.decorateRequest('answerStamp', null);
  app.decorateRequest('keptAnswer', null);

  /** The same address in another encoding is another answer. */
  const keyOf = (request: FastifyRequest): string =>
    `${variantOf(request)} ${request.headers['accept-encoding'] ?? ''} ${request.url}`;

  app.addHook('preValidation', (request, reply, done) => {
    if (request.method !== 'GET' || isShared?.(request) === false) {
      done();
      return;
    }
    const now = stamp();
    const kept = answers.get(keyOf(request));
    if (kept !== undefined && kept.stamp === now) {
      request.keptAnswer = kept;
      send(kept, request, reply);
      return;
    }
    request.answerStamp = now;
    done();
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.keptAnswer !== null && reply.statusCode === 200) {
      // What is sent again may be asked for once more; without the plugin it always comes through here.
      if (app.hasDecorator('rememberAnswer')) app.rememberAnswer(request, reply, request.keptAnswer);
    } else if (request.answerStamp !== null && reply.statusCode === 200 && isWhole(payload) && mayKeep(reply)) {
      const tag = reply.getHeader('etag');
      const key = keyOf(request);
      if (typeof tag === 'string' && isWorthKeeping?.(key) !== false) {
        answers.set(key, toAnswer(payload, reply, { stamp: request.answerStamp, tag, keptHeaders }));
      }
    }
    done(null, payload);
  });
});

function send(answer: Answer, request: FastifyRequest, reply: FastifyReply): void {
  const { payload, tag, contentType, encoding, headers } = answer;
  reply.header('etag', tag);
  reply.headers(headers);
  if (matchesEntityTag(request.headers['if-none-match'], tag)) {
    reply.code(304).send();
    return;
  }
  reply.header('content-type', contentType);
  if (encoding !== undefined) {
    reply.header('content-encoding', encoding);
    addVary(reply, 'Accept-Encoding');
  }
  reply.serializer(asItIs).send(payload);
}

interface Keeping {
  readonly stamp: string;
  readonly tag: string;
  readonly keptHeaders: readonly string[];
}

function toAnswer(payload: string | Buffer, reply: FastifyReply, { stamp, tag, keptHeaders }: Keeping): Answer {
  const encoding = reply.getHeader('content-encoding');
  const present = [...keptHeaders, 'vary'].filter((name) => reply.hasHeader(name));
  return {
    stamp,
    payload,
    tag,
    contentType: String(reply.getHeader('content-type')),
    encoding: encoding === undefined ? undefined : String(encoding),
    headers: Object.fromEntries(present.map((name) => [name, String(reply.getHeader(name))])),
  };
}

function mayKeep(reply: FastifyReply): boolean {
  return reply.getHeader('cache-control') !== 'no-store';
}

function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

function asItIs<Payload>(payload: Payload): Payload {
  return payload;
}
