import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { RecordType } from '../domain/record.ts';
import { type Difference, diffRecords } from '../import/diff-records.ts';
import { type AuditEntry, type AuditFilter, findAuditEntry, pageOfAudit } from '../store/audit-store.ts';
import type { Database } from '../store/database.ts';
import { parseContent } from '../store/record-content.ts';
import { findRecord } from '../store/record-reader.ts';
import { writeRegistry } from '../store/record-writer.ts';
import { type Decision, requireReason } from './account-administration.ts';
import { type Asking, agencyIdsSeenBy } from './submitters.ts';

export interface AuditDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settle: () => Promise<void>;
}

/** Who changed which record, when and why, and what it was before. */
export interface AuditedChange extends Omit<AuditEntry, 'content' | 'previous'> {
  readonly differences: readonly Difference[];
}

export function createAuditDesk({ database, clock, settle }: AuditDependencies) {
  return { list, undo };

  /** Newest first; one more than asked for tells whether there are more. Agencies see their own part. */
  async function list(viewer: Asking, filter: Omit<AuditFilter, 'agencyIds'>, limit: number) {
    const agencyIds = await agencyIdsSeenBy(database.primary, viewer, clock.today());
    const entries = await pageOfAudit(database.primary, { ...filter, agencyIds }, limit + 1);
    const page = entries.slice(0, limit);
    return {
      changes: page.map(toChange),
      nextBefore: entries.length > limit ? (page.at(-1)?.sequence ?? null) : null,
    };
  }

  /**
   * Gives a record the content it had before a change, as a change of its own. Only the last change of a record can be
   * undone so: what came after it would be lost without a word.
   */
  async function undo(
    sequence: number,
    { actor, reason }: Decision,
  ): Promise<{ recordType: RecordType; recordId: number }> {
    requireReason(reason);
    const entry = await findAuditEntry(database.primary, sequence);
    if (entry === undefined) throw new RegistryError('not_found', `There is no change ${sequence}.`);
    const { recordType, recordId, version, previous } = entry;
    if (previous === null) {
      throw new RegistryError('conflict', 'This change made the record; a record is never deleted.');
    }
    await requireNoMerge(entry, previous);
    const change = { actor, reason: `Change ${sequence} undone: ${reason}`, at: clock.now() };
    await writeRegistry(database, change, async (writer) => {
      const present = await findRecord(writer.transaction, recordType, recordId);
      if (present?.version !== version) {
        throw new RegistryError('conflict', 'The record was changed again since; undo the later change first.');
      }
      await writer.put(recordType, [{ id: recordId, version, content: parseContent(recordType, previous) as never }]);
    });
    await settle();
    return { recordType, recordId };
  }
}

/** A merge is more than one record; half of it must not be taken back. */
async function requireNoMerge({ recordType, content }: AuditEntry, previous: string): Promise<void> {
  if (recordType !== 'institution') return;
  const [after, before] = [parseContent('institution', content), parseContent('institution', previous)];
  if (after.mergedIntoId === before.mergedIntoId) return;
  throw new RegistryError('conflict', 'A merge is taken back by a split, and a split by a merge.');
}

function toChange({ content, previous, ...entry }: AuditEntry): AuditedChange {
  const before = previous === null ? {} : (JSON.parse(previous) as object);
  return { ...entry, differences: diffRecords(before, JSON.parse(content)) };
}
