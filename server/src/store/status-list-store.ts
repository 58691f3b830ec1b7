import type { Kysely } from 'kysely';
import type { Instant } from '../domain/day.ts';
import { fixedQuery } from './fixed-query.ts';
import { reserveIds } from './id-counter.ts';
import type { Tables } from './tables.ts';

export interface StatusList {
  readonly number: number;
  readonly issuer: string;
  /** One bit a place, set for what is revoked. */
  readonly bits: Buffer;
  /** The list as it is served. */
  readonly signed: string;
  readonly sha256: string;
  readonly keyId: string;
  readonly signedAt: Instant;
}

export type ServedStatusList = Pick<StatusList, 'signed' | 'sha256' | 'signedAt'>;

const servedList = fixedQuery<ServedStatusList>((db, [number = 0]) =>
  db
    .selectFrom('status_list')
    .select(['signed', 'sha256', 'signed_at as signedAt'])
    .where('number', '=', number as number),
);

export async function findServedList(db: Kysely<Tables>, number: number): Promise<ServedStatusList | undefined> {
  const [list] = await servedList(db, [number]);
  return list;
}

export type ListHead = Pick<StatusList, 'number' | 'issuer' | 'keyId' | 'signedAt'>;

/** Every list without what is in it. */
export function readListHeads(db: Kysely<Tables>): Promise<ListHead[]> {
  return db
    .selectFrom('status_list')
    .select(['number', 'issuer', 'key_id as keyId', 'signed_at as signedAt'])
    .orderBy('number')
    .execute();
}

export async function readStatusLists(db: Kysely<Tables>, numbers: readonly number[]): Promise<StatusList[]> {
  const rows = await db
    .selectFrom('status_list')
    .selectAll()
    .where('number', 'in', numbers)
    .orderBy('number')
    .execute();
  return rows.map(({ key_id: keyId, signed_at: signedAt, bits, ...row }) => ({
    ...row,
    keyId,
    signedAt,
    bits: Buffer.from(bits, 'base64'),
  }));
}

/** The places of a list that were ever given out; none is given twice. */
export async function readUsedIndices(db: Kysely<Tables>, number: number): Promise<number[]> {
  const rows = await db
    .selectFrom('credential')
    .select('status_index as index')
    .where('status_list', '=', number)
    .execute();
  return rows.map(({ index }) => index);
}

/** Numbers are never used again, not even those of lists that are gone. */
export function reserveListNumber(db: Kysely<Tables>): Promise<number> {
  return reserveIds(db, 'status_list', 1);
}

export async function putStatusList(db: Kysely<Tables>, list: StatusList): Promise<void> {
  const { number, issuer, bits, signed, sha256, keyId, signedAt } = list;
  const changed = { bits: bits.toString('base64'), signed, sha256, key_id: keyId, signed_at: signedAt };
  await db
    .insertInto('status_list')
    .values({ number, issuer, ...changed })
    .onConflict((conflict) => conflict.column('number').doUpdateSet(changed))
    .execute();
}
