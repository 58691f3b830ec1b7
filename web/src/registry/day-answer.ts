import type { Institution } from '@touchstone/sdk';
import { type InstitutionReport, isOnWhole } from './institution-verdict.ts';
import { decisionKind, heldOn } from './report-state.ts';

/** What can be said of an institution on a day, weightier answers first. */
export type DaySituation = 'covered' | 'disputed' | 'refused' | 'reviewed' | 'part' | 'none' | 'nothing';

export type Tense = 'past' | 'present' | 'future';

export interface DayAnswer {
  readonly situation: DaySituation;
  /** The reports on the institution as a whole that held on the day. */
  readonly held: readonly InstitutionReport[];
  /** How many reports on programmes or parts held on the day. */
  readonly partCount: number;
  /** Whether those on the whole came to different decisions. */
  readonly hasDifferent: boolean;
  /** Whether the institution existed on the day. */
  readonly life: 'open' | 'closed' | 'not yet founded';
  readonly tense: Tense;
}

interface Asked {
  readonly day: string;
  readonly today: string;
  readonly institution: Pick<Institution, 'founding_date' | 'closure_date'>;
  readonly whole: readonly InstitutionReport[];
  readonly programmes: readonly InstitutionReport[];
}

/** Was it covered on the day? A refusal is no yes, and neither is a report on a part. */
export function answerForDay({ day, today, institution, whole, programmes }: Asked): DayAnswer {
  const all = [...whole, ...programmes].filter(({ validity }) => heldOn(day, validity));
  const held = whole.filter((placed) => isOnWhole(placed) && all.includes(placed));
  const partCount = all.length - held.length;
  const hasAny = whole.length + programmes.length > 0;
  return {
    situation: situationOf(held) ?? (partCount > 0 ? 'part' : hasAny ? 'none' : 'nothing'),
    held,
    partCount,
    hasDifferent: new Set(held.map(({ report }) => report.decision)).size > 1,
    life: lifeOn(day, institution),
    tense: day < today ? 'past' : day > today ? 'future' : 'present',
  };
}

function situationOf(held: readonly InstitutionReport[]): DaySituation | undefined {
  const kinds = new Set(held.map(({ report }) => decisionKind(report)));
  const isApproved = kinds.has('positive') || kinds.has('conditional');
  if (isApproved) return kinds.has('negative') ? 'disputed' : 'covered';
  if (kinds.has('negative')) return 'refused';
  return kinds.has('neutral') ? 'reviewed' : undefined;
}

function lifeOn(
  day: string,
  { founding_date: founded, closure_date: closed }: Asked['institution'],
): DayAnswer['life'] {
  if (closed !== null && day > closed) return 'closed';
  return founded !== '' && day < founded ? 'not yet founded' : 'open';
}

/** Who took the place of a closed institution. */
export function successorsOf({ historical_relationships: events }: Pick<Institution, 'historical_relationships'>) {
  return events
    .filter(({ relationship_type: type }) => type === 'succeeded by' || type === 'was absorbed by')
    .map(({ institution }) => institution);
}
