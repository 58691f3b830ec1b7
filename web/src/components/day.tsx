import { dayOf } from '../format.ts';
import { useSite } from '../site-view.ts';

/** A day in a table or a list. */
export function ShortDay({ day }: { readonly day: string }) {
  const { format } = useSite();
  return (
    <time class="no-wrap" dateTime={dayOf(day)}>
      {format.shortDay(day)}
    </time>
  );
}

/** A day in a sentence. */
export function Day({ day }: { readonly day: string }) {
  const { format } = useSite();
  return (
    <time class="no-wrap" dateTime={dayOf(day)}>
      {format.day(day)}
    </time>
  );
}
