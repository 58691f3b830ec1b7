import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Problem } from '../domain/errors.ts';
import type { Page, PageRequest } from '../domain/page.ts';
import type { Submission, SubmissionResult } from '../domain/submission/submission.ts';
import { reserveIds } from './id-counter.ts';
import { insertRows } from './rows.ts';
import type { Tables } from './tables.ts';
import { deleteWaitingOrder } from './waiting-order-store.ts';

/** Comes late in a transaction: it locks the counter of the submissions until the commit. */
export async function insertSubmission(db: Kysely<Tables>, submission: Omit<Submission, 'id'>): Promise<number> {
  const id = await reserveIds(db, 'submission', 1);
  await insertRows(db, 'submission', [submissionRow({ id, ...submission })]);
  return id;
}

export function submissionRow(submission: Submission): Insertable<Tables['submission']> {
  return {
    id: submission.id,
    at: submission.at,
    account_id: submission.accountId,
    agency_id: submission.agencyId,
    report_id: submission.reportId,
    report_version: submission.reportVersion,
    operation: submission.operation,
    channel: submission.channel,
    result: submission.result,
    local_identifier: submission.localIdentifier,
    request: JSON.stringify(submission.request),
    problems: JSON.stringify(submission.problems),
  };
}

/** Comes through where conflicts are tried again: somebody else has carried the order out. */
export class AlreadyReleased extends Error {
  override readonly name = 'AlreadyReleased';
}

/** Records what became of a submission that has waited. */
export async function settleSubmission(
  transaction: Transaction<Tables>,
  waitingId: number,
  submission: Pick<Submission, 'agencyId' | 'reportId' | 'reportVersion' | 'result' | 'problems'>,
): Promise<void> {
  const wasWaiting = await deleteWaitingOrder(transaction, waitingId);
  if (!wasWaiting) throw new AlreadyReleased(`The submission ${waitingId} does not wait any more`);
  await transaction
    .updateTable('submission')
    .set({
      // What it was about when it came is known; a refusal may come before that is found out again.
      ...(submission.agencyId !== null && { agency_id: submission.agencyId }),
      ...(submission.reportId !== null && { report_id: submission.reportId }),
      report_version: submission.reportVersion,
      result: submission.result,
      problems: JSON.stringify(submission.problems),
    })
    .where('id', '=', waitingId)
    .execute();
}

export async function findSubmission(db: Kysely<Tables>, id: number): Promise<Submission | undefined> {
  const row = await db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toSubmission(row);
}

/** Whose submissions are asked for, and which of them. */
export interface SubmissionFilter {
  /** `undefined` for those of everybody. */
  readonly of: { readonly accountId: number; readonly agencyIds: readonly number[] } | undefined;
  readonly agencyId?: number | undefined;
  readonly reportId?: number | undefined;
  /** Any of these; none for all. */
  readonly results?: readonly SubmissionResult[];
}

/** Newest first. */
export async function listSubmissions(
  db: Kysely<Tables>,
  { of, agencyId, reportId, results = [] }: SubmissionFilter,
  { limit, offset }: PageRequest,
): Promise<Page<Submission>> {
  let chosen = db.selectFrom('submission');
  if (of !== undefined) {
    chosen = chosen.where(({ or, eb }) =>
      or([
        eb('account_id', '=', of.accountId),
        ...(of.agencyIds.length > 0 ? [eb('agency_id', 'in', of.agencyIds)] : []),
      ]),
    );
  }
  if (agencyId !== undefined) chosen = chosen.where('agency_id', '=', agencyId);
  if (reportId !== undefined) chosen = chosen.where('report_id', '=', reportId);
  if (results.length > 0) chosen = chosen.where('result', 'in', results);
  const { count } = await chosen.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await chosen
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit ?? count)
    .offset(offset)
    .execute();
  return { count, items: rows.map(toSubmission) };
}

function toSubmission(row: Selectable<Tables['submission']>): Submission {
  return {
    id: row.id,
    at: row.at,
    accountId: row.account_id,
    agencyId: row.agency_id,
    reportId: row.report_id,
    reportVersion: row.report_version,
    operation: row.operation,
    channel: row.channel,
    result: row.result,
    localIdentifier: row.local_identifier,
    request: JSON.parse(row.request) as unknown,
    problems: JSON.parse(row.problems) as readonly Problem[],
  };
}

/** By account. */
export async function readUsernames(
  db: Kysely<Tables>,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['id', 'username']).where('id', 'in', accountIds).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
