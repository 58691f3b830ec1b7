import { type Kysely, sql } from 'kysely';
import { fixedQuery } from './fixed-query.ts';
import type { Tables } from './tables.ts';

/** How far issuing has come. */
export interface IssuingState {
  /** The address that everything issued so far names. */
  readonly baseUrl: string;
  /** The sequence of the journal up to which every change has been followed. */
  readonly position: number;
  /** The report after which a walk over all of them goes on; `null` when there is none. */
  readonly walkAfter: number | null;
  /** One more whenever anything that is served is another. */
  readonly revision: number;
}

const issuingState = fixedQuery<IssuingState>((db) =>
  db
    .selectFrom('credential_issuing')
    .select(['base_url as baseUrl', 'position', 'walk_after as walkAfter', 'revision']),
);

/** `undefined` before anything was ever issued. */
export async function readIssuingState(db: Kysely<Tables>): Promise<IssuingState | undefined> {
  const [state] = await issuingState(db, []);
  return state;
}

/** Begins with a walk over what is there; changes after the position come by the journal. */
export async function beginIssuing(db: Kysely<Tables>, baseUrl: string, position: number): Promise<void> {
  await db
    .insertInto('credential_issuing')
    .values({ id: 1, base_url: baseUrl, position, walk_after: 0, revision: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Moves on from a state that was read before. Says `false` when somebody else has moved meanwhile: then nothing that
 * was worked out from the old state may be stored.
 */
export async function moveIssuing(
  db: Kysely<Tables>,
  from: IssuingState,
  to: Pick<IssuingState, 'position' | 'walkAfter'> & { readonly hasChanged: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('credential_issuing')
    .set({
      position: to.position,
      walk_after: to.walkAfter,
      revision: from.revision + (to.hasChanged ? 1 : 0),
    })
    .where('id', '=', 1)
    .where('revision', '=', from.revision)
    .where('position', '=', from.position)
    .where(({ eb }) => (from.walkAfter === null ? eb('walk_after', 'is', null) : eb('walk_after', '=', from.walkAfter)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets every report be looked at again, from the first, under an address that may be a new one. */
export async function requestWalk(db: Kysely<Tables>, baseUrl?: string): Promise<void> {
  await db
    .updateTable('credential_issuing')
    .set({
      walk_after: 0,
      revision: sql<number>`revision + 1`,
      ...(baseUrl !== undefined && { base_url: baseUrl }),
    })
    .where('id', '=', 1)
    .execute();
}

/** For changes that no walk makes: other keys in the published documents. */
export async function bumpRevision(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('credential_issuing').set({ revision: sql<number>`revision + 1` }).where('id', '=', 1).execute();
}
