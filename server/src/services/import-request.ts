import type { Clock } from '../domain/clock.ts';
import type { FlagRuleCode } from '../domain/submission/raise-flags.ts';
import type { ByteChunks, RowProblem } from '../import/row.ts';
import type { Database } from '../store/database.ts';
import type { RecordOutcome } from './import-batch.ts';
import { type ImportedRecords, type ImportFormat, importFile } from './import-file.ts';
import type { ImportSummary } from './import-records.ts';

export interface ImportRequest {
  readonly records: ImportedRecords;
  readonly format: ImportFormat;
  readonly chunks: ByteChunks;
  readonly actor: string;
  readonly reason: string;
  readonly isDryRun: boolean;
  readonly removedFlags: readonly FlagRuleCode[];
}

/** What an import did, as far as it can be shown at once. */
export interface ImportReport {
  readonly summary: ImportSummary;
  readonly records: readonly RecordOutcome[];
  readonly problems: readonly RowProblem[];
}

/** More than anybody reads; the counts are of everything. */
const SHOWN = 1_000;
/** So many mistakes mean that the file is not what it was taken for. */
const MAX_ERRORS = 1_000;

/** Imports a file that the operator sends. */
export function createFileImports({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async run(request: ImportRequest): Promise<ImportReport> {
      const records: RecordOutcome[] = [];
      const problems: RowProblem[] = [];
      const summary = await importFile({
        ...request,
        database,
        clock,
        maxErrors: MAX_ERRORS,
        onRecord(outcome) {
          if (outcome.kind !== 'unchanged' && records.length < SHOWN) records.push(outcome);
        },
        onRefusal(row) {
          problems.push(...row.problems.slice(0, SHOWN - problems.length));
        },
      });
      return { summary, records, problems };
    },
  };
}
