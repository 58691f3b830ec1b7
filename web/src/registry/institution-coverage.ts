import type { ReportListItem } from '@touchstone/sdk';
import { dayOf } from '../format.ts';
import { type DatedReport, type Validity, validityOf } from './report-state.ts';

/** A report with what time has made of it. */
export interface PlacedReport<Report> {
  readonly report: Report;
  readonly validity: Validity;
}

interface Superseding extends DatedReport {
  readonly id: number | string;
}

/** Works out validity within a set of reports: a successor among them tells when a report was superseded. */
export function placeReports<Report extends Superseding>(
  reports: readonly Report[],
  today: string,
): readonly PlacedReport<Report>[] {
  const byId = new Map(reports.map((report) => [String(report.id), report]));
  return reports.map((report) => {
    const successor = report.superseded_by === null ? undefined : byId.get(String(report.superseded_by));
    return { report, validity: validityOf(report, today, successor && dayOf(successor.valid_from)) };
  });
}

/** The report that speaks for an institution: in force before anything else, then what ended or begins nearest. */
export function leading<Report>(reports: readonly PlacedReport<Report>[]): PlacedReport<Report> | undefined {
  const rank = { 'in-force': 0, 'not-yet': 2, expired: 1, superseded: 3 } as const;
  const ordered = [...reports].sort(
    (one, other) =>
      rank[one.validity.state] - rank[other.validity.state] || (one.validity.to < other.validity.to ? 1 : -1),
  );
  return ordered[0];
}

/** The reports of a result page by the institution they are about. */
export function byInstitution(reports: readonly ReportListItem[]): ReadonlyMap<string, readonly ReportListItem[]> {
  const lists = new Map<string, ReportListItem[]>();
  for (const report of reports) {
    for (const { registry_id: id } of report.institutions) lists.set(id, [...(lists.get(id) ?? []), report]);
  }
  return lists;
}
