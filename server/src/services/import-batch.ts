import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { RecordType, Stored } from '../domain/record.ts';
import { type Difference, diffRecords } from '../import/diff-records.ts';
import { type DraftRow, type ImportNote, refuse } from '../import/row.ts';
import { readCatalogue } from '../store/catalogue.ts';
import type { Database } from '../store/database.ts';
import type { RecordContents } from '../store/record-mapping.ts';
import { findRecords } from '../store/record-reader.ts';
import { type RegistryWriter, writeRegistry } from '../store/record-writer.ts';
import type { Tables } from '../store/tables.ts';
import type { KnownRecords } from '../submission/check-report.ts';
import {
  contentOf,
  type Flagged,
  type ImportKind,
  NOTHING_TOUCHED,
  type PlannedRecord,
  type Touched,
} from './import-kind.ts';
import { planBatch, type SetAside } from './import-plan.ts';
import { createFactIndex, createResolver, type FactIndex } from './import-resolver.ts';
import { readFacts } from './read-import-facts.ts';
import { rehearseChange } from './rehearse-change.ts';

export interface BatchWriting<Type extends RecordType, Draft> {
  readonly database: Database;
  readonly clock: Clock;
  readonly kind: ImportKind<Type, Draft>;
  readonly reason: string;
  /** Everything happens, then is undone. */
  readonly isDryRun: boolean;
  /** Who it is in the journal; the import when absent. */
  readonly actor?: string;
  /** The rules whose flags the operator has decided to remove, with the reason of the import. */
  readonly removedFlags?: readonly string[];
  /** Looks at what is about to be stored, in its transaction. What it throws stops everything. */
  check?(planned: readonly PlannedRecord<RecordContents[Type]>[]): void;
  /** What else belongs to the change, in its transaction, once the records are stored. */
  finish?(transaction: Transaction<Tables>, records: readonly { readonly id: number }[]): Promise<void>;
}

/** What became of one record. */
export interface RecordOutcome {
  readonly kind: 'new' | 'changed' | 'unchanged';
  readonly line: number;
  readonly id: number;
  readonly label: string;
  /** Empty for new records. */
  readonly differences: readonly Difference[];
}

export interface BatchResult<Draft> extends SetAside<Draft> {
  readonly records: readonly RecordOutcome[];
  readonly notes: readonly LineNote[];
}

/** What is worth telling about what a row became. */
export interface LineNote extends ImportNote {
  readonly line: number;
}

