import { useSite } from '../site-view.ts';
import { anchorAt } from './coverage-timeline.tsx';

export type ColumnFill = 'positive' | 'conditional' | 'negative' | 'neutral';

export interface StackedColumn {
  readonly label: string;
  /** From the bottom up. */
  readonly parts: readonly { readonly fill: ColumnFill; readonly count: number }[];
}

interface ColumnChartProps {
  readonly columns: readonly StackedColumn[];
  /** What the chart shows, in a sentence. */
  readonly gist: string;
}

const HEIGHT = 230;
const AXIS = 24;
const HEADROOM = 18;
/** So many columns apart, two labels do not touch on a narrow screen either. */
const NEAR = 5;

/** Columns from zero; parts differ by filling as well as by colour. */
export function ColumnChart({ columns, gist }: ColumnChartProps) {
  const { format } = useSite();
  const totals = columns.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0));
  const ticks = niceTicks(Math.max(1, ...totals));
  const top = ticks.at(-1) ?? 1;
  const y = (count: number) => HEADROOM + (HEIGHT - HEADROOM) * (1 - count / top);
  const slot = 100 / Math.max(1, columns.length);
  const most = totals.indexOf(Math.max(...totals));
  return (
    <div class="plot">
      <svg height={HEIGHT + AXIS} aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} class="axis-text" x="85%" y={y(tick) + 4} text-anchor="end">
            {format.number(tick)}
          </text>
        ))}
      </svg>
      <svg height={HEIGHT + AXIS} role="img" aria-label={gist}>
        {ticks.map((tick) => (
          <line key={tick} class="grid-line" x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
        ))}
        {columns.map((column, index) => (
          <g key={column.label}>
            <Stack column={column} x={index * slot + slot * 0.1} width={slot * 0.8} y={y} />
            {(index === most || index === columns.length - 1) && (
              <text
                class={index !== most && index - most < NEAR ? 'axis-text strong second' : 'axis-text strong'}
                x={`${(index + 0.5) * slot}%`}
                y={y(totals[index] ?? 0) - 6}
                text-anchor="middle"
              >
                {format.number(totals[index] ?? 0)}
              </text>
            )}
            <text
              class={index % 2 === 1 || (columns.length > 16 && index % 4 !== 0) ? 'axis-text second' : 'axis-text'}
              x={`${(index + 0.5) * slot}%`}
              y={HEIGHT + 18}
              text-anchor={anchorAt((index + 0.5) * slot)}
            >
              {columns.length > 20 && index % 2 === 1 ? '' : column.label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

interface StackProps {
  readonly column: StackedColumn;
  readonly x: number;
  readonly width: number;
  readonly y: (count: number) => number;
}

function Stack({ column, x, width, y }: StackProps) {
  let below = 0;
  return (
    <>
      {column.parts.map(({ fill, count }) => {
        const bottom = y(below);
        below += count;
        const place = {
          x: `${x.toFixed(2)}%`,
          width: `${width.toFixed(2)}%`,
          y: y(below),
          height: Math.max(0, bottom - y(below)),
        };
        return <ColumnPart key={fill} fill={fill} place={place} />;
      })}
    </>
  );
}

interface ColumnPartProps {
  readonly fill: ColumnFill;
  readonly place: Readonly<Record<'x' | 'y' | 'width' | 'height', number | string>>;
}

/** The same in the chart and in its key. */
export function ColumnPart({ fill, place }: ColumnPartProps) {
  if (fill === 'positive' || fill === 'negative') return <rect class={`fill-${fill}`} {...place} />;
  return (
    <>
      <rect class={`open-${fill}`} {...place} />
      {fill === 'conditional' && <rect fill="url(#hatch-conditional)" {...place} />}
    </>
  );
}

/** Four or five round numbers from zero to at least the most. */
export function niceTicks(most: number): readonly number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? 10 * power;
  const whole = Math.max(1, Math.ceil(step));
  const count = Math.ceil(most / whole);
  return Array.from({ length: count + 1 }, (_, index) => index * whole);
}
