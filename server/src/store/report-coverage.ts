import type { Kysely } from 'kysely';
import type { Day } from '../domain/day.ts';
import { VISIBLE_STATES } from '../domain/report-state.ts';
import type { Tables } from './tables.ts';

/** Whom a visible report covers and when: what tells whether an institution lists it. */
export interface ReportCoverage {
  readonly institutionIds: readonly number[];
  readonly platformIds: readonly number[];
  readonly validFrom: Day;
  /** The last day on which it really held: a successor has already cut it short. */
  readonly validTo: Day;
  readonly supersededBy: null;
  readonly withdrawal: null;
}

export interface CoveredIds {
  readonly institutionIds: readonly number[];
  readonly platformIds: readonly number[];
}

/** The coverage of the reports that `findReportsCovering` finds, without reading their contents. */
export async function findCoverage(
  db: Kysely<Tables>,
  { institutionIds, platformIds }: CoveredIds,
): Promise<ReportCoverage[]> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('report_institution', 'report_institution.report_id', 'report.id')
    .select(['report.id', 'valid_from', 'effective_valid_to', 'role', 'institution_id'])
    .where('state', 'in', VISIBLE_STATES)
    .where('report.id', 'in', (covering) =>
      covering
        .selectFrom('report_institution as listed')
        .select('listed.report_id')
        .where(({ and, or, eb }) =>
          or([
            and([eb('listed.role', '=', 'institution'), eb('listed.institution_id', 'in', institutionIds)]),
            and([eb('listed.role', '=', 'platform'), eb('listed.institution_id', 'in', platformIds)]),
          ]),
        ),
    )
    .orderBy('report.id')
    .execute();

  const coverage = new Map<number, ReportCoverage & { institutionIds: number[]; platformIds: number[] }>();
  for (const { id, valid_from: validFrom, effective_valid_to: validTo, role, institution_id: institutionId } of rows) {
    const found = coverage.get(id) ?? {
      institutionIds: [],
      platformIds: [],
      validFrom,
      validTo,
      supersededBy: null,
      withdrawal: null,
    };
    (role === 'institution' ? found.institutionIds : found.platformIds).push(institutionId);
    coverage.set(id, found);
  }
  return [...coverage.values()];
}
