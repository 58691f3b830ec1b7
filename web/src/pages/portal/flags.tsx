import type { QueuedFlag } from '@touchstone/sdk';
import { DataTable } from '../../components/data-table.tsx';
import { ShortDay } from '../../components/day.tsx';
import { Section } from '../../components/section.tsx';
import { useSite } from '../../site-view.ts';

type Level = 'none' | 'low level' | 'high level';

/** Outlined for one that is published all the same, filled for one that holds the report. */
export function FlagTag({ level }: { readonly level: Level }) {
  const { flags } = useSite().messages.account.portal;
  if (level === 'none') return <span class="muted">{flags.none}</span>;
  return <span class={level === 'high level' ? 'tag held' : 'tag doubt'}>{flags[level]}</span>;
}

interface FlagsProps {
  readonly flags: readonly QueuedFlag[];
  /** Of all, not only those shown. */
  readonly count: number;
  /** Whether as many as possible are shown already. */
  readonly isAll: boolean;
}

/** What waits: those that hold a report first. */
export function Flags({ flags, count, isAll }: FlagsProps) {
  const { messages, link, language } = useSite();
  const words = messages.account.portal;
  const { report, level, why, since } = words.flaggedColumns;
  return (
    <Section id="flags" title={words.flagged} aside={words.flaggedAside}>
      {flags.length === 0 ? (
        <p>{words.noFlags}</p>
      ) : (
        <DataTable
          caption={words.flagged}
          rows={flags}
          keyOf={({ report_id: id, code, facts }) => `${id} ${code} ${facts}`}
          columns={[
            {
              title: report,
              cell: ({ report_id: id, local_identifier: own }) => (
                <a href={link(`/portal/report/${id}`)}>{own ?? id}</a>
              ),
            },
            { title: level, cell: (flag) => <FlagTag level={flag.level} /> },
            { title: why, cell: ({ message }) => <span lang={language === 'en' ? undefined : 'en'}>{message}</span> },
            { title: since, cell: ({ raised_at: at }) => <ShortDay day={at} /> },
          ]}
        />
      )}
      {count > flags.length && (
        <p class="caption">
          {words.furtherFlags(count - flags.length)}{' '}
          {!isAll && <a href={`${link('/portal')}?flags=all#flags`}>{words.allFlags(count)}</a>}
        </p>
      )}
    </Section>
  );
}
