import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '../domain/errors.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { requestedRange } from './byte-range.ts';
import { matchesEntityTag } from './entity-tag.ts';

export interface FileAnswer {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly files: Pick<FileStorage, 'read'>;
  readonly sha256: string;
  readonly size: number;
  readonly name: string;
}

/** Sends a document that is kept here, whole or in part. */
export function sendFile({ request, reply, files, sha256, size, name }: FileAnswer) {
  const tag = `"${sha256.slice(0, 32)}"`;
  setHeaders(reply, tag, name);
  if (matchesEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const range = isRangeAllowed(request, tag) ? requestedRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') throw refuseRange(reply, size);
  if (range === undefined) return reply.header('content-length', size).send(files.read(sha256));
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply.header('content-length', range.end - range.start + 1).send(files.read(sha256, range));
}

/** A document comes from outside: it is shown as nothing but a PDF and can do nothing on our site. */
function setHeaders(reply: FastifyReply, tag: string, name: string): void {
  reply
    .type('application/pdf')
    .header('etag', tag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'public, no-cache')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin');
}

function refuseRange(reply: FastifyReply, size: number): RegistryError {
  reply.header('content-range', `bytes */${size}`);
  return new RegistryError(
    'range_not_satisfiable',
    `The file has ${size} bytes and nothing in the range that was asked for.`,
  );
}

/** A part is only of use to somebody whose other parts are of the same content. */
function isRangeAllowed({ headers }: FastifyRequest, tag: string): boolean {
  const condition = headers['if-range'];
  return condition === undefined || condition === tag;
}
