import { type Kysely, sql } from 'kysely';
import type { RecordType } from '../domain/record.ts';
import { fixedQuery } from './fixed-query.ts';
import type { Tables } from './tables.ts';

export type IdCounter =
  | RecordType
  | 'activity'
  | 'agency_file'
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

/**
 * Reserves ids without gaps and returns the first. The counter's row is locked until the transaction ends, also when
 * no id is asked for: the answer is then the next one.
 */
export async function reserveIds(db: Kysely<Tables>, counter: IdCounter, count: number): Promise<number> {
  return (await advance(db, [[counter, count]])).get(counter) ?? 0;
}

/** The same for several counters at once; the first id of each. Those of which nothing is asked are left out. */
export async function reserveIdsOf<Counter extends IdCounter>(
  db: Kysely<Tables>,
  counts: Readonly<Partial<Record<Counter, number>>>,
): Promise<Partial<Record<Counter, number>>> {
  const asked = (Object.entries(counts) as [Counter, number][]).filter(([, count]) => count > 0);
  if (asked.length === 0) return {};
  return Object.fromEntries(await advance(db, asked)) as Partial<Record<Counter, number>>;
}

async function advance<Counter extends IdCounter>(
  db: Kysely<Tables>,
  asked: readonly (readonly [Counter, number])[],
): Promise<Map<Counter, number>> {
  const rows = await advanceCounters(db, asked.flat());
  const lastIds = new Map<string, number>(rows.map(({ name, last_id }) => [name, last_id]));
  return new Map(asked.map(([name, count]) => [name, (lastIds.get(name) ?? 0) - count + 1]));
}

/** Given names and counts in turn. */
const advanceCounters = fixedQuery<Tables['id_counter']>((db, parameters) =>
  db
    .insertInto('id_counter')
    .values(
      Array.from({ length: parameters.length / 2 }, (_row, index) => ({
        name: parameters[2 * index] as string,
        last_id: parameters[2 * index + 1] as number,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ last_id: sql`id_counter.last_id + excluded.last_id` }),
    )
    .returning(['name', 'last_id']),
);

/** The last id given out; 0 when there is none. */
export async function lastId(db: Kysely<Tables>, counter: IdCounter): Promise<number> {
  const row = await db.selectFrom('id_counter').select('last_id').where('name', '=', counter).executeTakeFirst();
  return row?.last_id ?? 0;
}
