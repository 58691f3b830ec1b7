import { ValidityBar } from '../../charts/validity-bar.tsx';
import { Decision, verdictSentence } from '../../components/report-state.tsx';
import { Crumbs } from '../../components/section.tsx';
import { decisionKind } from '../../registry/report-state.ts';
import { useSite } from '../../site-view.ts';
import type { ReportView } from '../report.tsx';

/** Decision and validity in plain words, before anything else. */
export function ReportOpening({ report, title, validity, ownNames }: ReportView) {
  const { messages, link } = useSite();
  const words = messages.report;
  const [institution] = report.institutions;
  const kind = decisionKind(report);
  const trail = [
    ['/reports', messages.frame.menu.reports] as const,
    ...(institution === undefined
      ? []
      : [[`/institution/${institution.registry_id}`, institution.name_primary] as const]),
  ];
  return (
    <>
      <Crumbs trail={trail} here={words.number(report.id)} />
      <div class="opening">
        <p class="muted">
          {words.number(report.id)} · {report.agency_esg_activity}
        </p>
        <h1>{title}</h1>
        {ownNames.map(({ name, lang }) => (
          <p key={name} class="own-name" lang={lang}>
            {name}
          </p>
        ))}
      </div>
      <div class={`verdict ${kind}`}>
        <div class="sides">
          <div>
            <Decision report={report} />
            <p class="say">{verdictSentence(kind, validity, messages.validity)}</p>
            <p>
              {words.decidedBy(
                <a href={link(`/agency/${report.agency_id}`)}>
                  {report.agency_name} ({report.agency_acronym})
                </a>,
              )}{' '}
              {kind === 'conditional' && words.conditions}{' '}
              {report.superseded_by !== null &&
                words.newer(<a href={link(`/report/${report.superseded_by}`)}>{words.number(report.superseded_by)}</a>)}
            </p>
          </div>
          <ValidityBar validity={validity} kind={kind} />
        </div>
      </div>
      {report.flag !== 'none' && (
        <div class="notice of-conditional">
          <h2>{words.doubt.title}</h2>
          <p>{words.doubt.text}</p>
        </div>
      )}
    </>
  );
}
