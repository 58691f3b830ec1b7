import type { Kysely } from 'kysely';
import type { Instant } from '../domain/day.ts';
import { reserveIds } from './id-counter.ts';
import type { Tables } from './tables.ts';

/** An agency's consent to documents in its own name. */
export interface AgencyConsent {
  readonly id: number;
  readonly agencyId: number;
  readonly givenAt: Instant;
  readonly givenNote: string;
  readonly endedAt: Instant | null;
  readonly endedNote: string | null;
}

/** Every consent ever given, oldest first. */
export async function readConsents(db: Kysely<Tables>): Promise<AgencyConsent[]> {
  return db
    .selectFrom('agency_consent')
    .select([
      'id',
      'agency_id as agencyId',
      'given_at as givenAt',
      'given_note as givenNote',
      'ended_at as endedAt',
      'ended_note as endedNote',
    ])
    .orderBy('id')
    .execute();
}

export async function insertConsent(
  db: Kysely<Tables>,
  consent: Pick<AgencyConsent, 'agencyId' | 'givenAt' | 'givenNote'>,
): Promise<void> {
  await db
    .insertInto('agency_consent')
    .values({
      id: await reserveIds(db, 'agency_consent', 1),
      agency_id: consent.agencyId,
      given_at: consent.givenAt,
      given_note: consent.givenNote,
      ended_at: null,
      ended_note: null,
    })
    .execute();
}

export async function endConsent(
  db: Kysely<Tables>,
  {
    agencyId,
    endedAt,
    endedNote,
  }: { readonly agencyId: number; readonly endedAt: Instant; readonly endedNote: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('agency_consent')
    .set({ ended_at: endedAt, ended_note: endedNote })
    .where('agency_id', '=', agencyId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
