import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { DirectStatements } from './direct-statements.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

const COUNT_TYPE = pg.types.builtins.INT8;

/** `count(*)` is a bigint, which the driver would hand over as text; our counts fit a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === COUNT_TYPE && format !== 'binary' ? Number : pg.types.getTypeParser(id, format),
};

export interface PostgresAccess {
  readonly dialect: Dialect;
  /** A way past the query builder to the same connections. */
  readonly direct: DirectStatements;
}

export function createPostgresAccess(url: string, connections: number): PostgresAccess {
  const pool = new pg.Pool({ connectionString: url, max: connections, types, application_name: 'touchstone' });
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  // Nor one that is held while it waits: whoever holds it is told by its next query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const names = createStatementNames();
  return {
    dialect: new PostgresDialect({ pool: withNames(pool, names) }),
    direct: {
      all: async (sql, parameters) => (await askPool(sql, parameters)).rows,
      get: async (sql, parameters) => (await askPool(sql, parameters)).rows[0],
      run: async (sql, parameters) => void (await askPool(sql, parameters)),
    },
  };

  async function askPool(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const client = await pool.connect();
    try {
      return await ask(client, names, { text, values: [...values] });
    } finally {
      client.release();
    }
  }
}

/** The same pool, whose connections prepare what they are often asked. */
function withNames(pool: pg.Pool, names: StatementNames): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const naming = known.get(client) ?? createNamingClient(client, names);
      known.set(client, naming);
      return naming;
    },
    end: () => pool.end(),
  };
}

function createNamingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  return {
    // Cursors, the other thing that could be asked for, the dialect is not given.
    query: ((text: string, values: unknown[]) => ask(client, names, { text, values })) as never,
    release: () => client.release(),
  };
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

async function ask(client: pg.PoolClient, names: StatementNames, statement: Statement): Promise<pg.QueryResult> {
  const { text, values } = statement;
  const name = names.of(text);
  if (name === undefined) return client.query(text, values);
  try {
    return await client.query({ name, text, values });
  } catch (error) {
    if (!isOutdated(error)) throw error;
    names.forget(text);
    // Inside a transaction this fails too, which ends it; whoever began it is told what was wrong first.
    return client.query(text, values).catch(() => Promise.reject(error as Error));
  }
}

/** A table has got other columns since the statement was prepared. */
function isOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000';
}
