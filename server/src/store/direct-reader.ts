import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Runs reading statements at once. Only a database inside this process can do that. */
export interface DirectReader {
  all(sql: string, parameters: readonly unknown[]): unknown[];
  /** The first row; it may have members besides its columns. */
  get(sql: string, parameters: readonly unknown[]): unknown;
}

const readers = new WeakMap<Kysely<Tables>, DirectReader>();

/**
 * Lets statements with a fixed text go past the query builder, whose promises take as long as a lookup. Never for a
 * transaction, which is another object: it has a connection to itself.
 */
export function readDirectly(db: Kysely<Tables>, reader: DirectReader): Kysely<Tables> {
  readers.set(db, reader);
  return db;
}

export function directReaderOf(db: Kysely<Tables>): DirectReader | undefined {
  return readers.get(db);
}
