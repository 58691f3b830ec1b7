import type { Kysely } from 'kysely';
import type { RecordType } from '../domain/record.ts';
import type { Tables } from './tables.ts';

export type IdCounter =
  | RecordType
  | 'activity'
  | 'programme'
  | 'report_file'
  | 'account'
  | 'token'
  | 'one_time_code'
  | 'private_audit'
  | 'submission'
  | 'institution_merge'
  | 'institution_proposal'
  | 'correction'
  | 'registry_setting'
  | 'signing_key'
  | 'agency_consent'
  | 'status_list'
  | 'credential'
  | 'credential_event';

/** Reserves ids without gaps and returns the first. The counter's row is locked until the transaction ends. */
export async function reserveIds(db: Kysely<Tables>, counter: IdCounter, count: number): Promise<number> {
  const row = await db
    .insertInto('id_counter')
    .values({ name: counter, last_id: count })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ eb }) => ({ last_id: eb('id_counter.last_id', '+', count) })),
    )
    .returning('last_id')
    .executeTakeFirstOrThrow();
  return row.last_id - count + 1;
}

/** The last id given out; 0 when there is none. */
export async function lastId(db: Kysely<Tables>, counter: IdCounter): Promise<number> {
  const row = await db.selectFrom('id_counter').select('last_id').where('name', '=', counter).executeTakeFirst();
  return row?.last_id ?? 0;
}
