import type { Messages } from '../../../messages/messages.ts';

/** How the parts of a report are called in the names of columns, and in the form. */
const LISTS = {
  institution: 'institutions',
  platform: 'platforms',
  programme: 'programmes',
  file: 'report_files',
} as const;

/** References that the form asks for by one field. */
const REFERENCES: ReadonlySet<string> = new Set(['registry_id', 'stats_id', 'identifier', 'id']);

const COLUMN = /^(\w+?)(?:\[(\d+)\])?(?:\.(\w+)(?:\[\d+\])?)?$/;

/** What a column holds, in the words of the form: `programme[2].name_primary` is “Programme 2, Name”. */
export function columnLabel(column: string, words: Messages['account']['portalForm']): string {
  const [, part = '', place = '1', member] = COLUMN.exec(column) ?? [];
  const list = part in LISTS ? LISTS[part as keyof typeof LISTS] : undefined;
  if (list === undefined) return words.fields[part] ?? column;
  const row = words.rows[list](Number(place));
  const isNamed = member !== undefined && !(part !== 'programme' && REFERENCES.has(member));
  return isNamed ? `${row}, ${words.fields[member] ?? member}` : row;
}
