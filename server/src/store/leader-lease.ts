import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** The right to do what only one process may do at a time. */
export interface Lease {
  /** Whether it is still held; a failing database throws. Must be asked again well before the lease ends. */
  renew(): Promise<boolean>;
  release(): Promise<void>;
}

export interface LeaseRequest {
  readonly name: string;
  /** After this time without renewal another process may take it. PostgreSQL needs none: it notices who is gone. */
  readonly leaseMs: number;
}

/** Takes the lease if nobody holds it. */
export function takeLease(database: Database, request: LeaseRequest): Promise<Lease | undefined> {
  return database.kind === 'postgres' ? takeAdvisoryLock(database, request.name) : takeRow(database, request);
}

async function takeRow(database: Database, { name, leaseMs }: LeaseRequest): Promise<Lease | undefined> {
  const holder = randomUUID();

  /** All processes on a SQLite file share the clock of its machine. */
  const claim = () =>
    database.transaction(async (transaction) => {
      const now = Date.now();
      const row = { name, holder, expires_at_ms: now + leaseMs };
      const held = await transaction.selectFrom('leader_lease').selectAll().where('name', '=', name).executeTakeFirst();
      if (held && held.holder !== holder && held.expires_at_ms > now) return false;
      await transaction.deleteFrom('leader_lease').where('name', '=', name).execute();
      await transaction.insertInto('leader_lease').values(row).execute();
      return true;
    });

  /** Never takes back a lease that ran out and went to another: what was done in between would be overlooked. */
  const renew = () =>
    database.transaction(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('leader_lease')
        .set({ expires_at_ms: Date.now() + leaseMs })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });

  if (!(await claim())) return undefined;
  return {
    renew,
    async release() {
      await database.transaction((transaction) =>
        transaction.deleteFrom('leader_lease').where('name', '=', name).where('holder', '=', holder).execute(),
      );
    },
  };
}

/** The lock belongs to one connection, kept for as long as the lease: when it breaks, PostgreSQL frees the lock. */
function takeAdvisoryLock(database: Database, name: string): Promise<Lease | undefined> {
  return new Promise((resolve, reject) => {
    const held = database.primary.connection().execute(async (connection) => {
      if (!(await tryLock(connection, name))) return resolve(undefined);
      await new Promise<void>((release) => {
        resolve({
          renew: () => isAlive(connection),
          async release() {
            release();
            await held.catch(() => undefined);
          },
        });
      });
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
    });
    held.catch(reject);
  });
}

async function tryLock(connection: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_lock(hashtext(${name})) as taken`.execute(connection);
  return rows[0]?.taken === true;
}

async function isAlive(connection: Kysely<Tables>): Promise<boolean> {
  try {
    await sql`select 1`.execute(connection);
    return true;
  } catch {
    return false; // The connection broke, and the lock with it.
  }
}
