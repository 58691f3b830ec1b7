import type { Kysely, Selectable } from 'kysely';
import type { Page, PageRequest } from '../domain/page.ts';
import type { Proposal, ProposalState } from '../domain/proposal.ts';
import { reserveIds } from './id-counter.ts';
import { insertRows } from './rows.ts';
import type { Tables } from './tables.ts';

export async function insertProposal(
  db: Kysely<Tables>,
  { at, accountId, row, note }: Pick<Proposal, 'at' | 'accountId' | 'row' | 'note'>,
): Promise<number> {
  const id = await reserveIds(db, 'institution_proposal', 1);
  await insertRows(db, 'institution_proposal', [
    {
      id,
      at,
      account_id: accountId,
      row_json: JSON.stringify(row),
      note,
      state: 'open',
      institution_id: null,
      decided_at: null,
      decided_by: null,
      reason: '',
    },
  ]);
  return id;
}

export async function findProposal(db: Kysely<Tables>, id: number): Promise<Proposal | undefined> {
  const row = await db.selectFrom('institution_proposal').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toProposal(row);
}

export async function findProposals(db: Kysely<Tables>, ids: readonly number[]): Promise<Proposal[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('institution_proposal').selectAll().where('id', 'in', ids).execute();
  return rows.map(toProposal);
}

export interface ProposalFilter {
  readonly state?: ProposalState | undefined;
  /** Those of one account; `undefined` for all. */
  readonly accountId?: number | undefined;
}

/** Oldest first: who proposed first waits longest. */
export async function pageOfProposals(
  db: Kysely<Tables>,
  { state, accountId }: ProposalFilter,
  { limit, offset }: PageRequest,
): Promise<Page<Proposal>> {
  let chosen = db.selectFrom('institution_proposal');
  if (state !== undefined) chosen = chosen.where('state', '=', state);
  if (accountId !== undefined) chosen = chosen.where('account_id', '=', accountId);
  const { count } = await chosen.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await chosen
    .selectAll()
    .orderBy('id')
    .limit(limit ?? count)
    .offset(offset)
    .execute();
  return { count, items: rows.map(toProposal) };
}

export type ProposalDecision = Pick<Proposal, 'state' | 'institutionId' | 'decidedAt' | 'decidedBy' | 'reason'>;

/** Whether it was still open. */
export async function decideProposal(db: Kysely<Tables>, id: number, decision: ProposalDecision): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('institution_proposal')
    .set({
      state: decision.state,
      institution_id: decision.institutionId,
      decided_at: decision.decidedAt,
      decided_by: decision.decidedBy,
      reason: decision.reason,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toProposal(row: Selectable<Tables['institution_proposal']>): Proposal {
  return {
    id: row.id,
    at: row.at,
    accountId: row.account_id,
    row: JSON.parse(row.row_json) as Proposal['row'],
    note: row.note,
    state: row.state,
    institutionId: row.institution_id,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    reason: row.reason,
  };
}
