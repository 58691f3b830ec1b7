import type { ReportSubmission } from '@touchstone/sdk';
import { toInstitutionReference } from './institution-reference.ts';
import { isBlank, rowsIn, type Typed, textIn } from './typed.ts';

/** What the lists of the registry say, as far as typed words are looked up in them. */
export interface Vocabulary {
  readonly languages: readonly { readonly value: string; readonly alpha2: string; readonly alpha3: string }[];
  readonly resources: readonly string[];
}

export interface SubmissionOfForm {
  readonly submission: ReportSubmission;
  /** The places of the rows in the form that stand for the entries of a list: rows left blank are not sent. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

export const ACTIVITY_PREFIX = 'activities:';
export const LEVEL_PREFIX = 'limit_qf_levels:';

/** The report that a filled form stands for. Nothing is judged here: that is for the registry to do. */
export function toSubmission(typed: Typed, vocabulary: Vocabulary): SubmissionOfForm {
  const places = new Map<string, readonly number[]>();
  const entries = <Entry>(owner: Typed, path: string, make: (row: Typed, path: string) => Entry): readonly Entry[] => {
    const rows = rowsIn(owner, path.split('.').at(-1) ?? '');
    const filled = rows.flatMap((row, at) => (isBlank(row) ? [] : [at]));
    places.set(path, filled);
    return filled.flatMap((at) => {
      const row = rows[at];
      return row === undefined ? [] : [make(row, `${path}.${at}`)];
    });
  };
  const reference = (row: Typed) => toInstitutionReference(textIn(row, 'named') ?? '', vocabulary.resources);
  const submission = {
    ...texts(typed, TEXT_MEMBERS),
    ...list('contributing_agencies', inParts(textIn(typed, 'contributing_agencies'))),
    activities: [
      ...chosen(typed, ACTIVITY_PREFIX).map((id) => ({ id: Number(id) })),
      ...inParts(textIn(typed, 'other_activities')),
    ],
    ...list('limit_qf_levels', chosen(typed, LEVEL_PREFIX)),
    institutions: entries(typed, 'institutions', reference),
    ...list('platforms', entries(typed, 'platforms', reference)),
    ...list(
      'programmes',
      entries(typed, 'programmes', (row, path) => ({
        ...texts(row, PROGRAMME_MEMBERS),
        ...list('countries', inParts(textIn(row, 'countries'))),
        ...list('learning_outcomes', inLines(textIn(row, 'learning_outcomes'))),
        ...list(
          'alternative_names',
          entries(row, `${path}.alternative_names`, (name) =>
            texts(name, ['name_alternative', 'qualification_alternative']),
          ),
        ),
        ...list(
          'identifiers',
          entries(row, `${path}.identifiers`, (identifier) => texts(identifier, ['identifier', 'resource'])),
        ),
      })),
    ),
    ...list(
      'report_files',
      entries(typed, 'report_files', (row) => ({
        ...texts(row, ['id', 'original_location', 'file', 'file_name', 'display_name']),
        report_language: inParts(textIn(row, 'report_language')).map((word) => languageCode(word, vocabulary)),
      })),
    ),
    ...list(
      'report_links',
      entries(typed, 'report_links', (row) => texts(row, ['link', 'link_display_name'])),
    ),
  };
  // The registry reads numbers and truth values from text, and says what it cannot read.
  return { submission: submission as unknown as ReportSubmission, places };
}

const TEXT_MEMBERS = [
  'agency',
  'local_identifier',
  'status',
  'decision',
  'valid_from',
  'valid_to',
  'supersedes',
  'limit_field',
  'summary',
  'other_comment',
];

const PROGRAMME_MEMBERS = [
  'name_primary',
  'qualification_primary',
  'qf_ehea_level',
  'nqf_level',
  'degree_outcome',
  'workload_ects',
  'assessment_certification',
  'learning_outcome_description',
  'field_study',
];

function texts(typed: Typed, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textIn(typed, name);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}

function list(name: string, entries: readonly unknown[]): Readonly<Record<string, readonly unknown[]>> {
  return entries.length === 0 ? {} : { [name]: entries };
}

/** The boxes of a group that are ticked. */
function chosen({ texts: all }: Typed, prefix: string): readonly string[] {
  return Object.keys(all)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}

/** Words between commas. */
function inParts(text: string | undefined): readonly string[] {
  return (text ?? '').split(/[,;\n]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}

function inLines(text: string | undefined): readonly string[] {
  return (text ?? '').split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

/** A language by its code or its English name; a word that is neither goes to the registry as it is. */
function languageCode(word: string, { languages }: Vocabulary): string {
  const known = languages.find(({ value }) => value.toLowerCase() === word.toLowerCase());
  return known === undefined ? word : known.alpha2 || known.alpha3;
}
