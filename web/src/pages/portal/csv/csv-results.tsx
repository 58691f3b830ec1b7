import { DataTable } from '../../../components/data-table.tsx';
import { Section } from '../../../components/section.tsx';
import { columnLabel } from '../../../csv/column-label.ts';
import { sayCount } from '../../../csv/count-words.ts';
import { type CsvTable, toCsvText } from '../../../csv/csv-table.ts';
import { ROW_STATES, type RowResult, toResultCsv } from '../../../csv/row-results.ts';
import { useSite } from '../../../site-view.ts';
import { CheckOrSend, CsvForm, RESULT_PATH } from './csv-form.tsx';

/** What became of a file. */
export interface CsvOutcome {
  readonly table: CsvTable;
  /** One a row, in their order. */
  readonly results: readonly RowResult[];
  readonly isCheck: boolean;
}

const SHOWN_ROWS = 200;

export function CsvResults({ table, results, isCheck }: CsvOutcome) {
  const isRefused = results.map(({ state }) => state === 'refused');
  const refused = { header: table.header, rows: table.rows.filter((_, index) => isRefused[index]) };
  const ready = { header: table.header, rows: table.rows.filter((_, index) => !isRefused[index]) };
  return (
    <>
      <Summary refused={refused.rows.length} good={ready.rows.length} isCheck={isCheck} />
      {isCheck && ready.rows.length > 0 && <SendReady table={ready} />}
      {refused.rows.length > 0 && <Correct table={refused} isSecond={isCheck && ready.rows.length > 0} />}
      <ResultTable table={table} results={results} isCheck={isCheck} />
    </>
  );
}

interface SummaryProps {
  readonly refused: number;
  readonly good: number;
  readonly isCheck: boolean;
}

function Summary({ refused, good, isCheck }: SummaryProps) {
  const { messages, language } = useSite();
  const words = messages.account.portalCsv;
  const parts = [
    good > 0 && sayCount(isCheck ? words.ready : words.stored, good, language),
    refused > 0 && sayCount(words.refused, refused, language),
  ].filter((part) => part !== false);
  return (
    <div class={refused > 0 ? 'notice of-conditional' : 'notice'} role="status">
      <h2>{parts.join(', ')}</h2>
      {refused === 0 && <p>{words.noneRefused}</p>}
      {isCheck && <p>{words.tried}</p>}
    </div>
  );
}

interface TableProps {
  readonly table: CsvTable;
}

function SendReady({ table }: TableProps) {
  const { messages, language } = useSite();
  const words = messages.account.portalCsv;
  return (
    <CsvForm>
      <input type="hidden" name="text" value={toCsvText(table)} />
      <div class="buttons">
        <button class="button" type="submit" name="act" value="send">
          {sayCount(words.sendReady, table.rows.length, language)}
        </button>
      </div>
    </CsvForm>
  );
}

/** Where no script runs the grid is its text. */
function Correct({ table, isSecond }: TableProps & { readonly isSecond: boolean }) {
  const { messages, language } = useSite();
  const words = messages.account.portalCsv;
  const { length } = table.rows;
  return (
    <Section id="correct" title={words.correct} aside={words.correctAside} isWhole>
      <CsvForm>
        <label for="correct-text">{words.correctText}</label>
        <textarea class="input" id="correct-text" name="text" spellcheck={false} wrap="off">
          {toCsvText(table)}
        </textarea>
        <CheckOrSend
          isSecond={isSecond}
          check={sayCount(words.checkRows, length, language)}
          send={sayCount(words.sendRows, length, language)}
        />
      </CsvForm>
    </Section>
  );
}

function ResultTable({ table, results, isCheck }: CsvOutcome) {
  const { messages, language } = useSite();
  const words = messages.account.portalCsv;
  const own = table.header.indexOf('local_identifier');
  const rows = table.rows
    .flatMap((row, index) => {
      const result = results[index];
      return result === undefined ? [] : [{ ...row, result }];
    })
    .toSorted((one, other) => ROW_STATES.indexOf(other.result.state) - ROW_STATES.indexOf(one.result.state));
  return (
    <Section id="result" title={words.result} isWhole>
      <div class="csv-results">
        <DataTable
          caption={words.resultTable}
          rows={rows.slice(0, SHOWN_ROWS)}
          keyOf={({ line }) => line}
          columns={[
            { title: words.columns.row, cell: ({ line }) => String(line) },
            { title: words.columns.result, cell: ({ result }) => <RowState result={result} isCheck={isCheck} /> },
            { title: words.columns.own, cell: ({ cells }) => <code>{cells[own] ?? ''}</code> },
            { title: words.columns.notes, cell: ({ result }) => <Remarks result={result} /> },
          ]}
        />
      </div>
      {rows.length > SHOWN_ROWS && (
        <p class="caption">{sayCount(words.furtherRows, rows.length - SHOWN_ROWS, language)}</p>
      )}
      <CsvForm path={RESULT_PATH}>
        <input type="hidden" name="csv" value={toResultCsv(table, results)} />
        <button class="button other small" type="submit">
          {words.download}
        </button>
      </CsvForm>
    </Section>
  );
}

function RowState({ result: { state, reportId }, isCheck }: { readonly result: RowResult; readonly isCheck: boolean }) {
  const { messages, link } = useSite();
  const words = messages.account.portalCsv;
  const said = (isCheck ? words.triedStates : words.states)[state];
  return (
    <span class={`row-state ${state}`}>
      {said}
      {reportId !== null && (
        <>
          <br />
          <a href={link(`/portal/report/${reportId}`)}>{words.report.replace('{id}', String(reportId))}</a>
        </>
      )}
    </span>
  );
}

function Remarks({ result: { cells, notes } }: { readonly result: RowResult }) {
  const { portalForm } = useSite().messages.account;
  return (
    <ul class="remarks">
      {cells.map(({ column, message }) => (
        <li key={`${column} ${message}`}>
          {columnLabel(column, portalForm)}: {message}
        </li>
      ))}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
