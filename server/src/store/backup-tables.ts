import type { Kysely } from 'kysely';
import { type Row, type TableName, untyped } from './rows.ts';
import type { Tables } from './tables.ts';

/** A table with the whole number its rows are read by, part after part. */
export interface BackupTable {
  readonly table: TableName;
  readonly key: string;
}

/** Made anew by the restore, or worth nothing a day later. */
export const NOT_BACKED_UP: readonly TableName[] = ['schema_version', 'attempt', 'leader_lease', 'idempotency_key'];

/** Every other table, those that are pointed at first. A test compares this list with the database. */
export const BACKUP_TABLES: readonly BackupTable[] = [
  { table: 'country', key: 'id' },
  { table: 'activity_group', key: 'id' },
  { table: 'agency', key: 'id' },
  { table: 'agency_file', key: 'id' },
  { table: 'activity', key: 'id' },
  { table: 'agency_focus_country', key: 'agency_id' },
  { table: 'institution', key: 'id' },
  { table: 'institution_identifier', key: 'institution_id' },
  { table: 'institution_location', key: 'institution_id' },
  { table: 'institution_part_of', key: 'institution_id' },
  { table: 'institution_historical_relation', key: 'institution_id' },
  { table: 'report', key: 'id' },
  { table: 'report_contributing_agency', key: 'report_id' },
  { table: 'report_activity', key: 'report_id' },
  { table: 'report_institution', key: 'report_id' },
  { table: 'report_file', key: 'id' },
  { table: 'file_fetch', key: 'file_id' },
  { table: 'report_flag', key: 'report_id' },
  { table: 'programme', key: 'id' },
  { table: 'institution_merge', key: 'id' },
  { table: 'account', key: 'id' },
  { table: 'account_agency', key: 'account_id' },
  { table: 'institution_proposal', key: 'id' },
  { table: 'token', key: 'id' },
  { table: 'correction', key: 'id' },
  { table: 'one_time_code', key: 'id' },
  { table: 'private_audit', key: 'id' },
  { table: 'submission', key: 'id' },
  { table: 'waiting_order', key: 'submission_id' },
  { table: 'waiting_order_proposal', key: 'submission_id' },
  { table: 'signing_key', key: 'id' },
  { table: 'agency_consent', key: 'id' },
  { table: 'status_list', key: 'number' },
  { table: 'credential', key: 'id' },
  { table: 'credential_form', key: 'credential_id' },
  { table: 'credential_event', key: 'id' },
  { table: 'credential_issuing', key: 'id' },
  { table: 'journal', key: 'sequence' },
  { table: 'journal_head', key: 'id' },
  { table: 'registry_setting', key: 'id' },
  { table: 'id_counter', key: 'last_id' },
];

const KEYS_PER_PART = 2_000;

/** The rows of a table in parts of moderate size, ordered by the key. */
export async function* readTable(db: Kysely<Tables>, { table, key }: BackupTable): AsyncGenerator<Row[]> {
  const any = untyped(db);
  const range = await any
    .selectFrom(table)
    .select(({ fn }) => [fn.min(key).as('first'), fn.max(key).as('last')])
    .executeTakeFirst();
  if (range === undefined || range.last === null) return;
  const last = Number(range.last);
  for (let start = Number(range.first); start <= last; start += KEYS_PER_PART) {
    const rows = await any
      .selectFrom(table)
      .selectAll()
      .where(key, '>=', start)
      .where(key, '<', start + KEYS_PER_PART)
      .orderBy(key)
      .execute();
    if (rows.length > 0) yield rows;
  }
}
