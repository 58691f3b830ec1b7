import type { SubmissionOfForm } from './to-submission.ts';

/** The name of the field that a problem of the registry is about; empty for the report as a whole. */
export function fieldOfPointer(pointer: string, places: SubmissionOfForm['places']): string {
  const [list = '', index, ...rest] = pointer.slice(1).split('/');
  if (index === undefined || !ROWS.has(list)) return list === 'report_id' ? '' : list;
  const row = `${list}.${placeOf(list, index, places)}`;
  const [member = '', inner, innerMember] = rest;
  switch (list) {
    case 'programmes':
      return `${row}.${programmeField(row, [member, inner, innerMember], places)}`;
    case 'report_files':
      return `${row}.${FILE_FIELDS[member] ?? member}`;
    case 'report_links':
      return `${row}.${member || 'link'}`;
    default:
      return `${row}.named`;
  }
}

const ROWS: ReadonlySet<string> = new Set(['institutions', 'platforms', 'programmes', 'report_files', 'report_links']);

/** A file is chosen by one of two fields; what is wrong with the choice itself is shown at the first. */
const FILE_FIELDS: Readonly<Record<string, string>> = { '': 'original_location', id: 'display_name', file: 'upload' };

const INNER_ROWS: Readonly<Record<string, string>> = {
  alternative_names: 'name_alternative',
  identifiers: 'identifier',
};

type Steps = readonly [member: string, inner: string | undefined, innerMember: string | undefined];

function programmeField(row: string, [member, inner, innerMember]: Steps, places: SubmissionOfForm['places']): string {
  const first = INNER_ROWS[member];
  if (first === undefined || inner === undefined) return member || 'name_primary';
  return `${member}.${placeOf(`${row}.${member}`, inner, places)}.${innerMember ?? first}`;
}

function placeOf(list: string, index: string, places: SubmissionOfForm['places']): number {
  return places.get(list)?.[Number(index)] ?? Number(index);
}
