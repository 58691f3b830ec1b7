import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import { extract } from 'tar-stream';
import { RegistryError } from '../domain/errors.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { verifyJournal } from '../journal/verify-journal.ts';
import { BACKUP_TABLES } from '../store/backup-tables.ts';
import type { Database } from '../store/database.ts';
import { journalSource } from '../store/journal-store.ts';
import { createSchema, isEmptyDatabase, migrate } from '../store/migrate.ts';
import { insertRows, type Row } from '../store/rows.ts';
import type { Tables } from '../store/tables.ts';
import { BACKUP_FORMAT, type BackupClosing, type BackupOpening, CLOSING, OPENING } from './backup-format.ts';

export interface RestoreRequest {
  readonly database: Database;
  readonly files: FileStorage;
  readonly secretsFolder: string;
  readonly source: string;
  readonly now: string;
  onProgress?(rows: number): void;
}

/** Fills an empty database from a backup: all of it in one transaction, or nothing. */
export async function restoreRegistry(request: RestoreRequest): Promise<BackupClosing> {
  const { database, source } = request;
  if (!(await isEmptyDatabase(database.reader))) {
    throw new RegistryError('conflict', 'There is a registry here already; restore into an empty folder or database');
  }
  const closing = await database.transaction((transaction) => readArchive(request, transaction));
  await migrate(database, request.now);
  const verdict = await verifyJournal(journalSource(database.reader));
  if (!verdict.isIntact) {
    throw new RegistryError('invalid_record', `${source} was restored, but its journal is broken: ${verdict.fault}`);
  }
  return closing;
}

interface Progress {
  hasOpening: boolean;
  closing: BackupClosing | undefined;
  readonly rows: Record<string, number>;
  files: number;
  secrets: number;
}

async function readArchive(request: RestoreRequest, transaction: Transaction<Tables>): Promise<BackupClosing> {
  const progress: Progress = { hasOpening: false, closing: undefined, rows: {}, files: 0, secrets: 0 };
  for (const { table } of BACKUP_TABLES) progress.rows[table] = 0;
  const archive = extract();
  const unpacked = createReadStream(request.source).on('error', forward).pipe(createGunzip()).on('error', forward);
  unpacked.pipe(archive);
  try {
    for await (const entry of archive) {
      // The library's streams are not Node's, but are read the same way.
      const content = await buffer(entry);
      await readEntry({ name: entry.header.name, content }, { progress, request, transaction });
    }
  } catch (error) {
    throw unreadable(error, request.source);
  }
  return complete(progress, request.source);

  function forward(error: Error): void {
    archive.destroy(error);
  }
}

interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

interface Context {
  readonly progress: Progress;
  readonly request: RestoreRequest;
  readonly transaction: Transaction<Tables>;
}

async function readEntry(entry: ArchiveEntry, context: Context): Promise<void> {
  const { name, content } = entry;
  const { progress, request, transaction } = context;
  if (name === OPENING) {
    await begin(JSON.parse(content.toString()) as BackupOpening, transaction, request.now);
    progress.hasOpening = true;
    return;
  }
  if (!progress.hasOpening) throw notABackup(request.source);
  if (name === CLOSING) progress.closing = JSON.parse(content.toString()) as BackupClosing;
  else if (name.startsWith('tables/')) await readPart(entry, context);
  else if (name.startsWith('files/')) await readFile(entry, context);
  else if (name.startsWith('secrets/')) await readSecret(entry, context);
}

async function begin(opening: BackupOpening, transaction: Transaction<Tables>, now: string): Promise<void> {
  if (opening.format !== BACKUP_FORMAT) {
    throw new RegistryError('conflict', `The backup has format ${opening.format}, this program reads ${BACKUP_FORMAT}`);
  }
  await createSchema(transaction, opening.schema, now);
  for (const { table } of [...BACKUP_TABLES].reverse()) await transaction.deleteFrom(table).execute();
}

async function readPart({ name, content }: ArchiveEntry, { progress, request, transaction }: Context): Promise<void> {
  const known = BACKUP_TABLES.find(({ table }) => name.startsWith(`tables/${table}/`));
  if (!known) throw new RegistryError('conflict', `The backup holds ${name}, which this program does not know`);
  const rows = content
    .toString()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  await insertRows(transaction, known.table, rows);
  progress.rows[known.table] = (progress.rows[known.table] ?? 0) + rows.length;
  request.onProgress?.(Object.values(progress.rows).reduce((sum, count) => sum + count, 0));
}

async function readFile({ name, content }: ArchiveEntry, { progress, request }: Context): Promise<void> {
  const { sha256 } = await request.files.put(content);
  if (`files/${sha256}` !== name) throw new RegistryError('invalid_record', `The content of ${name} was changed`);
  progress.files += 1;
}

async function readSecret({ name, content }: ArchiveEntry, { progress, request }: Context): Promise<void> {
  await mkdir(request.secretsFolder, { recursive: true, mode: 0o700 });
  await writeFile(join(request.secretsFolder, basename(name)), content, { mode: 0o600 });
  progress.secrets += 1;
}

function complete({ closing, rows, files, secrets }: Progress, source: string): BackupClosing {
  if (closing === undefined)
    throw new RegistryError('invalid_record', `${source} is not complete; nothing was restored`);
  const found = JSON.stringify({ rows, files, secrets });
  const expected = JSON.stringify({
    rows: Object.fromEntries(Object.keys(rows).map((table) => [table, closing.rows[table] ?? 0])),
    files: closing.files,
    secrets: closing.secrets,
  });
  if (found !== expected) {
    throw new RegistryError('invalid_record', `${source} does not hold what it says; nothing was restored`);
  }
  return closing;
}

/** Our own refusals and faults of the file system stay as they are; whatever else happened, the archive is at fault. */
function unreadable(error: unknown, source: string): unknown {
  if (error instanceof RegistryError || (error instanceof Error && 'syscall' in error)) return error;
  return new RegistryError('invalid_record', `${source} is damaged or not a backup; nothing was restored`, {
    cause: error,
  });
}

function notABackup(source: string): RegistryError {
  return new RegistryError('invalid_record', `${source} is not a backup of a registry`);
}
