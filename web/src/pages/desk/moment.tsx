import { useSite } from '../../site-view.ts';

/** A day with its time, which is of the world's clock. */
export function Moment({ at }: { readonly at: string }) {
  const { format } = useSite();
  return (
    <time class="no-wrap" dateTime={at}>
      {format.shortDay(at)}, {at.slice(11, 16)} UTC
    </time>
  );
}
