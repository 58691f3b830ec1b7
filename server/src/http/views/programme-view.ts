import { identifierAgencyLabel } from '../../domain/agency-names.ts';
import { type Programme, primaryProgrammeName, programmeType } from '../../domain/programme.ts';
import type { Stored } from '../../domain/record.ts';
import type { Report } from '../../domain/report.ts';
import { calculatedValidTo, isValidOn } from '../../domain/validity.ts';
import type { ProgrammeBody, ProgrammeSearchItem } from '../schemas/programme.ts';
import { toNestedCountry } from './country-view.ts';
import { toInstitutionSummary } from './institution-view.ts';
import { type Related, required, type ViewContext } from './related.ts';
import { toReportAgency } from './report-agency.ts';

export function toProgramme(
  programme: Programme,
  related: Related,
  { addresses }: Pick<ViewContext, 'addresses'>,
): ProgrammeBody {
  return {
    id: programme.id,
    name_primary: primaryProgrammeName(programme),
    programme_names: programme.names.map(({ name, isPrimary, qualification }) => ({
      name,
      name_is_primary: isPrimary,
      qualification,
    })),
    programme_identifiers: programme.identifiers.map(({ identifier, agencyId, resource }) => ({
      identifier,
      agency: agencyId === null ? '' : identifierAgencyLabel(required(related.agencies, agencyId)),
      resource,
    })),
    nqf_level: programme.nqfLevel,
    qf_ehea_level: programme.qfEheaLevel,
    countries: programme.countryIds.map((id) => toNestedCountry(required(related.countries, id), addresses)),
    programme_type: programmeType(programme),
    degree_outcome: programme.degreeOutcome,
    workload_ects: programme.workloadEcts,
    assessment_certification: programme.assessmentCertification ?? '',
    field_study: programme.fieldStudy,
    learning_outcomes: [...programme.learningOutcomes],
    learning_outcome_description: programme.learningOutcomeDescription,
  };
}

export interface FoundProgramme {
  readonly programme: Programme;
  /** The report that covers it. */
  readonly report: Stored<Report>;
  readonly related: Related;
  readonly score: number;
}

export function toProgrammeSearchItem(found: FoundProgramme, context: ViewContext): ProgrammeSearchItem {
  const { programme, report, related } = found;
  const { agency_name, agency_acronym, agency_esg_activity, agency_esg_activity_type } = toReportAgency(
    report,
    related,
  );
  return {
    ...toProgramme(programme, related, context),
    score: found.score,
    report: {
      id: report.id,
      url: context.addresses.report(report.id),
      agency_id: report.agencyId,
      agency_name,
      agency_acronym,
      agency_esg_activity,
      agency_esg_activity_type,
      status: report.status,
      decision: report.decision,
      report_valid: isValidOn(context.today, report),
      valid_from: report.validFrom,
      valid_to: report.validTo,
      valid_to_calculated: calculatedValidTo(report),
    },
    institutions: report.institutionIds.map((id) => toInstitutionSummary(required(related.institutions, id))),
  };
}
