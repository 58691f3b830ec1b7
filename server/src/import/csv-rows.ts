import type { TSchema } from 'typebox';
import { type CsvRow, readCsv } from './csv.ts';
import { type Column, resolveColumns, type Shortcuts } from './csv-columns.ts';
import type { CellKind } from './fields.ts';
import type { ByteChunks, ParsedRow, RawRow } from './row.ts';
import { createRowTree } from './row-tree.ts';

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

function toParsedRow({ line, cells }: CsvRow, columns: readonly Column[]): ParsedRow {
  const tree = createRowTree();
  for (const [index, { path, header, cellKind }] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (!isEmpty(cell)) tree.plant(path, header, toValue(cell, cellKind));
  }
  const { value, headers } = tree.grow();
  return { line, value, columnOf: (pointer) => headers.get(pointer) };
}

// People write a dash where there is nothing.
function isEmpty(cell: string): boolean {
  return cell === '' || cell === '-';
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
