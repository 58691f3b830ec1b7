import type { ReportOfInstitution } from '@touchstone/sdk';
import { leading, type PlacedReport } from './institution-coverage.ts';
import { type DecisionKind, dayAfter, decisionKind } from './report-state.ts';

export type InstitutionReport = PlacedReport<ReportOfInstitution>;

export interface InstitutionVerdict {
  readonly kind: DecisionKind;
  readonly situation: 'whole' | 'programmes' | 'ended' | 'starts' | 'nothing';
  /** The report the sentence is about. */
  readonly leading: InstitutionReport | undefined;
  /** Whether another report on the whole that is in force came to another decision. */
  readonly isDisputed: boolean;
}

/** What a part of the institution or a partner was reviewed for says nothing about the whole. */
export function isOnWhole({ report: { relation } }: InstitutionReport): boolean {
  return relation === 'own' || relation === 'predecessor';
}

/** What can be said of an institution today, in one sentence. */
export function institutionVerdict(
  institutional: readonly InstitutionReport[],
  programmes: readonly InstitutionReport[],
): InstitutionVerdict {
  const whole = institutional.filter(isOnWhole);
  const parts = [...institutional.filter((placed) => !isOnWhole(placed)), ...programmes];
  const inForce = whole.filter(isInForce);
  const first = leading(inForce);
  if (first !== undefined) {
    const kinds = new Set(inForce.map(({ report }) => decisionKind(report)));
    return { kind: decisionKind(first.report), situation: 'whole', leading: first, isDisputed: kinds.size > 1 };
  }
  const rest = { kind: 'neutral', isDisputed: false } as const;
  const part = leading(parts.filter(isInForce));
  if (part !== undefined) return { ...rest, situation: 'programmes', leading: part };
  const all = [...whole, ...parts];
  const last = all.filter(({ validity }) => validity.state !== 'not-yet').toSorted(byEnd)[0];
  if (last !== undefined) return { ...rest, situation: 'ended', leading: last };
  const next = all.toSorted((one, other) => (one.validity.from < other.validity.from ? -1 : 1))[0];
  if (next !== undefined) return { ...rest, situation: 'starts', leading: next };
  return { ...rest, situation: 'nothing', leading: undefined };
}

function isInForce({ validity }: InstitutionReport): boolean {
  return validity.state === 'in-force';
}

function byEnd(one: InstitutionReport, other: InstitutionReport): number {
  return one.validity.to < other.validity.to ? 1 : -1;
}

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The times during which some report on the whole other than a negative one held; spans that touch are one. */
export function coveredSpans(reports: readonly InstitutionReport[]): readonly Span[] {
  const counted = reports
    .filter((placed) => isOnWhole(placed) && decisionKind(placed.report) !== 'negative')
    .map(({ validity }) => validity);
  const ordered = counted
    .filter(({ from, to }) => from <= to)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const spans: Span[] = [];
  for (const { from, to } of ordered) {
    const last = spans.at(-1);
    if (last !== undefined && from <= dayAfter(last.to)) {
      spans[spans.length - 1] = { from: last.from, to: to > last.to ? to : last.to };
    } else {
      spans.push({ from, to });
    }
  }
  return spans;
}
