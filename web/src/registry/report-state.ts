import { dayOf } from '../format.ts';

/** What a decision amounts to; each has its own shape, words and colour. */
export type DecisionKind = 'positive' | 'conditional' | 'negative' | 'neutral';
export type ValidityState = 'in-force' | 'expired' | 'superseded' | 'not-yet';

/** As much of a report as its decision and validity need; every form of a report has it. */
export interface DatedReport {
  readonly decision: 'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable';
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly valid_to_calculated: string;
  readonly report_valid: boolean;
  readonly superseded_by: number | null;
}

export interface Validity {
  readonly state: ValidityState;
  readonly from: string;
  /** The last day on which the report really held. */
  readonly to: string;
  /** When a later report took its place, as far as that is known. */
  readonly supersededOn: string | undefined;
  /** Whether the agency named no last day, so that six years are counted. */
  readonly isAssumed: boolean;
}

const KINDS: Readonly<Record<DatedReport['decision'], DecisionKind>> = {
  positive: 'positive',
  'positive with conditions or restrictions': 'conditional',
  negative: 'negative',
  'not applicable': 'neutral',
};

export function decisionKind({ decision }: Pick<DatedReport, 'decision'>): DecisionKind {
  return KINDS[decision];
}

/** Where the validity of a report stands today. `supersededOn` is the first day of the report that took its place. */
export function validityOf(report: DatedReport, today: string, supersededOn?: string): Validity {
  const from = dayOf(report.valid_from);
  const calculated = dayOf(report.valid_to_calculated);
  const isCutShort = supersededOn !== undefined && supersededOn <= calculated;
  const to = isCutShort ? dayBefore(supersededOn) : calculated;
  const common = { from, to, supersededOn: isCutShort ? supersededOn : undefined, isAssumed: report.valid_to === null };
  if (report.report_valid) return { state: 'in-force', ...common };
  const isSuperseded = report.superseded_by !== null && (isCutShort || today <= calculated);
  if (isSuperseded) return { state: 'superseded', ...common };
  return { state: from > today ? 'not-yet' : 'expired', ...common };
}

/** Whether the report counted on a day. */
export function heldOn(day: string, { from, to }: Pick<Validity, 'from' | 'to'>): boolean {
  return from <= day && day <= to;
}

export function dayBefore(day: string): string {
  return shiftDay(day, -1);
}

export function dayAfter(day: string): string {
  return shiftDay(day, 1);
}

function shiftDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A point in time as a year with a fraction, to draw it. */
export function yearOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return year + (month - 1) / 12 + (date - 1) / 365;
}
