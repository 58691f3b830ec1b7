import { type Kysely, sql, type Transaction } from 'kysely';
import type { RecordType } from '../domain/record.ts';
import { type Change, entryHash, type JournalEntry } from '../journal/journal-entry.ts';
import type { JournalSource } from '../journal/verify-journal.ts';
import { fixedLookup } from './fixed-query.ts';
import { insertRowsOf, type TableRows } from './rows.ts';
import type { Tables } from './tables.ts';

/** A changed record on its way into the journal. */
export interface JournalDraft {
  readonly recordType: RecordType;
  readonly recordId: number;
  readonly version: number;
  readonly content: string;
}

export interface JournalHead {
  readonly sequence: number;
  readonly hash: string;
}

/**
 * Adds entries to the end of the chain, with rows that are written along with them. Moving the head locks its row until the commit, so sequences are given in
 * commit order: whoever has read up to a sequence has seen everything before it, and a rollback leaves no gap.
 */
export async function appendToJournal(
  transaction: Transaction<Tables>,
  { at, actor, reason }: Change,
  drafts: readonly JournalDraft[],
  along: readonly TableRows[] = [],
): Promise<void> {
  if (drafts.length === 0) return insertRowsOf(transaction, along);
  const head = await movedHead(transaction, [drafts.length]);
  if (!head) throw new Error('The journal has no head');
  let previousHash = head.hash;
  const rows = drafts.map(({ recordType, recordId, version, content }, index) => {
    const sequence = head.sequence - drafts.length + 1 + index;
    const entry = { sequence, at, actor, reason, recordType, recordId, version, content, previousHash };
    const hash = entryHash(entry);
    previousHash = hash;
    return toRow(entry, hash);
  });
  const text = (place: string) => `update journal_head set hash = ${place} where id = 1`;
  await insertRowsOf(transaction, [...along, ['journal', rows]], { text, value: previousHash });
}

/** Gives the new sequence with the hash of the entry before. */
const movedHead = fixedLookup<JournalHead>((db, [count]) =>
  db
    .updateTable('journal_head')
    .set({ sequence: sql`sequence + ${count}` })
    .where('id', '=', sql.lit(1))
    .returning(['sequence', 'hash']),
);

const journalHead = fixedLookup<JournalHead>((db) => db.selectFrom('journal_head').select(['sequence', 'hash']));

export async function readJournalHead(db: Kysely<Tables>): Promise<JournalHead> {
  const head = await journalHead(db, []);
  if (!head) throw new Error('The journal has no head');
  return { sequence: head.sequence, hash: head.hash };
}

/** Entries after a sequence, in order. */
export async function readJournal(db: Kysely<Tables>, after: number, limit: number): Promise<JournalEntry[]> {
  return db
    .selectFrom('journal')
    .select(entryColumns)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(limit)
    .execute();
}

/** Every state a record ever had, oldest first. */
export async function readRecordHistory(
  db: Kysely<Tables>,
  recordType: RecordType,
  recordId: number,
): Promise<JournalEntry[]> {
  return db
    .selectFrom('journal')
    .select(entryColumns)
    .where('record_type', '=', recordType)
    .where('record_id', '=', recordId)
    .orderBy('version')
    .execute();
}

/** The journal of this database as the verifier and the followers read it. */
export function journalSource(db: Kysely<Tables>): JournalSource {
  return { read: (after, limit) => readJournal(db, after, limit), head: () => readJournalHead(db) };
}

const entryColumns = [
  'sequence',
  'at',
  'actor',
  'reason',
  'record_type as recordType',
  'record_id as recordId',
  'version',
  'content',
  'previous_hash as previousHash',
  'hash',
] as const;

function toRow(entry: Omit<JournalEntry, 'hash'>, hash: string): Tables['journal'] {
  return {
    sequence: entry.sequence,
    at: entry.at,
    actor: entry.actor,
    reason: entry.reason,
    record_type: entry.recordType,
    record_id: entry.recordId,
    version: entry.version,
    content: entry.content,
    previous_hash: entry.previousHash,
    hash,
  };
}
