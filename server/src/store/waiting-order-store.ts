import type { Kysely, Transaction } from 'kysely';
import { insertRows } from './rows.ts';
import type { Tables } from './tables.ts';

/** What was ordered, and whose submission it is. */
export interface WaitingOrder {
  readonly submissionId: number;
  readonly accountId: number;
  readonly order: unknown;
}

export async function insertWaitingOrder(
  transaction: Transaction<Tables>,
  {
    submissionId,
    order,
    proposalIds,
  }: { readonly submissionId: number; readonly order: unknown; readonly proposalIds: readonly number[] },
): Promise<void> {
  await insertRows(transaction, 'waiting_order', [{ submission_id: submissionId, order_json: JSON.stringify(order) }]);
  await insertRows(
    transaction,
    'waiting_order_proposal',
    proposalIds.map((id) => ({ submission_id: submissionId, proposal_id: id })),
  );
}

/** Whether it was still waiting. */
export async function deleteWaitingOrder(transaction: Transaction<Tables>, submissionId: number): Promise<boolean> {
  await transaction.deleteFrom('waiting_order_proposal').where('submission_id', '=', submissionId).execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('waiting_order')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The submissions that have nothing left to wait for, oldest first. */
export async function findReleasable(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db
    .selectFrom('waiting_order')
    .select('submission_id as id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('waiting_order_proposal')
            .innerJoin('institution_proposal', 'institution_proposal.id', 'waiting_order_proposal.proposal_id')
            .select('institution_proposal.id')
            .whereRef('waiting_order_proposal.submission_id', '=', 'waiting_order.submission_id')
            .where('institution_proposal.state', '=', 'open'),
        ),
      ),
    )
    .orderBy('submission_id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findWaitingOrder(db: Kysely<Tables>, submissionId: number): Promise<WaitingOrder | undefined> {
  const row = await db
    .selectFrom('waiting_order')
    .innerJoin('submission', 'submission.id', 'waiting_order.submission_id')
    .select(['submission.account_id as accountId', 'order_json as text'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row && { submissionId, accountId: row.accountId, order: JSON.parse(row.text) as unknown };
}

/** The proposals that submissions wait for, by submission. */
export async function readAwaitedProposals(
  db: Kysely<Tables>,
  submissionIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('waiting_order_proposal')
    .select(['submission_id as submissionId', 'proposal_id as proposalId'])
    .where('submission_id', 'in', submissionIds)
    .orderBy('proposal_id')
    .execute();
  const byId = new Map<number, number[]>();
  for (const { submissionId, proposalId } of rows) {
    byId.set(submissionId, [...(byId.get(submissionId) ?? []), proposalId]);
  }
  return byId;
}
