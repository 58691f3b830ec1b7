import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, type DatabaseLocation, openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { postgresUrl } from './services.ts';

export const TEST_NOW = '2026-06-30T12:00:00Z';

/** An empty place for a registry. `remove` closes nothing: close the database first. */
export interface TestLocation {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

export type DatabaseKind = DatabaseLocation['kind'];

export function testLocation(kind: DatabaseKind): Promise<TestLocation> {
  return kind === 'sqlite' ? sqliteLocation() : postgresLocation();
}

/** Runs the suite once for SQLite and once for PostgreSQL, which is skipped by name where there is none. */
export function describeEachKind(name: string, suite: (kind: DatabaseKind) => void): void {
  for (const kind of ['sqlite', 'postgres'] as const) {
    const isMissing = kind === 'postgres' && postgresUrl === undefined;
    describe.skipIf(isMissing)(`${name} on ${kind}`, () => {
      suite(kind);
    });
  }
}

/** The same with a migrated database each. */
export function describeOnEachDatabase(
  name: string,
  suite: (context: { readonly kind: DatabaseKind; database(): Database; location(): DatabaseLocation }) => void,
): void {
  describeEachKind(name, (kind) => {
    let place: TestLocation;
    let database: Database;

    beforeAll(async () => {
      place = await testLocation(kind);
      database = openDatabase(place.location);
      await migrate(database, TEST_NOW);
    });

    afterAll(async () => {
      await database?.close();
      await place?.remove();
    });

    suite({ kind, database: () => database, location: () => place.location });
  });
}

async function sqliteLocation(): Promise<TestLocation> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-test-'));
  return {
    location: { kind: 'sqlite', file: join(folder, 'registry.db') },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function postgresLocation(): Promise<TestLocation> {
  if (postgresUrl === undefined) throw new Error('TEST_POSTGRES_URL is not set');
  const name = `touchstone_test_${randomBytes(6).toString('hex')}`;
  await onServer(postgresUrl, `create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return {
    location: { kind: 'postgres', url: url.href },
    remove: () => onServer(postgresUrl ?? '', `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
