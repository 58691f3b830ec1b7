import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RegistryError } from '../domain/errors.ts';

/** Leaves the bodies of a scope as they come, whatever type they say they are of. */
export function streamBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

/** The bytes of a request in a scope that streams bodies. */
export function bytesOf({ body }: FastifyRequest): AsyncIterable<Uint8Array> {
  if (body === undefined || body === null) throw new RegistryError('invalid_record', 'The file is empty.');
  return body as Readable;
}
