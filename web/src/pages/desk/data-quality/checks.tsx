import type { QualityCheck } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { Section } from '../../../components/section.tsx';
import { dataQuality as words } from '../../../messages/en/desk/data-quality.ts';
import { useSite } from '../../../site-view.ts';
import { deskDocument } from '../desk-frame.tsx';
import { deskPage } from '../desk-page.ts';

export const QUALITY_PATH = '/desk/data-quality';

/** What the checks find, counted. */
export const dataQualityPage = deskPage(QUALITY_PATH, async ({ visitor }) => {
  const checks = await visitor.asVisitor().listQualityChecks();
  return deskDocument({
    path: QUALITY_PATH,
    title: words.title,
    description: words.description,
    lead: words.lead(checks.reduce((sum, { count }) => sum + count, 0)),
    children: <Checks checks={checks} />,
  });
});

function Checks({ checks }: { readonly checks: readonly QualityCheck[] }) {
  const { format, link } = useSite();
  const { columns, kinds } = words;
  return (
    <Section id="checks" title={words.checks}>
      <DataTable
        caption={words.checks}
        rows={checks}
        keyOf={({ check }) => check}
        columns={[
          {
            title: columns.check,
            cell: ({ check, title, count }) =>
              count === 0 ? title : <a href={link(`${QUALITY_PATH}/${check}`)}>{title}</a>,
          },
          { title: columns.records, cell: ({ record_type: type }) => kinds[type] ?? type },
          { title: columns.count, isNumber: true, cell: ({ count }) => <b>{format.number(count)}</b> },
        ]}
      />
    </Section>
  );
}
