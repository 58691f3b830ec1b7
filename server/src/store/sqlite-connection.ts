import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Sqlite from 'libsql';
import { RegistryError } from '../domain/errors.ts';
import type { DirectStatements } from './direct-statements.ts';

const STATEMENTS_KEPT = 500;
const LONGEST_WAIT_MS = 15_000;

/** A snapshot is a reader that holds one transaction. */
export type SqliteRole = 'reader' | 'writer' | 'snapshot';

export interface SqliteAccess {
  readonly dialect: Dialect;
  /** A way past the query builder to the same connection. */
  readonly direct: DirectStatements;
}

/** Kysely over one connection of libsql. Only one caller at a time holds a writer, others queue. */
export function createSqliteAccess(file: string, role: SqliteRole): SqliteAccess {
  let opened: SqliteConnection | undefined;
  const open = () => (opened ??= openConnection(file, role));
  return {
    dialect: toDialect(() => createDriver(open, role)),
    direct: {
      all: (sql, parameters) => open().prepare(sql).statement.all(parameters),
      get: (sql, parameters) => open().prepare(sql).statement.get(parameters),
      run: (sql, parameters) => void open().prepare(sql).statement.run(parameters),
    },
  };
}

function toDialect(createSqliteDriver: () => Driver): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: createSqliteDriver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function createDriver(open: () => SqliteConnection, role: SqliteRole): Driver {
  let connection: SqliteConnection;
  let sqlite: Sqlite.Database;
  const turns = createTurns();

  return {
    async init() {
      connection = open();
      ({ sqlite } = connection);
    },
    async acquireConnection() {
      // A reader never holds its connection across an await, so readers need no queue.
      if (role === 'writer') await turns.take();
      return connection;
    },
    async beginTransaction() {
      if (role === 'writer') await beginImmediate(sqlite);
      else sqlite.exec('begin');
    },
    async commitTransaction() {
      sqlite.exec('commit');
    },
    async rollbackTransaction() {
      if (sqlite.inTransaction) sqlite.exec('rollback');
    },
    async releaseConnection() {
      if (role === 'writer') turns.give();
    },
    async destroy() {
      sqlite?.close();
    },
  };
}

function openSqlite(file: string, role: SqliteRole): Sqlite.Database {
  const sqlite = new Sqlite(file);
  // While opening, another process may be recovering the log: here a blocking wait is right.
  sqlite.exec('pragma busy_timeout = 5000');
  sqlite.exec('pragma journal_mode = wal');
  sqlite.exec('pragma synchronous = full');
  sqlite.exec('pragma foreign_keys = on');
  sqlite.exec('pragma temp_store = memory');
  sqlite.exec('pragma cache_size = -65536');
  if (role !== 'writer') sqlite.exec('pragma query_only = on');
  // From here on a wait would stop the event loop: the writer asks again by itself (see beginImmediate).
  sqlite.exec(`pragma busy_timeout = ${role === 'writer' ? 0 : 200}`);
  return sqlite;
}

interface PreparedStatement {
  readonly statement: Sqlite.Statement;
  readonly isReader: boolean;
}

interface SqliteConnection extends DatabaseConnection {
  readonly sqlite: Sqlite.Database;
  prepare(text: string): PreparedStatement;
}

function openConnection(file: string, role: SqliteRole): SqliteConnection {
  const sqlite = openSqlite(file, role);
  const statements = new Map<string, PreparedStatement>();

  function prepare(text: string): PreparedStatement {
    const known = statements.get(text);
    if (known) return known;
    if (statements.size >= STATEMENTS_KEPT) statements.delete(statements.keys().next().value ?? '');
    const statement = sqlite.prepare(text);
    // Asked once: the driver goes through to the engine for the answer.
    const prepared = { statement, isReader: statement.reader };
    statements.set(text, prepared);
    return prepared;
  }

  return {
    sqlite,
    prepare,
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { statement, isReader } = prepare(sql);
      if (isReader) return { rows: statement.all(parameters) as Row[] };
      const { changes } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    },
    async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      for (const row of sqlite.prepare(sql).iterate(parameters)) yield { rows: [row as Row] };
    },
  };
}

/** Takes the write lock, or asks again after a random pause while another process holds it. */
async function beginImmediate(sqlite: Sqlite.Database): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (let pause = 1; ; pause = Math.min(pause * 2, 64)) {
    try {
      sqlite.exec('begin immediate');
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > deadline) {
        throw new RegistryError('unavailable', 'The database is busy with another writer; please try again', {
          retryAfter: 5,
          cause: error,
        });
      }
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

/** First come, first served. */
function createTurns() {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    async take(): Promise<void> {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
    },
    give(): void {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    },
  };
}
