import { type Kysely, sql } from 'kysely';
import { fixedQuery } from './fixed-query.ts';
import type { Tables } from './tables.ts';

/** The standing report of an agency under a local identifier: withdrawn ones give theirs back. */
export async function findReportOfAgency(
  db: Kysely<Tables>,
  agencyId: number,
  localIdentifier: string,
): Promise<number | undefined> {
  const [row] = await standing(db, [agencyId, localIdentifier]);
  return row?.id;
}

const standing = fixedQuery<{ readonly id: number }>((db, [agencyId, localIdentifier]) =>
  db
    .selectFrom('report')
    .select('id')
    .where('agency_id', '=', agencyId as number)
    .where('local_identifier', '=', localIdentifier as string)
    // Spelt out, because the index of local identifiers leaves withdrawn reports out.
    .where('state', '<>', sql.lit<'withdrawn'>('withdrawn')),
);
