import type { RecordRow } from '@touchstone/sdk';
import type { Form } from '../../../session/personal-page.ts';
import type { FieldPart, FormSection, ListPart, Part } from './record-parts.ts';

/** What was typed, as the record it stands for. Fields carry the pointers of what they are about as their names. */
export function readRow(sections: readonly FormSection[], form: Form): RecordRow {
  const parts = sections.flatMap((section) => section.parts);
  return readParts(parts, '', form);
}

function readParts(parts: readonly Part[], base: string, form: Form): RecordRow {
  const row: Record<string, unknown> = {};
  for (const part of parts) {
    const pointer = `${base}/${part.name}`;
    const value = part.kind === 'list' ? readList(part, pointer, form) : readField(part, form.get(pointer));
    if (value !== undefined) setAt(row, part.name, value);
  }
  return row;
}

function readList({ parts }: ListPart, pointer: string, form: Form): readonly RecordRow[] {
  return placesIn(pointer, form).map((place) => readParts(parts, `${pointer}/${place}`, form));
}

/** Which entries of a list were sent; a browser leaves no field of text out. */
function placesIn(pointer: string, form: Form): readonly number[] {
  const start = `${pointer}/`;
  const places = [...form.keys()]
    .filter((name) => name.startsWith(start))
    .map((name) => Number(name.slice(start.length).split('/', 1)[0]))
    .filter((place) => Number.isSafeInteger(place) && place >= 0);
  return [...new Set(places)].toSorted((one, other) => one - other);
}

/** What cannot be read as what it should be goes to the registry as it is, which says what is wrong with it. */
function readField({ kind, empty, isNumber }: FieldPart, sent: string | undefined): unknown {
  if (kind === 'yes') return sent !== undefined;
  const typed = (sent ?? '').replaceAll('\r\n', '\n');
  if (kind === 'texts') return typed.split('\n').filter((line) => line.trim() !== '');
  if (typed.trim() === '') return empty;
  return isNumber ? readNumber(typed) : typed;
}

function readNumber(typed: string): unknown {
  const number = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(number) ? number : typed;
}

function setAt(row: Record<string, unknown>, name: string, value: unknown): void {
  const [first = '', ...rest] = name.split('/');
  if (rest.length === 0) {
    row[first] = value;
    return;
  }
  const inner = { ...(row[first] as object | undefined) };
  setAt(inner, rest.join('/'), value);
  row[first] = inner;
}

/** What a pointer leads to in a record; `undefined` when there is nothing. */
export function valueAt(row: unknown, pointer: string): unknown {
  let value = row;
  for (const step of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** The entries of a list in a record. */
export function entriesAt(row: RecordRow, pointer: string): readonly RecordRow[] {
  const value = valueAt(row, pointer);
  return Array.isArray(value) ? value : [];
}

/** A value as it stands in a field; a list of texts has a line for each. */
export function writtenForm(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(writtenForm).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The record with one entry more in the list at the pointer, or without the entry the pointer leads to. */
export function changeEntries(row: RecordRow, change: 'add' | 'remove', pointer: string): RecordRow {
  if (change === 'add') return withValue(row, pointer, [...entriesAt(row, pointer), {}]);
  const end = pointer.lastIndexOf('/');
  const [list, place] = [pointer.slice(0, end), Number(pointer.slice(end + 1))];
  const left = entriesAt(row, list).filter((_, index) => index !== place);
  return withValue(row, list, left);
}

function withValue(row: RecordRow, pointer: string, value: unknown): RecordRow {
  const [step = '', ...rest] = pointer.split('/').slice(1);
  const inner = rest.length === 0 ? value : withValue(asRow(row[step]), `/${rest.join('/')}`, value);
  if (!Array.isArray(row)) return { ...row, [step]: inner };
  return row.map((entry: unknown, index) => (String(index) === step ? inner : entry)) as unknown as RecordRow;
}

function asRow(value: unknown): RecordRow {
  return (typeof value === 'object' && value !== null ? value : {}) as RecordRow;
}

/** Only what is another than in the stored record: what nobody touched is not judged anew. */
export function changedMembers(stored: RecordRow, given: RecordRow): RecordRow {
  const changed = Object.entries(given).filter(([name, value]) => !isSame(stored[name], value));
  return Object.fromEntries(changed);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}
