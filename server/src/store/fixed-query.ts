import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { directReaderOf } from './direct-reader.ts';
import type { Tables } from './tables.ts';

type Parameter = string | number | null;

/** Builds the query with stand-in values, in the order in which the real ones will be given. */
type Build<Row> = (db: Kysely<Tables>, parameters: readonly Parameter[]) => Compilable<Row>;

/**
 * A query whose text depends only on how many values it has. Building the text costs more than a lookup in an embedded
 * database, so it is built once per database and number of values, then run with other values.
 */
export function fixedQuery<Row>(build: Build<Row>) {
  const queryFor = compileOnce(build);

  return async (db: Kysely<Tables>, parameters: readonly Parameter[]): Promise<Row[]> => {
    const query = queryFor(db, parameters);
    const direct = directReaderOf(db);
    if (direct) return direct.all(query.sql, parameters) as Row[];
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** The same for a query that gives one row at most. */
export function fixedLookup<Row>(build: Build<Row>) {
  const queryFor = compileOnce(build);

  return async (db: Kysely<Tables>, parameters: readonly Parameter[]): Promise<Row | undefined> => {
    const query = queryFor(db, parameters);
    const direct = directReaderOf(db);
    if (direct) return direct.get(query.sql, parameters) as Row | undefined;
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows[0];
  };
}

function compileOnce<Row>(build: Build<Row>) {
  const compiled = new WeakMap<Kysely<Tables>, Map<number, CompiledQuery<Row>>>();

  return (db: Kysely<Tables>, parameters: readonly Parameter[]): CompiledQuery<Row> => {
    let ofDatabase = compiled.get(db);
    if (!ofDatabase) {
      ofDatabase = new Map();
      compiled.set(db, ofDatabase);
    }
    const known = ofDatabase.get(parameters.length);
    if (known) return known;
    const query = build(db, parameters).compile();
    ofDatabase.set(parameters.length, query);
    return query;
  };
}
