import { ColumnChart } from '../../charts/column-chart.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { Section } from '../../components/section.tsx';
import { useSite } from '../../site-view.ts';
import type { ExpiringMonth } from './expiring-months.ts';

/** What ends in the next twelve months. */
export function Expiring({ months }: { readonly months: readonly ExpiringMonth[] }) {
  const { messages, format } = useSite();
  const words = messages.account.portal;
  const total = months.reduce((sum, { count }) => sum + count, 0);
  const gist = words.expiringGist(months.map(({ from, count }) => `${format.month(from)} ${count}`).join(', '));
  const columns = months.map(({ from, count }) => ({
    label: from.slice(2, 7).split('-').toReversed().join('/'),
    parts: [{ fill: 'positive', count } as const],
  }));
  return (
    <Section id="expiring" title={words.expiring} aside={words.expiringAside(total)}>
      {total > 0 && (
        <figure>
          <ColumnChart columns={columns} gist={gist} />
          <details>
            <summary>{messages.frame.table}</summary>
            <DataTable
              caption={words.expiring}
              rows={months}
              keyOf={({ from }) => from}
              columns={[
                { title: words.expiringMonth, cell: ({ from }) => format.month(from) },
                { title: words.expiringCount, isNumber: true, cell: ({ count }) => format.number(count) },
              ]}
            />
          </details>
        </figure>
      )}
    </Section>
  );
}
