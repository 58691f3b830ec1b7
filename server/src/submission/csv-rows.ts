import { type CsvRow, readCsv } from '../import/csv.ts';
import { type Column, columnOf, resolveColumns, type Step } from './csv-columns.ts';
import { toUtf8 } from './csv-encoding.ts';

/** One row of a file, as the report it stands for. */
export interface SentRow {
  /** The line of the file it starts on; the column names are line 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly sent: unknown;
  /** The column that a pointer into the report belongs to. */
  columnOf(pointer: string): string | undefined;
}

/** A row that cannot even be read. */
export interface UnreadableRow {
  readonly line: number;
  readonly problem: string;
}

export interface SentFile {
  readonly header: readonly string[];
  readonly rows: AsyncIterable<SentRow | UnreadableRow>;
}

/** Reads a file of reports, a row each. Only the line of column names can spoil it as a whole. */
export async function readSubmissionRows(chunks: AsyncIterable<Uint8Array>): Promise<SentFile> {
  const { header, rows } = await readCsv(toUtf8(chunks));
  const columns = resolveColumns(header);
  return { header: columns.map((column) => column.header), rows: read(rows, columns) };
}

async function* read(
  rows: Awaited<ReturnType<typeof readCsv>>['rows'],
  columns: readonly Column[],
): AsyncGenerator<SentRow | UnreadableRow> {
  for await (const row of rows) {
    if ('kind' in row) {
      yield { line: row.line, problem: `The row ${row.problems.map(({ message }) => message).join(' and ')}.` };
    } else yield toSentRow(row, columns);
  }
}

/** A part of the value under construction; the members of a list are keyed by their place. */
interface Branch {
  readonly members: Map<Step, Branch | Leaf>;
}

interface Leaf {
  readonly value: string;
  readonly header: string;
}

function toSentRow({ line, cells }: CsvRow, columns: readonly Column[]): SentRow {
  const root: Branch = { members: new Map() };
  for (const [index, column] of columns.entries()) {
    const cell = readCell(cells[index] ?? '');
    if (cell !== '') plant(root, column, cell);
  }
  const headers = new Map<string, string>();
  const sent = grow(root, '', headers);
  return {
    line,
    cells,
    sent,
    columnOf: (pointer) => headers.get(pointer) ?? columnOf(pointer) ?? firstBelow(pointer, headers),
  };
}

/** What is wrong with an entry as a whole is shown at its first column. */
function firstBelow(pointer: string, headers: ReadonlyMap<string, string>): string | undefined {
  if (pointer === '') return undefined;
  for (const [place, header] of headers) if (place.startsWith(`${pointer}/`)) return header;
  return undefined;
}

/** A dash stands for nothing, and an apostrophe before a sign is how we write what looks like a formula. */
function readCell(cell: string): string {
  if (cell === '-') return '';
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

function plant(root: Branch, { path = [], header }: Column, value: string): void {
  let branch = root;
  for (const step of path.slice(0, -1)) {
    const next = branch.members.get(step) ?? { members: new Map() };
    branch.members.set(step, next);
    // No column ends where another goes on.
    branch = next as Branch;
  }
  const last = path.at(-1);
  if (last !== undefined) branch.members.set(last, { value, header });
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
