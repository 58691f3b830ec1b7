import { toLines } from '../import/diff-records.ts';
import type { RecordOutcome } from '../services/import-batch.ts';
import type { ImportSummary } from '../services/import-records.ts';

/** What a dry run says about one record; nothing about those that stay as they are. */
export function dryRunLines({ kind, line, label, differences }: RecordOutcome): readonly string[] {
  if (kind === 'unchanged') return [];
  if (kind === 'new') return [`+ line ${line}: ${label}`];
  return [`~ line ${line}: ${label}`, ...toLines(differences).map((text) => `    ${text}`)];
}

export function summaryLines(
  { counts, skipped, notes, isStopped }: ImportSummary,
  { isDryRun, maxErrors }: { readonly isDryRun: boolean; readonly maxErrors?: number },
): readonly string[] {
  const total = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  const parts = [
    `${shown(counts.new)} new`,
    `${shown(counts.changed)} changed`,
    `${shown(counts.unchanged)} unchanged`,
    `${shown(total)} skipped`,
    `${shown(counts.refused)} refused`,
  ];
  return [
    ...[...skipped].map(([reason, count]) => `skipped ${shown(count)} × ${reason}`),
    ...[...notes].map(
      ([code, { count, firstLine, firstMessage }]) =>
        `note ${shown(count)} × ${code}, first in line ${firstLine}: ${firstMessage}`,
    ),
    ...(isStopped
      ? [`Stopped: ${shown(maxErrors ?? 0)} rows were refused; the rest of the file was not imported`]
      : []),
    `${isDryRun ? 'Dry run, nothing was changed: ' : ''}${parts.join(', ')}`,
  ];
}

function shown(count: number): string {
  return count.toLocaleString('en');
}
