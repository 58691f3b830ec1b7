import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from './entity-tag.ts';
import { chooseEncoding } from './media-encoding.ts';

/** Something that is stored as it is sent. */
export interface StoredDocument {
  readonly text: string;
  /** Of its bytes, in hex. */
  readonly sha256: string;
}

export interface DocumentHeaders {
  readonly type: string;
  readonly cacheControl: string;
}

/** Sends stored bytes as they are, under a tag that is their own hash; compressed bytes are others and say so. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, sha256 }: StoredDocument,
  { type, cacheControl }: DocumentHeaders,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], type, Buffer.byteLength(text));
  const tag = encoding === 'identity' ? `"${sha256}"` : `"${sha256}-${encoding}"`;
  reply.header('etag', tag);
  reply.header('cache-control', cacheControl);
  // Anybody may embed what anybody may read.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (matchesEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type(type).serializer(asItIs).send(text);
}

function asItIs(text: string): string {
  return text;
}
