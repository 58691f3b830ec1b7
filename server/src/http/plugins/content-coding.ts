import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
 * Entity tags and compression in one step, because a strong tag must tell one encoding from another. Bodies that are
 * streamed pass through: whoever streams knows what a tag of it would be.
 */
export const contentCoding = fp(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (reply.hasHeader('content-encoding') || payload.length === 0) return payload;

    const contentType = String(reply.getHeader('content-type') ?? '');
    if (isCompressible(contentType)) addVary(reply, 'Accept-Encoding');
    // Bytes from here on: measured, hashed, kept and sent, a text would be encoded anew each time.
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const encoding = chooseEncoding(request.headers['accept-encoding'], contentType, body.length);

    if (isTagged(request, reply)) {
      const tag = entityTag(body, encoding);
      reply.header('etag', tag);
      if (matchesEntityTag(request.headers['if-none-match'], tag)) return notModified(reply);
    }
    if (encoding === 'identity') return body;
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    return compress(body, encoding);
  });
});

function isTagged({ method }: FastifyRequest, reply: FastifyReply): boolean {
  return (method === 'GET' || method === 'HEAD') && reply.statusCode === 200 && !reply.hasHeader('etag');
}

function notModified(reply: FastifyReply): null {
  reply.code(304);
  reply.removeHeader('content-length');
  reply.removeHeader('content-type');
  return null;
}

function compress(body: Buffer, encoding: Exclude<ContentEncoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body, { level: GZIP_LEVEL });
  return brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
