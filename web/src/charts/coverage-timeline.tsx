import type { ComponentChildren } from 'preact';
import { Mark, validityText } from '../components/report-state.tsx';
import { coveredSpans, type InstitutionReport } from '../registry/institution-verdict.ts';
import { decisionKind, yearOf } from '../registry/report-state.ts';
import { useSite } from '../site-view.ts';
import { createTimeAxis, type TimeAxis, TimeBar, TodayLine } from './time-axis.tsx';

const MOST_WHOLE_ROWS = 8;
const MOST_PROGRAMME_ROWS = 12;
const FEWEST_YEARS = 10;

interface CoverageTimelineProps {
  readonly whole: readonly InstitutionReport[];
  readonly programmes: readonly InstitutionReport[];
}

/** What was valid when: rows of real text, each with its bar against the line of today. */
export function CoverageTimeline({ whole, programmes }: CoverageTimelineProps) {
  const { messages, today } = useSite();
  const words = messages.institution.coverage;
  const shown = programmes.slice(0, MOST_PROGRAMME_ROWS);
  const axis = axisFor([...whole, ...shown], today);
  return (
    <div class="coverage">
      <div class="axis">
        <AxisTrack axis={axis} today={today} />
      </div>
      <ul>
        <li class="whole">
          <div>
            <b>{words.wholeCovered}</b>
            <br />
            <Spans whole={whole} />
          </div>
          <Track axis={axis} today={today}>
            {coveredSpans(whole).map(({ from, to }) => (
              <rect
                key={from}
                class="fill-whole"
                x={`${axis.x(from)}%`}
                width={`${axis.x(to) - axis.x(from)}%`}
                y="50%"
                transform="translate(0 -7)"
                height="14"
              />
            ))}
          </Track>
        </li>
      </ul>
      <Rows title={words.whole} reports={whole} most={MOST_WHOLE_ROWS} axis={axis} />
      <Rows title={words.programmes} reports={shown} most={MOST_PROGRAMME_ROWS} axis={axis} />
      {programmes.length > shown.length && <p class="caption">{words.more(programmes.length - shown.length)}</p>}
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  readonly reports: readonly InstitutionReport[];
  /** How many are drawn before the reader asks for all of them. */
  readonly most: number;
  readonly axis: TimeAxis;
}

function Rows({ title, reports, most, axis }: RowsProps) {
  const { messages, format } = useSite();
  if (reports.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <BarRows reports={reports.slice(0, most)} axis={axis} />
      {reports.length > most && (
        <details class="more">
          <summary>{messages.search.more(format.number(reports.length - most))}</summary>
          <BarRows reports={reports.slice(most)} axis={axis} />
        </details>
      )}
    </>
  );
}

function BarRows({ reports, axis }: Pick<RowsProps, 'reports' | 'axis'>) {
  const { today } = useSite();
  return (
    <ul>
      {reports.map((placed) => (
        <li key={placed.report.id}>
          <RowText placed={placed} />
          <Track axis={axis} today={today}>
            <TimeBar axis={axis} bar={{ ...placed.validity, kind: decisionKind(placed.report) }} height={14} />
          </Track>
        </li>
      ))}
    </ul>
  );
}

function RowText({ placed: { report, validity } }: { readonly placed: InstitutionReport }) {
  const { messages, link } = useSite();
  const kind = decisionKind(report);
  const { decisionShort, relation } = messages.vocabulary;
  return (
    <div>
      <span class="title">
        <Mark kind={kind} />
        <span>
          <a href={link(`/report/${report.id}`)}>{useReportTitle(report)}</a>, {report.agency_acronym}{' '}
          {report.relation !== 'own' && <span class="tag">{relation[report.relation]}</span>}
          {report.crossborder && <span class="tag">{messages.institution.reports.crossborder}</span>}
        </span>
      </span>
      <span class={kind}>{decisionShort[report.decision]}</span>
      <span class="muted">, {lowerFirst(validityText(validity, messages.validity))}</span>
    </div>
  );
}

/** What a report is about, in few words: its programmes, else its procedure. */
export function useReportTitle(report: InstitutionReport['report']): string {
  const { messages } = useSite();
  const [first, ...others] = report.programmes;
  const activity = report.agency_esg_activity.charAt(0).toUpperCase() + report.agency_esg_activity.slice(1);
  if (first === undefined) return activity;
  if (others.length === 0) return first.name_primary;
  return `${activity}, ${messages.institution.coverage.programmeCount(report.programmes.length)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function Spans({ whole }: { readonly whole: readonly InstitutionReport[] }) {
  const { messages, format, today } = useSite();
  const words = messages.institution.coverage;
  const spans = coveredSpans(whole).map(({ from, to }) =>
    words.span(from, from <= today && today <= to ? undefined : to),
  );
  return <span class="muted">{spans.length === 0 ? words.never : words.spans(format.and(spans))}</span>;
}

interface TrackProps {
  readonly axis: TimeAxis;
  readonly today: string;
  readonly children: ComponentChildren;
}

function Track({ axis, today, children }: TrackProps) {
  return (
    <svg class="track" aria-hidden="true">
      {gridYears(axis).map((year) => (
        <line key={year} class="grid-line" x1={`${axis.x(year)}%`} x2={`${axis.x(year)}%`} y1="0" y2="100%" />
      ))}
      {children}
      <TodayLine axis={axis} today={today} top="0" bottom="100%" />
    </svg>
  );
}

function AxisTrack({ axis, today }: Omit<TrackProps, 'children'>) {
  const { messages } = useSite();
  return (
    <svg class="track" aria-hidden="true">
      <text class="axis-text strong" x={`${axis.x(today)}%`} y="11" text-anchor="middle">
        {messages.validity.today}
      </text>
      {gridYears(axis).map((year, index) => (
        <text
          key={year}
          class={index % 2 === 1 ? 'axis-text second' : 'axis-text'}
          x={`${axis.x(year)}%`}
          y="31"
          text-anchor={anchorAt(axis.x(year))}
        >
          {year}
        </text>
      ))}
    </svg>
  );
}

export function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 2) return 'start';
  return x > 98 ? 'end' : 'middle';
}

function axisFor(reports: readonly InstitutionReport[], today: string): TimeAxis {
  const days = [today, ...reports.flatMap(({ validity }) => [validity.from, validity.to])];
  const years = days.map(yearOf);
  const first = Math.floor(Math.min(...years) / 2) * 2;
  const last = Math.ceil((Math.max(...years) + 0.2) / 2) * 2;
  return createTimeAxis(Math.min(first, last - FEWEST_YEARS), last);
}

function gridYears(axis: TimeAxis): readonly number[] {
  const step = axis.last - axis.first > 24 ? 4 : 2;
  const count = Math.floor((axis.last - axis.first) / step) + 1;
  return Array.from({ length: count }, (_, index) => axis.first + index * step);
}
