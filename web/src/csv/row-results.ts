import type { CsvEntry } from '@touchstone/sdk';
import { type SubmissionSentences, sayProblem } from '../registry/submission-problem.ts';
import { type CsvTable, toCsvText, withoutFormula } from './csv-table.ts';

/** What became of a row; `waiting` for an institution that is only proposed. */
export const ROW_STATES = ['accepted', 'flagged', 'held', 'waiting', 'refused'] as const;
export type RowState = (typeof ROW_STATES)[number];

export interface RowResult {
  readonly state: RowState;
  readonly reportId: number | null;
  /** What is wrong with single cells. */
  readonly cells: readonly { readonly column: string; readonly message: string }[];
  /** What is to be said about the row as a whole, its flags among it. */
  readonly notes: readonly string[];
}

/** The answer of the registry to one row, in the words of the page. */
export function toRowResult(entry: CsvEntry, sentences: SubmissionSentences): RowResult {
  if (entry.submission_status === 'success') {
    const { report_flag: flag = 'none', report_warnings: warnings = [], submitted_report: report } = entry;
    const state = flag === 'high level' ? 'held' : flag === 'low level' ? 'flagged' : 'accepted';
    return { state, reportId: report?.id ?? null, cells: [], notes: warnings.map(({ message }) => message) };
  }
  if (entry.submission_status === 'waiting') {
    return { state: 'waiting', reportId: null, cells: [], notes: entry.detail === undefined ? [] : [entry.detail] };
  }
  const said = (entry.problems ?? []).map(({ column, message }) => ({
    column,
    message: sayProblem(message, sentences) ?? message,
  }));
  const notes = said.filter(({ column }) => column === null).map(({ message }) => message);
  return {
    state: 'refused',
    reportId: null,
    cells: said.flatMap(({ column, message }) => (column === null ? [] : [{ column, message }])),
    notes: said.length === 0 && entry.detail !== undefined ? [entry.detail] : notes,
  };
}

/** With the columns that problems name and the file lacks. */
export function withNamedColumns(header: readonly string[], results: readonly RowResult[]): readonly string[] {
  const named = results.flatMap(({ cells }) => cells.map(({ column }) => column));
  return [...new Set([...header, ...named])];
}

/** The file as it was sent, with what became of each row. */
export function toResultCsv({ header, rows }: CsvTable, results: readonly (RowResult | undefined)[]): string {
  const lines = rows.map(({ cells }, index) => {
    const result = results[index];
    const said = result?.cells.map(({ column, message }) => `${column}: ${message}`) ?? [];
    const answer = [result?.state ?? '', String(result?.reportId ?? ''), [...said, ...(result?.notes ?? [])].join(' ')];
    return { cells: [...cells, ...answer].map(withoutFormula) };
  });
  // The mark at the start makes spreadsheets read it as UTF-8.
  return `\uFEFF${toCsvText({ header: [...header, 'result', 'submitted_report_id', 'message'], rows: lines })}`;
}
