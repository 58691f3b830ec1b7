import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecordType } from '../domain/record.ts';
import type { DraftRow, ImportNote, ImportRow, RefusedRow, SkippedRow } from '../import/row.ts';
import { type BatchResult, type BatchWriting, createBatchWriter, type RecordOutcome } from './import-batch.ts';

export interface ImportSettings {
  /** Stops when this many rows are refused. */
  readonly maxErrors?: number;
  onRecord?(outcome: RecordOutcome): void;
  onRefusal?(row: RefusedRow): void;
  onProgress?(): void;
}

export interface ImportSummary {
  readonly counts: { readonly [Kind in RecordOutcome['kind'] | 'refused']: number };
  /** Rows that are not for this registry, by reason. */
  readonly skipped: ReadonlyMap<string, number>;
  /** What rows said that the registry has no place for, by kind. */
  readonly notes: ReadonlyMap<string, CountedNote>;
  /** Whether rows were left because too many were refused. */
  readonly isStopped: boolean;
}

export interface CountedNote {
  readonly count: number;
  readonly firstLine: number;
  readonly firstMessage: string;
}

const ROWS_PER_BATCH = 500;

/**
 * Stores the rows of a file batch by batch. A refused row never spoils another; a file can be imported again at any
 * time, also after an import that was cut off.
 */
export async function importRecords<Type extends RecordType, Draft>(
  rows: AsyncIterable<ImportRow<Draft>>,
  { maxErrors = Infinity, onRecord, onRefusal, onProgress, ...writing }: BatchWriting<Type, Draft> & ImportSettings,
): Promise<ImportSummary> {
  const { store } = createBatchWriter(writing);
  const tally = createTally();
  // Rows that name records which no row before them has brought; cycles need them all at once.
  const waiting: DraftRow<Draft>[] = [];
  let batch: DraftRow<Draft>[] = [];

  for await (const row of rows) {
    if (row.kind === 'draft') batch.push(row);
    else if (row.kind === 'refused') refused(row);
    else tally.addSkipped(row);
    if (batch.length >= ROWS_PER_BATCH) await storeBatch();
    if (hasTooMany()) return tally.summary(true);
  }
  await storeBatch();
  if (hasTooMany() && waiting.length > 0) return tally.summary(true);
  if (waiting.length > 0) settle(await store(waiting, true), waiting);
  return tally.summary(false);

  async function storeBatch(): Promise<void> {
    if (batch.length > 0) waiting.push(...settle(await store(batch, false), batch));
    batch = [];
    onProgress?.();
    // SQLite answers without leaving the microtask queue; let signals and progress through.
    await nextTurn();
  }

  function settle(result: BatchResult<Draft>, stored: readonly DraftRow<Draft>[]): readonly DraftRow<Draft>[] {
    const notes = new Map<number, readonly ImportNote[]>(stored.map((row) => [row.line, row.notes]));
    for (const { line, ...note } of result.notes) notes.set(line, [...(notes.get(line) ?? []), note]);
    for (const outcome of result.records) {
      tally.addRecord(outcome, notes.get(outcome.line) ?? []);
      notes.delete(outcome.line);
      onRecord?.(outcome);
    }
    for (const row of result.skipped) tally.addSkipped(row);
    for (const row of result.refused) refused(row);
    return result.waiting;
  }

  function refused(row: RefusedRow): void {
    tally.addRefused();
    onRefusal?.(row);
  }

  function hasTooMany(): boolean {
    return tally.refused() >= maxErrors;
  }
}

function createTally() {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  const skipped = new Map<string, number>();
  const notes = new Map<string, CountedNote>();
  return {
    refused: () => counts.refused,
    addRefused() {
      counts.refused += 1;
    },
    addRecord({ kind, line }: RecordOutcome, ofRow: readonly ImportNote[]) {
      counts[kind] += 1;
      for (const { code, message } of ofRow) {
        const known = notes.get(code) ?? { count: 0, firstLine: line, firstMessage: message };
        notes.set(code, { ...known, count: known.count + 1 });
      }
    },
    addSkipped: ({ reason }: SkippedRow) => void skipped.set(reason.message, (skipped.get(reason.message) ?? 0) + 1),
    summary: (isStopped: boolean): ImportSummary => ({ counts, skipped, notes, isStopped }),
  };
}
