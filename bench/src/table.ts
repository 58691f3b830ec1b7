import { isMet, type Measurement, type Target } from './benchmark.ts';

const HEADINGS = ['measurement', 'figure', 'ratio', 'target', 'met'];

/** The measurements as lines of aligned columns: names to the left, numbers to the right. */
export function formatTable(measurements: readonly Measurement[]): string {
  const rows = [HEADINGS, ...measurements.map(toCells)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, column, widths))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function toCells(measurement: Measurement): string[] {
  const { name, figure, unit, ratio, target } = measurement;
  const met = isMet(measurement);
  return [
    name,
    `${formatNumber(figure)} ${unit}`,
    ratio === undefined ? '' : formatNumber(ratio),
    target === undefined ? '' : formatTarget(target),
    met === undefined ? '' : met ? 'yes' : 'NO',
  ];
}

function formatTarget(target: Target): string {
  return 'atMost' in target ? `<= ${target.atMost}` : `>= ${target.atLeast}`;
}

/** Three significant digits, but never fewer than the whole part has. */
function formatNumber(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

function pad(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0;
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
