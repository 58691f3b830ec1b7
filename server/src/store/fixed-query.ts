import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { directStatementsOf, isSqlite } from './direct-statements.ts';
import type { Tables } from './tables.ts';

type Parameter = string | number | null;

/** Builds the query with stand-in values, in the order in which the real ones will be given. */
type Build<Row> = (db: Kysely<Tables>, parameters: readonly Parameter[]) => Compilable<Row>;

/**
 * A query whose text depends only on how many values it has. Building the text costs more than a lookup in an embedded
 * database, so it is built once per kind of database and number of values, then run with other values.
 */
export function fixedQuery<Row>(build: Build<Row>) {
  const queryFor = compileOnce(build);

  return async (db: Kysely<Tables>, parameters: readonly Parameter[]): Promise<Row[]> => {
    const query = queryFor(db, parameters);
    const direct = directStatementsOf(db);
    if (direct) return direct.all(query.sql, parameters) as Row[] | Promise<Row[]>;
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** The same for a query that gives one row at most. */
export function fixedLookup<Row>(build: Build<Row>) {
  const queryFor = compileOnce(build);

  return async (db: Kysely<Tables>, parameters: readonly Parameter[]): Promise<Row | undefined> => {
    const query = queryFor(db, parameters);
    const direct = directStatementsOf(db);
    if (direct) return direct.get(query.sql, parameters) as Row | Promise<Row | undefined> | undefined;
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows[0];
  };
}

function compileOnce<Row>(build: Build<Row>) {
  const forSqlite = new Map<number, CompiledQuery<Row>>();
  const forPostgres = new Map<number, CompiledQuery<Row>>();

  return (db: Kysely<Tables>, parameters: readonly Parameter[]): CompiledQuery<Row> => {
    const compiled = isSqlite(db) ? forSqlite : forPostgres;
    const known = compiled.get(parameters.length);
    if (known) return known;
    const query = build(db, parameters).compile();
    compiled.set(parameters.length, query);
    return query;
  };
}
