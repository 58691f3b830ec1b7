import type { Kysely } from 'kysely';
import type { RecordType } from '../domain/record.ts';
import { isSqlite, queryText } from './direct-statements.ts';
import { valueLists } from './rows.ts';
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
  const rows = await queryText<{ readonly name: Counter; readonly last_id: number }>(
    db,
    advanceText(db, asked.length),
    asked.flat(),
  );
  const lastIds = new Map(rows.map(({ name, last_id }) => [name, last_id]));
  return new Map(asked.map(([name, count]) => [name, (lastIds.get(name) ?? 0) - count + 1]));
}

const advanceTexts = new Map<string, string>();

function advanceText(db: Kysely<Tables>, count: number): string {
  const key = `${isSqlite(db)} ${count}`;
  const known = advanceTexts.get(key);
  if (known !== undefined) return known;
  const text =
    `insert into id_counter (name, last_id) values ${valueLists(db, { width: 2, count })} ` +
    'on conflict (name) do update set last_id = id_counter.last_id + excluded.last_id returning name, last_id';
  advanceTexts.set(key, text);
  return text;
}

/** The last id given out; 0 when there is none. */
export async function lastId(db: Kysely<Tables>, counter: IdCounter): Promise<number> {
  const row = await db.selectFrom('id_counter').select('last_id').where('name', '=', counter).executeTakeFirst();
  return row?.last_id ?? 0;
}
