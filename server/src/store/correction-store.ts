import type { Kysely, Selectable } from 'kysely';
import type { Correction, CorrectionState } from '../domain/correction.ts';
import type { Page, PageRequest } from '../domain/page.ts';
import { reserveIds } from './id-counter.ts';
import { insertRows } from './rows.ts';
import type { Tables } from './tables.ts';

export type NewCorrection = Pick<Correction, 'at' | 'recordType' | 'recordId' | 'message' | 'contact'>;
export type CorrectionDecision = Pick<Correction, 'state' | 'decidedAt' | 'decidedBy' | 'note'>;

export async function insertCorrection(db: Kysely<Tables>, correction: NewCorrection): Promise<number> {
  const id = await reserveIds(db, 'correction', 1);
  await insertRows(db, 'correction', [
    {
      id,
      at: correction.at,
      record_type: correction.recordType,
      record_id: correction.recordId,
      message: correction.message,
      contact: correction.contact,
      state: 'open',
      decided_at: null,
      decided_by: null,
      note: '',
    },
  ]);
  return id;
}

export async function findCorrection(db: Kysely<Tables>, id: number): Promise<Correction | undefined> {
  const row = await db.selectFrom('correction').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toCorrection(row);
}

/** Oldest first: who wrote first waits longest. */
export async function listCorrections(
  db: Kysely<Tables>,
  { state, limit, offset }: { readonly state: CorrectionState } & PageRequest,
): Promise<Page<Correction>> {
  const chosen = db.selectFrom('correction').where('state', '=', state);
  const { count } = await chosen.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await chosen
    .selectAll()
    .orderBy('id')
    .limit(limit ?? count)
    .offset(offset)
    .execute();
  return { count, items: rows.map(toCorrection) };
}

export async function decideCorrection(db: Kysely<Tables>, id: number, decision: CorrectionDecision): Promise<void> {
  const { state, decidedAt, decidedBy, note } = decision;
  await db
    .updateTable('correction')
    .set({ state, decided_at: decidedAt, decided_by: decidedBy, note })
    .where('id', '=', id)
    .execute();
}

function toCorrection(row: Selectable<Tables['correction']>): Correction {
  return {
    id: row.id,
    at: row.at,
    recordType: row.record_type,
    recordId: row.record_id,
    message: row.message,
    contact: row.contact,
    state: row.state,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    note: row.note,
  };
}
