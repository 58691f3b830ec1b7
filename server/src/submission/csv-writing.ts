/** Signs with which a cell is a formula to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of a CSV file. A cell that a spreadsheet would run is written as text; a lone dash stands for nothing. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  if (text === '-') return '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
