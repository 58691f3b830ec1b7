import type { Day, Instant } from '../../domain/day.ts';
import type { Stored } from '../../domain/record.ts';
import type { Report } from '../../domain/report.ts';
import { countryIdsOfReport } from '../../domain/report-countries.ts';
import { effectiveFlag } from '../../domain/report-state.ts';
import { calculatedValidTo, isValidOn } from '../../domain/validity.ts';
import type { ReportListItem } from '../schemas/report.ts';
import { toInstitutionSummary } from './institution-view.ts';
import { toProgramme } from './programme-view.ts';
import { type Related, required, type ViewContext } from './related.ts';
import { toContributingAgencies, toReportAgency } from './report-agency.ts';
import { toReportFiles, toReportLinks } from './report-documents.ts';
import { isCrossborderReport } from './report-view.ts';

export interface FoundReport {
  readonly report: Stored<Report>;
  readonly related: Related;
  readonly score: number;
}

export function toReportListItem({ report, related, score }: FoundReport, context: ViewContext): ReportListItem {
  const agency = toReportAgency(report, related);
  const institutions = report.institutionIds.map((id) => required(related.institutions, id));
  const platforms = report.platformIds.map((id) => required(related.institutions, id));
  const countryIds = countryIdsOfReport([...institutions, ...platforms], context.today);
  return {
    country: countryIds.map((id) => required(related.countries, id).nameEnglish),
    agency_name: agency.agency_name,
    agency_acronym: agency.agency_acronym,
    programmes: report.programmes.map((programme) => toProgramme(programme, related, context)),
    id: String(report.id),
    agency_esg_activity: agency.agency_esg_activity,
    agency_esg_activity_type: agency.agency_esg_activity_type,
    institutions: institutions.map(toInstitutionSummary),
    valid_from: startOf(report.validFrom),
    valid_to_calculated: startOf(calculatedValidTo(report)),
    date_created: report.createdAt,
    date_updated: report.updatedAt,
    score,
    report_files: toReportFiles(report, context.addresses),
    report_links: toReportLinks(report),
    flag_level: effectiveFlag(report),
    status: report.status,
    decision: report.decision,
    valid_to: report.validTo === null ? null : startOf(report.validTo),
    local_identifier: report.localIdentifier,
    local_id: report.localIdentifier === null ? [] : [report.localIdentifier],
    contributing_agencies: toContributingAgencies(report, related),
    crossborder: isCrossborderReport(report, related),
    summary: report.summary,
    report_valid: isValidOn(context.today, report),
    superseded_by: report.supersededBy?.reportId ?? null,
  };
}

/** Lists show days as moments. */
function startOf(day: Day): Instant {
  return `${day}T00:00:00Z`;
}
