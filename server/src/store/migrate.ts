import { readFile } from 'node:fs/promises';
import { sql, type Transaction } from 'kysely';
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
    const applied = await appliedNumber(transaction);
    refuseNewer(applied);
    const pending = MIGRATIONS.filter(({ number }) => number > applied);
    for (const migration of pending) {
      await apply(migration, transaction);
      await transaction
        .insertInto('schema_version')
        .values({ number: migration.number, name: migration.name, applied_at: now })
        .execute();
    }
    return pending;
  });
}

async function appliedNumber(transaction: Transaction<Tables>): Promise<number> {
  await sql`create table if not exists schema_version
    (number integer primary key, name text not null, applied_at text not null)`.execute(transaction);
  const row = await transaction
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
