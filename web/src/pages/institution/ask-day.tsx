import { isDay } from '../../registry/is-day.ts';
import { useSite } from '../../site-view.ts';
import type { InstitutionView } from '../institution.tsx';
import { AnswerForDay } from './answer-for-day.tsx';

/** The question of a recognition officer: was it covered on the day of the award? */
export function AskDay(view: InstitutionView) {
  const { messages, link } = useSite();
  const words = messages.institution.coverage;
  const asked = view.query.get('on') ?? '';
  const isBad = asked !== '' && !isDay(asked);
  return (
    <div class="ask-day">
      <form action={`${link(`/institution/${view.institution.registry_id}`)}#coverage`}>
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
          {messages.frame.notADay}
        </p>
      )}
      {asked !== '' && !isBad && <AnswerForDay {...view} day={asked} />}
    </div>
  );
}
