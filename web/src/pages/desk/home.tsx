import type { AuditedChange, Client } from '@touchstone/sdk';
import { DataTable } from '../../components/data-table.tsx';
import { ShortDay } from '../../components/day.tsx';
import { Section } from '../../components/section.tsx';
import { dayOf } from '../../format.ts';
import { useSite } from '../../site-view.ts';
import { type ActorNames, readActors } from './audit/actors.tsx';
import { ChangeTable } from './audit/change-table.tsx';
import { deskDocument } from './desk-frame.tsx';
import { deskPage } from './desk-page.ts';

const SHOWN_CHANGES = 8;
const DAY_MS = 86_400_000;
const LONG_DAYS = 60;

type QueueName = 'held' | 'deletions' | 'low' | 'registrations' | 'corrections' | 'proposals';

interface Queue {
  readonly name: QueueName;
  readonly path: string;
  readonly count: number;
  /** When the one that waits longest came. */
  readonly oldest: string | undefined;
}

/** What waits, at a glance. */
export const deskHomePage = deskPage('/desk', async ({ visitor, messages }) => {
  const words = messages.desk.home;
  const desk = visitor.asVisitor();
  const [queues, { results: changes }] = await Promise.all([
    readQueues(desk),
    desk.listChanges({ limit: SHOWN_CHANGES }),
  ]);
  const actors = await readActors(desk, changes);
  // Requests to delete are among the high flags.
  const total = queues.filter(({ name }) => name !== 'deletions').reduce((sum, { count }) => sum + count, 0);
  return deskDocument({
    path: '/desk',
    title: words.title,
    description: words.description,
    lead: words.waiting(total),
    children: (
      <>
        <Queues queues={queues} />
        <LatestChanges changes={changes} actors={actors} />
      </>
    ),
  });
});

/** Each list says how many there are, and begins with what has waited longest. */
async function readQueues(desk: Client): Promise<readonly Queue[]> {
  const [held, deletions, low, registrations, corrections, proposals] = await Promise.all([
    desk.listFlags({ level: 'high level', limit: 1 }),
    desk.listFlags({ code: 'deletion_requested', limit: 1 }),
    desk.listFlags({ level: 'low level', limit: 1 }),
    desk.listAccounts({ status: 'approval', limit: 1 }),
    desk.listCorrections({ limit: 1 }),
    desk.listProposals({ state: 'open', limit: 1 }),
  ]);
  const queue = (name: QueueName, path: string, { count }: { readonly count: number }, oldest: string | undefined) => ({
    name,
    path,
    count,
    oldest,
  });
  return [
    queue('held', '/desk/flags?level=high+level', held, held.results[0]?.raised_at),
    queue('deletions', '/desk/deletions', deletions, deletions.results[0]?.raised_at),
    queue('low', '/desk/flags?level=low+level', low, low.results[0]?.raised_at),
    queue('registrations', '/desk/registrations', registrations, registrations.results[0]?.created_at),
    queue('corrections', '/desk/corrections', corrections, corrections.results[0]?.at),
    queue('proposals', '/desk/proposals', proposals, proposals.results[0]?.at),
  ];
}

function Queues({ queues }: { readonly queues: readonly Queue[] }) {
  const { messages, format, link } = useSite();
  const words = messages.desk.home;
  return (
    <Section id="queues" title={words.queues}>
      <DataTable
        caption={words.queues}
        rows={queues}
        keyOf={({ name }) => name}
        columns={[
          {
            title: words.queue,
            cell: ({ name, path }) => (
              <span class={name === 'deletions' ? 'part' : undefined}>
                <a href={link(path)}>{words.names[name]}</a>
              </span>
            ),
          },
          { title: words.count, isNumber: true, cell: ({ count }) => <b>{format.number(count)}</b> },
          {
            title: words.oldest,
            cell: ({ oldest }) => oldest !== undefined && <Waiting since={oldest} />,
          },
          { title: words.asked, cell: ({ name }) => words.asks[name] },
        ]}
      />
    </Section>
  );
}

/** In days while these can be grasped. */
function Waiting({ since }: { readonly since: string }) {
  const { messages, today } = useSite();
  const days = daysBetween(since, today);
  return days > LONG_DAYS ? <ShortDay day={since} /> : <span>{messages.desk.home.ago(days)}</span>;
}

function daysBetween(moment: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(dayOf(moment))) / DAY_MS);
}

interface LatestChangesProps {
  readonly changes: readonly AuditedChange[];
  readonly actors: ActorNames;
}

function LatestChanges({ changes, actors }: LatestChangesProps) {
  const { messages, link } = useSite();
  const words = messages.desk.home;
  return (
    <Section id="changes" title={words.latest} aside={words.latestAside}>
      <ChangeTable caption={words.latest} changes={changes} actors={actors} />
      <p>
        <a href={link('/desk/audit')}>{words.allChanges}</a>
      </p>
    </Section>
  );
}
