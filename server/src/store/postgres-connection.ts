import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

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
  return new PostgresDialect({ pool });
}
