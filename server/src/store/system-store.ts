import type { Kysely } from 'kysely';
import type { Instant } from '../domain/day.ts';
import type { Tables } from './tables.ts';

/** How large the registry is, and what of it waits. */
export interface SystemFigures {
  /** When the last change was made; `null` before the first. */
  readonly changedAt: Instant | null;
  /** The largest number of a report; 0 without any. */
  readonly lastReportId: number;
  /** Files that are still to be fetched. */
  readonly pendingFiles: number;
}

export async function readSystemFigures(db: Kysely<Tables>): Promise<SystemFigures> {
  const [change, report, files] = await Promise.all([
    db.selectFrom('journal').select('at').orderBy('sequence', 'desc').limit(1).executeTakeFirst(),
    db
      .selectFrom('report')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirst(),
    db
      .selectFrom('report_file')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('state', '=', 'pending')
      .executeTakeFirst(),
  ]);
  return {
    changedAt: change?.at ?? null,
    lastReportId: report?.last ?? 0,
    pendingFiles: Number(files?.count ?? 0),
  };
}
