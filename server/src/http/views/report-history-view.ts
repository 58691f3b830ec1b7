import { isDeepStrictEqual } from 'node:util';
import type { Report } from '../../domain/report.ts';
import { effectiveFlag, isVisible } from '../../domain/report-state.ts';
import type { ReportChange } from '../registry-reader.ts';
import type { ReportHistoryEntry } from '../schemas/report-history.ts';

/** The public fields, each with what of the record shows in it. Flags show only as their level. */
const PUBLIC_FIELDS: readonly (readonly [name: string, value: (report: Report) => unknown])[] = [
  ['agency_id', ({ agencyId }) => agencyId],
  ['contributing_agencies', ({ contributingAgencyIds }) => contributingAgencyIds],
  ['agency_esg_activities', ({ activityIds }) => activityIds],
  ['institutions', ({ institutionIds }) => institutionIds],
  ['platforms', ({ platformIds }) => platformIds],
  ['programmes', ({ programmes }) => programmes],
  ['valid_from', ({ validFrom }) => validFrom],
  ['valid_to', ({ validTo }) => validTo],
  ['status', ({ status }) => status],
  ['decision', ({ decision }) => decision],
  ['report_files', ({ files }) => files],
  ['report_links', ({ links }) => links],
  ['local_identifier', ({ localIdentifier }) => localIdentifier],
  ['other_comment', ({ otherComment }) => otherComment],
  ['flag', effectiveFlag],
  ['summary', ({ summary }) => summary],
  ['superseded_by', ({ supersededBy }) => supersededBy?.reportId ?? null],
];

/**
 * What the public could see change, newest first. States in which the report was held are passed over, so that nothing
 * tells of them; that it was withdrawn was public.
 */
export function toReportHistory(changes: readonly ReportChange[]): ReportHistoryEntry[] {
  const entries: ReportHistoryEntry[] = [];
  let previous: Report | undefined;
  let isGone = false;
  for (const { at, content } of withSuccessorOfToday(changes).filter((change) => isPublic(change.content))) {
    if (content.withdrawal !== null) {
      if (previous !== undefined && !isGone) entries.push({ date: at, change: 'withdrawn', fields: [] });
      isGone = previous !== undefined;
      continue;
    }
    const fields = previous === undefined ? [] : changedFields(previous, content);
    const change = isGone ? 'restored' : kindOf(previous, content);
    if (change !== 'changed' || fields.length > 0) entries.push({ date: at, change, fields });
    isGone = false;
    previous = content;
  }
  return entries.reverse();
}

function isPublic(report: Report): boolean {
  return isVisible(report) || report.withdrawal !== null;
}

/**
 * A successor that does not count today leaves nothing behind, and one that does shows without a gap from when it was
 * first named: a report that is or was held must not be told from the history of another.
 */
function withSuccessorOfToday(changes: readonly ReportChange[]): ReportChange[] {
  const supersededBy = changes.at(-1)?.content.supersededBy ?? null;
  const first = changes.findIndex(({ content }) => content.supersededBy?.reportId === supersededBy?.reportId);
  return changes.map((change, index) => ({
    ...change,
    content: { ...change.content, supersededBy: index < first ? null : supersededBy },
  }));
}

function changedFields(before: Report, after: Report): string[] {
  return PUBLIC_FIELDS.filter(([, value]) => !isDeepStrictEqual(value(before), value(after))).map(([name]) => name);
}

function kindOf(before: Report | undefined, after: Report): 'created' | 'changed' | 'superseded' {
  if (before === undefined) return 'created';
  return before.supersededBy === null && after.supersededBy !== null ? 'superseded' : 'changed';
}
