import { isReportCrossborder } from '../../domain/crossborder.ts';
import type { Institution } from '../../domain/institution.ts';
import type { Stored } from '../../domain/record.ts';
import type { Report } from '../../domain/report.ts';
import type { ReportRelation } from '../../domain/report-relation.ts';
import { effectiveFlag } from '../../domain/report-state.ts';
import { calculatedValidTo, isValidOn } from '../../domain/validity.ts';
import type { ReportDetail, ReportOfInstitution } from '../schemas/report.ts';
import { eventsOf, type InstitutionRelations, NO_RELATIONS, toRelationPeriod } from './institution-relations.ts';
import { toInstitutionSummary } from './institution-view.ts';
import { toProgramme } from './programme-view.ts';
import { type Related, required, type ViewContext } from './related.ts';
import { activitiesOf, toContributingAgencies, toReportAgency } from './report-agency.ts';
import { toReportFiles, toReportLinks } from './report-documents.ts';

export interface ReportFacts {
  readonly report: Stored<Report>;
  readonly related: Related;
  /** Relations that stand in other records, by institution of the report. */
  readonly relations: ReadonlyMap<number, InstitutionRelations>;
  /** Whether the report can be had as a credential. */
  readonly hasCredential: boolean;
}

export function toReportDetail(
  { report, related, relations, hasCredential }: ReportFacts,
  context: ViewContext,
): ReportDetail {
  const { name, ...agency } = toReportAgency(report, related);
  const institutions = report.institutionIds.map((id) => required(related.institutions, id));
  const withRelations = institutions.map((institution) => ({
    institution,
    relations: relations.get(institution.id) ?? NO_RELATIONS,
  }));
  return {
    id: report.id,
    agency_name: agency.agency_name,
    agency_acronym: agency.agency_acronym,
    agency_id: report.agencyId,
    agency_url: context.addresses.agencyOfReport(report.agencyId),
    agency_esg_activity: agency.agency_esg_activity,
    agency_esg_activity_type: agency.agency_esg_activity_type,
    name,
    institutions: institutions.map(toInstitutionSummary),
    institutions_hierarchical: withRelations.flatMap((entry) => toHierarchical(entry, related)),
    institutions_historical: withRelations.flatMap((entry) => toHistorical(entry, related)),
    programmes: report.programmes.map((programme) => toProgramme(programme, related, context)),
    report_valid: isValidOn(context.today, report),
    valid_from: report.validFrom,
    valid_to: report.validTo,
    status: report.status,
    decision: report.decision,
    report_files: toReportFiles(report, context.addresses),
    report_links: toReportLinks(report),
    local_identifier: report.localIdentifier,
    other_comment: report.otherComment,
    flag: effectiveFlag(report),
    contributing_agencies: toContributingAgencies(report, related),
    crossborder: isCrossborderReport(report, related),
    summary: report.summary,
    agency_esg_activities: activitiesOf(report, related).map(({ id, groupId, activity, type }) => ({
      id,
      group_id: groupId,
      activity,
      activity_type: type,
    })),
    platforms: report.platformIds.map((id) => toInstitutionSummary(required(related.institutions, id))),
    date_created: report.createdAt,
    date_updated: report.updatedAt,
    valid_to_calculated: calculatedValidTo(report),
    superseded_by: report.supersededBy?.reportId ?? null,
    credential_url: hasCredential ? context.addresses.credential(report.id) : null,
  };
}

export function toReportOfInstitution(
  facts: ReportFacts & { readonly relation: ReportRelation },
  context: ViewContext,
): ReportOfInstitution {
  return { relation: facts.relation, ...toReportDetail(facts, context) };
}

export function isCrossborderReport(report: Report, related: Related): boolean {
  return isReportCrossborder({
    report,
    agency: required(related.agencies, report.agencyId),
    institutions: report.institutionIds.map((id) => required(related.institutions, id)),
    countries: related.countries.values(),
  });
}

interface WithRelations {
  readonly institution: Stored<Institution>;
  readonly relations: InstitutionRelations;
}

function toHierarchical({ institution, relations }: WithRelations, { institutions }: Related) {
  const parents = institution.partOf.map((relation) => ({
    relationship: 'parent' as const,
    ...toInstitutionSummary(required(institutions, relation.parentId)),
    ...toRelationPeriod(relation),
  }));
  const children = relations.children.map((relation) => ({
    relationship: 'child' as const,
    ...toInstitutionSummary(required(institutions, relation.childId)),
    ...toRelationPeriod(relation),
  }));
  return [...parents, ...children];
}

function toHistorical({ institution, relations }: WithRelations, { institutions }: Related) {
  return eventsOf(institution, relations).map(({ otherId, otherSide, wording, date }) => ({
    relationship: otherSide,
    relationship_type: wording,
    relationship_date: date,
    ...toInstitutionSummary(required(institutions, otherId)),
  }));
}
