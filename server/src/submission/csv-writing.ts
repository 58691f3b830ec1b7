import type { Delimiter } from '../import/csv.ts';

/** Signs with which a cell is a formula to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

/** The sign at the beginning of a file without which some spreadsheets take Unicode for something older. */
export const UNICODE_MARK = '\uFEFF';

/** One line of a CSV file. A cell that a spreadsheet would run is written as text; a lone dash stands for nothing. */
export function csvLine(cells: readonly string[], delimiter: Delimiter = ','): string {
  return `${cells.map(csvCell).join(delimiter)}\r\n`;
}

function csvCell(text: string): string {
  if (text === '-') return '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
