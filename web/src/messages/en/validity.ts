import { createFormat } from '../../format.ts';
import type { DecisionKind } from '../../registry/report-state.ts';

const { day, shortDay } = createFormat('en');

/** What a decision and its dates mean, said plainly. */
export const validity = {
  until: (last: string) => `Valid until ${shortDay(last)}`,
  expired: (last: string) => `Expired ${shortDay(last)}`,
  superseded: (on: string | undefined) => (on === undefined ? 'Superseded' : `Superseded ${shortDay(on)}`),
  starts: (first: string) => `Starts ${shortDay(first)}`,
  withdrawn: 'Withdrawn',
  key: { inForce: 'In force', expired: 'Expired', superseded: 'Superseded', notYet: 'Not yet in force' },
  today: 'today',
  /** Before the noun that follows: what was decided, then what time has made of it. */
  inForce: {
    positive: (last: string) => `Approved. The decision holds today and ends on ${day(last)}.`,
    conditional: (last: string) => `Approved, with conditions. The decision holds today and ends on ${day(last)}.`,
    negative: (last: string) => `Not approved. This stands until ${day(last)}, unless a new review comes first.`,
    neutral: (last: string) =>
      `Reviewed; the procedure does not end in a yes or no. It counts as current until ${day(last)}.`,
  } satisfies Record<DecisionKind, (last: string) => string>,
  ended: {
    positive: (last: string) => `Was approved. The decision ended on ${day(last)}.`,
    conditional: (last: string) => `Was approved, with conditions. The decision ended on ${day(last)}.`,
    negative: (last: string) => `Was not approved. That decision ended on ${day(last)}.`,
    neutral: (last: string) => `Was reviewed, without a yes or no. The report stopped being current on ${day(last)}.`,
  } satisfies Record<DecisionKind, (last: string) => string>,
  replaced: {
    positive: (on: string) => `Was approved. A later report took its place on ${day(on)}.`,
    conditional: (on: string) => `Was approved, with conditions. A later report took its place on ${day(on)}.`,
    negative: (on: string) => `Was not approved. A later report took its place on ${day(on)}; read that one.`,
    neutral: (on: string) => `Was reviewed, without a yes or no. A later report took its place on ${day(on)}.`,
  } satisfies Record<DecisionKind, (on: string) => string>,
  notYet: {
    positive: (first: string) => `Approved. The decision takes effect on ${day(first)}; it does not count yet.`,
    conditional: (first: string) =>
      `Approved, with conditions. The decision takes effect on ${day(first)}; it does not count yet.`,
    negative: (first: string) => `Not approved. The decision takes effect on ${day(first)}.`,
    neutral: (first: string) => `Reviewed, without a yes or no. The report counts from ${day(first)}.`,
  } satisfies Record<DecisionKind, (first: string) => string>,
  assumedEnd: (last: string) => `The agency named no last day. The registry then counts six years, to ${day(last)}.`,
  cutShort: 'A later report ended it before its own last day.',
  statedEnd: 'The agency stated the last day.',
  from: (first: string) => `From ${day(first)}`,
  to: (last: string) => `to ${day(last)}`,
};
