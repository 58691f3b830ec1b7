import type { Kysely } from 'kysely';
import type { AccountStatus, Role, Scope, TokenKind } from '../domain/account.ts';
import type { Instant } from '../domain/day.ts';
import { reserveIds } from './id-counter.ts';
import type { Tables } from './tables.ts';

export interface NewToken {
  readonly accountId: number;
  readonly kind: TokenKind;
  readonly name: string;
  readonly hash: string;
  readonly scope: Scope;
  /** The generation and secret a primary token is derived from; `null` for others. */
  readonly generation: number | null;
  readonly secretVersion: number | null;
  readonly createdAt: Instant;
  readonly expiresAt: Instant | null;
}

/** A named token as its owner sees it. The token itself is shown only once. */
export interface NamedToken {
  readonly id: number;
  readonly name: string;
  readonly scope: Scope;
  readonly createdAt: Instant;
  readonly expiresAt: Instant | null;
  readonly lastUsedAt: Instant | null;
}

/** Everything it takes to decide about a request, in one row. */
export interface PresentedToken {
  readonly tokenId: number;
  readonly kind: TokenKind;
  readonly scope: Scope;
  readonly generation: number | null;
  readonly expiresAt: Instant | null;
  readonly revokedAt: Instant | null;
  readonly accountId: number;
  readonly username: string;
  readonly role: Role;
  readonly status: AccountStatus;
  readonly statusReason: string;
  readonly tokenGeneration: number;
}

/** The same token a second time, as when two processes derive it at once, changes nothing. */
export async function insertToken(db: Kysely<Tables>, token: NewToken): Promise<number> {
  const id = await reserveIds(db, 'token', 1);
  await db
    .insertInto('token')
    .values({
      id,
      account_id: token.accountId,
      kind: token.kind,
      name: token.name,
      hash: token.hash,
      scope: token.scope,
      generation: token.generation,
      secret_version: token.secretVersion,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      last_used_at: null,
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

export async function findTokenByHash(db: Kysely<Tables>, hash: string): Promise<PresentedToken | undefined> {
  return db
    .selectFrom('token')
    .innerJoin('account', 'account.id', 'token.account_id')
    .select([
      'token.id as tokenId',
      'token.kind as kind',
      'token.scope as scope',
      'token.generation as generation',
      'token.expires_at as expiresAt',
      'token.revoked_at as revokedAt',
      'account.id as accountId',
      'account.username as username',
      'account.role as role',
      'account.status as status',
      'account.status_reason as statusReason',
      'account.token_generation as tokenGeneration',
    ])
    .where('token.hash', '=', hash)
    .executeTakeFirst();
}

/** The primary token of a generation, as far as it is kept. */
export async function findPrimaryToken(
  db: Kysely<Tables>,
  accountId: number,
  generation: number,
): Promise<{ readonly hash: string; readonly secretVersion: number } | undefined> {
  const row = await db
    .selectFrom('token')
    .select(['hash', 'secret_version'])
    .where('account_id', '=', accountId)
    .where('generation', '=', generation)
    .executeTakeFirst();
  return row && { hash: row.hash, secretVersion: row.secret_version ?? 0 };
}

/** Primary tokens of past generations can never be valid again. */
export async function deletePrimaryTokens(
  db: Kysely<Tables>,
  accountId: number,
  beforeGeneration: number,
): Promise<void> {
  await db.deleteFrom('token').where('account_id', '=', accountId).where('generation', '<', beforeGeneration).execute();
}

/** The named tokens that were not revoked, expired ones included. */
export async function listNamedTokens(db: Kysely<Tables>, accountId: number): Promise<NamedToken[]> {
  return db
    .selectFrom('token')
    .select(['id', 'name', 'scope', 'created_at as createdAt', 'expires_at as expiresAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'named')
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Whether there was such a token of this account to revoke. */
export async function revokeNamedToken(
  db: Kysely<Tables>,
  { accountId, tokenId, at }: { readonly accountId: number; readonly tokenId: number; readonly at: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('token')
    .set({ revoked_at: at })
    .where('id', '=', tokenId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'named')
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSession(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('token').where('id', '=', id).where('kind', '=', 'session').execute();
}

/** Signs somebody out everywhere. */
export async function deleteSessionsOf(db: Kysely<Tables>, accountId: number): Promise<void> {
  await db.deleteFrom('token').where('account_id', '=', accountId).where('kind', '=', 'session').execute();
}

export async function deleteEndedSessions(db: Kysely<Tables>, now: Instant): Promise<void> {
  await db.deleteFrom('token').where('kind', '=', 'session').where('expires_at', '<=', now).execute();
}

/** A new role allows the primary token something else. */
export async function updatePrimaryScope(db: Kysely<Tables>, accountId: number, scope: Scope): Promise<void> {
  await db
    .updateTable('token')
    .set({ scope })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'primary')
    .execute();
}

export async function deleteTokensOf(db: Kysely<Tables>, accountId: number): Promise<void> {
  await db.deleteFrom('token').where('account_id', '=', accountId).execute();
}

/** Notes when tokens were last used. A note that arrives late never turns the time back. */
export async function touchTokens(db: Kysely<Tables>, uses: ReadonlyMap<number, Instant>): Promise<void> {
  // In order of the ids, so that two processes that write the same tokens cannot block each other.
  for (const [id, at] of [...uses].sort(([one], [other]) => one - other)) {
    await db
      .updateTable('token')
      .set({ last_used_at: at })
      .where('id', '=', id)
      .where(({ eb }) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', at)]))
      .execute();
  }
}
