import type { OwnReport } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { ShortDay } from '../../../components/day.tsx';
import { Decision } from '../../../components/report-state.tsx';
import { useSite } from '../../../site-view.ts';
import { FlagTag } from '../../portal/flags.tsx';
import { deskDocument } from '../desk-frame.tsx';
import { deskPage } from '../desk-page.ts';
import { FilterBar, FilterChoice, FilterText } from '../filters.tsx';
import { DeskPager, pageIn } from '../paging.tsx';

const PATH = '/desk/reports';
const SIZE = 25;
const STATES = ['published', 'held', 'superseded', 'withdrawn'] as const;
const FLAGS = ['none', 'low level', 'high level'] as const;
const FILES = ['none', 'pending', 'failed', 'stored'] as const;

/** Every report, in whatever state. */
export const reportsPage = deskPage(PATH, async ({ visitor, registry, query, messages, link }) => {
  const number = query.get('number')?.trim() ?? '';
  if (/^[1-9]\d{0,8}$/.test(number)) return { redirect: link(`${PATH}/${number}`), status: 303 };
  const state = STATES.find((known) => known === query.get('state'));
  const flag = FLAGS.find((known) => known === query.get('flag'));
  const file = FILES.find((known) => known === query.get('file'));
  const { results: agencies } = await registry.listAgencies({ registered: 'all', ordering: 'acronym_primary' });
  const acronyms = agencies.map(({ acronym_primary: acronym }) => acronym);
  const agency = acronyms.find((known) => known === query.get('agency'));
  const ownId = query.get('own_id')?.trim() ?? '';
  const { count, results } = await visitor.asVisitor().listOwnReports({
    ...(state !== undefined && { state }),
    ...(flag !== undefined && { flag }),
    ...(file !== undefined && { file_state: file }),
    ...(agency !== undefined && { agency }),
    ...(ownId !== '' && { local_identifier: ownId }),
    limit: SIZE,
    offset: (pageIn(query) - 1) * SIZE,
  });
  const { list: words, states } = messages.desk.reports;
  const { any } = messages.desk.shared;
  return deskDocument({
    path: PATH,
    title: words.title,
    description: words.description,
    lead: words.lead,
    children: (
      <>
        <FilterBar path={PATH}>
          <FilterText name="number" label={words.number} value={number} maxLength={9} />
          <FilterText name="own_id" label={words.ownId} value={ownId} />
          <FilterChoice
            name="agency"
            label={words.agency}
            chosen={agency ?? ''}
            any={any}
            options={acronyms.map((acronym) => [acronym, acronym])}
          />
          <FilterChoice
            name="state"
            label={words.state}
            chosen={state ?? ''}
            any={any}
            options={STATES.map((known) => [known, states[known]])}
          />
          <FilterChoice
            name="flag"
            label={words.flag}
            chosen={flag ?? ''}
            any={any}
            options={FLAGS.map((known) => [known, words.flagLevels[known]])}
          />
          <FilterChoice
            name="file"
            label={words.file}
            chosen={file ?? ''}
            any={any}
            options={FILES.map((known) => [known, words.files[known]])}
          />
        </FilterBar>
        <ReportTable reports={results} count={count} />
        <DeskPager path={PATH} query={query} count={count} size={SIZE} />
      </>
    ),
  });
});

function ReportTable({ reports, count }: { readonly reports: readonly OwnReport[]; readonly count: number }) {
  const { messages } = useSite();
  const { list: words, columns, states } = messages.desk.reports;
  const said = count === 0 ? words.none : words.count(count);
  if (reports.length === 0) return <p class="queue-count">{said}</p>;
  return (
    <>
      <p class="queue-count">{said}</p>
      <DataTable
        caption={said}
        rows={reports}
        keyOf={({ id }) => id}
        columns={[
          { title: columns.report, cell: (report) => <ReportName report={report} /> },
          { title: columns.agency, cell: ({ agency }) => agency.acronym_primary },
          { title: columns.decision, cell: (report) => <Decision report={report} isShort /> },
          { title: columns.state, cell: ({ state }) => states[state] },
          { title: columns.level, cell: ({ report_flag: level }) => <FlagTag level={level} /> },
          { title: columns.changed, cell: ({ date_updated: at }) => <ShortDay day={at} /> },
        ]}
      />
    </>
  );
}

function ReportName({ report }: { readonly report: OwnReport }) {
  const { link, format, messages } = useSite();
  const { id, local_identifier: own, institutions } = report;
  return (
    <>
      <a href={link(`${PATH}/${id}`)}>{id}</a> <span class="muted">{own ?? messages.desk.reports.list.noOwnId}</span>
      <span class="own">{format.and(institutions.map(({ name_primary: name }) => name))}</span>
    </>
  );
}
