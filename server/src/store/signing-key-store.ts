import type { Kysely } from 'kysely';
import type { SigningKey } from '../credentials/signing-key.ts';
import type { Instant } from '../domain/day.ts';
import { reserveIds } from './id-counter.ts';
import type { Tables } from './tables.ts';

/** Every key there ever was, oldest first. */
export async function readSigningKeys(db: Kysely<Tables>): Promise<SigningKey[]> {
  const rows = await db.selectFrom('signing_key').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    kid: row.kid,
    algorithm: row.algorithm,
    publicJwk: JSON.parse(row.public_jwk) as SigningKey['publicJwk'],
    publishedAt: row.published_at,
    useFrom: row.use_from,
    compromisedAt: row.compromised_at,
  }));
}

/** Reserved before anything is read: of several processes that make keys, the others wait here. */
export function reserveKeyId(db: Kysely<Tables>): Promise<number> {
  return reserveIds(db, 'signing_key', 1);
}

export async function insertSigningKey(db: Kysely<Tables>, key: SigningKey): Promise<void> {
  await db
    .insertInto('signing_key')
    .values({
      id: key.id,
      kid: key.kid,
      algorithm: key.algorithm,
      public_jwk: JSON.stringify(key.publicJwk),
      published_at: key.publishedAt,
      use_from: key.useFrom,
      compromised_at: key.compromisedAt,
    })
    .execute();
}

export async function markCompromised(db: Kysely<Tables>, kid: string, at: Instant): Promise<void> {
  await db.updateTable('signing_key').set({ compromised_at: at }).where('kid', '=', kid).execute();
}

/** From when on a key that is only published is used. */
export async function moveUse(db: Kysely<Tables>, kid: string, useFrom: Instant): Promise<void> {
  await db.updateTable('signing_key').set({ use_from: useFrom }).where('kid', '=', kid).execute();
}
