import { validityText } from '../components/report-state.tsx';
import { type DecisionKind, type Validity, yearOf } from '../registry/report-state.ts';
import { useSite } from '../site-view.ts';
import { anchorAt } from './coverage-timeline.tsx';
import { createTimeAxis, TimeBar, TodayLine } from './time-axis.tsx';

/** One report against the line of today. */
export function ValidityBar({ validity, kind }: { readonly validity: Validity; readonly kind: DecisionKind }) {
  const { messages, today } = useSite();
  const days = [validity.from, validity.to, today].map(yearOf);
  const axis = createTimeAxis(Math.floor(Math.min(...days)), Math.ceil(Math.max(...days) + 0.1));
  const count = axis.last - axis.first;
  const step = count > 12 ? 4 : count > 8 ? 2 : 1;
  const years = Array.from({ length: Math.floor(count / step) + 1 }, (_, index) => axis.first + index * step);
  const gist = messages.report.bar(validity.from, validity.to, validityText(validity, messages.validity));
  return (
    <div class="validity-bar">
      <svg role="img" aria-label={gist}>
        {years.map((year) => (
          <line key={year} class="grid-line" x1={`${axis.x(year)}%`} x2={`${axis.x(year)}%`} y1="17" y2="41" />
        ))}
        <TimeBar axis={axis} bar={{ ...validity, kind }} y={20} height={18} />
        <TodayLine axis={axis} today={today} top={15} bottom={43} />
        <text class="axis-text strong" x={`${axis.x(today)}%`} y="10" text-anchor={anchorAt(axis.x(today))}>
          {messages.validity.today}
        </text>
        {years.map((year, index) => (
          <text
            key={year}
            class={index % 2 === 1 ? 'axis-text second' : 'axis-text'}
            x={`${axis.x(year)}%`}
            y="58"
            text-anchor={anchorAt(axis.x(year))}
          >
            {year}
          </text>
        ))}
      </svg>
      <p class="inline small">
        <span>
          {messages.validity.from(validity.from)} {messages.validity.to(validity.to)}
        </span>
        <span class="muted">{endWords(validity, messages.validity)}</span>
      </p>
    </div>
  );
}

type ValidityMessages = ReturnType<typeof useSite>['messages']['validity'];

/** Who named the last day. */
function endWords({ supersededOn, isAssumed, to }: Validity, words: ValidityMessages): string {
  if (supersededOn !== undefined) return words.cutShort;
  return isAssumed ? words.assumedEnd(to) : words.statedEnd;
}
