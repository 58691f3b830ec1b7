import type { Transaction } from 'kysely';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { RecordType } from '../domain/record.ts';
import { institutionReader, newInstitutionReader } from '../import/read-institutions.ts';
import { agencyReader, countryReader } from '../import/read-records.ts';
import type { RowReader } from '../import/read-rows.ts';
import type { FieldProblem, RefusedRow } from '../import/row.ts';
import type { Database } from '../store/database.ts';
import type { Tables } from '../store/tables.ts';
import { agencyRows } from './import-agencies.ts';
import { createBatchWriter, type RecordOutcome } from './import-batch.ts';
import { countryRows } from './import-countries.ts';
import { institutionRows } from './import-institutions.ts';
import type { ImportKind } from './import-kind.ts';

/** What the operator changes record by record. */
export type EditedRecords = 'institutions' | 'agencies' | 'countries';

export interface RecordEdit {
  readonly records: EditedRecords;
  /** A row as files have it, with the key of the record unless it is new: only what it states is changed. */
  readonly row: object;
  readonly isNew: boolean;
  /** The version the operator has seen, when another one shall be a conflict. */
  readonly version?: number | undefined;
  readonly actor: string;
  readonly reason: string;
  readonly isDryRun: boolean;
  /** What else belongs to the change, in its transaction. What it throws undoes everything. */
  finish?(transaction: Transaction<Tables>, id: number): Promise<void>;
}

interface RecordEditingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Resolves when everything stored so far shows in this process. */
  readonly settle: () => Promise<void>;
}

/** Changes one record by the rules of import, so that both ways lead to the same. */
export function createRecordEditing({ database, clock, settle }: RecordEditingDependencies) {
  return { edit };

  async function edit(edited: RecordEdit): Promise<RecordOutcome> {
    const outcome = await storeEdited(edited);
    if (!edited.isDryRun) await settle();
    return outcome;
  }

  function storeEdited(edited: RecordEdit): Promise<RecordOutcome> {
    switch (edited.records) {
      case 'agencies':
        return store(edited, agencyRows, agencyReader);
      case 'countries':
        return store(edited, countryRows, countryReader);
      case 'institutions':
        return store(edited, institutionRows, edited.isNew ? newInstitutionReader : institutionReader);
    }
  }

  async function store<Type extends RecordType, Draft>(
    { row, isNew, version, actor, reason, isDryRun, finish }: RecordEdit,
    kind: ImportKind<Type, Draft>,
    reader: RowReader<Draft>,
  ): Promise<RecordOutcome> {
    const reading = reader.read(row);
    if (!('draft' in reading)) throw refusal('problems' in reading ? reading.problems : []);
    const writer = createBatchWriter<Type, Draft>({
      database,
      clock,
      kind,
      actor,
      reason,
      isDryRun,
      check: ([planned]) => requireExpected(planned, { isNew, version }),
      async finish(transaction, records) {
        for (const { id } of records) await finish?.(transaction, id).catch(asUnexpected);
      },
    });
    const draft = { kind: 'draft', line: 1, draft: reading.draft, notes: reading.notes ?? [] } as const;
    const { records, refused, skipped } = await writer.store([draft], true).catch((error: unknown) => {
      throw error instanceof UnexpectedRecord ? error.refusal : error;
    });
    const [outcome] = records;
    if (outcome !== undefined) return outcome;
    throw refusal(
      refused.flatMap(({ problems }: RefusedRow) => problems),
      skipped[0]?.reason.message,
    );
  }
}

/** Comes through where the faults of a row are collected. */
class UnexpectedRecord extends Error {
  override readonly name = 'UnexpectedRecord';
  readonly refusal: RegistryError;

  constructor(refused: RegistryError) {
    super(refused.message);
    this.refusal = refused;
  }
}

function asUnexpected(error: unknown): never {
  throw error instanceof RegistryError ? new UnexpectedRecord(error) : error;
}

function requireExpected(
  planned: { readonly id: number; readonly version: number } | undefined,
  { isNew, version }: Pick<RecordEdit, 'isNew' | 'version'>,
): void {
  if (planned === undefined) return;
  if (isNew && planned.version > 0) {
    throw new UnexpectedRecord(new RegistryError('conflict', `There is such a record already: ${planned.id}.`));
  }
  if (!isNew && planned.version === 0) {
    throw new UnexpectedRecord(new RegistryError('not_found', 'There is no such record.'));
  }
  if (version === undefined || version === planned.version) return;
  const sentence = `The record has version ${planned.version} by now, not ${version}; read it again.`;
  throw new UnexpectedRecord(new RegistryError('conflict', sentence));
}

function refusal(problems: readonly FieldProblem[], sentence = 'The record was not stored.'): RegistryError {
  return new RegistryError('invalid_record', sentence, {
    problems: problems.map(({ pointer, message }) => ({ pointer, message })),
  });
}
