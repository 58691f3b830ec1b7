import { createWriteStream } from 'node:fs';
import { access, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { RegistryError } from '../domain/errors.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { BACKUP_TABLES, readTable } from '../store/backup-tables.ts';
import type { Database } from '../store/database.ts';
import { schemaNumber } from '../store/migrate.ts';
import { BACKUP_FORMAT, type BackupClosing, type BackupOpening, CLOSING, OPENING } from './backup-format.ts';

export interface BackupRequest {
  readonly database: Database;
  readonly files: FileStorage;
  /** Copied too when given; without it the backup holds no key and no secret. */
  readonly secretsFolder?: string;
  readonly target: string;
  readonly createdAt: string;
  onProgress?(rows: number): void;
}

/**
 * Writes everything the registry holds into one file, from one frozen state of the database while others write.
 * The file appears under its name only when it is complete and on disk; it is readable by its owner alone.
 */
export async function backupRegistry(request: BackupRequest): Promise<BackupClosing> {
  const { target } = request;
  if (await exists(target)) throw new RegistryError('conflict', `${target} exists already; choose another name`);
  const draft = `${target}.part`;
  const archive = pack();
  const writing = pipeline(archive, createGzip({ level: 6 }), createWriteStream(draft, { mode: 0o600 }));
  try {
    const closing = await Promise.race([fill(archive, request), writing.then(neverFirst)]);
    archive.finalize();
    await writing;
    await syncFile(draft);
    await rename(draft, target);
    return closing;
  } catch (error) {
    archive.destroy();
    await writing.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

async function fill(archive: Pack, request: BackupRequest): Promise<BackupClosing> {
  const { database, files, createdAt } = request;
  const rows = await database.snapshot(async (db) => {
    const opening: BackupOpening = { format: BACKUP_FORMAT, schema: await schemaNumber(db), createdAt };
    await addText(archive, OPENING, JSON.stringify(opening));
    const counts: Record<string, number> = {};
    let total = 0;
    for (const table of BACKUP_TABLES) {
      let number = 0;
      counts[table.table] = 0;
      for await (const part of readTable(db, table)) {
        number += 1;
        counts[table.table] = (counts[table.table] ?? 0) + part.length;
        total += part.length;
        await addText(
          archive,
          `tables/${table.table}/${number}.ndjson`,
          part.map((row) => JSON.stringify(row)).join('\n'),
        );
        request.onProgress?.(total);
      }
    }
    return counts;
  });
  // After the rows: every file they point at is stored before they are.
  const closing = { rows, files: await addFiles(archive, files), secrets: await addSecrets(archive, request) };
  await addText(archive, CLOSING, JSON.stringify(closing));
  return closing;
}

async function addFiles(archive: Pack, files: FileStorage): Promise<number> {
  let count = 0;
  for await (const sha256 of files.list()) {
    const size = (await files.sizeOf(sha256)) ?? 0;
    await addStream(archive, { name: `files/${sha256}`, size }, files.read(sha256));
    count += 1;
  }
  return count;
}

async function addSecrets(archive: Pack, { secretsFolder }: BackupRequest): Promise<number> {
  if (secretsFolder === undefined) return 0;
  const entries = await readdir(secretsFolder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  for (const name of names.sort())
    await addBytes(archive, `secrets/${name}`, await readFile(join(secretsFolder, name)));
  return names.length;
}

function addText(archive: Pack, name: string, text: string): Promise<void> {
  return addBytes(archive, name, Buffer.from(text));
}

function addBytes(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mtime: new Date(0) }, content, (error) => (error ? reject(error) : resolve()));
  });
}

async function addStream(archive: Pack, header: { name: string; size: number }, content: Readable): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const entry = archive.entry({ ...header, mtime: new Date(0) }, (error) => (error ? reject(error) : resolve()));
    content.on('error', reject);
    content.pipe(entry);
  });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The file is closed only after `finalize`; ending earlier means that it could not be written. */
function neverFirst(): never {
  throw new Error('The backup ended before it was complete');
}
