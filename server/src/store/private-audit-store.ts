import type { Kysely } from 'kysely';
import type { Instant } from '../domain/day.ts';
import { reserveIds } from './id-counter.ts';
import { insertRows } from './rows.ts';
import type { Tables } from './tables.ts';

/** Something that happened to an account. */
export interface AuditEntry {
  readonly at: Instant;
  readonly accountId: number;
  /** `account:7`, or the part of the program that acted. */
  readonly actor: string;
  readonly action: string;
  readonly reason: string;
}

/** Comes last in a transaction: it locks the counter of the entries until the commit. */
export async function writeAudit(db: Kysely<Tables>, entry: AuditEntry): Promise<void> {
  const id = await reserveIds(db, 'private_audit', 1);
  await insertRows(db, 'private_audit', [
    {
      id,
      at: entry.at,
      account_id: entry.accountId,
      actor: entry.actor,
      action: entry.action,
      reason: entry.reason,
    },
  ]);
}

export async function readAudit(db: Kysely<Tables>, accountId: number): Promise<AuditEntry[]> {
  return db
    .selectFrom('private_audit')
    .select(['at', 'account_id as accountId', 'actor', 'action', 'reason'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** Reasons are free text and may name a person; what is left says only that something happened. */
export async function anonymiseAudit(db: Kysely<Tables>, accountId: number): Promise<void> {
  await db.updateTable('private_audit').set({ reason: '' }).where('account_id', '=', accountId).execute();
}
