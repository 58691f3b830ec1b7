import type { RecordRow } from '@touchstone/sdk';
import { recordForm as words } from '../../../messages/en/desk/record-form.ts';
import type { FieldKind, FieldPart, ListPart } from './record-parts.ts';
import { entriesAt, valueAt, writtenForm } from './record-row.ts';

const SHOWN_VALUES = 2;
const TELLING: ReadonlySet<FieldKind> = new Set(['text', 'choice', 'yes']);

/** What an entry says, in short: its first values, and when it held. */
export function summaryOf({ parts }: ListPart, entry: RecordRow): string {
  const fields = parts.filter((part) => part.kind !== 'list');
  const said = fields.filter(({ kind }) => TELLING.has(kind)).map((part) => wordsOf(part, entry));
  const inner = parts.filter((part) => part.kind === 'list').flatMap((part) => innerSummaries(part, entry));
  const values = [...said, ...inner].filter((value) => value !== '');
  const days = fields.filter(({ kind }) => kind === 'day').map(({ name }) => writtenForm(valueAt(entry, `/${name}`)));
  return [...values.slice(0, SHOWN_VALUES), timeOf(days)].filter((value) => value !== '').join(', ');
}

function wordsOf({ kind, name, label, options }: FieldPart, entry: RecordRow): string {
  const value = valueAt(entry, `/${name}`);
  if (kind === 'yes') return value === true ? label : '';
  const written = writtenForm(value);
  return options.find(([known]) => known === written)?.[1] ?? written;
}

function innerSummaries(part: ListPart, entry: RecordRow): readonly string[] {
  return entriesAt(entry, `/${part.name}`).map((inner) => summaryOf(part, inner));
}

/** Of one day that day; of two, from when to when. */
function timeOf(days: readonly string[]): string {
  const [first = '', last] = days;
  return last === undefined ? words.onDay(first) : words.period(first, last);
}
