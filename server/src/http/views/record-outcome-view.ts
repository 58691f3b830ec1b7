import type { RecordOutcome } from '../../services/import-batch.ts';
import type { ImportReport } from '../../services/import-request.ts';
import { toWireNames } from './wire-names.ts';

export function toRecordOutcome({ kind, line, id, label, differences }: RecordOutcome) {
  return {
    outcome: kind,
    line,
    id,
    label,
    differences: differences.map(({ path, before, after }) => ({
      path,
      ...(before !== undefined && { before: toWireNames(before) }),
      ...(after !== undefined && { after: toWireNames(after) }),
    })),
  };
}

export function toImportAnswer({ summary, records, problems }: ImportReport, isDryRun: boolean) {
  return {
    is_dry_run: isDryRun,
    ...summary.counts,
    is_stopped: summary.isStopped,
    skipped: [...summary.skipped].map(([reason, count]) => ({ reason, count })),
    notes: [...summary.notes].map(([kind, { count, firstLine, firstMessage }]) => ({
      kind,
      message: firstMessage,
      count,
      first_line: firstLine,
    })),
    problems: problems.map(({ line, pointer, message }) => ({ line, pointer, message })),
    records: records.map(toRecordOutcome),
  };
}
