import { sayCount } from '../../csv/count-words.ts';
import type { RowState } from '../../csv/row-results.ts';
import { type Desk, isRefused } from './desk-state.ts';
import type { CsvWords } from './words.ts';

interface ResultListProps {
  readonly desk: Desk;
  readonly words: CsvWords;
  readonly language: string;
  readonly reportPath: string;
}

const SHOWN_ROWS = 100;
/** What somebody should look at comes first. */
const ORDER: readonly RowState[] = ['waiting', 'held', 'flagged', 'accepted'];

/** The rows that were not refused. */
export function ResultList({ desk, words, language, reportPath }: ResultListProps) {
  const own = desk.header.indexOf('local_identifier');
  const rows = desk.rows
    .flatMap((row) => (row.result === undefined || isRefused(row) ? [] : [{ ...row, result: row.result }]))
    .toSorted((one, other) => ORDER.indexOf(one.result.state) - ORDER.indexOf(other.result.state));
  if (rows.length === 0) return null;
  const { columns } = words;
  return (
    <>
      <table class="to-cards">
        <caption class="unseen">{words.resultTable}</caption>
        <thead>
          <tr>
            {[columns.row, columns.result, columns.own, columns.notes].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map(({ line, cells, result, isTried }) => (
            <tr key={line}>
              <th scope="row">
                <span class="only-cards">{columns.row} </span>
                {line}
              </th>
              <td data-label={columns.result}>
                <span class={`row-state ${result.state}`}>
                  {(isTried ? words.triedStates : words.states)[result.state]}
                  {result.reportId !== null && !isTried && (
                    <>
                      <br />
                      <a href={`${reportPath}/${result.reportId}`}>
                        {words.report.replace('{id}', String(result.reportId))}
                      </a>
                    </>
                  )}
                </span>
              </td>
              <td data-label={columns.own}>
                <code>{cells[own] ?? ''}</code>
              </td>
              <td data-label={columns.notes}>{result.notes.join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN_ROWS && (
        <p class="caption">{sayCount(words.furtherRows, rows.length - SHOWN_ROWS, language)}</p>
      )}
    </>
  );
}
