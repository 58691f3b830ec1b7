import { type DecisionKind, type ValidityState, yearOf } from '../registry/report-state.ts';

export interface TimeAxis {
  readonly first: number;
  readonly last: number;
  /** Where a day or a year is, in per cent of the width, so that text never shrinks with the picture. */
  x(time: string | number): number;
}

export function createTimeAxis(first: number, last: number): TimeAxis {
  return {
    first,
    last,
    x(time) {
      const year = typeof time === 'string' ? yearOf(time) : time;
      return Math.round(((year - first) / (last - first)) * 10_000) / 100;
    },
  };
}

export interface Bar {
  readonly from: string;
  readonly to: string;
  readonly kind: DecisionKind;
  readonly state: ValidityState;
}

interface TimeBarProps {
  readonly axis: TimeAxis;
  readonly bar: Bar;
  /** From the top; in the middle when not given. */
  readonly y?: number;
  readonly height: number;
}

/** Colour from the decision, fill from the validity. */
export function TimeBar({ axis, bar, y, height }: TimeBarProps) {
  const x = Math.max(0, axis.x(bar.from));
  const width = Math.max(0.4, Math.round((Math.min(100, axis.x(bar.to)) - x) * 100) / 100);
  const place = y === undefined ? { y: '50%', transform: `translate(0 ${-height / 2})` } : { y };
  const common = { x: `${x}%`, width: `${width}%`, height, ...place };
  if (bar.state === 'in-force') return <rect class={`fill-${bar.kind}`} {...common} />;
  const open = `open-${bar.kind}${bar.state === 'not-yet' ? ' dashed-bar' : ''}`;
  return (
    <>
      <rect class={open} {...common} />
      {bar.state === 'superseded' && <rect fill={`url(#hatch-${bar.kind})`} {...common} />}
    </>
  );
}

interface TodayLineProps {
  readonly axis: TimeAxis;
  readonly today: string;
  readonly top: number | string;
  readonly bottom: number | string;
}

/** The same on every picture of time: here is now. */
export function TodayLine({ axis, today, top, bottom }: TodayLineProps) {
  const x = `${axis.x(today)}%`;
  return (
    <>
      <line class="today-halo" x1={x} x2={x} y1={top} y2={bottom} />
      <line class="today-line" x1={x} x2={x} y1={top} y2={bottom} />
    </>
  );
}

export const STRIP_YEARS = { before: 20, after: 6 };

/** Coverage in small, for a row of results. Decorative: the words beside it say the same. */
export function CoverageStrip({ bars, today }: { readonly bars: readonly Bar[]; readonly today: string }) {
  const year = Math.floor(yearOf(today));
  const axis = createTimeAxis(year - STRIP_YEARS.before, year + STRIP_YEARS.after);
  const shown = bars.filter(({ to }) => axis.x(to) > 0);
  return (
    <svg class="strip" aria-hidden="true">
      <line class="grid-line" x1="0" x2="100%" y1="11" y2="11" />
      {shown.map((bar) => (
        <TimeBar key={`${bar.from}${bar.to}${bar.kind}`} axis={axis} bar={bar} y={6} height={10} />
      ))}
      <TodayLine axis={axis} today={today} top={1} bottom={21} />
    </svg>
  );
}
