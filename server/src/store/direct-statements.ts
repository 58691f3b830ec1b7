import { CompiledQuery, type Kysely, SqliteAdapter } from 'kysely';
import type { Tables } from './tables.ts';

/** Runs statements past the query builder: at once where the database is inside this process. */
export interface DirectStatements {
  all(sql: string, parameters: readonly unknown[]): unknown[] | Promise<unknown[]>;
  /** The first row; it may have members besides its columns. */
  get(sql: string, parameters: readonly unknown[]): unknown;
  run(sql: string, parameters: readonly unknown[]): void | Promise<void>;
}

const statementsOf = new WeakMap<Kysely<Tables>, DirectStatements>();

/**
 * Lets statements with a fixed text go past the query builder, whose promises take as long as a lookup. A transaction
 * is an object of its own with a connection to itself.
 */
export function runDirectly<Db extends Kysely<Tables>>(db: Db, statements: DirectStatements): Db {
  statementsOf.set(db, statements);
  return db;
}

export function directStatementsOf(db: Kysely<Tables>): DirectStatements | undefined {
  return statementsOf.get(db);
}

/** Runs a statement whose text is ready and that returns nothing. */
export async function runText(db: Kysely<Tables>, text: string, values: readonly unknown[]): Promise<void> {
  const direct = statementsOf.get(db);
  if (direct) await direct.run(text, values);
  else await db.executeQuery(CompiledQuery.raw(text, [...values]));
}

/** The databases write the places of values differently. */
export function isSqlite(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
