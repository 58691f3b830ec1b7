import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import type { Instant } from '../domain/day.ts';
import { RegistryError } from '../domain/errors.ts';
import { createFolderStorage, type FileStorage } from '../files/file-storage.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../store/database.ts';
import { isEmptyDatabase, migrate } from '../store/migrate.ts';

/** The places a registry is made of. */
export interface Registry {
  readonly database: Database;
  /** For threads that need connections of their own. */
  readonly location: DatabaseLocation;
  readonly files: FileStorage;
  readonly folders: RegistryFolders;
  close(): Promise<void>;
}

export interface RegistryFolders {
  readonly data: string;
  readonly files: string;
  readonly secrets: string;
  readonly outbox: string;
  readonly search: string;
}

function foldersIn(dataDir: string): RegistryFolders {
  const data = resolve(dataDir);
  return {
    data,
    files: join(data, 'files'),
    secrets: join(data, 'secrets'),
    outbox: join(data, 'outbox'),
    search: join(data, 'search'),
  };
}

/** Opens the database and the folders without touching what is in them. */
export async function openRegistryAsItIs(config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseReadUrl'>) {
  const folders = foldersIn(config.dataDir);
  await requireWritable(folders.data);
  const location = locationIn(folders, config);
  const database = openDatabase(location);
  return {
    database,
    location,
    files: createFolderStorage(folders.files),
    folders,
    close: () => database.close(),
  } satisfies Registry;
}

/** Refuses settings that name no registry, without leaving one behind. */
export async function requireRegistry(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseReadUrl'>,
): Promise<void> {
  const folders = foldersIn(config.dataDir);
  const location = locationIn(folders, config);
  const isThere = location.kind === 'sqlite' ? await exists(location.file) : await hasTables(location);
  if (isThere) return;
  const place = location.kind === 'sqlite' ? folders.data : `the database at ${new URL(location.url).host}`;
  throw new RegistryError(
    'not_found',
    `There is no registry in ${place}; set DATA_DIR or DATABASE_URL as the server has them, or make one with "touchstone init"`,
  );
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function hasTables(location: DatabaseLocation): Promise<boolean> {
  const database = openDatabase(location);
  try {
    return !(await isEmptyDatabase(database.reader));
  } finally {
    await database.close();
  }
}

/** Opens the registry and brings its schema up to date. */
export async function openRegistry(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseReadUrl'>,
  now: Instant,
): Promise<Registry> {
  const registry = await openRegistryAsItIs(config);
  try {
    await migrate(registry.database, now);
    return registry;
  } catch (error) {
    await registry.close();
    throw asSentence(error, config);
  }
}

function locationIn(
  folders: RegistryFolders,
  { databaseUrl, databaseReadUrl }: Pick<Config, 'databaseUrl' | 'databaseReadUrl'>,
): DatabaseLocation {
  if (databaseUrl === undefined) return { kind: 'sqlite', file: join(folders.data, 'registry.db') };
  return { kind: 'postgres', url: databaseUrl, ...(databaseReadUrl !== undefined && { readUrl: databaseReadUrl }) };
}

async function requireWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new RegistryError('unavailable', `The folder ${folder} cannot be written; set DATA_DIR to one that can`, {
      cause: error,
    });
  }
}

/** The address may hold a password, so only the host is repeated. */
function asSentence(error: unknown, { databaseUrl }: Pick<Config, 'databaseUrl'>): unknown {
  if (error instanceof RegistryError) return error;
  if (databaseUrl === undefined) {
    return new RegistryError('unavailable', `The database file cannot be used: ${messageOf(error)}`, { cause: error });
  }
  const { host } = new URL(databaseUrl);
  return new RegistryError('unavailable', `The database at ${host} cannot be used: ${messageOf(error)}`, {
    cause: error,
  });
}

/** A refused connection carries its reason only in the errors inside. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
