import type { Kysely } from 'kysely';
import type { Instant } from '../domain/day.ts';
import { reserveIds } from './id-counter.ts';
import { insertRows } from './rows.ts';
import type { Tables } from './tables.ts';

export type CodePurpose = Tables['one_time_code']['purpose'];

export interface NewCode {
  readonly accountId: number;
  readonly purpose: CodePurpose;
  readonly hash: string;
  readonly newEmail: string | null;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

export interface CodeQuery {
  readonly hash: string;
  readonly purpose: CodePurpose;
  readonly now: Instant;
}

export interface UsableCode {
  readonly id: number;
  readonly accountId: number;
  readonly newEmail: string | null;
}

/** Stores a code; older ones for the same purpose stop working. */
export async function replaceCode(db: Kysely<Tables>, code: NewCode): Promise<void> {
  await deleteCodesOf(db, code.accountId, code.purpose);
  const id = await reserveIds(db, 'one_time_code', 1);
  await insertRows(db, 'one_time_code', [
    {
      id,
      account_id: code.accountId,
      purpose: code.purpose,
      hash: code.hash,
      new_email: code.newEmail,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
      used_at: null,
    },
  ]);
}

export async function findUsableCode(db: Kysely<Tables>, query: CodeQuery): Promise<UsableCode | undefined> {
  return db
    .selectFrom('one_time_code')
    .select(['id', 'account_id as accountId', 'new_email as newEmail'])
    .where('hash', '=', query.hash)
    .where('purpose', '=', query.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', query.now)
    .executeTakeFirst();
}

/** Uses a code up. Of two that try at once only one gets it. */
export async function takeCode(db: Kysely<Tables>, query: CodeQuery): Promise<UsableCode | undefined> {
  return db
    .updateTable('one_time_code')
    .set({ used_at: query.now })
    .where('hash', '=', query.hash)
    .where('purpose', '=', query.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', query.now)
    .returning(['id', 'account_id as accountId', 'new_email as newEmail'])
    .executeTakeFirst();
}

export async function deleteCodesOf(db: Kysely<Tables>, accountId: number, purpose?: CodePurpose): Promise<void> {
  let query = db.deleteFrom('one_time_code').where('account_id', '=', accountId);
  if (purpose !== undefined) query = query.where('purpose', '=', purpose);
  await query.execute();
}
