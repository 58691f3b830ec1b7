/** The fields of a report as the form on the web site names them. */
const FIELDS: Readonly<Record<string, string>> = {
  agency: 'agency',
  contributing_agencies: 'other agencies that took part',
  report_id: 'number of the report',
  local_identifier: 'your id of the report',
  activities: 'activity',
  activity: 'activity',
  status: 'procedure',
  decision: 'decision',
  valid_from: 'valid from',
  valid_to: 'valid to',
  date_format: 'how days are written',
  supersedes: 'replaces the report',
  limit_field: 'limited to the field',
  limit_qf_levels: 'limited to the levels',
  summary: 'summary',
  other_comment: 'comment',
  institutions: 'institutions',
  platforms: 'platforms',
  programmes: 'programmes',
  report_files: 'files',
  report_links: 'links',
  registry_id: 'registry id',
  stats_id: 'number in statistics',
  name_primary: 'name',
  qualification_primary: 'qualification',
  qf_ehea_level: 'level',
  degree_outcome: 'full recognised degree',
  workload_ects: 'workload in ECTS',
  assessment_certification: 'assessment and certificate',
  countries: 'countries where it is offered',
  nqf_level: 'national level',
  field_study: 'field of study',
  learning_outcomes: 'learning outcomes, as addresses',
  learning_outcome_description: 'learning outcomes, in words',
  alternative_names: 'other names',
  name_alternative: 'name',
  qualification_alternative: 'qualification',
  identifiers: 'identifiers',
  identifier: 'identifier',
  resource: 'kind of identifier',
  original_location: 'address of the PDF',
  file: 'the PDF itself',
  display_name: 'title',
  report_language: 'languages',
  link: 'address',
  link_display_name: 'text of the link',
};

/** One of several. */
const ROWS: Readonly<Record<string, string>> = {
  contributing_agencies: 'other agency',
  activities: 'activity',
  limit_qf_levels: 'level it is limited to',
  institutions: 'institution',
  platforms: 'platform',
  programmes: 'programme',
  report_files: 'file',
  report_links: 'link',
  countries: 'country',
  learning_outcomes: 'learning outcome',
  alternative_names: 'other name',
  identifiers: 'identifier',
  report_language: 'language',
};

/** What a JSON pointer into a report means to people: "Programme 2, level". Empty for the report as a whole. */
export function fieldName(pointer: string): string {
  const steps = pointer.split('/').slice(1);
  const name = steps.flatMap((step, index) => nameOfStep(step, steps[index + 1])).join(', ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function nameOfStep(step: string, next: string | undefined): readonly string[] {
  if (isPlace(step)) return [];
  const name = FIELDS[step] ?? step.replaceAll('_', ' ');
  return isPlace(next) ? [`${ROWS[step] ?? name} ${Number(next) + 1}`] : [name];
}

function isPlace(step: string | undefined): boolean {
  return step !== undefined && /^\d+$/.test(step);
}
