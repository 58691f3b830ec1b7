import { RegistryError } from '../domain/errors.ts';
import type { ByteChunks } from './row.ts';

const UTF_16 = 'The file is UTF-16; save it as UTF-8 and try again';

/** Formats people hand in by mistake, known by their first bytes. */
const UNREADABLE: readonly { readonly bytes: readonly number[]; readonly advice: string }[] = [
  { bytes: [0xff, 0xfe], advice: UTF_16 },
  { bytes: [0xfe, 0xff], advice: UTF_16 },
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    advice: 'The file is a ZIP archive or a spreadsheet; unpack it or save it as text',
  },
  { bytes: [0x1f, 0x8b], advice: 'The file is compressed with gzip; unpack it and try again' },
];

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const LONGEST_SIGNATURE = 4;

/** Passes the bytes on without a byte order mark, once their beginning shows that they may be text in UTF-8. */
export async function* readableBytes(chunks: ByteChunks): AsyncGenerator<Uint8Array> {
  let beginning: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of chunks) {
    if (beginning === undefined) {
      yield chunk;
      continue;
    }
    beginning = Buffer.concat([beginning, chunk]);
    if (beginning.length < LONGEST_SIGNATURE) continue;
    yield checkBeginning(beginning);
    beginning = undefined;
  }
  if (beginning !== undefined) yield checkBeginning(beginning);
}

function checkBeginning(bytes: Uint8Array): Uint8Array {
  const found = UNREADABLE.find((format) => startsWith(bytes, format.bytes));
  if (found) throw new RegistryError('unsupported_media_type', found.advice);
  return startsWith(bytes, BYTE_ORDER_MARK) ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
}

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}
