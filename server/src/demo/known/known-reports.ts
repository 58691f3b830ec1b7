import type { DemoRecord } from '../demo-record.ts';
import type { ReportDraft } from '../report-draft.ts';
import { type KnownReport, type KnownReportTools, toReports } from './known-report.ts';
import { REPORTS_WITH_PLAIN_FACTS } from './known-report-facts.ts';
import { REPORTS_WITH_UNUSUAL_PARTIES } from './known-report-parties.ts';

/** The order gives the ids, which docs/demo-world.md promises: add new ones at the end only. */
export const KNOWN_REPORTS: readonly KnownReport[] = [...REPORTS_WITH_PLAIN_FACTS, ...REPORTS_WITH_UNUSUAL_PARTIES];

/** The reports with the first ids, the same in every demo world. */
export function createKnownReports(tools: KnownReportTools): readonly DemoRecord<ReportDraft>[] {
  return toReports(KNOWN_REPORTS, tools);
}
