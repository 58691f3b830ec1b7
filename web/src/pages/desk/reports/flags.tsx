import type { AgencyListItem, Client, OwnReport, QueuedFlag } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { ShortDay } from '../../../components/day.tsx';
import { capitalised } from '../../../components/report-entry.tsx';
import { tryForm } from '../../../session/refusal.ts';
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
        <FlagTable
          flags={results}
          reports={await readReports(visitor.asVisitor(), results)}
          agencies={agencies.results}
          said={count === 0 ? own.none : own.count(count)}
        />
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
        <FlagTable
          flags={results}
          reports={await readReports(visitor.asVisitor(), results)}
          agencies={agencies.results}
          said={count === 0 ? none : counted(count)}
        />
        <DeskPager path="/desk/deletions" query={query} count={count} size={SIZE} />
      </>
    ),
  });
});

/** What the reports of a page of flags are about; one that cannot be read is left out. */
async function readReports(own: Client, flags: readonly QueuedFlag[]): Promise<ReadonlyMap<number, OwnReport>> {
  const ids = [...new Set(flags.map(({ report_id: id }) => id))];
  const outcomes = await Promise.all(ids.map((reportID) => tryForm(() => own.getOwnReport({ reportID }))));
  return new Map(outcomes.flatMap((outcome) => ('answer' in outcome ? [[outcome.answer.id, outcome.answer]] : [])));
}

interface FlagTableProps {
  readonly flags: readonly QueuedFlag[];
  readonly reports: ReadonlyMap<number, OwnReport>;
  readonly agencies: readonly AgencyListItem[];
  /** How many there are, in words. */
  readonly said: string;
}

function FlagTable({ flags, reports, agencies, said }: FlagTableProps) {
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
                <About report={reports.get(id)} />
              </>
            ),
          },
          { title: columns.agency, cell: ({ agency_id: id }) => acronyms.get(id) ?? id },
          { title: columns.level, cell: ({ level }) => <FlagTag level={level} /> },
          { title: columns.why, cell: ({ message }) => message },
          { title: columns.since, cell: ({ raised_at: at }) => <Since at={at} /> },
        ]}
      />
    </>
  );
}

/** Whom and what the report is about. */
function About({ report }: { readonly report: OwnReport | undefined }) {
  const { format } = useSite();
  if (report === undefined) return null;
  const { institutions, activities } = report;
  return (
    <>
      <div>{format.and(institutions.map(({ name_primary: name }) => name))}</div>
      <div class="muted small">{capitalised(activities.map(({ activity }) => activity).join(', '))}</div>
    </>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

function Since({ at }: { readonly at: string }) {
  const { messages, today } = useSite();
  const days = Math.round((Date.parse(today) - Date.parse(at.slice(0, 10))) / DAY_MS);
  return (
    <span>
      <ShortDay day={at} />
      <br />
      <span class="muted small no-wrap">{messages.desk.reports.flags.age(days)}</span>
    </span>
  );
}
