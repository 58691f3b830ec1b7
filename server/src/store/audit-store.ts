import type { Kysely } from 'kysely';
import type { Instant } from '../domain/day.ts';
import type { RecordType } from '../domain/record.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import type { Tables } from './tables.ts';

export interface AuditFilter {
  readonly recordType?: RecordType | undefined;
  readonly recordId?: number | undefined;
  readonly actor?: string | undefined;
  readonly since?: Instant | undefined;
  readonly until?: Instant | undefined;
  /** Only entries before this one, to read on. */
  readonly before?: number | undefined;
  /** Only changes of these agencies and of their reports; `undefined` for all. */
  readonly agencyIds?: readonly number[] | undefined;
}

/** An entry with the state of the record before it; `null` for a new record. */
export interface AuditEntry extends Omit<JournalEntry, 'previousHash' | 'hash'> {
  readonly previous: string | null;
}

/** Entries of the journal, newest first. Read by sequence, so a page costs the same wherever it is. */
export async function pageOfAudit(db: Kysely<Tables>, filter: AuditFilter, limit: number): Promise<AuditEntry[]> {
  const { recordType, recordId, actor, since, until, before, agencyIds } = filter;
  if (agencyIds?.length === 0) return [];
  let chosen = db.selectFrom('journal as entry').leftJoin('journal as earlier', (join) =>
    join
      .onRef('earlier.record_type', '=', 'entry.record_type')
      .onRef('earlier.record_id', '=', 'entry.record_id')
      .on(({ eb, ref }) => eb('earlier.version', '=', eb(ref('entry.version'), '-', 1))),
  );
  if (recordType !== undefined) chosen = chosen.where('entry.record_type', '=', recordType);
  if (recordId !== undefined) chosen = chosen.where('entry.record_id', '=', recordId);
  if (actor !== undefined) chosen = chosen.where('entry.actor', '=', actor);
  if (since !== undefined) chosen = chosen.where('entry.at', '>=', since);
  if (until !== undefined) chosen = chosen.where('entry.at', '<=', until);
  if (before !== undefined) chosen = chosen.where('entry.sequence', '<', before);
  if (agencyIds !== undefined) chosen = chosen.where('entry.sequence', 'in', changesOf(db, agencyIds));
  return chosen
    .select(['entry.sequence', 'entry.at', 'entry.actor', 'entry.reason', 'entry.record_type as recordType'])
    .select(['entry.record_id as recordId', 'entry.version', 'entry.content', 'earlier.content as previous'])
    .orderBy('entry.sequence', 'desc')
    .limit(limit)
    .execute();
}

/** By way of the records: an agency has few among all that the journal knows. */
function changesOf(db: Kysely<Tables>, agencyIds: readonly number[]) {
  return db
    .selectFrom('report')
    .innerJoin('journal', (join) =>
      join.onRef('journal.record_id', '=', 'report.id').on('journal.record_type', '=', 'report'),
    )
    .select('journal.sequence')
    .where('report.agency_id', 'in', agencyIds)
    .unionAll(
      db
        .selectFrom('journal')
        .select('journal.sequence')
        .where('journal.record_type', '=', 'agency')
        .where('journal.record_id', 'in', agencyIds),
    );
}

export async function findAuditEntry(db: Kysely<Tables>, sequence: number): Promise<AuditEntry | undefined> {
  const [entry] = await pageOfAudit(db, { before: sequence + 1 }, 1);
  return entry?.sequence === sequence ? entry : undefined;
}
