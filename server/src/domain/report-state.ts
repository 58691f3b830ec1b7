import type { Report } from './report.ts';
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
