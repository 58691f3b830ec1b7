import type { ComponentChildren } from 'preact';

export interface Column<Row> {
  readonly title: string;
  readonly isNumber?: boolean;
  /** Whether the cell stands out among the others. */
  isMarked?(row: Row): boolean;
  cell(row: Row): ComponentChildren;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** The first is the head of its row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly isCaptionSeen?: boolean;
}

/** Rows with labelled cells; on a phone each row becomes a small list of its own. */
export function DataTable<Row>({ caption, rows, keyOf, columns, isCaptionSeen = false }: DataTableProps<Row>) {
  const [head, ...rest] = columns;
  return (
    <table class="to-cards">
      <caption class={isCaptionSeen ? undefined : 'unseen'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" class={isNumber ? 'count' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{head.cell(row)}</th>
            {rest.map((column) => (
              <td key={column.title} data-label={column.title} class={classOf(column, row)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classOf<Row>({ isNumber, isMarked }: Column<Row>, row: Row): string | undefined {
  if (isNumber) return 'count';
  return isMarked?.(row) ? 'marked' : undefined;
}
