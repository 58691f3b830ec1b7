import { toSentence } from '../src/import/row.ts';
import type { RecordOutcome } from '../src/services/import-batch.ts';
import { type FileImport, importFile } from '../src/services/import-file.ts';
import { TEST_NOW } from './database.ts';
import { inPieces } from './import-files.ts';

type Import = Pick<FileImport, 'database' | 'records'> &
  Partial<Pick<FileImport, 'format' | 'isDryRun' | 'maxErrors' | 'removedFlags'>>;

/** Imports a text or, one a line, rows as NDJSON, and gathers all that is said about them. */
export async function runImport(
  content: string | readonly unknown[],
  { format = 'ndjson', isDryRun = false, ...rest }: Import,
) {
  const text = typeof content === 'string' ? content : content.map((row) => `${JSON.stringify(row)}\n`).join('');
  const outcomes: RecordOutcome[] = [];
  const sentences: string[] = [];
  const { counts, skipped, notes, isStopped } = await importFile({
    ...rest,
    format,
    isDryRun,
    clock: { now: () => TEST_NOW, today: () => '2026-06-30' },
    reason: 'Test of imports',
    chunks: inPieces(text, 4_096),
    onRecord: (outcome) => outcomes.push(outcome),
    onRefusal: ({ problems }) => sentences.push(...problems.map(toSentence)),
  });
  return {
    counts,
    skipped: Object.fromEntries(skipped),
    notes: Object.fromEntries(notes),
    isStopped,
    outcomes,
    sentences,
  };
}
