import type { Kysely } from 'kysely';
import type { Attempts } from '../domain/attempts.ts';
import type { Instant } from '../domain/day.ts';
import { inChunks } from './rows.ts';
import type { Tables } from './tables.ts';

export async function findAttempts(
  db: Kysely<Tables>,
  keys: readonly string[],
  now: Instant,
): Promise<Map<string, Attempts>> {
  const rows = await db
    .selectFrom('attempt')
    .selectAll()
    .where('key', 'in', keys)
    .where('forget_at', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.key, toAttempts(row)]));
}

/** Locks the row until the transaction ends, so that attempts at the same time are all counted. */
export async function lockAttempts(db: Kysely<Tables>, key: string, now: Instant): Promise<Attempts | undefined> {
  const fresh = { key, count: 0, started_at: now, blocked_until: '', forget_at: now };
  const row = await db
    .insertInto('attempt')
    .values(fresh)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ key: ref('attempt.key') })))
    .returningAll()
    .executeTakeFirstOrThrow();
  return row.forget_at > now ? toAttempts(row) : undefined;
}

export async function writeAttempts(db: Kysely<Tables>, key: string, attempts: Attempts): Promise<void> {
  await db
    .updateTable('attempt')
    .set({
      count: attempts.count,
      started_at: attempts.startedAt,
      blocked_until: attempts.blockedUntil,
      forget_at: attempts.forgetAt,
    })
    .where('key', '=', key)
    .execute();
}

export async function deleteAttempts(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  for (const part of inChunks(keys)) await db.deleteFrom('attempt').where('key', 'in', part).execute();
}

export async function deleteForgottenAttempts(db: Kysely<Tables>, now: Instant): Promise<void> {
  await db.deleteFrom('attempt').where('forget_at', '<=', now).execute();
}

function toAttempts(row: Tables['attempt']): Attempts {
  return {
    count: row.count,
    startedAt: row.started_at,
    blockedUntil: row.blocked_until,
    forgetAt: row.forget_at,
  };
}
