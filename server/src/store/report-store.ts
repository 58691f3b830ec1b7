import type { Kysely } from 'kysely';
import type { Instant } from '../domain/day.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { VISIBLE_STATES } from '../domain/report-state.ts';
import { readRecordHistory } from './journal-store.ts';
import { toRecord } from './record-reader.ts';
import type { Tables } from './tables.ts';

export interface PastReport {
  readonly at: Instant;
  readonly version: number;
  readonly content: Report;
}

/** Visible reports that cover one of the institutions, or are offered through the platform; lowest id first. */
export async function findReportsCovering(
  db: Kysely<Tables>,
  { institutionIds, platformId }: { readonly institutionIds: readonly number[]; readonly platformId: number },
): Promise<Stored<Report>[]> {
  const rows = await db
    .selectFrom('report')
    .selectAll()
    .where('state', 'in', VISIBLE_STATES)
    .where('id', 'in', (covering) =>
      covering
        .selectFrom('report_institution')
        .select('report_id')
        .where(({ and, or, eb }) =>
          or([
            and([eb('role', '=', 'institution'), eb('institution_id', 'in', institutionIds)]),
            and([eb('role', '=', 'platform'), eb('institution_id', '=', platformId)]),
          ]),
        ),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => toRecord<'report'>(row));
}

/** Every state the report ever had, oldest first. Whether any of it may be shown is for the caller to decide. */
export async function readReportHistory(db: Kysely<Tables>, id: number): Promise<PastReport[]> {
  const entries = await readRecordHistory(db, 'report', id);
  return entries.map(({ at, version, content }) => ({ at, version, content: JSON.parse(content) as Report }));
}
