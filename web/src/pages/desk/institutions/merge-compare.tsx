import { type Column, DataTable } from '../../../components/data-table.tsx';
import { merge as words } from '../../../messages/en/desk/merge.ts';
import { useSite } from '../../../site-view.ts';
import type { ComparedFact } from './merge-facts.ts';

interface CompareProps {
  readonly facts: readonly ComparedFact[];
  readonly survivor: string;
  readonly source: string;
}

/** The two records beside each other, so that one sees whether they mean the same, and what comes of it. */
export function Compare({ facts, survivor, source }: CompareProps) {
  const side = (title: string, of: (fact: ComparedFact) => readonly string[]): Column<ComparedFact> => ({
    title,
    isMarked: ({ isSame }) => !isSame,
    cell: (fact) => <Values values={of(fact)} />,
  });
  return (
    <DataTable
      caption={words.compare}
      rows={facts}
      keyOf={({ title }) => title}
      columns={[
        { title: words.field, cell: ({ title }) => title },
        side(words.stays(survivor), ({ stays }) => stays),
        side(words.goes(source), ({ goes }) => goes),
        { title: words.result.title, cell: ({ result }) => result },
      ]}
    />
  );
}

function Values({ values }: { readonly values: readonly string[] }) {
  const { messages } = useSite();
  if (values.length === 0) return <span class="muted">{messages.frame.none}</span>;
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>
          <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** What the survivor does not get to know. */
export function LeftOut({ facts, source }: Pick<CompareProps, 'facts' | 'source'>) {
  const left = facts.filter((fact) => fact.left.length > 0);
  if (left.length === 0) return null;
  return (
    <>
      <h3>{words.leftOut}</h3>
      <p>{words.leftOutText(source)}</p>
      <ul class="bullets">
        {left.map(({ title, left: values }) => (
          <li key={title}>
            {title}: <bdi>{values.join('; ')}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
