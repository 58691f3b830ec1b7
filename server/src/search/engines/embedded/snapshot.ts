import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { packObject, paddedLength, unpackObject } from './packed-object.ts';

/**
 * One file: magic, format version, length of the JSON, checksum of everything after the first 32 bytes, length of the
 * whole file, the JSON, the arrays. Numbers are little-endian. A file that differs in a single byte is refused.
 */
const MAGIC = 'TSSEARCH';
const FORMAT_VERSION = 5;
const HEADER_LENGTH = 32;
const PIECE = 8 * 1024 * 1024;
const PADDING = new Uint8Array(8);

/** What a snapshot was made with. Another analysis or other collections would give other answers. */
export interface SnapshotContent<Content> {
  readonly madeWith: string;
  readonly sequence: number;
  readonly content: Content;
}

/** Written beside the file, forced to disk and renamed: there is always one whole snapshot, the old or the new. */
export async function writeSnapshot(file: string, snapshot: SnapshotContent<unknown>): Promise<void> {
  const { json, arrays } = packObject(snapshot);
  const head = Buffer.from(json);
  // Of several processes on one folder each writes a draft of its own; the last rename wins.
  const temporary = `${file}.${randomBytes(6).toString('hex')}.writing`;
  const handle = await open(temporary, 'wx');
  try {
    let checksum = 0;
    let position = HEADER_LENGTH;
    await append(head);
    for (const array of arrays) await append(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    await handle.write(header(head.length, checksum, position), 0, HEADER_LENGTH, 0);
    await handle.sync();

    async function append(bytes: Uint8Array): Promise<void> {
      const padding = PADDING.subarray(0, paddedLength(bytes.length) - bytes.length);
      for (let start = 0; start < bytes.length; start += PIECE) await write(bytes.subarray(start, start + PIECE));
      if (padding.length > 0) await write(padding);
    }

    async function write(piece: Uint8Array): Promise<void> {
      checksum = crc32(piece, checksum);
      await handle.write(piece, 0, piece.length, position);
      position += piece.length;
    }
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  await syncDirectory(dirname(file));
}

/** `undefined` when there is no file; an error that says why when there is one that cannot be trusted. */
export async function readSnapshot(file: string, madeWith: string): Promise<SnapshotContent<unknown> | undefined> {
  const bytes = await readIfThere(file);
  if (!bytes) return undefined;
  const { jsonLength } = checkHeader(bytes);
  const json = bytes.toString('utf8', HEADER_LENGTH, HEADER_LENGTH + jsonLength);
  const arrays = bytes.subarray(HEADER_LENGTH + paddedLength(jsonLength));
  const snapshot = unpackObject(json, arrays) as SnapshotContent<unknown>;
  if (snapshot.madeWith !== madeWith)
    throw new Error('The snapshot was made with another analysis or other collections');
  return snapshot;
}

function header(jsonLength: number, checksum: number, fileLength: number): Buffer {
  const bytes = Buffer.alloc(HEADER_LENGTH);
  bytes.write(MAGIC, 0, 'latin1');
  bytes.writeUInt32LE(FORMAT_VERSION, 8);
  bytes.writeUInt32LE(jsonLength, 12);
  bytes.writeUInt32LE(checksum, 16);
  bytes.writeBigUInt64LE(BigInt(fileLength), 20);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, 28)), 28);
  return bytes;
}

function checkHeader(bytes: Buffer): { jsonLength: number } {
  if (bytes.length < HEADER_LENGTH || bytes.toString('latin1', 0, 8) !== MAGIC)
    throw new Error('This is no search snapshot');
  if (bytes.readUInt32LE(28) !== crc32(bytes.subarray(0, 28))) throw new Error('The snapshot has a damaged beginning');
  const version = bytes.readUInt32LE(8);
  if (version !== FORMAT_VERSION) throw new Error(`The snapshot has format ${version}, not ${FORMAT_VERSION}`);
  if (bytes.readBigUInt64LE(20) !== BigInt(bytes.length)) throw new Error('The snapshot is not whole');
  if (bytes.readUInt32LE(16) !== crc32(bytes.subarray(HEADER_LENGTH))) throw new Error('The snapshot is damaged');
  return { jsonLength: bytes.readUInt32LE(12) };
}

/** At a multiple of eight in memory, as the arrays need it. */
async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(file);
    return bytes.byteOffset % 8 === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
