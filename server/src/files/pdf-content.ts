import { RegistryError } from '../domain/errors.ts';
import { MAX_FILE_BYTES } from '../domain/file-fetching.ts';
import type { FileStorage, StoredFile } from './file-storage.ts';

const PDF_START = Buffer.from('%PDF-');

/** Passes a document on piece by piece as long as it begins as a PDF and is not too large. */
export async function* checkedPdf(
  source: AsyncIterable<Uint8Array>,
  maxBytes = MAX_FILE_BYTES,
): AsyncGenerator<Uint8Array> {
  let start: Buffer | undefined = Buffer.alloc(0);
  let size = 0;
  for await (const piece of source) {
    size += piece.byteLength;
    if (size > maxBytes) throw new RegistryError('too_large', `The file is larger than ${maxBytes / 1024 / 1024} MB.`);
    if (start === undefined) {
      yield piece;
      continue;
    }
    start = Buffer.concat([start, piece]);
    if (start.length < PDF_START.length) continue;
    requirePdf(start);
    yield start;
    start = undefined;
  }
  if (start !== undefined) requirePdf(start);
}

function requirePdf(start: Uint8Array): void {
  if (start.byteLength === 0) throw new RegistryError('invalid_record', 'The file is empty.');
  if (PDF_START.equals(start.subarray(0, PDF_START.length))) return;
  const looksLikePage = /^\s*(<!doctype html|<html)/i.test(Buffer.from(start.subarray(0, 64)).toString('latin1'));
  throw new RegistryError(
    'invalid_record',
    looksLikePage ? 'The file is a web page and not a PDF.' : 'The file is not a PDF: it does not start with "%PDF-".',
  );
}

/** Keeps a document that passes the checks; the content of one that does not is thrown away. */
export function storePdf(
  files: Pick<FileStorage, 'putStream'>,
  source: AsyncIterable<Uint8Array>,
  maxBytes?: number,
): Promise<StoredFile> {
  return files.putStream(checkedPdf(source, maxBytes));
}
