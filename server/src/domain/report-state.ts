import type { Report, Successor } from './report.ts';
import { FLAG_LEVELS, type FlagLevel, type ReportState } from './vocabularies.ts';

/** The highest flag nobody has removed. */
export function effectiveFlag({ flags }: Pick<Report, 'flags'>): FlagLevel {
  const ranks = flags.filter(({ removal }) => removal === null).map(({ level }) => FLAG_LEVELS.indexOf(level));
  return FLAG_LEVELS[Math.max(0, ...ranks)] ?? 'none';
}

/** The state follows from the facts: withdrawal before a high flag, a high flag before a successor. */
export function stateOf(report: Pick<Report, 'flags' | 'supersededBy' | 'withdrawal'>): ReportState {
  if (report.withdrawal !== null) return 'withdrawn';
  if (effectiveFlag(report) === 'high level') return 'held';
  return report.supersededBy === null ? 'published' : 'superseded';
}

/** The states whose reports everybody may see in lists, counters, search, files and credentials. */
export const VISIBLE_STATES = ['published', 'superseded'] as const satisfies readonly ReportState[];

/** The one visibility rule. It never depends on who asks. */
export function isVisible(report: Pick<Report, 'flags' | 'supersededBy' | 'withdrawal'>): boolean {
  return (VISIBLE_STATES as readonly ReportState[]).includes(stateOf(report));
}

/**
 * What a report says of its successor once the one that names it is as given. A successor counts only while everybody
 * can see it; one that came before another keeps its place.
 */
export function supersededByAfter(
  { supersededBy }: Pick<Report, 'supersededBy'>,
  newer: Pick<Report, 'validFrom' | 'flags' | 'supersededBy' | 'withdrawal'> & { readonly id: number },
): Successor | null {
  if (supersededBy !== null && supersededBy.reportId !== newer.id) return supersededBy;
  return isVisible(newer) ? { reportId: newer.id, validFrom: newer.validFrom } : null;
}
