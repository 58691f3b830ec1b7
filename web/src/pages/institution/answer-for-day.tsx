import type { ComponentChildren } from 'preact';
import { ShortDay } from '../../components/day.tsx';
import { Decision } from '../../components/report-state.tsx';
import { answerForDay, type DayAnswer, successorsOf } from '../../registry/day-answer.ts';
import type { InstitutionReport } from '../../registry/institution-verdict.ts';
import { useSite } from '../../site-view.ts';
import type { InstitutionView } from '../institution.tsx';

/** How many reports are shown before the reader asks for all of them. */
const SHOWN = 5;

interface AnswerForDayProps extends InstitutionView {
  readonly day: string;
}

/** A short answer, then the reports it rests on. */
export function AnswerForDay(props: AnswerForDayProps) {
  const { messages, format, today } = useSite();
  const words = messages.institution.coverage.answer;
  const answer = answerForDay({ ...props, today });
  const { situation, held, partCount, hasDifferent, tense } = answer;
  const shared = { day: props.day, namesPredecessor: !held.every(isThroughPredecessor) };
  return (
    <div class="answer" role="status">
      <p>
        <b>
          <Lead {...props} answer={answer} />
        </b>{' '}
        <Sentence day={props.day} answer={answer} />
      </p>
      <HeldReports held={held.slice(0, SHOWN)} {...shared} />
      {held.length > SHOWN && (
        <details>
          <summary>{messages.search.more(format.number(held.length - SHOWN))}</summary>
          <HeldReports held={held.slice(SHOWN)} {...shared} />
        </details>
      )}
      {hasDifferent && situation !== 'disputed' && <p>{words.different}</p>}
      {partCount > 0 && <p>{words.parts(partCount, tense)}</p>}
      {tense === 'future' && situation !== 'nothing' && <p>{words.future}</p>}
    </div>
  );
}

/** Whoever asks about a day without the institution learns that before anything else. */
function Lead({ answer, institution, day }: AnswerForDayProps & { readonly answer: DayAnswer }) {
  const words = useSite().messages.institution.coverage.answer;
  const { closure_date: closed, founding_date: founded } = institution;
  const successors = successorsOf(institution);
  if (answer.life === 'closed' && closed !== null) {
    const links = successors.length === 0 ? undefined : <OnSameDay institutions={successors} day={day} />;
    return <>{words.closed(closed, links)}</>;
  }
  if (answer.life === 'not yet founded') return <>{words.notYetFounded(founded)}</>;
  if (answer.situation === 'covered' && answer.held.every(isThroughPredecessor)) {
    return <>{words.yesThrough(<OnSameDay institutions={predecessorsIn(answer.held)} day={day} />)}</>;
  }
  return <>{words.leads[answer.situation]}</>;
}

function Sentence({ answer, day }: { readonly answer: DayAnswer; readonly day: string }) {
  const { messages, link } = useSite();
  const words = messages.institution.coverage.answer;
  const { situation, held, life, tense } = answer;
  if (life !== 'open' && held.length > 0) {
    const isPredecessors = life === 'not yet founded' && held.every(isThroughPredecessor);
    const predecessors = <OnSameDay institutions={predecessorsIn(held)} day={day} />;
    return <>{isPredecessors ? words.onPredecessor(day, predecessors) : words.notEnded(day)}</>;
  }
  return (
    <>
      {words.sentences[situation](day, tense)}{' '}
      {situation === 'nothing' && <a href={link('/about#absence')}>{messages.institution.verdict.absence}</a>}
    </>
  );
}

interface HeldReportsProps {
  readonly held: readonly InstitutionReport[];
  readonly day: string;
  /** Whether some are about the institution itself, so that the others say whom they are about. */
  readonly namesPredecessor: boolean;
}

function HeldReports({ held, ...rest }: HeldReportsProps) {
  if (held.length === 0) return null;
  return (
    <ul>
      {held.map((placed) => (
        <li key={placed.report.id}>
          <HeldReport placed={placed} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface HeldReportProps extends Omit<HeldReportsProps, 'held'> {
  readonly placed: InstitutionReport;
}

function HeldReport({ placed, day, namesPredecessor }: HeldReportProps) {
  const { messages, link } = useSite();
  const { verdict, coverage } = messages.institution;
  const { report, validity } = placed;
  const through = namesPredecessor && isThroughPredecessor(placed) && (
    <>, {coverage.answer.through(<OnSameDay institutions={report.institutions} day={day} />)}</>
  );
  return (
    <>
      <Decision report={report} isShort />{' '}
      <span>
        <a href={link(`/report/${report.id}`)}>{verdict.reportNumber(report.id)}</a>, {report.agency_acronym},{' '}
        <ShortDay day={validity.from} /> – <ShortDay day={validity.to} />
        {through}
      </span>
    </>
  );
}

interface OnSameDayProps {
  readonly institutions: readonly { readonly registry_id: string; readonly name_primary: string }[];
  readonly day: string;
}

/** Other institutions, each with the same question asked of it. */
function OnSameDay({ institutions, day }: OnSameDayProps) {
  const { link } = useSite();
  return (
    <>
      {institutions.map(
        ({ registry_id: id, name_primary: name }, index): ComponentChildren => (
          <span key={id}>
            {index > 0 && ', '}
            <a href={`${link(`/institution/${id}`)}?on=${day}#coverage`}>{name}</a>
          </span>
        ),
      )}
    </>
  );
}

function isThroughPredecessor({ report }: InstitutionReport): boolean {
  return report.relation === 'predecessor';
}

function predecessorsIn(held: readonly InstitutionReport[]) {
  const all = held.flatMap(({ report }) => report.institutions);
  return [...new Map(all.map((institution) => [institution.registry_id, institution])).values()];
}
