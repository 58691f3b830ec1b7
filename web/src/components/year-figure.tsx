import { ColumnChart, ColumnPart, type StackedColumn } from '../charts/column-chart.tsx';
import { decisionKind } from '../registry/report-state.ts';
import { DECISIONS, totalOf } from '../registry/reports-by-year.ts';
import { useSite } from '../site-view.ts';
import { DataTable } from './data-table.tsx';

const KEY_PLACE = { x: 1, y: 1, width: 28, height: 12 };

interface YearFigureProps {
  readonly columns: readonly StackedColumn[];
  readonly title: string;
  readonly yearTitle: string;
  readonly totalTitle: string;
}

/** Reports by year and decision: the finding, the key, the chart, and every figure as a table. */
export function YearFigure({ columns, title, yearTitle, totalTitle }: YearFigureProps) {
  const { messages, format } = useSite();
  const { decisionShort } = messages.vocabulary;
  return (
    <figure class="figure">
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <ul class="key">
        {DECISIONS.map((decision) => (
          <li key={decision}>
            <svg viewBox="0 0 30 14" aria-hidden="true">
              <ColumnPart fill={decisionKind({ decision })} place={KEY_PLACE} />
            </svg>
            {decisionShort[decision]}
          </li>
        ))}
      </ul>
      <ColumnChart columns={columns} gist={title} />
      <details class="more">
        <summary>{messages.frame.table}</summary>
        <DataTable
          caption={title}
          rows={columns}
          keyOf={({ label }) => label}
          columns={[
            { title: yearTitle, cell: ({ label }) => label },
            ...DECISIONS.map((decision, index) => ({
              title: decisionShort[decision],
              isNumber: true,
              cell: ({ parts }: StackedColumn) => format.number(parts[index]?.count ?? 0),
            })),
            { title: totalTitle, isNumber: true, cell: (column) => format.number(totalOf(column)) },
          ]}
        />
      </details>
    </figure>
  );
}
