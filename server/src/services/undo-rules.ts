import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Agency } from '../domain/agency.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Institution } from '../domain/institution.ts';
import { registryId } from '../domain/institution-names.ts';
import type { Report } from '../domain/report.ts';
import { objectionToSuperseding } from '../domain/submission/superseding-rules.ts';
import type { AuditEntry } from '../store/audit-store.ts';
import { findMergeOrSplitWriting, type MergeOrSplit } from '../store/institution-merge-store.ts';
import { parseContent } from '../store/record-content.ts';
import { findRecord, findRecords } from '../store/record-reader.ts';
import { findOlderThan } from '../store/superseded-reports.ts';
import type { Tables } from '../store/tables.ts';

/** A record as it would be after an undo, and as it is now. */
interface Undoing<Content> {
  readonly id: number;
  readonly restored: Content;
  readonly present: Content;
}

/** Refuses to undo what would leave this record and another one in disagreement. The entry is the last of its record. */
export async function requireUndoable(db: Kysely<Tables>, entry: AuditEntry, previous: string): Promise<void> {
  const whole = await findMergeOrSplitWriting(db, entry);
  if (whole !== undefined) throw new RegistryError('conflict', partOf(whole));
  const { recordType, recordId: id, content } = entry;
  const undoing = <Content>(parse: (text: string) => Content): Undoing<Content> => ({
    id,
    restored: parse(previous),
    present: parse(content),
  });
  if (recordType === 'report')
    await requireReport(
      db,
      undoing((text) => parseContent('report', text)),
    );
  if (recordType === 'institution')
    await requireInstitution(
      db,
      undoing((text) => parseContent('institution', text)),
    );
  if (recordType === 'agency') requireActivities(undoing((text) => parseContent('agency', text)));
}

function partOf({ sourceId, targetId, isSplit }: MergeOrSplit): string {
  const [double, survivor] = [registryId(sourceId), registryId(targetId)];
  return isSplit
    ? `This was part of splitting ${double} from ${survivor}; merge them again to take all of it back.`
    : `This was part of merging ${double} into ${survivor}; split ${double} from it to take all of it back.`;
}

async function requireReport(db: Kysely<Tables>, undoing: Undoing<Report>): Promise<void> {
  requireSameSuccessor(undoing);
  await requireFreeToSupersede(db, undoing);
  await requireNoDoubles(db, undoing, ({ institutionIds, platformIds }) => [...institutionIds, ...platformIds]);
}

/** What a report says of its successor follows from the successor. */
function requireSameSuccessor({ id, restored, present }: Undoing<Report>): void {
  if (isDeepStrictEqual(restored.supersededBy, present.supersededBy)) return;
  const successor = (present.supersededBy ?? restored.supersededBy)?.reportId;
  throw new RegistryError(
    'conflict',
    `Whether report ${id} is superseded follows from report ${successor}; change "supersedes" of that report instead.`,
  );
}

async function requireFreeToSupersede(db: Kysely<Tables>, { id, restored, present }: Undoing<Report>): Promise<void> {
  const { supersedesId, agencyId } = restored;
  if (supersedesId === null || supersedesId === present.supersedesId) return;
  const [older, olderStill] = await Promise.all([
    findRecord(db, 'report', supersedesId),
    findOlderThan(db, supersedesId),
  ]);
  const objection = older && objectionToSuperseding(older, { id, agencyId }, olderStill);
  if (objection === undefined) return;
  throw new RegistryError('conflict', `The report as it was ${objection}; change the report instead.`);
}

async function requireInstitution(db: Kysely<Tables>, undoing: Undoing<Institution>): Promise<void> {
  if (undoing.restored.mergedIntoId !== undoing.present.mergedIntoId) {
    throw new RegistryError('conflict', 'A merge is taken back by a split, and a split by a merge.');
  }
  await requireNoDoubles(db, undoing, ({ partOf: parents, historicalRelations }) => [
    ...parents.map(({ parentId }) => parentId),
    ...historicalRelations.map(({ targetId }) => targetId),
  ]);
}

/** Whoever was named then may have been merged into another one since. */
async function requireNoDoubles<Content>(
  db: Kysely<Tables>,
  { restored, present }: Undoing<Content>,
  namedIn: (content: Content) => readonly number[],
): Promise<void> {
  const known = new Set(namedIn(present));
  const namedAgain = namedIn(restored).filter((id) => !known.has(id));
  for (const { id, mergedIntoId } of (await findRecords(db, 'institution', namedAgain)).values()) {
    if (mergedIntoId === null) continue;
    throw new RegistryError(
      'conflict',
      `The record as it was names ${registryId(id)}, which was merged into ${registryId(mergedIntoId)} since; ` +
        'change the record instead.',
    );
  }
}

/** Reports may name an activity from the moment it is there. */
function requireActivities({ restored, present }: Undoing<Agency>): void {
  const kept = new Set(restored.activities.map(({ id }) => id));
  const lost = present.activities.find(({ id }) => !kept.has(id));
  if (lost === undefined) return;
  throw new RegistryError(
    'conflict',
    `Activity ${lost.id} came with this change, and activities never go; give it its last day instead.`,
  );
}
