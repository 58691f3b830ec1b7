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

/** The submission of an agency that waits under a local identifier. */
export async function findWaiting(
  db: Kysely<Tables>,
  agencyId: number,
  localIdentifier: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('waiting_order')
    .innerJoin('submission', 'submission.id', 'waiting_order.submission_id')
    .select('submission.id')
    .where('submission.agency_id', '=', agencyId)
    .where('submission.local_identifier', '=', localIdentifier)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Whether anybody has changed a report since a version of it while a submission waited. What the registry itself did
 * does not count, nor do submissions that were sent before.
 */
export async function wasChangedWhileWaiting(
  db: Kysely<Tables>,
  reportId: number,
  { submissionId, since }: { readonly submissionId: number; readonly since: number },
): Promise<boolean> {
  const change = await db
    .selectFrom('journal')
    .select('sequence')
    .where('record_type', '=', 'report')
    .where('record_id', '=', reportId)
    .where('version', '>', since)
    .where('actor', '<>', 'system')
    .where('version', 'not in', ({ selectFrom }) =>
      selectFrom('submission')
        .select('report_version')
        .where('report_id', '=', reportId)
        .where('id', '<', submissionId)
        .where('report_version', 'is not', null),
    )
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}
