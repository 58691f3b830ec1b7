import type { Kysely } from 'kysely';
import type { Day } from '../domain/day.ts';
import { VISIBLE_STATES } from '../domain/report-state.ts';
import type { Tables } from './tables.ts';

/**
 * Institutions and platforms of reports that become valid after one day, up to and including another, or were valid
 * for the last time the day before one of these days.
 */
export async function institutionIdsOfReportsTurning(
  db: Kysely<Tables>,
  { after, upTo }: { readonly after: Day; readonly upTo: Day },
): Promise<number[]> {
  const rows = await db
    .selectFrom('report_institution')
    .innerJoin('report', 'report.id', 'report_institution.report_id')
    .select('institution_id as id')
    .distinct()
    .where('report.state', 'in', VISIBLE_STATES)
    .where(({ or, and, eb }) =>
      or([
        and([eb('report.valid_from', '>', after), eb('report.valid_from', '<=', upTo)]),
        and([eb('report.effective_valid_to', '>=', after), eb('report.effective_valid_to', '<', upTo)]),
      ]),
    )
    .orderBy('institution_id')
    .execute();
  return rows.map(({ id }) => id);
}
