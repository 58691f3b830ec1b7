import { Kysely, type Transaction } from 'kysely';
import { runDirectly } from './direct-statements.ts';
import { createPostgresAccess } from './postgres-connection.ts';
import { createSqliteAccess } from './sqlite-connection.ts';
import type { Tables } from './tables.ts';

/** Where the registry lives: a SQLite file or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly readUrl?: string };

export interface Database {
  readonly kind: DatabaseLocation['kind'];
  /** Sees committed rows only and never waits for a writer. */
  readonly reader: Kysely<Tables>;
  /** The same where a replica may not lag behind: who may do what is asked here. */
  readonly primary: Kysely<Tables>;
  /** Runs the work in one transaction: all of it happens, or nothing. */
  transaction<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Runs the work on one frozen state of the database while others go on writing. */
  snapshot<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const READ_CONNECTIONS = 10;
const WRITE_CONNECTIONS = 10;

/** Opens the database. It does not create tables: see `migrate`. */
export function openDatabase(location: DatabaseLocation): Database {
  const { reader, writer, transaction, snapshot } =
    location.kind === 'sqlite' ? openSqlite(location) : openPostgres(location);
  return {
    kind: location.kind,
    reader,
    primary: location.kind === 'sqlite' ? reader : writer,
    transaction,
    snapshot,
    async close() {
      await reader.destroy();
      await writer.destroy();
    },
  };
}

type Connections = Pick<Database, 'reader' | 'transaction' | 'snapshot'> & { readonly writer: Kysely<Tables> };

function openSqlite({ file }: Extract<DatabaseLocation, { kind: 'sqlite' }>): Connections {
  const reading = createSqliteAccess(file, 'reader');
  const writing = createSqliteAccess(file, 'writer');
  const writer = new Kysely<Tables>({ dialect: writing.dialect });
  return {
    writer,
    reader: runDirectly(new Kysely<Tables>({ dialect: reading.dialect }), reading.direct),
    transaction: (work) =>
      writer.transaction().execute((transaction) => work(runDirectly(transaction, writing.direct))),
    async snapshot(work) {
      // A connection of its own: on the shared one every reader would be frozen with it.
      const own = new Kysely<Tables>({ dialect: createSqliteAccess(file, 'snapshot').dialect });
      try {
        return await own.transaction().execute(work);
      } finally {
        await own.destroy();
      }
    },
  };
}

function openPostgres({ url, readUrl = url }: Extract<DatabaseLocation, { kind: 'postgres' }>): Connections {
  const reading = createPostgresAccess(readUrl, READ_CONNECTIONS);
  const writing = createPostgresAccess(url, WRITE_CONNECTIONS);
  const reader = runDirectly(new Kysely<Tables>({ dialect: reading.dialect }), reading.direct);
  const writer = runDirectly(new Kysely<Tables>({ dialect: writing.dialect }), writing.direct);
  return {
    writer,
    reader,
    transaction: (work) => writer.transaction().execute(work),
    snapshot: (work) =>
      reader.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
  };
}
