import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { createStatementNames, type StatementNames } from './statement-names.ts';

const COUNT_TYPE = pg.types.builtins.INT8;

/** `count(*)` is a bigint, which the driver would hand over as text; our counts fit a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === COUNT_TYPE && format !== 'binary' ? Number : pg.types.getTypeParser(id, format),
};

export function createPostgresDialect(url: string, connections: number): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: connections, types, application_name: 'touchstone' });
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  // Nor one that is held while it waits: whoever holds it is told by its next query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool: withNames(pool) });
}

/** The same pool, whose connections prepare what they are often asked. */
function withNames(pool: pg.Pool): PostgresPool {
  const names = createStatementNames();
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
    query: ask as never,
    release: () => client.release(),
  };

  async function ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
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
}

/** A table has got other columns since the statement was prepared. */
function isOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000';
}
