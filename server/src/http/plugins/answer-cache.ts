import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { matchesEntityTag } from '../entity-tag.ts';
import { addVary } from '../vary.ts';

export interface AnswerCacheOptions {
  /** Another text whenever any answer may be another: the place in the journal and the day. */
  readonly stamp: () => string;
  readonly maxBytes?: number;
  /** Tells apart the answers of one address that depend on more than the address and the encoding. */
  readonly variantOf?: (request: FastifyRequest) => string;
}

interface Answer {
  readonly stamp: string;
  readonly payload: string | Buffer;
  readonly tag: string;
  readonly contentType: string;
  readonly encoding: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The stamp before anything was read for the answer; `null` when the answer is not to be kept. */
    answerStamp: string | null;
  }
}

const MAX_BYTES = 64 * 1024 * 1024;
const LARGEST_ANSWER = 512 * 1024;

/**
 * Keeps the bytes of answers while nothing in the registry changes. Answers never depend on who asks, so everybody
 * shares them; whether somebody may ask at all is decided before.
 */
export const answerCache = fp<AnswerCacheOptions>(async (app, options) => {
  const { stamp, maxBytes = MAX_BYTES, variantOf = () => '' } = options;
  const answers = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    maxEntrySize: LARGEST_ANSWER,
    sizeCalculation: ({ payload }, key) => Buffer.byteLength(payload) + key.length,
  });
  app.decorateRequest('answerStamp', null);

  /** The same address in another encoding is another answer. */
  const keyOf = (request: FastifyRequest): string =>
    `${variantOf(request)} ${request.headers['accept-encoding'] ?? ''} ${request.url}`;

  app.addHook('preValidation', (request, reply, done) => {
    if (request.method !== 'GET') {
      done();
      return;
    }
    const now = stamp();
    const kept = answers.get(keyOf(request));
    if (kept !== undefined && kept.stamp === now) {
      send(kept, request, reply);
      return;
    }
    request.answerStamp = now;
    done();
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.answerStamp !== null && reply.statusCode === 200 && isWhole(payload)) {
      const tag = reply.getHeader('etag');
      if (typeof tag === 'string') answers.set(keyOf(request), toAnswer(request.answerStamp, payload, tag, reply));
    }
    done(null, payload);
  });
});

function send({ payload, tag, contentType, encoding }: Answer, { headers }: FastifyRequest, reply: FastifyReply): void {
  reply.header('etag', tag);
  if (matchesEntityTag(headers['if-none-match'], tag)) {
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

function toAnswer(stamp: string, payload: string | Buffer, tag: string, reply: FastifyReply): Answer {
  const encoding = reply.getHeader('content-encoding');
  return {
    stamp,
    payload,
    tag,
    contentType: String(reply.getHeader('content-type')),
    encoding: encoding === undefined ? undefined : String(encoding),
  };
}

function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

function asItIs<Payload>(payload: Payload): Payload {
  return payload;
}
