import type { Kysely } from 'kysely';
import type { Instant } from '../domain/day.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { VISIBLE_STATES } from '../domain/report-state.ts';
import { fixedQuery } from './fixed-query.ts';
import { readRecordHistory } from './journal-store.ts';
import { parseContent } from './record-content.ts';
import { findRecords, toRecord } from './record-reader.ts';
import type { CoveredIds } from './report-coverage.ts';
import { inChunks } from './rows.ts';
import type { Tables } from './tables.ts';

export interface PastReport {
  readonly at: Instant;
  readonly version: number;
  readonly content: Report;
}

/** Visible reports that cover one of the institutions, or are offered through one of the platforms; lowest id first. */
export async function findReportsCovering(
  db: Kysely<Tables>,
  { institutionIds, platformIds }: CoveredIds,
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
            and([eb('role', '=', 'platform'), eb('institution_id', 'in', platformIds)]),
          ]),
        ),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => toRecord('report', row));
}

/** The reports that the programmes stand in, by programme. Unknown programmes are left out. */
export async function findReportsOfProgrammes(
  db: Kysely<Tables>,
  programmeIds: readonly number[],
): Promise<Map<number, Stored<Report>>> {
  const owners: { readonly id: number; readonly reportId: number }[] = [];
  for (const part of inChunks([...new Set(programmeIds)])) owners.push(...(await ownersOf(db, part)));
  const reports = await findRecords(
    db,
    'report',
    owners.map(({ reportId }) => reportId),
  );
  return new Map(
    owners.flatMap(({ id, reportId }) => {
      const report = reports.get(reportId);
      return report ? [[id, report] as const] : [];
    }),
  );
}

const ownersOf = fixedQuery<{ readonly id: number; readonly reportId: number }>((db, ids) =>
  db
    .selectFrom('programme')
    .select(['id', 'report_id as reportId'])
    .where('id', 'in', ids as readonly number[]),
);

/** Every state the report ever had, oldest first. Whether any of it may be shown is for the caller to decide. */
export async function readReportHistory(db: Kysely<Tables>, id: number): Promise<PastReport[]> {
  const entries = await readRecordHistory(db, 'report', id);
  return entries.map(({ at, version, content }) => ({ at, version, content: parseContent('report', content) }));
}
