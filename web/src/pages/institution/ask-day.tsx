import { Mark } from '../../components/report-state.tsx';
import type { InstitutionReport } from '../../registry/institution-verdict.ts';
import { decisionKind, heldOn } from '../../registry/report-state.ts';
import { useSite } from '../../site-view.ts';
import type { InstitutionView } from '../institution.tsx';

/** The question of a recognition officer: was it covered on the day of the award? */
export function AskDay({ whole, programmes, query, institution }: InstitutionView) {
  const { messages, link } = useSite();
  const words = messages.institution.coverage;
  const asked = query.get('on') ?? '';
  const isBad = asked !== '' && !isDay(asked);
  return (
    <div class="ask-day">
      <form action={`${link(`/institution/${institution.registry_id}`)}#coverage`}>
        <div>
          <label for="on">{words.ask}</label>
          <input
            class="input"
            type="date"
            id="on"
            name="on"
            value={asked}
            required
            aria-invalid={isBad ? 'true' : undefined}
            aria-describedby={isBad ? 'on-error' : undefined}
          />
        </div>
        <button class="button" type="submit">
          {words.check}
        </button>
      </form>
      {isBad && (
        <p class="error" id="on-error">
          {words.badDay}
        </p>
      )}
      {asked !== '' && !isBad && <Answer day={asked} whole={whole} programmes={programmes} />}
    </div>
  );
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

interface AnswerProps {
  readonly day: string;
  readonly whole: readonly InstitutionReport[];
  readonly programmes: readonly InstitutionReport[];
}

function Answer({ day, whole, programmes }: AnswerProps) {
  const { messages } = useSite();
  const words = messages.institution.coverage;
  const held = whole.filter(({ validity }) => heldOn(day, validity));
  const heldProgrammes = programmes.filter(({ validity }) => heldOn(day, validity)).length;
  const also = heldProgrammes > 0 ? words.alsoProgrammes(heldProgrammes) : words.noProgrammes;
  const [first] = held;
  if (first === undefined) {
    return (
      <p role="status">
        <b>{words.answerNo}</b> {words.no(day)} {also}
      </p>
    );
  }
  return (
    <p role="status">
      <Mark kind={decisionKind(first.report)} /> <b>{words.answerYes}</b>{' '}
      {words.yes(
        day,
        held.map((placed, index) => (
          <span key={placed.report.id}>
            {index > 0 && ', '}
            <HeldReport placed={placed} />
          </span>
        )),
      )}{' '}
      {also}
    </p>
  );
}

function HeldReport({ placed: { report, validity } }: { readonly placed: InstitutionReport }) {
  const { messages, format, link } = useSite();
  const { verdict } = messages.institution;
  const decision = messages.vocabulary.decision[report.decision].toLowerCase();
  return (
    <>
      <a href={link(`/report/${report.id}`)}>{verdict.reportNumber(report.id)}</a> ({report.agency_acronym}: {decision},{' '}
      {format.shortDay(validity.from)} – {format.shortDay(validity.to)})
    </>
  );
}
