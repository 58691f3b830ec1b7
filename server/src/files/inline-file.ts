import { RegistryError } from '../domain/errors.ts';
import { MAX_INLINE_FILE_BYTES } from '../domain/file-fetching.ts';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** Some programs send what a browser would put into an address. */
const DATA_URL = /^data:application\/pdf;base64,/i;

/** The bytes of a file inside a JSON document. What is not base64 is refused, never read as something else. */
export function decodeInlineFile(text: string): Buffer {
  const encoded = text
    .trim()
    .replace(DATA_URL, '')
    .replace(/[\r\n]+/g, '');
  if ((encoded.length / 4) * 3 > MAX_INLINE_FILE_BYTES + 2) {
    const megabytes = MAX_INLINE_FILE_BYTES / 1024 / 1024;
    const sentence = `A file inside a document can have at most ${megabytes} MB; send a larger one by itself.`;
    throw new RegistryError('too_large', sentence);
  }
  if (encoded.length % 4 !== 0 || !BASE64.test(encoded)) {
    throw new RegistryError('invalid_record', 'The file is not in base64.');
  }
  return Buffer.from(encoded, 'base64');
}
