import type { AdminReport, OwnReport } from '@touchstone/sdk';
import { DataTable } from '../../components/data-table.tsx';
import { Day, ShortDay } from '../../components/day.tsx';
import { Field, PostForm, Submit } from '../../components/form.tsx';
import { capitalised } from '../../components/report-entry.tsx';
import { Decision } from '../../components/report-state.tsx';
import { Crumbs, Facts, Section } from '../../components/section.tsx';
import { SubmittedFiles } from '../../components/submitted-files.tsx';
import type { Messages } from '../../messages/messages.ts';
import { type Document, PageProblem } from '../../page.ts';
import { type PersonalRequest, personalAction, personalPage } from '../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../session/refusal.ts';
import { useSite } from '../../site-view.ts';
import { DoneNotice } from '../account/done-notice.tsx';
import { requireAgencies } from './own-agencies.ts';

const PATH = '/portal/report/:id';

export const portalReportPage = personalPage(PATH, (request) => reportDocument(request));

/** The only thing to be done here: to ask for the deletion. */
export const portalReportAction = personalAction(PATH, async (request, form) => {
  requireAgencies(request);
  const reportID = reportIdOf(request);
  const reason = form.get('reason')?.trim() ?? '';
  const outcome = await tryForm(() => request.visitor.asVisitor().requestDeletion({ reportID, reason }));
  if ('refusal' in outcome) return reportDocument(request, outcome.refusal);
  return { redirect: `${request.link(`/portal/report/${reportID}`)}?done=deletion`, status: 303 };
});

