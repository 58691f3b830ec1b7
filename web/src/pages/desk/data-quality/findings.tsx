import type { QualityFinding } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { Section } from '../../../components/section.tsx';
import { dataQuality as words } from '../../../messages/en/desk/data-quality.ts';
import { useSite } from '../../../site-view.ts';
import { deskDocument } from '../desk-frame.tsx';
import { deskPage } from '../desk-page.ts';
import { DeskPager, pageIn } from '../paging.tsx';
import { recordPath } from '../record-path.ts';
import { QUALITY_PATH } from './checks.tsx';

const SIZE = 50;
/** Two records with one identifier are often one institution. */
const DOUBLES = 'ambiguous_identifier';

/** The records that one check finds, each with the way to where it is put right. */
export const findingsPage = deskPage(`${QUALITY_PATH}/:check`, async ({ visitor, params, query, messages }) => {
  const desk = visitor.asVisitor();
  const name = params['check'] ?? '';
  const offset = (pageIn(query) - 1) * SIZE;
  const { count, results } = await desk.listQualityFindings({ check: name, limit: SIZE, offset });
  const path = `${QUALITY_PATH}/${name}`;
  return deskDocument({
    path,
    trail: [[QUALITY_PATH, words.title]],
    title: words.titles[name] ?? words.title,
    description: words.description,
    lead: messages.desk.shared.found(count, 'record', 'records'),
    children: (
      <Section id="findings" title={words.findings}>
        {results.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <Findings findings={results} isAboutDoubles={name === DOUBLES} />
        )}
        <DeskPager path={path} query={query} count={count} size={SIZE} />
      </Section>
    ),
  });
});

interface FindingsProps {
  readonly findings: readonly QualityFinding[];
  readonly isAboutDoubles: boolean;
}

function Findings({ findings, isAboutDoubles }: FindingsProps) {
  const { link } = useSite();
  const { foundColumns: columns, mend } = words;
  return (
    <DataTable
      caption={words.findings}
      rows={findings}
      keyOf={({ id, detail }) => `${id} ${detail}`}
      columns={[
        {
          title: columns.record,
          cell: ({ record_type: type, id, name }) => (
            <>
              {type === 'report' ? words.report(id) : name}
              {type === 'report' && name !== '' && <div class="muted small">{name}</div>}
            </>
          ),
        },
        { title: columns.detail, cell: ({ detail }) => detail },
        {
          title: columns.mend,
          cell: ({ record_type: type, id, name }) => (
            <span class="row-of-links">
              <a href={link(recordPath(type, id))}>
                {type === 'report' ? mend.report : mend.institution}{' '}
                <span class="unseen">{type === 'report' ? id : name}</span>
              </a>
              {isAboutDoubles && (
                <a href={link(`${recordPath(type, id)}/merge`)}>
                  {mend.merge} <span class="unseen">{name}</span>
                </a>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}
