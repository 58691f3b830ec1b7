import { ColumnChart } from '../../charts/column-chart.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { Section } from '../../components/section.tsx';
import { useSite } from '../../site-view.ts';
import type { ExpiringMonth } from './expiring-months.ts';
import { searchOf } from './own-reports.ts';

interface ExpiringProps {
  readonly months: readonly ExpiringMonth[];
  /** Of this agency alone. */
  readonly agency: number | undefined;
}

/** What ends in the next twelve months. */
export function Expiring({ months, agency }: ExpiringProps) {
  const { messages, format, link } = useSite();
  const words = messages.account.portal;
  const total = months.reduce((sum, { count }) => sum + count, 0);
  const gist = words.expiringGist(months.map(({ from, count }) => `${format.month(from)} ${count}`).join(', '));
  const columns = months.map(({ from, count }) => ({
    label: from.slice(2, 7).split('-').toReversed().join('/'),
    parts: [{ fill: 'positive', count } as const],
  }));
  const listed = (from: string | undefined, to: string | undefined) =>
    `${link('/portal')}${searchOf({ agency, state: 'published', ends_from: from, ends_to: to })}#reports`;
  return (
    <Section id="expiring" title={words.expiring} aside={words.expiringAside(total)}>
      {total > 0 && (
        <figure class="figure">
          <ColumnChart columns={columns} gist={gist} />
          <figcaption>
            <a href={listed(months[0]?.from, months.at(-1)?.to)}>{words.expiringAll(total)}</a>
          </figcaption>
          <details class="more">
            <summary>{messages.frame.table}</summary>
            <DataTable
              caption={words.expiring}
              rows={months}
              keyOf={({ from }) => from}
              columns={[
                { title: words.expiringMonth, cell: ({ from }) => format.month(from) },
                {
                  title: words.expiringCount,
                  isNumber: true,
                  cell: ({ from, to, count }) =>
                    count === 0 ? (
                      format.number(count)
                    ) : (
                      <a href={listed(from, to)}>
                        {format.number(count)} <span class="unseen">{words.expiringIn(format.month(from))}</span>
                      </a>
                    ),
                },
              ]}
            />
          </details>
        </figure>
      )}
    </Section>
  );
}
