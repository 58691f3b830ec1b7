import type { AdminFlag } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { ShortDay } from '../../../components/day.tsx';
import { Section } from '../../../components/section.tsx';
import { useSite } from '../../../site-view.ts';
import { FlagTag } from '../../portal/flags.tsx';
import { DecisionForm } from '../decision-form.tsx';
import type { Refused } from '../refused.ts';
import type { DeskReport } from './report.tsx';

const DELETION = 'deletion_requested';

/** Each flag that waits, with the form that decides on it. */
export function OpenFlags({ report, refused }: DeskReport) {
  const { report: words } = useSite().messages.desk.reports;
  const open = report.flags.filter(({ removal, confirmation }) => removal === null && confirmation === null);
  if (open.length === 0 || report.state === 'withdrawn') return null;
  return (
    <Section id="open" title={words.open} aside={words.openAside}>
      <ul class="records">
        {open.map((flag) => (
          <li key={`${flag.code} ${flag.facts}`}>
            <OpenFlag reportId={report.id} version={report.version} flag={flag} refused={refused} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface OpenFlagProps {
  readonly reportId: number;
  readonly version: number;
  readonly flag: AdminFlag;
  readonly refused: Refused | undefined;
}

function OpenFlag({ reportId, version, flag, refused }: OpenFlagProps) {
  const { messages, format, link } = useSite();
  const { report: words, rules } = messages.desk.reports;
  const isDeletion = flag.code === DELETION;
  const lookalike = /^report:(\d+)$/.exec(flag.facts)?.[1];
  return (
    <div class="stack">
      <h3 class="plain">
        {rules[flag.code as keyof typeof rules] ?? flag.code} <FlagTag level={flag.level} />
      </h3>
      <p>
        {flag.message} <span class="muted">{words.raised(format.day(flag.raised_at))}.</span>{' '}
        {lookalike !== undefined && (
          <a href={link(`/desk/reports/${lookalike}`)}>{words.lookalike(Number(lookalike))}</a>
        )}
      </p>
      <p class="hint prose">{isDeletion ? words.deletionMeans : `${words.removeMeans} ${words.confirmMeans}`}</p>
      <DecisionForm
        action={`/desk/reports/${reportId}`}
        name={formName(flag)}
        hidden={{ version, code: flag.code, facts: flag.facts }}
        refused={refused}
        submit={
          isDeletion
            ? [
                ['confirm-deletion', words.confirmDeletion],
                ['refuse-deletion', words.refuseDeletion],
              ]
            : [
                ['remove', words.remove],
                ['confirm', words.confirm],
              ]
        }
      />
    </div>
  );
}

/** Also the id of its field, so without what an id cannot hold. */
function formName({ code, facts }: AdminFlag): string {
  return `flag-${code}-${facts}`.replaceAll(/[^\w-]+/g, '-');
}

export function SettledFlags({ report, refused }: DeskReport) {
  const { messages } = useSite();
  const { report: words, columns } = messages.desk.reports;
  const standing = report.state === 'withdrawn' ? [] : report.flags.filter(isStanding);
  const settled = report.flags.filter(({ removal, confirmation }) => removal !== null || confirmation !== null);
  if (settled.length === 0) return null;
  return (
    <Section id="settled" title={words.settled}>
      <DataTable
        caption={words.settled}
        rows={settled}
        keyOf={({ code, facts, raised_at: at }) => `${code} ${facts} ${at}`}
        columns={[
          { title: columns.why, cell: ({ message }) => message },
          { title: columns.level, cell: ({ level }) => <FlagTag level={level} /> },
          { title: columns.since, cell: ({ raised_at: at }) => <ShortDay day={at} /> },
          { title: words.outcome, cell: (flag) => <Outcome flag={flag} /> },
        ]}
      />
      {standing.map((flag) => (
        <RemoveAfterAll key={`${flag.code} ${flag.facts}`} report={report} flag={flag} refused={refused} />
      ))}
    </Section>
  );
}

/** Confirmed, and nobody has removed it since: it may have served its time. */
function isStanding({ code, removal, confirmation }: AdminFlag): boolean {
  return removal === null && confirmation !== null && code !== DELETION;
}

interface RemoveAfterAllProps extends Pick<DeskReport, 'report' | 'refused'> {
  readonly flag: AdminFlag;
}

function RemoveAfterAll({ report, flag, refused }: RemoveAfterAllProps) {
  const { report: words, rules } = useSite().messages.desk.reports;
  const name = formName(flag);
  return (
    <details class="more" open={refused?.action === name}>
      <summary>{words.removeAfterAll(rules[flag.code as keyof typeof rules] ?? flag.code)}</summary>
      <DecisionForm
        action={`/desk/reports/${report.id}`}
        name={name}
        hidden={{ version: report.version, code: flag.code, facts: flag.facts }}
        refused={refused}
        submit={[['remove', words.remove]]}
      />
    </details>
  );
}

function Outcome({ flag: { removal, confirmation } }: { readonly flag: AdminFlag }) {
  const { report: words } = useSite().messages.desk.reports;
  const ruling = removal ?? confirmation;
  if (ruling === null) return null;
  return (
    <span>
      {removal === null ? words.confirmed(ruling.reason) : words.removed(ruling.reason)} (<ShortDay day={ruling.at} />)
    </span>
  );
}