/** Stores rows of a file, each batch in one transaction. */
export function createBatchWriter<Type extends RecordType, Draft>(importing: BatchWriting<Type, Draft>) {
  type Content = RecordContents[Type];
  const { database, clock, kind, reason, isDryRun, actor = 'import', removedFlags = [], check, finish } = importing;
  const seen = new Map<number, number>();
  // Only a dry run needs them: elsewhere the database knows what earlier batches brought.
  const rehearsed = { facts: createFactIndex(), newRecords: 0, touched: NOTHING_TOUCHED };

  /** Rows that name what is not there yet are handed back, unless they are the last. */
  async function store(rows: readonly DraftRow<Draft>[], isLast: boolean): Promise<BatchResult<Draft>> {
    try {
      return await attempt(rows, isLast);
    } catch (error) {
      if (!isFaultOfARow(error)) throw error;
      const [row] = rows;
      return row && rows.length === 1 ? storeAgain(row, isLast) : storeOneByOne(rows, isLast);
    }
  }

  /** Somebody else may have changed the record between reading and writing: it is read again, once. */
  async function storeAgain(row: DraftRow<Draft>, isLast: boolean): Promise<BatchResult<Draft>> {
    try {
      return await attempt([row], isLast);
    } catch (error) {
      if (!isFaultOfARow(error)) throw error;
      return {
        ...NOTHING,
        refused: [refuse(row.line, [{ pointer: '', message: `cannot be stored: ${error.message}` }])],
      };
    }
  }

  /** Finds the rows at fault. Those that need each other are tried together again without them. */
  async function storeOneByOne(rows: readonly DraftRow<Draft>[], isLast: boolean): Promise<BatchResult<Draft>> {
    const alone: BatchResult<Draft>[] = [];
    for (const row of rows) alone.push(await store([row], false));
    const { waiting, ...result } = concat(alone);
    if (waiting.length === 0) return { ...result, waiting };
    if (waiting.length < rows.length) return concat([{ ...result, waiting: [] }, await store(waiting, isLast)]);
    if (!isLast) return { ...result, waiting };
    const given: BatchResult<Draft>[] = [];
    for (const row of waiting) given.push(await store([row], true));
    return concat([{ ...result, waiting: [] }, ...given]);
  }

  async function attempt(rows: readonly DraftRow<Draft>[], isLast: boolean): Promise<BatchResult<Draft>> {
    const change = { actor, reason, at: clock.now() };
    const done = await (isDryRun ? rehearseChange : writeRegistry)(database, change, (writer) =>
      write(writer, rows, isLast),
    );
    for (const { id, line } of done.plan.planned) seen.set(id, line);
    if (isDryRun) {
      rehearsed.facts.add(done.plan.facts);
      rehearsed.newRecords += done.plan.planned.filter(({ version }) => version === 0).length;
      rehearsed.touched = together(rehearsed.touched, done.touched);
    }
    return { ...done.plan.setAside, records: done.records, notes: done.notes };
  }

  async function write(writer: RegistryWriter, rows: readonly DraftRow<Draft>[], isLast: boolean) {
    // Asking for no id tells the next one and keeps others from making new records of the kind until the end.
    const nextId = (await writer.reserveIds(kind.type, 0)) + rehearsed.newRecords;
    const { known, stored, around } = await readGround(writer, rows);
    const plan = planBatch(kind, rows, { known, stored, around, nextId, seen, today: clock.today(), isLast });
    check?.(plan.planned);
    const flagged = await flag(writer, plan.planned, around);
    await putTouched(writer, flagged.touched);
    const planned = kind.consequences?.(flagged.planned, stored) ?? flagged.planned;
    const changed = planned.filter(({ before, content }) => before === undefined || hasChanged(before, content));
    const records = await put(writer, changed);
    await finish?.(writer.transaction, records);
    const written = new Set(records.map(({ id }) => id));
    const unchanged = plan.planned.filter(({ id }) => !written.has(id));
    const notes = flagged.planned
      .filter(({ id }) => written.has(id))
      .flatMap((record) => (kind.notesOn?.(record) ?? []).map((note) => ({ ...note, line: record.line })));
    return { plan, touched: flagged.touched, records: [...records, ...unchanged].map(toOutcome), notes };
  }

  async function flag(
    writer: RegistryWriter,
    planned: readonly PlannedRecord<Content>[],
    known: KnownRecords,
  ): Promise<Flagged<Content>> {
    const context = {
      db: writer.transaction,
      known,
      at: clock.now(),
      earlier: rehearsed.touched,
      removal: { codes: removedFlags, reason },
      isTrial: isDryRun,
    };
    return (await kind.flag?.(planned, context)) ?? { planned, touched: NOTHING_TOUCHED };
  }

  async function readGround(writer: RegistryWriter, rows: readonly DraftRow<Draft>[]) {
    const db = writer.transaction;
    const drafts = rows.map(({ draft }) => draft);
    const inDatabase = createFactIndex();
    inDatabase.add(await readFacts(db, kind.referencesOf(drafts)));
    inDatabase.add((await kind.readMoreFacts?.(db, drafts)) ?? []);
    const known: readonly FactIndex[] = [inDatabase, rehearsed.facts];

    const resolver = createResolver(known, { followsMerges: false });
    const idOf = (draft: Draft): readonly number[] => {
      const match = kind.match(draft, resolver);
      return 'id' in match && match.id !== undefined ? [match.id] : [];
    };
    const stored: Map<number, Stored<Content>> = await findRecords(db, kind.type, drafts.flatMap(idOf));
    const beforeOf = (draft: Draft): Content | undefined => {
      const [record] = idOf(draft).flatMap((id) => stored.get(id) ?? []);
      return record && contentOf<Content>(record);
    };
    const related = drafts.flatMap((draft) => kind.relatedIds?.(draft, beforeOf(draft), resolver) ?? []);
    const more = await findRecords(
      db,
      kind.type,
      related.filter((id) => !stored.has(id)),
    );
    const survivors = createResolver(known, { followsMerges: true });
    const named = drafts.flatMap((draft) => kind.institutionIdsOf?.(draft, beforeOf(draft), survivors) ?? []);
    const around = kind.institutionIdsOf === undefined ? NOTHING_AROUND : await readAround(db, named);
    return { known, stored: new Map([...stored, ...more]), around };
  }

  async function put(writer: RegistryWriter, changed: readonly PlannedRecord<Content>[]) {
    const newRecords = changed.filter(({ version }) => version === 0).length;
    if (newRecords > 0) await writer.reserveIds(kind.type, newRecords);
    const contents = changed.map(({ content }) => content);
    const numbered = (await kind.numberParts?.(contents, writer.reserveIds)) ?? contents;
    const records = changed.map((record, index) => ({ ...record, content: numbered[index] ?? record.content }));
    await writer.put(
      kind.type,
      records.map(({ id, version, content }) => ({ id, version, content })),
    );
    return records;
  }

  function toOutcome({ line, id, before, content }: PlannedRecord<Content>): RecordOutcome {
    const differences = before === undefined ? [] : diffRecords(before, content);
    const ofStored = differences.length === 0 ? 'unchanged' : 'changed';
    const label = kind.labelOf(content, id);
    return { kind: before === undefined ? 'new' : ofStored, line, id, label, differences };
  }

  return { store };
}

