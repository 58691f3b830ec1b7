import type { AgencyListItem, QueuedFlag } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { ShortDay } from '../../../components/day.tsx';
import { useSite } from '../../../site-view.ts';
import { FlagTag } from '../../portal/flags.tsx';
import { deskDocument } from '../desk-frame.tsx';
import { deskPage } from '../desk-page.ts';
import { FilterBar, FilterChoice } from '../filters.tsx';
import { DeskPager, pageIn } from '../paging.tsx';

const SIZE = 25;
const LEVELS = ['high level', 'low level'] as const;
const DELETION = 'deletion_requested';

/** Doubts of the rules that wait for a decision. */
export const flagsPage = deskPage('/desk/flags', async ({ visitor, registry, query, messages }) => {
  const words = messages.desk.reports;
  const level = LEVELS.find((known) => known === query.get('level'));
  const rule = Object.keys(words.rules).find((known) => known === query.get('rule'));
  const isConfirmed = query.get('which') === 'confirmed';
  const [{ count, results }, agencies] = await Promise.all([
    visitor.asVisitor().listFlags({
      ...(level !== undefined && { level }),
      ...(rule !== undefined && { code: rule }),
      confirmed: isConfirmed,
      limit: SIZE,
      offset: (pageIn(query) - 1) * SIZE,
    }),
    registry.listAgencies({ registered: 'all' }),
  ]);
  const { title, description, lead, ...own } = words.flags;
  return deskDocument({
    path: '/desk/flags',
    title,
    description,
    lead,
    children: (
      <>
        <FilterBar path="/desk/flags">
          <FilterChoice
            name="level"
            label={own.level}
            chosen={level ?? ''}
            any={messages.desk.shared.any}
            options={LEVELS.map((known) => [known, words.levels[known]])}
          />
          <FilterChoice
            name="rule"
            label={own.rule}
            chosen={rule ?? ''}
            any={messages.desk.shared.any}
            options={Object.entries(words.rules)}
          />
          <FilterChoice
            name="which"
            label={own.waiting}
            chosen={isConfirmed ? 'confirmed' : ''}
            any={own.open}
            options={[['confirmed', own.confirmed]]}
          />
        </FilterBar>
        <FlagTable flags={results} agencies={agencies.results} said={count === 0 ? own.none : own.count(count)} />
        <DeskPager path="/desk/flags" query={query} count={count} size={SIZE} />
      </>
    ),
  });
});

/** Reports that an agency wants gone. */
export const deletionsPage = deskPage('/desk/deletions', async ({ visitor, registry, query, messages }) => {
  const { title, description, lead, none, count: counted } = messages.desk.reports.deletions;
  const [{ count, results }, agencies] = await Promise.all([
    visitor.asVisitor().listFlags({ code: DELETION, limit: SIZE, offset: (pageIn(query) - 1) * SIZE }),
    registry.listAgencies({ registered: 'all' }),
  ]);
  return deskDocument({
    path: '/desk/deletions',
    title,
    description,
    lead,
    children: (
      <>
        <FlagTable flags={results} agencies={agencies.results} said={count === 0 ? none : counted(count)} />
        <DeskPager path="/desk/deletions" query={query} count={count} size={SIZE} />
      </>
    ),
  });
});

interface FlagTableProps {
  readonly flags: readonly QueuedFlag[];
  readonly agencies: readonly AgencyListItem[];
  /** How many there are, in words. */
  readonly said: string;
}

function FlagTable({ flags, agencies, said }: FlagTableProps) {
  const { messages, link } = useSite();
  const { columns } = messages.desk.reports;
  const acronyms = new Map(agencies.map(({ id, acronym_primary: acronym }) => [id, acronym]));
  if (flags.length === 0) return <p class="queue-count">{said}</p>;
  return (
    <>
      <p class="queue-count">{said}</p>
      <DataTable
        caption={said}
        rows={flags}
        keyOf={({ report_id: id, code, facts }) => `${id} ${code} ${facts}`}
        columns={[
          {
            title: columns.report,
            cell: ({ report_id: id, local_identifier: own }) => (
              <>
                <a href={link(`/desk/reports/${id}`)}>{id}</a> <span class="own muted">{own}</span>
              </>
            ),
          },
          { title: columns.agency, cell: ({ agency_id: id }) => acronyms.get(id) ?? id },
          { title: columns.level, cell: ({ level }) => <FlagTag level={level} /> },
          { title: columns.why, cell: ({ message }) => message },
          { title: columns.since, cell: ({ raised_at: at }) => <ShortDay day={at} /> },
        ]}
      />
    </>
  );
}
