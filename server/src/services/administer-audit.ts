import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { RecordType } from '../domain/record.ts';
import { type Difference, diffRecords } from '../import/diff-records.ts';
import { type AuditEntry, type AuditFilter, findAuditEntry, pageOfAudit } from '../store/audit-store.ts';
import type { Database } from '../store/database.ts';
import { parseContent } from '../store/record-content.ts';
import { findRecord } from '../store/record-reader.ts';
import { type RegistryWriter, writeRegistry } from '../store/record-writer.ts';
import { type Decision, requireReason } from './account-administration.ts';
import { releaseSuperseded } from './release-superseded.ts';
import { type Asking, agencyIdsSeenBy } from './submitters.ts';
import { requireUndoable } from './undo-rules.ts';

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
   * undone so: what came after it would be lost without a word. What would no longer agree with other records is refused.
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
    const change = { actor, reason: `Change ${sequence} undone: ${reason}`, at: clock.now() };
    await writeRegistry(database, change, async (writer) => {
      const present = await findRecord(writer.transaction, recordType, recordId);
      if (present?.version !== version) {
        throw new RegistryError('conflict', 'The record was changed again since; undo the later change first.');
      }
      await requireUndoable(writer.transaction, entry, previous);
      await writer.put(recordType, [{ id: recordId, version, content: parseContent(recordType, previous) as never }]);
      if (recordType === 'report') await releaseFormer(writer, entry, previous);
    });
    await settle();
    return { recordType, recordId };
  }
}

/** The report that this one supersedes no more. */
async function releaseFormer(
  writer: RegistryWriter,
  { recordId, content }: AuditEntry,
  previous: string,
): Promise<void> {
  const { supersedesId } = parseContent('report', content);
  if (supersedesId === null || supersedesId === parseContent('report', previous).supersedesId) return;
  await releaseSuperseded(writer, supersedesId, recordId);
}

function toChange({ content, previous, ...entry }: AuditEntry): AuditedChange {
  const before = previous === null ? {} : (JSON.parse(previous) as object);
  return { ...entry, differences: diffRecords(before, JSON.parse(content)) };
}
