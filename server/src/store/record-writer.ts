import type { Kysely, Transaction } from 'kysely';
import type { Activity } from '../domain/agency.ts';
import type { Instant } from '../domain/day.ts';
import { RegistryError } from '../domain/errors.ts';
import type { RecordType } from '../domain/record.ts';
import type { Change } from '../journal/journal-entry.ts';
import { asRegistryError } from './constraint-errors.ts';
import type { Database } from './database.ts';
import { type IdCounter, reserveIds } from './id-counter.ts';
import { appendToJournal, type JournalDraft } from './journal-store.ts';
import { RECORD_MAPPINGS, type RecordContents, type RecordMapping } from './record-mapping.ts';
import { deleteRowsOf, inChunks, insertRowsOf, type Row, type TableRows, untyped } from './rows.ts';
import { findSupersededAnew, refuseCircles } from './superseded-reports.ts';
import type { Tables } from './tables.ts';

/** A record as it shall be from now on. */
export interface RecordPut<Type extends RecordType> {
  readonly id: number;
  /** The version that was read; 0 for a new record. Another one in the database is a conflict. */
  readonly version: number;
  readonly content: RecordContents[Type];
  /** For records that already have a past elsewhere; the time of the change when absent. */
  readonly createdAt?: Instant;
  readonly updatedAt?: Instant;
}

export interface RegistryWriter {
  /** Reserves ids without gaps and returns the first; the others follow it. */
  reserveIds(counter: IdCounter, count: number): Promise<number>;
  /**
   * Stores records of one kind. Every one becomes one entry in the journal. Reports that a stored one supersedes are
   * changed along with it when it begins or ceases to count.
   */
  put<Type extends RecordType>(type: Type, records: readonly RecordPut<Type>[]): Promise<void>;
  /** Rows that nothing else is waiting for; they are written last, with the entries of the journal. */
  insertLast(...rows: TableRows): void;
  /** For rows that are written together with records but are none themselves. */
  readonly transaction: Transaction<Tables>;
}

/** Changes the registry in one transaction: rows and journal entries together, or nothing. */
export async function writeRegistry<Result>(
  database: Database,
  change: Change,
  work: (writer: RegistryWriter) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction((transaction) => writeRecords(transaction, change, work));
  } catch (error) {
    throw asRegistryError(error);
  }
}

/** The same inside a transaction that is already running. */
export async function writeRecords<Result>(
  transaction: Transaction<Tables>,
  change: Change,
  work: (writer: RegistryWriter) => Promise<Result>,
): Promise<Result> {
  const drafts: JournalDraft[] = [];
  const last: TableRows[] = [];
  const result = await work(createWriter(transaction, change, { drafts, last }));
  // Last, because it locks the end of the chain until the commit.
  await appendToJournal(transaction, change, drafts, last);
  return result;
}

/** What a transaction writes at its end. */
interface Ending {
  readonly drafts: JournalDraft[];
  readonly last: TableRows[];
}

function createWriter(transaction: Transaction<Tables>, change: Change, { drafts, last }: Ending): RegistryWriter {
  return {
    transaction,
    reserveIds: (counter, count) => reserveIds(transaction, counter, count),
    put,
    insertLast: (...rows) => void last.push(rows),
  };

  async function put<Type extends RecordType>(type: Type, records: readonly RecordPut<Type>[]): Promise<void> {
    const mapping: RecordMapping<never> = RECORD_MAPPINGS[type];
    const prepared = records.map((record) => prepare(record, mapping, change.at));
    await updateRows(transaction, type, prepared);
    await deleteChildRows(transaction, mapping, prepared);
    const own: TableRows = [type, prepared.filter(isNew).map(({ row }) => row)];
    const children = mapping.children.map(
      ({ table }, index): TableRows => [table, prepared.flatMap((record) => record.children[index] ?? [])],
    );
    await insertRowsOf(transaction, [own, ...children]);
    if (type === 'agency') await writeActivities(transaction, records as readonly RecordPut<'agency'>[]);
    for (const { id, nextVersion, content } of prepared) {
      drafts.push({ recordType: type, recordId: id, version: nextVersion, content });
    }
    if (type === 'report') await putSuperseded(records as readonly RecordPut<'report'>[]);
  }

  async function putSuperseded(successors: readonly RecordPut<'report'>[]): Promise<void> {
    await refuseCircles(transaction, successors);
    const superseded = await findSupersededAnew(transaction, successors);
    if (superseded.length > 0) await put('report', superseded);
  }
}

interface PreparedRecord {
  readonly id: number;
  readonly readVersion: number;
  readonly nextVersion: number;
  readonly content: string;
  readonly row: Row;
  readonly children: readonly (readonly Row[])[];
}

function prepare(record: RecordPut<RecordType>, mapping: RecordMapping<never>, at: Instant): PreparedRecord {
  const { id, version: readVersion } = record;
  const content = JSON.stringify(record.content);
  const nextVersion = readVersion + 1;
  const times = {
    updated_at: record.updatedAt ?? at,
    ...(readVersion === 0 && { created_at: record.createdAt ?? at }),
  };
  return {
    id,
    readVersion,
    nextVersion,
    content,
    row: { id, version: nextVersion, ...times, ...mapping.columns(record.content as never), content },
    children: mapping.children.map(({ owner, rows }) =>
      rows(record.content as never).map((row) => ({ [owner]: id, ...row })),
    ),
  };
}

function isNew({ readVersion }: PreparedRecord): boolean {
  return readVersion === 0;
}

async function updateRows(db: Kysely<Tables>, type: RecordType, records: readonly PreparedRecord[]): Promise<void> {
  for (const record of records) {
    if (isNew(record)) continue;
    const { id: _, ...changed } = record.row;
    const result = await untyped(db)
      .updateTable(type)
      .set(changed)
      .where('id', '=', record.id)
      .where('version', '=', record.readVersion)
      .executeTakeFirst();
    if (result.numUpdatedRows !== 1n) {
      throw new RegistryError('conflict', `Somebody else has changed ${type} ${record.id} meanwhile; read it again`);
    }
  }
}

/** What follows from a record is written anew with it. */
async function deleteChildRows(
  db: Kysely<Tables>,
  mapping: RecordMapping<never>,
  records: readonly PreparedRecord[],
): Promise<void> {
  const changed = records.filter((record) => !isNew(record)).map(({ id }) => id);
  if (changed.length === 0) return;
  for (const child of mapping.children) await deleteRowsOf(db, child, changed);
}

/** Reports point at activities, so these are changed in place and never deleted. */
async function writeActivities(db: Kysely<Tables>, agencies: readonly RecordPut<'agency'>[]): Promise<void> {
  const rows = agencies.flatMap(({ id, content }) => content.activities.map((activity) => activityRow(id, activity)));
  for (const part of inChunks(rows, 200)) {
    await db
      .insertInto('activity')
      .values([...part])
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          agency_id: ref('excluded.agency_id'),
          group_id: ref('excluded.group_id'),
          type: ref('excluded.type'),
          local_identifier: ref('excluded.local_identifier'),
          valid_from: ref('excluded.valid_from'),
          valid_to: ref('excluded.valid_to'),
        })),
      )
      .execute();
  }
}

function activityRow(agency_id: number, activity: Activity): Tables['activity'] {
  return {
    id: activity.id,
    agency_id,
    group_id: activity.groupId,
    type: activity.type,
    local_identifier: activity.localIdentifier,
    valid_from: activity.validFrom,
    valid_to: activity.validTo,
  };
}
