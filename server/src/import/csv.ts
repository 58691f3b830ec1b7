import { RegistryError } from '../domain/errors.ts';
import { type LineOptions, readLines } from './lines.ts';
import { type ByteChunks, type RefusedRow, refuse } from './row.ts';

export interface CsvRow {
  readonly line: number;
  /** As many as the header has. */
  readonly cells: readonly string[];
}

export interface CsvFile {
  readonly delimiter: Delimiter;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<CsvRow | RefusedRow>;
}

// Spreadsheets write the list separator of the country they run in.
const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Reads CSV as RFC 4180 has it, with any of the usual delimiters. Cells are trimmed. */
export async function readCsv(chunks: ByteChunks, options: Pick<LineOptions, 'maxBytes'> = {}): Promise<CsvFile> {
  const lines = readLines(chunks, { ...options, quoted: true });
  const first = await lines.next();
  if (first.done) throw new RegistryError('invalid_record', 'The file is empty; its first line must name the columns');
  if ('kind' in first.value)
    throw new RegistryError('invalid_record', `The line of column names ${messageOf(first.value)}`);
  const delimiter = delimiterOf(first.value.text);
  const parsed = parseCells(first.value.text, delimiter);
  if ('problem' in parsed) throw new RegistryError('invalid_record', `The line of column names ${parsed.problem}`);
  return { delimiter, header: parsed.cells, rows: readRows(lines, { delimiter, width: parsed.cells.length }) };
}

async function* readRows(
  lines: ReturnType<typeof readLines>,
  { delimiter, width }: { readonly delimiter: string; readonly width: number },
): AsyncGenerator<CsvRow | RefusedRow> {
  for await (const row of lines) {
    if ('kind' in row) {
      yield row;
      continue;
    }
    const parsed = parseCells(row.text, delimiter);
    if ('problem' in parsed) {
      yield { ...refuse(row.line, [{ pointer: '', message: parsed.problem }]), cells: [row.text] };
    } else if (parsed.cells.length !== width) {
      const cells = parsed.cells.length === 1 ? '1 cell' : `${parsed.cells.length} cells`;
      const message = `has ${cells}, but there are ${width} columns`;
      yield { ...refuse(row.line, [{ pointer: '', message }]), cells: parsed.cells };
    } else if (parsed.cells.some((cell) => cell !== '')) {
      yield { line: row.line, cells: parsed.cells };
    }
  }
}

/** The one that occurs most often in the line of column names; names themselves hold none of them. */
function delimiterOf(header: string): Delimiter {
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

export type ParsedCells = { readonly cells: readonly string[] } | { readonly problem: string };

/** The cells of one record. `""` inside quotes stands for one quotation mark. */
export function parseCells(text: string, delimiter: string): ParsedCells {
  const cells: string[] = [];
  let position = 0;
  while (position <= text.length) {
    const cell = text[position] === '"' ? quotedCell(text, position, delimiter) : plainCell(text, position, delimiter);
    if ('problem' in cell) return { problem: `has ${cell.problem} in cell ${cells.length + 1}` };
    cells.push(cell.content.trim());
    position = cell.end + delimiter.length;
  }
  const isUnstorable = cells.findIndex((cell) => cell.includes('\0'));
  return isUnstorable === -1 ? { cells } : { problem: `has the character U+0000 in cell ${isUnstorable + 1}` };
}

/** A cell and the place where the delimiter after it, or the end of the record, stands. */
type Cell = { readonly content: string; readonly end: number } | { readonly problem: string };

function plainCell(text: string, start: number, delimiter: string): Cell {
  const found = text.indexOf(delimiter, start);
  const end = found === -1 ? text.length : found;
  return { content: text.slice(start, end), end };
}

const QUOTED = /"([^"]*(?:""[^"]*)*)"/y;

function quotedCell(text: string, start: number, delimiter: string): Cell {
  QUOTED.lastIndex = start;
  const match = QUOTED.exec(text);
  if (!match) return { problem: 'an open quotation mark' };
  const end = start + match[0].length;
  if (end < text.length && !text.startsWith(delimiter, end))
    return { problem: 'text after the closing quotation mark' };
  return { content: (match[1] ?? '').replaceAll('""', '"'), end };
}

function messageOf({ problems }: RefusedRow): string {
  return problems.map(({ message }) => message).join('; ');
}
