import type { Kysely } from 'kysely';
import type { Instant } from '../domain/day.ts';
import { insertRows } from './rows.ts';
import type { Tables } from './tables.ts';

/** An answer that was given under a key. */
export interface KeptAnswer {
  readonly requestHash: string;
  readonly status: number;
  /** JSON. */
  readonly answer: string;
}

export interface AnswerKey {
  readonly accountId: number;
  readonly key: string;
}

export async function findKeptAnswer(
  db: Kysely<Tables>,
  { accountId, key }: AnswerKey,
  now: Instant,
): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('idempotency_key')
    .select(['request_hash as requestHash', 'status', 'answer'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Fails as a conflict when somebody else was faster with the same key. */
export async function keepAnswer(
  db: Kysely<Tables>,
  { accountId, key }: AnswerKey,
  kept: KeptAnswer & { readonly now: Instant; readonly expiresAt: Instant },
): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('expires_at', '<=', kept.now)
    .execute();
  await insertRows(db, 'idempotency_key', [
    {
      account_id: accountId,
      key,
      request_hash: kept.requestHash,
      status: kept.status,
      answer: kept.answer,
      created_at: kept.now,
      expires_at: kept.expiresAt,
    },
  ]);
}

export async function deleteLapsedAnswers(db: Kysely<Tables>, now: Instant): Promise<void> {
  await db.deleteFrom('idempotency_key').where('expires_at', '<=', now).execute();
}