function reportIdOf({ params, messages }: PersonalRequest): number {
  const id = params['id'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new PageProblem(404, messages.problem.noSuchRecord);
  return Number(id);
}

async function reportDocument(request: PersonalRequest, refusal?: Refusal): Promise<Document> {
  requireAgencies(request);
  const { visitor, messages, query } = request;
  const { report: words, title } = messages.account.portal;
  const reportID = reportIdOf(request);
  const own = visitor.asVisitor();
  const [report, sent] = await Promise.all([own.getAdministeredReport({ reportID }), own.getOwnReport({ reportID })]);
  const content = (
    <>
      <Crumbs trail={[['/portal', title]]} here={words.title(report.id)} />
      <div class="opening">
        <h1>{words.title(report.id)}</h1>
        <p class="lead">{words.states[report.state]}</p>
        <DoneNotice sentence={doneSentence(query.get('done'), messages)} />
        <Ways report={report} />
      </div>
      <Record report={report} sent={sent} />
      <ReportFlags report={report} />
      <SubmittedFiles report={report} />
      {report.state !== 'withdrawn' && <Deletion report={report} refusal={refusal} />}
    </>
  );
  return {
    title: words.title(report.id),
    description: words.description,
    isUnlisted: true,
    personal: 'reports',
    content,
    ...(refusal !== undefined && { status: refusal.status }),
  };
}

function doneSentence(done: string | null, { account }: Messages): string | undefined {
  if (done === 'deletion') return account.portal.report.deleteDone;
  return done === 'sent' || done === 'corrected' ? account.portalForm.done[done] : undefined;
}

interface ReportProps {
  readonly report: AdminReport;
}

function Ways({ report: { id, state } }: ReportProps) {
  const { messages, link } = useSite();
  const words = messages.account.portal.report;
  return (
    <div class="buttons">
      {state !== 'withdrawn' && (
        <a class="button other" href={link(`/portal/reports/${id}/edit`)}>
          {words.edit}
        </a>
      )}
      <a class="button other" href={`${link('/portal/reports/new')}?copy=${id}`}>
        {words.copy}
      </a>
    </div>
  );
}

interface RecordProps extends ReportProps {
  /** As it would be sent. */
  readonly sent: OwnReport;
}

function Record({ report, sent }: RecordProps) {
  const { messages, link, format } = useSite();
  const { report: words } = messages.account.portal;
  const { programmes, superseded_by: later } = sent;
  const isPublic = report.state === 'published' || report.state === 'superseded';
  return (
    <Section id="record" title={words.record}>
      <Facts
        rows={[
          [words.activity, sent.activities.map(({ activity }) => capitalised(activity)).join('; ')],
          [words.institutions, <Institutions institutions={sent.institutions} />],
          programmes.length > 0 && [words.programmes, <Programmes programmes={programmes} />],
          [words.ownId, sent.local_identifier ?? messages.frame.none],
          [words.decision, <Decision report={sent} />],
          [words.status, messages.vocabulary.status[sent.status]],
          [words.from, <Day day={sent.valid_from} />],
          [
            words.to,
            sent.valid_to === null ? words.noEnd(format.day(sent.valid_to_calculated)) : <Day day={sent.valid_to} />,
          ],
          later !== null && [words.later, <a href={link(`/portal/report/${later}`)}>{words.title(later)}</a>],
          [words.created, <Day day={report.created_at} />],
          [words.updated, <Day day={report.updated_at} />],
          [words.version, String(report.version)],
          report.withdrawal !== null && [words.withdrawn, report.withdrawal.reason],
          isPublic && [words.forEverybody, <a href={link(`/report/${report.id}`)}>{words.publicPage}</a>],
        ]}
      />
    </Section>
  );
}

function Institutions({ institutions }: Pick<OwnReport, 'institutions'>) {
  const { link } = useSite();
  return (
    <ul>
      {institutions.map(({ registry_id: id, name_primary: name }) => (
        <li key={id}>
          <a href={link(`/institution/${id}`)}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

function Programmes({ programmes }: Pick<OwnReport, 'programmes'>) {
  const { levelShort } = useSite().messages.vocabulary;
  return (
    <ul>
      {programmes.map(({ id, name_primary: name, qf_ehea_level: level }) => (
        <li key={id}>
          {name}, {levelShort[level]}
        </li>
      ))}
    </ul>
  );
}

function ReportFlags({ report: { flags } }: ReportProps) {
  const { messages, language } = useSite();
  const { report: words } = messages.account.portal;
  const outcomeOf = ({ removal, confirmation }: AdminReport['flags'][number]) => {
    if (removal !== null) return words.removed(removal.reason);
    return confirmation === null ? words.open : words.confirmed(confirmation.reason);
  };
  return (
    <Section id="flags" title={words.flags}>
      {flags.length === 0 ? (
        <p>{words.noFlags}</p>
      ) : (
        <DataTable
          caption={words.flags}
          rows={flags}
          keyOf={({ code, facts, raised_at: at }) => `${code} ${facts} ${at}`}
          columns={[
            {
              title: words.why,
              cell: ({ code, message, removal }) => (
                <>
                  <span lang={language === 'en' ? undefined : 'en'}>{message}</span>
                  {removal === null && (
                    <>
                      <br />
                      <span class="muted">{messages.account.portalForm.flags[code]}</span>
                    </>
                  )}
                </>
              ),
            },
            { title: words.level, cell: ({ level }) => words.levels[level] },
            { title: words.raised, cell: ({ raised_at: at }) => <ShortDay day={at} /> },
            { title: words.outcome, cell: outcomeOf },
          ]}
        />
      )}
    </Section>
  );
}

function Deletion({ report, refusal }: ReportProps & { readonly refusal: Refusal | undefined }) {
  const { messages } = useSite();
  const { report: words } = messages.account.portal;
  const isPending = report.flags.some(({ code, removal }) => code === 'deletion_requested' && removal === null);
  return (
    <Section id="delete" title={words.delete} aside={words.deleteAside}>
      {isPending ? (
        <p>{words.deletePending}</p>
      ) : (
        <PostForm action={`/portal/report/${report.id}`} refusal={refusal}>
          <Field
            name="reason"
            label={words.deleteReason}
            hint={words.deleteReasonHint}
            maxLength={1000}
            refusal={refusal}
            autocomplete="off"
          />
          <Submit isSecondary>{words.deleteSubmit}</Submit>
        </PostForm>
      )}
    </Section>
  );
}
