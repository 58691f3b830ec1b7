import type { Kysely, Transaction } from 'kysely';
import type { Instant } from '../domain/day.ts';
import type { Page, PageRequest } from '../domain/page.ts';
import type { Flag, Report } from '../domain/report.ts';
import type { FlagLevel } from '../domain/vocabularies.ts';
import { walkRecords } from './record-reader.ts';
import { insertRows } from './rows.ts';
import type { Bit, Tables } from './tables.ts';

/** The rows of the flags that stand; the position leads back to the flag in the record. */
export function flagRows({ flags }: Pick<Report, 'flags'>) {
  return flags.flatMap((flag, position) => (flag.removal === null ? [{ position, ...columnsOf(flag) }] : []));
}

function columnsOf({ code, level, raisedAt, confirmation }: Flag) {
  const is_confirmed: Bit = confirmation === undefined ? 0 : 1;
  return { code, level, raised_at: raisedAt, is_confirmed };
}

export interface FlagFilter {
  readonly isConfirmed: boolean;
  readonly level?: Exclude<FlagLevel, 'none'> | undefined;
  readonly code?: string | undefined;
  /** Only reports of these agencies; `undefined` for all. */
  readonly agencyIds?: readonly number[] | undefined;
}

export interface QueuedFlag {
  readonly reportId: number;
  readonly position: number;
  readonly code: string;
  readonly level: Exclude<FlagLevel, 'none'>;
  readonly raisedAt: Instant;
}

/** Those that hold a report first, then the oldest. Flags of withdrawn reports wait for nobody. */
export async function pageOfFlags(
  db: Kysely<Tables>,
  { isConfirmed, level, code, agencyIds }: FlagFilter,
  { limit, offset }: PageRequest,
): Promise<Page<QueuedFlag>> {
  if (agencyIds?.length === 0) return { count: 0, items: [] };
  let chosen = db
    .selectFrom('report_flag')
    .innerJoin('report', 'report.id', 'report_flag.report_id')
    .where('report.state', '<>', 'withdrawn')
    .where('report_flag.is_confirmed', '=', isConfirmed ? 1 : 0);
  if (level !== undefined) chosen = chosen.where('report_flag.level', '=', level);
  if (code !== undefined) chosen = chosen.where('report_flag.code', '=', code);
  if (agencyIds !== undefined) chosen = chosen.where('report.agency_id', 'in', agencyIds);
  const { count } = await chosen.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const items = await chosen
    .select(['report_flag.report_id as reportId', 'position', 'code', 'level', 'raised_at as raisedAt'])
    // "high level" before "low level".
    .orderBy('level')
    .orderBy('raised_at')
    .orderBy('report_flag.report_id')
    .orderBy('position')
    .limit(limit ?? count)
    .offset(offset)
    .execute();
  return { count: count, items };
}

/** For reports stored before flags had rows. */
export async function fillReportFlags(transaction: Transaction<Tables>): Promise<void> {
  for await (const reports of walkRecords(transaction, 'report')) {
    const flags = reports.flatMap((report) => flagRows(report).map((row) => ({ report_id: report.id, ...row })));
    await insertRows(transaction, 'report_flag', flags);
  }
}
