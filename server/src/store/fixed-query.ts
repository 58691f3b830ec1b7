import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Parameter = string | number | null;

/** Builds the query with stand-in values, in the order in which the real ones will be given. */
type Build<Row> = (db: Kysely<Tables>, parameters: readonly Parameter[]) => Compilable<Row>;

/**
 * A query whose text depends only on how many values it has. Building the text costs more than a lookup in an embedded
 * database, so it is built once per database and number of values, then run with other values.
 */
export function fixedQuery<Row>(build: Build<Row>) {
  const compiled = new WeakMap<Kysely<Tables>, Map<number, CompiledQuery<Row>>>();

  return async (db: Kysely<Tables>, parameters: readonly Parameter[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>({ ...queryFor(db, parameters), parameters });
    return rows;
  };

  function queryFor(db: Kysely<Tables>, parameters: readonly Parameter[]): CompiledQuery<Row> {
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
  }
}
