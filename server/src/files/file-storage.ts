import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Keeps the contents of report files under their SHA-256. The same content is kept once. */
export interface FileStorage {
  put(content: Uint8Array): Promise<StoredFile>;
  /** Keeps what comes piece by piece; when the source fails, nothing is kept. */
  putStream(source: AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /** The size in bytes; `undefined` when the content is not here. */
  sizeOf(sha256: string): Promise<number | undefined>;
  /** Both ends count, as in an HTTP range. */
  read(sha256: string, range?: { readonly start: number; readonly end: number }): Readable;
  list(): AsyncIterable<string>;
  /** Removes what was left of contents that broke off with the process. */
  discardDrafts(): Promise<void>;
}

export interface StoredFile {
  readonly sha256: string;
  readonly size: number;
}

const HASH = /^[0-9a-f]{64}$/;
/** For contents that have not arrived completely. */
const INCOMING = 'incoming';
/** Nothing takes longer to arrive. */
const DRAFT_LIFE_MS = 3_600_000;

/** Contents as files in a folder, spread over 256 subfolders. */
export function createFolderStorage(folder: string): FileStorage {
  return {
    async put(content) {
      const sha256 = createHash('sha256').update(content).digest('hex');
      if ((await sizeOf(sha256)) !== content.byteLength) await write(sha256, content);
      return { sha256, size: content.byteLength };
    },
    putStream,
    sizeOf,
    read: (sha256, range) => createReadStream(pathOf(sha256), range),
    list,
    discardDrafts,
  };

  function pathOf(sha256: string): string {
    if (!HASH.test(sha256)) throw new TypeError(`"${sha256}" is not a SHA-256`);
    return join(folder, sha256.slice(0, 2), sha256);
  }

  async function sizeOf(sha256: string): Promise<number | undefined> {
    try {
      return (await stat(pathOf(sha256))).size;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function write(sha256: string, content: Uint8Array): Promise<void> {
    const path = pathOf(sha256);
    await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true });
    await writeThenMove(`${path}.${draftName()}`, async (file) => {
      await file.writeFile(content);
      return path;
    });
  }

  /** What it is called is known only at its end. */
  async function putStream(source: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    const hash = createHash('sha256');
    let size = 0;
    await mkdir(join(folder, INCOMING), { recursive: true });
    const path = await writeThenMove(join(folder, INCOMING, draftName()), async (file) => {
      for await (const piece of source) {
        hash.update(piece);
        size += piece.byteLength;
        await file.writeFile(piece);
      }
      const sha256 = hash.digest('hex');
      await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true });
      return pathOf(sha256);
    });
    return { sha256: basename(path), size };
  }

  async function discardDrafts(): Promise<void> {
    for (const name of await readFolder(join(folder, INCOMING))) {
      const path = join(folder, INCOMING, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      // Others may be at work on newer ones.
      if (Date.now() - mtimeMs > DRAFT_LIFE_MS) await rm(path, { force: true });
    }
  }

  async function* list(): AsyncIterable<string> {
    for (const part of (await readFolder(folder)).sort()) {
      for (const name of (await readFolder(join(folder, part))).sort()) if (HASH.test(name)) yield name;
    }
  }
}

function draftName(): string {
  return `${randomBytes(6).toString('hex')}.part`;
}

/** Under another name first: whoever finds a file under its hash finds all of it, also after a crash. */
async function writeThenMove(draft: string, work: (file: FileHandle) => Promise<string>): Promise<string> {
  try {
    const file = await open(draft, 'wx');
    let path: string;
    try {
      path = await work(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    return path;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function readFolder(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
