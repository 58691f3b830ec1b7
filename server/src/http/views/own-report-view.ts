import { DELETION_REQUESTED } from '../../domain/submission/raise-flags.ts';
import { calculatedValidTo } from '../../domain/validity.ts';
import { type NamedReport, toFlagMembers, toSubmittedReport } from './submission-view.ts';

/** A report as its agency sees it among its others, in whatever state it is. */
export function toOwnReport(named: NamedReport) {
  const { report } = named;
  return {
    ...toSubmittedReport(named),
    id: report.id,
    valid_to_calculated: calculatedValidTo(report),
    superseded_by: report.supersededBy?.reportId ?? null,
    ...toFlagMembers(report),
    deletion_requested: report.flags.some(({ code, removal }) => code === DELETION_REQUESTED && removal === null),
    withdrawal: report.withdrawal,
    date_created: report.createdAt,
    date_updated: report.updatedAt,
  };
}
