import type { Problem } from '../../domain/errors.ts';
import type { CsvResult, RowResult } from '../../services/submit-csv.ts';
import { ANSWER_COLUMNS } from '../../submission/csv-columns.ts';
import { csvLine, UNICODE_MARK } from '../../submission/csv-writing.ts';

export const CSV_ANSWERS = ['application/json', 'application/x-ndjson', 'text/csv'] as const;
export type CsvAnswerType = (typeof CSV_ANSWERS)[number];

/** The form that the sender wants to be answered in. */
export function answerTypeOf(accept: string | undefined): CsvAnswerType {
  const wanted = (accept ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase());
  return CSV_ANSWERS.find((type) => type !== 'application/json' && wanted.includes(type)) ?? 'application/json';
}

/** The answer, piece by piece as rows are dealt with; rows go back as their spreadsheet wrote them. */
export async function* writeCsvAnswer(result: CsvResult, type: CsvAnswerType): AsyncGenerator<string> {
  if (type === 'text/csv') yield firstLine(result);
  if (type === 'application/json') yield '[';
  let separator = '\n';
  for await (const row of result.rows) {
    if (type === 'text/csv') yield toLine(result, row);
    else if (type === 'application/x-ndjson') yield `${JSON.stringify(toEntry(row))}\n`;
    else {
      yield `${separator}${JSON.stringify(toEntry(row))}`;
      separator = ',\n';
    }
  }
  if (type === 'application/json') yield '\n]\n';
}

function toEntry({ line, body, columnOf }: RowResult) {
  const { problems = [] } = body as { readonly problems?: readonly { readonly pointer?: string }[] };
  const located = problems.map((problem) => ({ column: columnOf(problem.pointer ?? '') ?? null, ...problem }));
  return { row: line, ...body, ...(located.length > 0 && { problems: located }) };
}

/** Where semicolons part the cells, spreadsheets open a file without the mark in another encoding. */
function firstLine({ dialect: { delimiter, hasMark }, header }: CsvResult): string {
  const mark = hasMark || delimiter === ';' ? UNICODE_MARK : '';
  return mark + csvLine([...header.filter(isOfSender), ...ANSWER_COLUMNS], delimiter);
}

/** Cells that no column is there for come back too, after everything else. */
function toLine({ header, dialect }: CsvResult, row: RowResult): string {
  const { cells, status, body, reportId } = row;
  const isAccepted = status < 400;
  return csvLine(
    [
      ...header.flatMap((name, index) => (isOfSender(name) ? [cells[index] ?? ''] : [])),
      isWaiting(body) ? 'waiting' : isAccepted ? 'accepted' : 'refused',
      reportId === null ? '' : String(reportId),
      isAccepted && !isWaiting(body) ? warningsIn(body) : problemsIn(row),
      ...cells.slice(header.length),
    ],
    dialect.delimiter,
  );
}

/** An answer that is sent again brings the columns of the last answer along. */
function isOfSender(name: string): boolean {
  return !(ANSWER_COLUMNS as readonly string[]).includes(name);
}

function isWaiting(body: object): boolean {
  return 'waiting_for' in body;
}

/** Inside a cell: a spreadsheet shows one problem below the other. */
const LINE_BREAK = '\n';

function warningsIn(body: object): string {
  const { report_warnings: warnings = [] } = body as { readonly report_warnings?: readonly { message: string }[] };
  return warnings.map(({ message }) => message).join(LINE_BREAK);
}

function problemsIn({ problems, columnOf, body }: RowResult): string {
  if (problems.length === 0) return (body as { readonly detail?: string }).detail ?? '';
  return problems.map((problem) => sentence(problem, columnOf)).join(LINE_BREAK);
}

function sentence({ pointer = '', message }: Problem, columnOf: RowResult['columnOf']): string {
  const column = columnOf(pointer) ?? pointer.slice(1).replaceAll('/', '.');
  return column === '' ? message : `${column}: ${message}`;
}
