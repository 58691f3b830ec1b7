import { readFile } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Instant } from '../domain/day.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Database } from './database.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Any number, as long as every process of every version uses the same one. */
const ADVISORY_LOCK = 7_421_993;

/**
 * Brings the database to the newest schema. All steps run in one transaction under a lock, so of several processes
 * that start together one migrates and the others wait; a database from a newer program is refused, never touched.
 */
export async function migrate(database: Database, now: Instant): Promise<readonly Migration[]> {
  return database.transaction(async (transaction) => {
    if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
    await createVersionTable(transaction);
    const applied = await schemaNumber(transaction);
    refuseNewer(applied);
    const pending = MIGRATIONS.filter(({ number }) => number > applied);
    for (const migration of pending) {
      await apply(migration, transaction);
      await record(migration, transaction, now);
    }
    return pending;
  });
}

/** Makes the tables as they were at a number, without the data that migrations bring: a backup brings its own. */
export async function createSchema(transaction: Transaction<Tables>, number: number, now: Instant): Promise<void> {
  refuseNewer(number);
  await createVersionTable(transaction);
  for (const migration of MIGRATIONS.filter((candidate) => candidate.number <= number)) {
    if (migration.file !== undefined) await apply(migration, transaction);
    await record(migration, transaction, now);
  }
}

export async function isEmptyDatabase(db: Kysely<Tables>): Promise<boolean> {
  return (await db.introspection.getTables()).length === 0;
}

async function createVersionTable(transaction: Transaction<Tables>): Promise<void> {
  await sql`create table if not exists schema_version
    (number integer primary key, name text not null, applied_at text not null)`.execute(transaction);
}

async function record({ number, name }: Migration, transaction: Transaction<Tables>, now: Instant): Promise<void> {
  await transaction.insertInto('schema_version').values({ number, name, applied_at: now }).execute();
}

/** The number of the newest migration that was applied. */
export async function schemaNumber(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('schema_version')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return row?.number ?? 0;
}

function refuseNewer(applied: number): void {
  const newest = MIGRATIONS.at(-1)?.number ?? 0;
  if (applied <= newest) return;
  throw new RegistryError(
    'conflict',
    `The database has schema ${applied}, this program knows only up to ${newest}: start a newer Touchstone`,
  );
}

async function apply(migration: Migration, transaction: Transaction<Tables>): Promise<void> {
  if (migration.run) return migration.run(transaction);
  const text = await readFile(new URL(`./migrations/${migration.file}`, import.meta.url), 'utf8');
  for (const statement of statementsIn(text)) await sql.raw(statement).execute(transaction);
}

/** Our migrations end each statement with a semicolon at the end of a line and hold no other such line. */
export function statementsIn(text: string): string[] {
  return text
    .split(/;[ \t]*\r?\n/)
    .map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '');
}
