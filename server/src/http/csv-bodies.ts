import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RegistryError } from '../domain/errors.ts';

const MAX_CSV_BYTES = 200 * 1024 * 1024;

/** Takes files in, as the body itself or as a part of a form. */
export async function acceptCsvBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: MAX_CSV_BYTES, files: 1, fields: 10, fieldSize: 10_000 } });
  app.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
}

export interface SpooledFile {
  readonly chunks: AsyncIterable<Uint8Array>;
  remove(): Promise<void>;
}

/**
 * Puts the file aside on disk before anything of it is looked at. Its sender may then take the answer as slowly as it
 * likes, or not begin to read before everything is sent, and the memory holds a piece of it at a time.
 */
export async function spoolCsv(request: FastifyRequest): Promise<SpooledFile> {
  const source = await fileIn(request);
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-csv-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'sent.csv');
  try {
    await pipeline(source, measured, createWriteStream(path));
  } catch (error) {
    await remove();
    throw error;
  }
  return { chunks: createReadStream(path), remove };
}

async function fileIn(request: FastifyRequest): Promise<Readable> {
  if (!request.isMultipart()) return request.body as Readable;
  const part = await request.file();
  if (part === undefined) throw new RegistryError('malformed_request', 'The form has no file in it.');
  return part.file;
}

async function* measured(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > MAX_CSV_BYTES) throw new RegistryError('too_large', 'A CSV file can have at most 200 MB.');
    yield chunk;
  }
}
