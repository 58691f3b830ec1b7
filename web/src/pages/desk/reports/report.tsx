import type { AdminReport, AuditedChange, OwnReport } from '@touchstone/sdk';
import { capitalised } from '../../../components/report-entry.tsx';
import { Decision } from '../../../components/report-state.tsx';
import { Section } from '../../../components/section.tsx';
import { SubmittedFiles } from '../../../components/submitted-files.tsx';
import type { Document } from '../../../page.ts';
import type { Form, PersonalRequest } from '../../../session/personal-page.ts';
import { useSite } from '../../../site-view.ts';
import { type ActorNames, readActors } from '../audit/actors.tsx';
import { ChangeTable } from '../audit/change-table.tsx';
import { deskDocument } from '../desk-frame.tsx';
import { deskAction, deskPage } from '../desk-page.ts';
import { recordIdIn } from '../record-id.ts';
import type { Refused } from '../refused.ts';
import { tryDecision } from '../try-decision.ts';
import { OtherDecisions } from './report-decisions.tsx';
import { OpenFlags, SettledFlags } from './report-flags.tsx';
import { ReportRecord } from './report-record.tsx';

const PATH = '/desk/reports/:id';
const SHOWN_CHANGES = 20;

/** A report with all that is needed to decide about it. */
export const deskReportPage = deskPage(PATH, (request) => reportDocument(request));

export const deskReportAction = deskAction(PATH, async (request, form) => {
  const reportID = recordIdIn(request);
  const decision = form.get('decision') ?? form.get('action') ?? '';
  const outcome = await tryDecision(request, form, (reason) => decide(request, { reportID, decision, form, reason }));
  if ('answer' in outcome) {
    return { redirect: `${request.link(`/desk/reports/${reportID}`)}?done=${decision}`, status: 303 };
  }
  return reportDocument(request, { action: form.get('action') ?? '', form, refusal: outcome.refusal });
});

interface Decided {
  readonly reportID: number;
  readonly decision: string;
  readonly form: Form;
  readonly reason: string;
}

/** Every decision is on the version that was seen: what somebody else has decided meanwhile is not overruled. */
async function decide({ visitor }: PersonalRequest, { reportID, decision, form, reason }: Decided): Promise<unknown> {
  const desk = visitor.asVisitor();
  const options = { headers: { 'if-match': `"${form.get('version') ?? ''}"` } };
  const facts = form.get('facts') ?? '';
  const flag = { reportID, reason, code: form.get('code') ?? '', ...(facts !== '' && { facts }) };
  switch (decision) {
    case 'remove':
      return desk.removeFlag(flag, options);
    case 'confirm':
      return desk.confirmFlag(flag, options);
    case 'confirm-deletion':
      return desk.confirmDeletion({ reportID, reason }, options);
    case 'refuse-deletion':
      return desk.refuseDeletion({ reportID, reason }, options);
    case 'withdraw':
      return desk.withdrawReport({ reportID, reason }, options);
    case 'restore':
      return desk.restoreReport({ reportID, reason }, options);
    case 'recheck':
      return desk.recheckReport({ reportID, reason }, options);
    default:
      return undefined;
  }
}

export interface DeskReport {
  readonly report: AdminReport;
  /** The same with the names of what it is about. */
  readonly named: OwnReport;
  readonly refused: Refused | undefined;
}

async function reportDocument(request: PersonalRequest, refused?: Refused): Promise<Document> {
  const { visitor, messages, query, link } = request;
  const reportID = recordIdIn(request);
  const desk = visitor.asVisitor();
  const [report, named, changes] = await Promise.all([
    desk.getAdministeredReport({ reportID }),
    desk.getOwnReport({ reportID }),
    desk.listChanges({ record_type: 'report', record_id: reportID, limit: SHOWN_CHANGES }),
  ]);
  const actors = await readActors(desk, changes.results);
  const { report: words, list } = messages.desk.reports;
  const isPublic = report.state === 'published' || report.state === 'superseded';
  return deskDocument({
    path: `/desk/reports/${reportID}`,
    trail: [['/desk/reports', list.title]],
    title: words.title(reportID),
    description: words.description,
    lead: (
      <>
        {words.states[report.state]} {isPublic && <a href={link(`/report/${reportID}`)}>{words.publicPage}</a>}
        <Gist named={named} />
      </>
    ),
    done: words.done[query.get('done') ?? ''],
    next: nextAfter(query.get('done') ?? '', words),
    refused,
    children: (
      <>
        <OpenFlags report={report} named={named} refused={refused} />
        <ReportRecord report={report} named={named} refused={refused} />
        <SubmittedFiles report={report} />
        <SettledFlags report={report} named={named} refused={refused} />
        <OtherDecisions report={report} named={named} refused={refused} />
        <History changes={changes.results} actors={actors} title={words.history} />
      </>
    ),
  });
}

/** Whoever has decided goes on with the queue. */
function nextAfter(
  decision: string,
  { toFlags, toDeletions }: { readonly toFlags: string; readonly toDeletions: string },
): readonly [path: string, text: string] | undefined {
  if (decision === 'remove' || decision === 'confirm') return ['/desk/flags', toFlags];
  return decision.endsWith('-deletion') ? ['/desk/deletions', toDeletions] : undefined;
}

/** What it is about, so that a flag can be understood without scrolling. */
function Gist({ named }: Pick<DeskReport, 'named'>) {
  const { format } = useSite();
  const { agency, activities, institutions } = named;
  return (
    <span class="gist">
      {capitalised(format.and(activities.map(({ activity }) => activity)))}:{' '}
      {format.and(institutions.map(({ name_primary: name }) => name))}, {agency.acronym_primary}{' '}
      <Decision report={named} isShort />
    </span>
  );
}

interface HistoryProps {
  readonly title: string;
  readonly changes: readonly AuditedChange[];
  readonly actors: ActorNames;
}

function History({ title, changes, actors }: HistoryProps) {
  return (
    <Section id="history" title={title}>
      <ChangeTable caption={title} changes={changes} actors={actors} isOfOneRecord />
    </Section>
  );
}
