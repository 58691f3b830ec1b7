import { Kysely, type Transaction } from 'kysely';
import { createPostgresDialect } from './postgres-connection.ts';
import { createSqliteDialect } from './sqlite-connection.ts';
import type { Tables } from './tables.ts';

/** Where the registry lives: a SQLite file or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly readUrl?: string };

export interface Database {
  readonly kind: DatabaseLocation['kind'];
  /** Sees committed rows only and never waits for a writer. */
  readonly reader: Kysely<Tables>;
  /** Runs the work in one transaction: all of it happens, or nothing. */
  transaction<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const READ_CONNECTIONS = 10;
const WRITE_CONNECTIONS = 10;

/** Opens the database. It does not create tables: see `migrate`. */
export function openDatabase(location: DatabaseLocation): Database {
  const { reader, writer } = location.kind === 'sqlite' ? openSqlite(location) : openPostgres(location);
  return {
    kind: location.kind,
    reader,
    transaction: (work) => writer.transaction().execute(work),
    async close() {
      await reader.destroy();
      await writer.destroy();
    },
  };
}

function openSqlite({ file }: Extract<DatabaseLocation, { kind: 'sqlite' }>) {
  return {
    writer: new Kysely<Tables>({ dialect: createSqliteDialect(file, 'writer') }),
    reader: new Kysely<Tables>({ dialect: createSqliteDialect(file, 'reader') }),
  };
}

function openPostgres({ url, readUrl = url }: Extract<DatabaseLocation, { kind: 'postgres' }>) {
  return {
    writer: new Kysely<Tables>({ dialect: createPostgresDialect(url, WRITE_CONNECTIONS) }),
    reader: new Kysely<Tables>({ dialect: createPostgresDialect(readUrl, READ_CONNECTIONS) }),
  };
}
