import { type DecisionKind, type ValidityState, yearOf } from '../registry/report-state.ts';
import { toLanes } from './lanes.ts';

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
const MOST_LANES = 3;
/** By how many lanes there are: where the first begins, how high a bar is, and how far it is to the next. */
const LANE_SHAPES = [
  { top: 6, height: 10, step: 10 },
  { top: 3, height: 7, step: 9 },
  { top: 2, height: 5, step: 6.5 },
] as const;

interface CoverageStripProps {
  readonly bars: readonly Bar[];
  readonly today: string;
  /** The day that is asked about; empty for none. */
  readonly onDay: string;
}

/** Coverage in small, for a row of results. Decorative: the words beside it say the same. */
export function CoverageStrip({ bars, today, onDay }: CoverageStripProps) {
  const year = Math.floor(yearOf(today));
  const axis = createTimeAxis(year - STRIP_YEARS.before, year + STRIP_YEARS.after);
  const placed = toLanes(
    bars.filter(({ to }) => axis.x(to) > 0),
    MOST_LANES,
  );
  const { top, height, step } = LANE_SHAPES[Math.max(0, ...placed.map(({ lane }) => lane))] ?? LANE_SHAPES[0];
  const asked = onDay === '' ? -1 : axis.x(onDay);
  return (
    <svg class="strip" aria-hidden="true">
      <line class="grid-line" x1="0" x2="100%" y1="11" y2="11" />
      {placed.map(({ bar, lane }, index) => (
        <TimeBar key={index} axis={axis} bar={bar} y={top + lane * step} height={height} />
      ))}
      <TodayLine axis={axis} today={today} top={1} bottom={21} />
      {asked >= 0 && asked <= 100 && <line class="asked-line" x1={`${asked}%`} x2={`${asked}%`} y1={0} y2={22} />}
    </svg>
  );
}
