import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { entityTag, matchesEntityTag } from '../entity-tag.ts';
import { type ContentEncoding, chooseEncoding, isCompressible } from '../media-encoding.ts';
import { addVary } from '../vary.ts';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

// Higher settings cost several times the work for a few per cent of answers that are made once and sent once.
const GZIP_LEVEL = 6;
const BROTLI_QUALITY = 4;

/**
 * Up to here a text is sent as it is: the head is put before it and both are encoded in one go. Of a longer one the
 * bytes are made here, because it would be encoded anew to be measured, hashed and sent.
 */
const LONGEST_TEXT = 8 * 1024;

/**
 * Entity tags and compression in one step, because a strong tag must tell one encoding from another. Bodies that are
 * streamed pass through: whoever streams knows what a tag of it would be.
 */
export const contentCoding = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    // The framework measures what HEAD leaves out in the last hook of its route; nothing is left out of a 304.
    if (route.method === 'HEAD') route.onSend = [...[route.onSend ?? []].flat(), withoutLength];
  });

  // With a callback: only what is compressed has to be waited for.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isWhole(payload) || payload.length === 0 || reply.hasHeader('content-encoding')) {
      done(null, payload);
      return;
    }
    const contentType = String(reply.getHeader('content-type') ?? '');
    if (isCompressible(contentType)) addVary(reply, 'Accept-Encoding');
    const body = typeof payload === 'string' && payload.length > LONGEST_TEXT ? Buffer.from(payload) : payload;
    const encoding = chooseEncoding(request.headers['accept-encoding'], contentType, Buffer.byteLength(body));

    if (isTagged(request, reply)) {
      const tag = entityTag(body, encoding);
      reply.header('etag', tag);
      if (matchesEntityTag(request.headers['if-none-match'], tag)) {
        done(null, notModified(request, reply));
        return;
      }
    }
    if (encoding === 'identity') {
      done(null, body);
      return;
    }
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    // oxlint-disable-next-line promise/no-callback-in-promise -- the framework goes on by its callback
    compress(body, encoding).then((bytes) => done(null, bytes), done);
  });
});

function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

function isTagged({ method }: FastifyRequest, reply: FastifyReply): boolean {
  return (method === 'GET' || method === 'HEAD') && reply.statusCode === 200 && !reply.hasHeader('etag');
}

/** No body: of an empty text GET would tell the length, and for HEAD the framework needs something to measure. */
function notModified({ method }: FastifyRequest, reply: FastifyReply): '' | null {
  reply.code(304);
  reply.removeHeader('content-length');
  reply.removeHeader('content-type');
  return method === 'HEAD' ? '' : null;
}

const withoutLength: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.statusCode === 304) reply.removeHeader('content-length');
  done(null, payload);
};

function compress(body: string | Buffer, encoding: Exclude<ContentEncoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body, { level: GZIP_LEVEL });
  return brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
