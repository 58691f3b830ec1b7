import { type CsvRow, type Delimiter, readCsv } from '../import/csv.ts';
import { createRowTree } from '../import/row-tree.ts';
import { type Column, columnOf, resolveColumns } from './csv-columns.ts';
import { noteMark, toUtf8 } from './csv-encoding.ts';

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
  /** As many as there were. */
  readonly cells: readonly string[];
  readonly problem: string;
}

/** How the cells of a file are written down. */
export interface CsvDialect {
  readonly delimiter: Delimiter;
  /** Whether it begins with the mark by which spreadsheets know what Unicode is. */
  readonly hasMark: boolean;
}

export interface SentFile {
  readonly dialect: CsvDialect;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<SentRow | UnreadableRow>;
}

/** Reads a file of reports, a row each. Only the line of column names can spoil it as a whole. */
export async function readSubmissionRows(chunks: AsyncIterable<Uint8Array>): Promise<SentFile> {
  const { noted, hasMark } = noteMark(chunks);
  const { delimiter, header, rows } = await readCsv(toUtf8(noted));
  const columns = resolveColumns(header);
  return {
    dialect: { delimiter, hasMark: hasMark() },
    header: columns.map((column) => column.header),
    rows: read(rows, columns),
  };
}

async function* read(
  rows: Awaited<ReturnType<typeof readCsv>>['rows'],
  columns: readonly Column[],
): AsyncGenerator<SentRow | UnreadableRow> {
  for await (const row of rows) {
    if ('kind' in row) {
      const { line, cells = [] } = row;
      yield { line, cells, problem: `The row ${row.problems.map(({ message }) => message).join(' and ')}.` };
    } else yield toSentRow(row, columns);
  }
}

function toSentRow({ line, cells }: CsvRow, columns: readonly Column[]): SentRow {
  const tree = createRowTree();
  for (const [index, { path = [], header }] of columns.entries()) {
    const cell = readCell(cells[index] ?? '');
    if (cell !== '') tree.plant(path, header, cell);
  }
  const { value: sent, headers } = tree.grow();
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
