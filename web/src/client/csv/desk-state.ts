import type { CsvTable } from '../../csv/csv-table.ts';
import { type RowResult, withNamedColumns } from '../../csv/row-results.ts';

/** A row on the desk: as it was read, as it is now, and what became of it. */
export interface DeskRow {
  readonly line: number;
  /** As it was when it was last sent, or read. */
  readonly before: readonly string[];
  readonly cells: readonly string[];
  readonly result: RowResult | undefined;
  /** Whether the result is of a try only. */
  readonly isTried: boolean;
}

export interface Desk {
  readonly header: readonly string[];
  readonly rows: readonly DeskRow[];
}

/** `toSend`: rows without a result, or with one of a try that was good; `toCorrect`: those that were refused. */
export function toDesk({ header, rows }: CsvTable, tooLong: string): Desk {
  return {
    header,
    rows: rows.map(({ line, cells, isTooLong = false }) => {
      const result: RowResult | undefined = isTooLong
        ? { state: 'refused', reportId: null, cells: [], notes: [tooLong] }
        : undefined;
      return { line, before: cells, cells, result, isTried: true };
    }),
  };
}

export function isRefused({ result }: DeskRow): boolean {
  return result?.state === 'refused';
}

/** Good, but only tried so far. */
export function isReady({ result, isTried }: DeskRow): boolean {
  return result !== undefined && result.state !== 'refused' && isTried;
}

/** In the registry, be it held. */
export function isStored({ result, isTried }: DeskRow): boolean {
  return result !== undefined && result.state !== 'refused' && !isTried;
}

/** With what became of the rows at those places. Columns that problems name are added to all rows. */
export function withResults(
  desk: Desk,
  places: readonly number[],
  { results, isTried }: { readonly results: readonly RowResult[]; readonly isTried: boolean },
): Desk {
  const answers = new Map(places.map((place, index) => [place, results[index]]));
  const header = withNamedColumns(desk.header, results);
  const rows = desk.rows.map((row, place): DeskRow => {
    const answer = answers.get(place);
    const cells = padded(row.cells, header.length);
    if (answer === undefined) return { ...row, cells, before: padded(row.before, header.length) };
    return { line: row.line, cells, before: cells, result: answer, isTried };
  });
  return { header, rows };
}

function padded(cells: readonly string[], length: number): readonly string[] {
  return cells.length >= length ? cells : [...cells, ...Array.from({ length: length - cells.length }, () => '')];
}

export function withCell(desk: Desk, place: number, column: number, text: string): Desk {
  const rows = desk.rows.map((row, at) =>
    at === place ? { ...row, cells: row.cells.map((cell, index) => (index === column ? text : cell)) } : row,
  );
  return { ...desk, rows };
}

/** The columns that have something in them, or something to be said about them, in any of the rows. */
export function usedColumns({ header }: Pick<Desk, 'header'>, rows: readonly DeskRow[]): readonly number[] {
  return header.flatMap((name, index) => {
    const isUsed = rows.some(
      ({ cells, result }) => cells[index] !== '' || result?.cells.some(({ column }) => column === name),
    );
    return isUsed ? [index] : [];
  });
}
