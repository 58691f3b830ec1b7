/** A file of rows, as people and spreadsheets write them. Runs in the browser as well. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

export interface CsvRow {
  /** The line of the file it starts on; the names of the columns are line 1. */
  readonly line: number;
  /** As many as there are columns. */
  readonly cells: readonly string[];
  /** Whether there were more cells than columns: what is too much is lost, so somebody must look at it. */
  readonly isTooLong?: boolean;
}

/** A file without any row, or one with a quotation mark that is never closed. */
export type CsvFault = 'empty' | 'open quotation';

/** Columns that an answer of the registry adds; who sends the answer back need not take them out. */
const ANSWER_COLUMNS: readonly string[] = ['result', 'submitted_report_id', 'message'];

const DELIMITERS = [',', ';', '\t'];

/** Text out of a file: with a mark at its start as that says, else UTF-8, else what old spreadsheets write. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads what RFC 4180 describes, with any of the usual delimiters. Rows of nothing but white space are left out. */
export function parseCsv(text: string): CsvTable | { readonly fault: CsvFault } {
  const cleaned = text.replace(/^\uFEFF/, '');
  const firstLine = cleaned.slice(0, cleaned.search(/[\r\n]|$/));
  const records = readRecords(cleaned, delimiterOf(firstLine));
  if (records === undefined) return { fault: 'open quotation' };
  const [head, ...rest] = records.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (head === undefined || rest.length === 0) return { fault: 'empty' };
  const names = head.cells.map((name) => name.toLowerCase());
  const kept = names.flatMap((name, index) => (ANSWER_COLUMNS.includes(name) ? [] : [index]));
  return {
    header: kept.map((index) => names[index] ?? ''),
    rows: rest.map(({ line, cells }) => {
      const isTooLong = cells.slice(names.length).some((cell) => cell !== '');
      return { line, cells: kept.map((index) => cells[index] ?? ''), ...(isTooLong && { isTooLong }) };
    }),
  };
}

/** The one that occurs most often in the names of the columns; they hold none of them. */
function delimiterOf(header: string): string {
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** `undefined` when a quotation mark is never closed. */
function readRecords(text: string, delimiter: string): readonly CsvRow[] | undefined {
  const records: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startLine = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === delimiter) endCell();
    else if (sign === '\n') {
      endCell();
      records.push({ line: startLine, cells });
      cells = [];
      startLine = line;
    } else cell += sign;
  }
  if (isQuoted) return undefined;
  endCell();
  records.push({ line: startLine, cells });
  return records;
}

/** The rows as a file that the registry reads. */
export function toCsvText({
  header,
  rows,
}: {
  header: readonly string[];
  rows: readonly Pick<CsvRow, 'cells'>[];
}): string {
  return [header, ...rows.map(({ cells }) => cells)].map(csvLine).join('');
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell that no spreadsheet takes for a formula; the registry takes the apostrophe away again. */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && text !== '-' ? `'${text}` : text;
}
