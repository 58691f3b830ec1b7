import type { Agency } from '../../domain/agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from '../../domain/agency-names.ts';
import type { Country } from '../../domain/country.ts';
import type { Problem } from '../../domain/errors.ts';
import type { Institution } from '../../domain/institution.ts';
import { namePrimary, registryId } from '../../domain/institution-names.ts';
import type { Programme } from '../../domain/programme.ts';
import type { Stored } from '../../domain/record.ts';
import type { Report } from '../../domain/report.ts';
import { effectiveFlag, stateOf } from '../../domain/report-state.ts';
import type { FetchState } from '../../store/file-fetch-store.ts';
import { toProblemEntry } from '../problem.ts';
import { toSubmittedFiles } from './submitted-file-view.ts';

/** A report with the records it names. */
export interface NamedReport {
  readonly report: Stored<Report>;
  readonly agencies: readonly Stored<Agency>[];
  readonly institutions: ReadonlyMap<number, Stored<Institution>>;
  readonly countries: readonly Stored<Country>[];
  readonly fetchStates?: ReadonlyMap<number, FetchState>;
}

/** A report as its submitter sees it. */
export function toSubmittedReport({ report, agencies, institutions, countries, fetchStates }: NamedReport) {
  const agencyOf = (id: number) =>
    toAgencyBrief(
      agencies.find((agency) => agency.id === id),
      id,
    );
  const institutionOf = (id: number) => toInstitutionBrief(institutions.get(id), id);
  return {
    id: report.id === 0 ? null : report.id,
    version: report.version,
    state: stateOf(report),
    agency: agencyOf(report.agencyId),
    contributing_agencies: report.contributingAgencyIds.map(agencyOf),
    local_identifier: report.localIdentifier,
    activities: report.activityIds.map((id) => toActivityBrief(id, agencies)),
    status: report.status,
    decision: report.decision,
    supersedes: report.supersedesId,
    limit_field: report.limitField,
    limit_qf_levels: [...report.limitQfLevels],
    summary: report.summary,
    other_comment: report.otherComment,
    valid_from: report.validFrom,
    valid_to: report.validTo,
    report_links: report.links.map(({ link, displayName }) => ({ link, link_display_name: displayName })),
    files: toSubmittedFiles(report, fetchStates ?? new Map()),
    institutions: report.institutionIds.map(institutionOf),
    platforms: report.platformIds.map(institutionOf),
    programmes: report.programmes.map((programme) => toProgrammeBrief(programme, countries)),
  };
}

export function toAgencyBrief(agency: Stored<Agency> | undefined, id: number) {
  return {
    id,
    registry_id: agency?.registerNumber ?? 0,
    acronym_primary: agency ? agencyAcronymPrimary(agency) : '',
    name_primary: agency ? agencyNamePrimary(agency) : '',
  };
}

function toInstitutionBrief(institution: Stored<Institution> | undefined, id: number) {
  return {
    id,
    registry_id: registryId(id),
    stats_id: institution?.statsId ?? '',
    name_primary: institution ? namePrimary(institution) : '',
  };
}

function toActivityBrief(id: number, agencies: readonly Stored<Agency>[]) {
  const agency = agencies.find(({ activities }) => activities.some((activity) => activity.id === id));
  const activity = agency?.activities.find((candidate) => candidate.id === id);
  if (agency === undefined || activity === undefined) throw new Error(`The activity ${id} has no agency`);
  return {
    id,
    group_id: activity.groupId,
    agency: agencyAcronymPrimary(agency),
    activity: activity.activity,
    activity_type: activity.type,
    local_identifier: activity.localIdentifier,
  };
}

const LOCAL_IDENTIFIER = 'local identifier';

function toProgrammeBrief(programme: Programme, countries: readonly Stored<Country>[]) {
  const [primary, ...others] = programme.names;
  return {
    id: programme.id,
    name_primary: primary?.name ?? '',
    qualification_primary: primary?.qualification ?? '',
    alternative_names: others.map(({ name, qualification }) => ({
      name_alternative: name,
      qualification_alternative: qualification,
    })),
    identifiers: programme.identifiers.map(({ identifier, resource }) => ({
      identifier,
      resource: resource === LOCAL_IDENTIFIER ? null : resource,
    })),
    countries: programme.countryIds.map((id) => countries.find((country) => country.id === id)?.alpha2 ?? ''),
    qf_ehea_level: programme.qfEheaLevel,
    nqf_level: programme.nqfLevel,
    degree_outcome: programme.degreeOutcome,
    workload_ects: programme.workloadEcts,
    assessment_certification: programme.assessmentCertification,
    learning_outcomes: [...programme.learningOutcomes],
    learning_outcome_description: programme.learningOutcomeDescription,
    field_study: programme.fieldStudy,
  };
}

/** The flags that nobody has removed. */
function toWarnings({ flags }: Pick<Report, 'flags'>) {
  return flags.filter(({ removal }) => removal === null).map(({ code, level, message }) => ({ code, level, message }));
}

export function toFlagMembers(report: Report) {
  return { report_flag: effectiveFlag(report), report_warnings: toWarnings(report) };
}

/** What is wrong, by field: `/programmes/0/name_primary` is `programmes.0.name_primary`. */
export function toFieldErrors(problems: readonly Problem[]): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const { pointer = '', parameter, message } of problems) {
    const field = parameter ?? (pointer === '' ? WHOLE_REPORT : pointer.slice(1).replaceAll('/', '.'));
    errors.set(field, [...(errors.get(field) ?? []), message]);
  }
  return Object.fromEntries(errors);
}

const WHOLE_REPORT = 'non_field_errors';

export function toProblemEntries(problems: readonly Problem[]) {
  return problems.map((problem) => {
    const { allowed, ...entry } = toProblemEntry(problem);
    return { ...entry, ...(allowed && { allowed: [...allowed] }) };
  });
}
