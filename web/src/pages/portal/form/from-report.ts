import type { OwnReport } from '@touchstone/sdk';
import { ACTIVITY_PREFIX, LEVEL_PREFIX, type Vocabulary } from './to-submission.ts';
import type { Typed } from './typed.ts';

/** A report as the form that would make it. */
export function fromReport(report: OwnReport, vocabulary: Vocabulary): Typed {
  const isOwnActivity = ({ agency }: OwnReport['activities'][number]) => agency === report.agency.acronym_primary;
  const foreign = report.activities.filter((activity) => !isOwnActivity(activity));
  return {
    texts: {
      agency: report.agency.acronym_primary,
      contributing_agencies: report.contributing_agencies.map((agency) => agency.acronym_primary).join(', '),
      local_identifier: report.local_identifier ?? '',
      other_activities: foreign.map(({ id }) => id).join(', '),
      status: report.status,
      decision: report.decision,
      valid_from: report.valid_from,
      valid_to: report.valid_to ?? '',
      supersedes: report.supersedes === null ? '' : String(report.supersedes),
      limit_field: report.limit_field ?? '',
      summary: report.summary ?? '',
      other_comment: report.other_comment ?? '',
      ...ticked(
        ACTIVITY_PREFIX,
        report.activities.filter(isOwnActivity).map(({ id }) => id),
      ),
      ...ticked(LEVEL_PREFIX, report.limit_qf_levels),
    },
    lists: {
      institutions: report.institutions.map(({ registry_id: named }) => row({ named })),
      platforms: report.platforms.map(({ registry_id: named }) => row({ named })),
      programmes: report.programmes.map(fromProgramme),
      report_files: report.files.map((file) =>
        row({
          id: String(file.id),
          display_name: file.display_name,
          report_language: file.languages.map((name) => codeOf(name, vocabulary)).join(', '),
        }),
      ),
      report_links: report.report_links.map((link) => row(link)),
    },
  };
}

/** A start for another report. What identifies this one is left out, and its files stay with it. */
export function copyOfReport(report: OwnReport, vocabulary: Vocabulary): Typed {
  const typed = fromReport(report, vocabulary);
  return {
    texts: { ...typed.texts, local_identifier: '', supersedes: '' },
    lists: { ...typed.lists, report_files: [] },
  };
}

function fromProgramme(programme: OwnReport['programmes'][number]): Typed {
  const { workload_ects: workload } = programme;
  return {
    texts: {
      name_primary: programme.name_primary,
      qualification_primary: programme.qualification_primary,
      qf_ehea_level: programme.qf_ehea_level,
      nqf_level: programme.nqf_level,
      degree_outcome: String(programme.degree_outcome),
      workload_ects: workload === null ? '' : String(workload),
      assessment_certification: programme.assessment_certification ?? '',
      countries: programme.countries.join(', '),
      learning_outcomes: programme.learning_outcomes.join('\n'),
      learning_outcome_description: programme.learning_outcome_description,
      field_study: programme.field_study,
    },
    lists: {
      alternative_names: programme.alternative_names.map((name) => row(name)),
      identifiers: programme.identifiers.map(({ identifier, resource }) =>
        row({ identifier, resource: resource ?? '' }),
      ),
    },
  };
}

function row(texts: Readonly<Record<string, string>>): Typed {
  return { texts, lists: {} };
}

function ticked(prefix: string, values: readonly (string | number)[]): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [`${prefix}${value}`, 'yes']));
}

function codeOf(name: string, { languages }: Vocabulary): string {
  const known = languages.find(({ value }) => value === name);
  return known === undefined ? name : known.alpha2 || known.alpha3;
}
