import { didYouMean } from '../domain/did-you-mean.ts';
import { type Problem, RegistryError } from '../domain/errors.ts';

/** A step into the JSON form of a report: a member, or a place in a list counted from 1 with gaps allowed. */
export type Step = string | number;

/** Where the cells of a column go; `undefined` for columns that we wrote ourselves into an answer. */
export interface Column {
  readonly header: string;
  readonly path: readonly Step[] | undefined;
}

const SCALARS = [
  'agency',
  'report_id',
  'local_identifier',
  'activity',
  'status',
  'decision',
  'supersedes',
  'limit_field',
  'summary',
  'other_comment',
  'valid_from',
  'valid_to',
  'date_format',
];

const PROGRAMME_SCALARS = [
  'name_primary',
  'qualification_primary',
  'nqf_level',
  'qf_ehea_level',
  'degree_outcome',
  'workload_ects',
  'assessment_certification',
  'field_study',
  'learning_outcome_description',
];

const REFERENCES = ['registry_id', 'stats_id', 'identifier', 'resource', 'proposal'];

/** Names of columns, `n` and `m` standing for places, with where they lead: the same letters, and members. */
const COLUMNS: readonly (readonly [name: string, path: string])[] = [
  ...SCALARS.map((name) => [name, name] as const),
  ['contributing_agencies[n]', 'contributing_agencies/n'],
  ['limit_qf_levels[n]', 'limit_qf_levels/n'],
  ...['id', 'local_identifier', 'agency', 'group'].map(
    (name) => [`activities[n].${name}`, `activities/n/${name}`] as const,
  ),
  ['link[n]', 'report_links/n/link'],
  ['link_display_name[n]', 'report_links/n/link_display_name'],
  ...['original_location', 'display_name', 'file', 'file_name'].map(
    (name) => [`file[n].${name}`, `report_files/n/${name}`] as const,
  ),
  ['file[n].report_language[m]', 'report_files/n/report_language/m'],
  ...REFERENCES.map((name) => [`institution[n].${name}`, `institutions/n/${name}`] as const),
  ...REFERENCES.map((name) => [`platform[n].${name}`, `platforms/n/${name}`] as const),
  ...PROGRAMME_SCALARS.map((name) => [`programme[n].${name}`, `programmes/n/${name}`] as const),
  ['programme[n].identifier[m]', 'programmes/n/identifiers/m/identifier'],
  ['programme[n].resource[m]', 'programmes/n/identifiers/m/resource'],
  ['programme[n].name_alternative[m]', 'programmes/n/alternative_names/m/name_alternative'],
  ['programme[n].qualification_alternative[m]', 'programmes/n/alternative_names/m/qualification_alternative'],
  ['programme[n].country[m]', 'programmes/n/countries/m'],
  ['programme[n].learning_outcome[m]', 'programmes/n/learning_outcomes/m'],
];

const PATHS = new Map(COLUMNS);
const NAMES = new Map(COLUMNS.map(([name, path]) => [path, name]));

/** What an answer adds to the columns that were sent; who sends the answer back need not take them out. */
export const ANSWER_COLUMNS = ['result', 'submitted_report_id', 'message'] as const;

/** Understands the line of column names. Every name that is wrong is told at once. */
export function resolveColumns(header: readonly string[]): readonly Column[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const columns = header.map((written, index) => {
    const name = written.trim().toLowerCase();
    const path = (ANSWER_COLUMNS as readonly string[]).includes(name) ? undefined : pathOf(name);
    if (name === '') problems.push({ message: `Column ${index + 1} has no name.` });
    else if (path === null) problems.push(unknownColumn(name));
    else if (seen.has(name)) problems.push({ parameter: name, message: `The column "${name}" is there twice.` });
    seen.add(name);
    return { header: name, path: path ?? undefined };
  });
  if (problems.length === 0) return columns;
  const message = `The line of column names cannot be used: ${problems.map((problem) => problem.message).join(' ')}`;
  throw new RegistryError('invalid_record', message, { problems });
}

function unknownColumn(name: string): Problem {
  const known = COLUMNS.map(([column]) => column.replace('[n]', '[1]').replace('[m]', '[1]'));
  const close = didYouMean(name, known);
  return {
    parameter: name.slice(0, MAX_SHOWN),
    message: `There is no column "${name.slice(0, MAX_SHOWN)}".${close === undefined ? '' : ` Did you mean "${close}"?`}`,
    ...(close !== undefined && { didYouMean: close }),
  };
}

const MAX_SHOWN = 60;
const PLACE = /\[([1-9]\d{0,2})\]/g;

/** `null` when there is no such column. */
function pathOf(name: string): readonly Step[] | null {
  const places = [...name.matchAll(PLACE)].map((match) => Number(match[1]));
  const letters = ['n', 'm'];
  const pattern = name.replaceAll(PLACE, () => `[${letters.shift() ?? ''}]`);
  const path = PATHS.get(pattern);
  if (path === undefined) return null;
  return path.split('/').map((step) => (step === 'n' ? (places[0] ?? 1) : step === 'm' ? (places[1] ?? 1) : step));
}

/** The column that a pointer into the JSON form belongs to, such as `programme[2].country[1]`. */
export function columnOf(pointer: string): string | undefined {
  const places: number[] = [];
  const steps = pointer
    .slice(1)
    .split('/')
    .map((step) => {
      if (!/^\d+$/.test(step)) return step;
      places.push(Number(step) + 1);
      return places.length === 1 ? 'n' : 'm';
    });
  const name = NAMES.get(steps.join('/'));
  return name?.replace('[n]', `[${places[0]}]`).replace('[m]', `[${places[1]}]`);
}

/** The line of column names to start from: everything an ordinary report needs. */
export const TEMPLATE_COLUMNS = [
  'agency',
  'local_identifier',
  'activities[1].id',
  'status',
  'decision',
  'valid_from',
  'valid_to',
  'date_format',
  'institution[1].registry_id',
  'programme[1].name_primary',
  'programme[1].qualification_primary',
  'programme[1].qf_ehea_level',
  'programme[1].degree_outcome',
  'programme[1].workload_ects',
  'programme[1].assessment_certification',
  'file[1].original_location',
  'file[1].display_name',
  'file[1].report_language[1]',
  'summary',
] as const;
