import type { TSchema } from 'typebox';
import { type CsvRow, readCsv } from './csv.ts';
import { type Column, resolveColumns, type Shortcuts } from './csv-columns.ts';
import type { CellKind } from './fields.ts';
import type { ByteChunks, ParsedRow, RawRow } from './row.ts';

export interface CsvForm {
  readonly form: TSchema;
  readonly shortcuts: Shortcuts;
}

/** Reads a CSV file as rows of the JSON form that its columns point into. */
export async function* readCsvRows(chunks: ByteChunks, { form, shortcuts }: CsvForm): AsyncGenerator<RawRow> {
  const { header, rows } = await readCsv(chunks);
  const columns = resolveColumns(header, form, shortcuts);
  for await (const row of rows) yield 'kind' in row ? row : toParsedRow(row, columns);
}

/** A part of the value under construction; the members of a list are keyed by their place. */
interface Branch {
  readonly members: Map<string | number, Branch | Leaf>;
}

interface Leaf {
  readonly value: unknown;
  readonly header: string;
}

function toParsedRow({ line, cells }: CsvRow, columns: readonly Column[]): ParsedRow {
  const root: Branch = { members: new Map() };
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (!isEmpty(cell)) plant(root, column, cell);
  }
  const headers = new Map<string, string>();
  return { line, value: grow(root, '', headers), columnOf: (pointer) => headers.get(pointer) };
}

// People write a dash where there is nothing.
function isEmpty(cell: string): boolean {
  return cell === '' || cell === '-';
}

function plant(root: Branch, { path, header, cellKind }: Column, cell: string): void {
  let branch = root;
  for (const step of path.slice(0, -1)) {
    const next = branch.members.get(step) ?? { members: new Map() };
    branch.members.set(step, next);
    // Columns come from one form, where a path never ends inside another.
    branch = next as Branch;
  }
  branch.members.set(path.at(-1) ?? '', { value: toValue(cell, cellKind), header });
}

/** Builds the value, closes the gaps in lists and notes which column each part comes from. */
function grow(part: Branch | Leaf, pointer: string, headers: Map<string, string>): unknown {
  if ('header' in part) {
    headers.set(pointer, part.header);
    return part.value;
  }
  const members = [...part.members];
  if (typeof members[0]?.[0] !== 'number') {
    return Object.fromEntries(members.map(([name, member]) => [name, grow(member, `${pointer}/${name}`, headers)]));
  }
  return members
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, member], index) => grow(member, `${pointer}/${index}`, headers));
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const TRUE = ['true', 'yes', '1'];
const FALSE = ['false', 'no', '0'];

/** A cell that does not look like its kind stays text, and the form says what is wrong with it. */
function toValue(cell: string, cellKind: CellKind): unknown {
  if (cellKind === 'number') return NUMBER.test(cell) ? Number(cell) : cell;
  if (cellKind === 'text') return cell;
  if (TRUE.includes(cell.toLowerCase())) return true;
  return FALSE.includes(cell.toLowerCase()) ? false : cell;
}
