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
  // Two queries: with "or" a database reads all reports instead of the few that an index knows.
  const beginning = await partiesOfVisible(db)
    .where('report.valid_from', '>', after)
    .where('report.valid_from', '<=', upTo)
    .execute();
  const ending = await partiesOfVisible(db)
    .where('report.effective_valid_to', '>=', after)
    .where('report.effective_valid_to', '<', upTo)
    .execute();
  return [...new Set([...beginning, ...ending].map(({ id }) => id))].sort((one, other) => one - other);
}

function partiesOfVisible(db: Kysely<Tables>) {
  return db
    .selectFrom('report')
    .innerJoin('report_institution', 'report_institution.report_id', 'report.id')
    .select('report_institution.institution_id as id')
    .distinct()
    .where('report.state', 'in', VISIBLE_STATES);
}
