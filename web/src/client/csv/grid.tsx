// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table is how an editable grid is made (WAI-ARIA)
// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows are shown as blocks, which are rows no longer by themselves
// biome-ignore-all lint/a11y/useFocusableInteractive: the field in the cell has the focus
import { useEffect, useRef, useState } from 'preact/hooks';
import { columnLabel, readColumnWords } from '../../csv/column-label.ts';
import { sayCount } from '../../csv/count-words.ts';
import { type Desk, type DeskRow, usedColumns } from './desk-state.ts';
import type { CsvWords } from './words.ts';

interface GridProps {
  readonly desk: Desk;
  /** The rows that are shown, by their places. */
  readonly places: readonly number[];
  readonly words: CsvWords;
  readonly language: string;
  onChange(place: number, column: number, text: string): void;
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

const ROWS_AT_ONCE = 50;
/** The line and the result stand before the cells. */
const LEADING = 2;

/**
 * Rows to be corrected, as a grid (WAI-ARIA): one stop for the tab key, arrows inside. Cells are fields at all times, so
 * nobody has to learn how to begin to type.
 */
export function Grid({ desk, places, words, language, onChange }: GridProps) {
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const [hasAll, setHasAll] = useState(false);
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const table = useRef<HTMLTableElement>(null);
  const rows = places.slice(0, limit).flatMap((place) => {
    const row = desk.rows[place];
    return row === undefined ? [] : [{ ...row, place }];
  });
  const columnWords = readColumnWords(words.columnWords);
  const labels = desk.header.map((name) => columnLabel(name, columnWords));
  const columns = hasAll ? desk.header.map((_, index) => index) : usedColumns(desk, rows);

  function focus({ row, column }: Cell): void {
    const to = {
      row: Math.max(0, Math.min(row, rows.length - 1)),
      column: Math.max(0, Math.min(column, columns.length - 1)),
    };
    setActive(to);
    const input = inputAt(table.current, to);
    input?.focus();
    input?.select();
  }

  function onKey(event: KeyboardEvent): void {
    const input = event.target;
    if (!(input instanceof HTMLInputElement)) return;
    const at = { row: Number(input.dataset['row']), column: Number(input.dataset['column']) };
    if (event.key === 'Escape') {
      const row = rows[at.row];
      const column = columns[at.column];
      if (row !== undefined && column !== undefined) onChange(row.place, column, row.before[column] ?? '');
      return;
    }
    const to = destination(event, at, input, { row: rows.length - 1, column: columns.length - 1 });
    if (to === undefined) return;
    event.preventDefault();
    focus(to);
  }

  function focusNextProblem(): void {
    const wrong = [...(table.current?.querySelectorAll<HTMLInputElement>('input[aria-invalid]') ?? [])];
    const order = (cell: Cell) => cell.row * (columns.length + 1) + cell.column;
    const cells = wrong.map(({ dataset }) => ({ row: Number(dataset['row']), column: Number(dataset['column']) }));
    const next = cells.find((cell) => order(cell) > order(active)) ?? cells[0];
    if (next !== undefined) focus(next);
  }

  // A cell that is no longer there cannot be the one that the tab key leads to.
  useEffect(() => {
    if (active.row >= rows.length || active.column >= columns.length) setActive({ row: 0, column: 0 });
  }, [rows.length, columns.length]);

  return (
    <>
      <div class="grid-tools">
        <button class="button other small" type="button" onClick={focusNextProblem}>
          {words.nextProblem}
        </button>
        <label class="choice">
          <input type="checkbox" checked={hasAll} onChange={() => setHasAll(!hasAll)} />
          <span>{words.allColumns}</span>
        </label>
      </div>
      <p class="hint" id="grid-help">
        {words.gridHelp}
      </p>
      <div class="wide-table">
        <table
          ref={table}
          class="grid to-cards"
          role="grid"
          aria-label={words.gridLabel}
          aria-describedby="grid-help"
          aria-rowcount={places.length + 1}
          aria-colcount={columns.length + LEADING}
          onKeyDown={onKey}
        >
          <thead>
            <tr role="row" aria-rowindex={1}>
              {[words.columns.row, words.columns.result, ...columns.map((column) => labels[column] ?? '')].map(
                (title, index) => (
                  <th key={`${index} ${title}`} scope="col" role="columnheader" aria-colindex={index + 1}>
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <GridRow
                key={row.place}
                row={row}
                at={index}
                columns={columns}
                header={desk.header}
                labels={labels}
                active={active}
                words={words}
                onChange={(column, text) => onChange(row.place, column, text)}
                onFocus={setActive}
              />
            ))}
          </tbody>
        </table>
      </div>
      {places.length > limit && (
        <p>
          <button class="button other small" type="button" onClick={() => setLimit(limit + ROWS_AT_ONCE)}>
            {sayCount(words.moreRows, Math.min(ROWS_AT_ONCE, places.length - limit), language)}
          </button>
        </p>
      )}
    </>
  );
}

function inputAt(table: HTMLTableElement | null, { row, column }: Cell): HTMLInputElement | null {
  return table?.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`) ?? null;
}

/** Where a key leads; `undefined` for keys that belong to the text of the cell. */
function destination(event: KeyboardEvent, at: Cell, input: HTMLInputElement, last: Cell): Cell | undefined {
  const { selectionStart, selectionEnd, value } = input;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  switch (event.key) {
    case 'ArrowUp':
      return { ...at, row: at.row - 1 };
    case 'ArrowDown':
    case 'Enter':
      return { ...at, row: at.row + 1 };
    case 'ArrowLeft':
      return isWhole || (selectionStart === 0 && selectionEnd === 0) ? { ...at, column: at.column - 1 } : undefined;
    case 'ArrowRight':
      return isWhole || selectionStart === value.length ? { ...at, column: at.column + 1 } : undefined;
    case 'Home':
      return event.ctrlKey ? { row: 0, column: 0 } : undefined;
    case 'End':
      return event.ctrlKey ? last : undefined;
    default:
      return undefined;
  }
}

interface GridRowProps {
  readonly row: DeskRow & { readonly place: number };
  readonly at: number;
  readonly columns: readonly number[];
  readonly header: readonly string[];
  /** What the columns hold, in words. */
  readonly labels: readonly string[];
  readonly active: Cell;
  readonly words: CsvWords;
  onChange(column: number, text: string): void;
  onFocus(cell: Cell): void;
}

function GridRow({ row, at, columns, header, labels, active, words, onChange, onFocus }: GridRowProps) {
  const isChanged = row.cells.some((cell, index) => cell !== row.before[index]);
  const notes = row.result?.notes ?? [];
  return (
    <tr role="row" class="wrong" aria-rowindex={at + 2}>
      <th scope="row" role="rowheader" aria-colindex={1}>
        <span class="only-cards">{words.columns.row} </span>
        {row.line}
      </th>
      <td role="gridcell" aria-colindex={2} data-label={words.columns.result}>
        <span class="row-state refused">{words.states.refused}</span>
        {isChanged && <span class="muted"> {words.changed}</span>}
        {notes.map((note) => (
          <span key={note} class="cell-note">
            {note}
          </span>
        ))}
      </td>
      {columns.map((column, index) => {
        const name = header[column] ?? '';
        const label = labels[column] ?? name;
        const wrong = row.result?.cells.filter((cell) => cell.column === name).map(({ message }) => message) ?? [];
        const id = `wrong-${row.place}-${column}`;
        // What was typed since has not been looked at yet.
        const isWrong = wrong.length > 0 && row.cells[column] === row.before[column];
        return (
          <td key={column} role="gridcell" aria-colindex={index + LEADING + 1} data-label={label}>
            <span>
              <input
                class="input small"
                value={row.cells[column]}
                aria-label={words.cellLabel.replace('{column}', label).replace('{row}', String(row.line))}
                aria-invalid={isWrong ? 'true' : undefined}
                aria-describedby={wrong.length > 0 ? id : undefined}
                tabIndex={active.row === at && active.column === index ? 0 : -1}
                data-row={at}
                data-column={index}
                autocomplete="off"
                spellcheck={false}
                onInput={({ currentTarget }) => onChange(column, currentTarget.value)}
                onFocus={() => onFocus({ row: at, column: index })}
              />
              {wrong.length > 0 && (
                <span class="cell-note" id={id}>
                  {wrong.join(' ')}
                </span>
              )}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