const NOTHING = { records: [], notes: [], refused: [], skipped: [], waiting: [] } as const;
const NOTHING_AROUND: KnownRecords = { agencies: [], countries: [], institutions: new Map() };

async function readAround(db: Kysely<Tables>, institutionIds: readonly number[]): Promise<KnownRecords> {
  const { agencies, countries } = await readCatalogue(db);
  return { agencies, countries, institutions: await findRecords(db, 'institution', [...new Set(institutionIds)]) };
}

/** In the order of ids, so that two who write never wait for each other. */
async function putTouched(writer: RegistryWriter, { agencies, institutions }: Touched): Promise<void> {
  if (agencies.size > 0) await writer.put('agency', inOrder(agencies));
  if (institutions.size > 0) await writer.put('institution', inOrder(institutions));
}

function inOrder<Content extends object>(records: ReadonlyMap<number, Stored<Content>>) {
  const sorted = [...records.values()].toSorted((one, other) => one.id - other.id);
  return sorted.map((record) => ({ id: record.id, version: record.version, content: contentOf<Content>(record) }));
}

function together(earlier: Touched, later: Touched): Touched {
  return {
    agencies: new Map([...earlier.agencies, ...later.agencies]),
    institutions: new Map([...earlier.institutions, ...later.institutions]),
    alike: new Map([...earlier.alike, ...later.alike]),
  };
}

function concat<Draft>(results: readonly BatchResult<Draft>[]): BatchResult<Draft> {
  return {
    records: results.flatMap(({ records }) => records),
    notes: results.flatMap(({ notes }) => notes),
    refused: results.flatMap(({ refused }) => refused),
    skipped: results.flatMap(({ skipped }) => skipped),
    waiting: results.flatMap(({ waiting }) => waiting),
  };
}

function hasChanged(before: unknown, after: unknown): boolean {
  return diffRecords(before, after).length > 0;
}

function isFaultOfARow(error: unknown): error is RegistryError {
  return error instanceof RegistryError && (error.code === 'conflict' || error.code === 'invalid_record');
}
