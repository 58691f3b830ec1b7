import type { Kysely } from 'kysely';
import type { Instant } from '../domain/day.ts';
import type { Institution } from '../domain/institution.ts';
import type { Moved } from '../domain/institution-merge.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import type { Change } from '../journal/journal-entry.ts';
import { reserveIds } from './id-counter.ts';
import { parseContent } from './record-content.ts';
import { findRecords } from './record-reader.ts';
import type { Tables } from './tables.ts';

export interface Merge {
  readonly id: number;
  readonly sourceId: number;
  readonly targetId: number;
  readonly at: Instant;
  readonly actor: string;
  readonly reason: string;
  readonly moved: Moved;
}

/** Every institution that points at this one, as a part, by its history or as its double. */
export async function findInstitutionsPointingAt(db: Kysely<Tables>, id: number): Promise<Stored<Institution>[]> {
  const rows = await db
    .selectFrom('institution_part_of')
    .select('institution_id as id')
    .where('parent_id', '=', id)
    .union(db.selectFrom('institution_historical_relation').select('institution_id as id').where('target_id', '=', id))
    .union(db.selectFrom('institution').select('id').where('merged_into_id', '=', id))
    .execute();
  const ids = rows.map((row) => row.id).sort((one, other) => one - other);
  const found = await findRecords(db, 'institution', ids);
  return ids.flatMap((one) => found.get(one) ?? []);
}

/** Every report that names the institution in either role, in any state, in order of id. */
export async function findReportsNaming(db: Kysely<Tables>, institutionId: number): Promise<Stored<Report>[]> {
  const rows = await db
    .selectFrom('report_institution')
    .select('report_id as id')
    .distinct()
    .where('institution_id', '=', institutionId)
    .orderBy('report_id')
    .execute();
  const found = await findRecords(
    db,
    'report',
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => found.get(id) ?? []);
}

/** The reports that have begun to name the survivor after the merge: new ones, and older ones that did not name it before. */
export async function findReportsNamingSince(
  db: Kysely<Tables>,
  { sourceId, targetId, moved }: Merge,
): Promise<ReadonlySet<number>> {
  const naming = db.selectFrom('report_institution').select('report_id').where('institution_id', '=', targetId);
  const rows = await db
    .selectFrom('journal as entry')
    .innerJoin('journal as merge', (join) => join.onRef('merge.sequence', '<', 'entry.sequence'))
    .leftJoin('journal as earlier', (join) =>
      join
        .onRef('earlier.record_type', '=', 'entry.record_type')
        .onRef('earlier.record_id', '=', 'entry.record_id')
        .on(({ eb, ref }) => eb('earlier.version', '=', eb(ref('entry.version'), '-', 1))),
    )
    .select(['entry.record_id as id', 'earlier.content as previous'])
    .where('merge.record_type', '=', 'institution')
    .where('merge.record_id', '=', sourceId)
    .where('merge.version', '=', moved.sourceVersion + 1)
    .where('entry.record_type', '=', 'report')
    .where('entry.record_id', 'in', naming)
    .execute();
  const began = rows.filter(({ previous }) => previous === null || !isNamedIn(previous, targetId));
  return new Set(began.map(({ id }) => id));
}

function isNamedIn(content: string, institutionId: number): boolean {
  const { institutionIds, platformIds } = parseContent('report', content);
  return institutionIds.includes(institutionId) || platformIds.includes(institutionId);
}

export async function insertMerge(db: Kysely<Tables>, merge: Omit<Merge, 'id'>): Promise<number> {
  const id = await reserveIds(db, 'institution_merge', 1);
  await db
    .insertInto('institution_merge')
    .values({
      id,
      source_id: merge.sourceId,
      target_id: merge.targetId,
      at: merge.at,
      actor: merge.actor,
      reason: merge.reason,
      moved: JSON.stringify(merge.moved),
      undone_at: null,
    })
    .execute();
  return id;
}

/** The merge that made this institution a double, unless it was taken back or came from elsewhere. */
export async function findMergeOf(db: Kysely<Tables>, sourceId: number): Promise<Merge | undefined> {
  const row = await openMerges(db).where('source_id', '=', sourceId).executeTakeFirst();
  return row && toMerge(row);
}

/** Every merge that made another institution a double of this one and stands. */
export async function findMergesInto(db: Kysely<Tables>, targetId: number): Promise<Merge[]> {
  const rows = await openMerges(db).where('target_id', '=', targetId).orderBy('id').execute();
  return rows.map(toMerge);
}

function openMerges(db: Kysely<Tables>) {
  return db.selectFrom('institution_merge').selectAll().where('undone_at', 'is', null);
}

function toMerge({ id, source_id, target_id, at, actor, reason, moved }: Tables['institution_merge']): Merge {
  return { id, sourceId: source_id, targetId: target_id, at, actor, reason, moved: JSON.parse(moved) as Moved };
}

export async function markMergeUndone(db: Kysely<Tables>, id: number, at: Instant): Promise<void> {
  await db.updateTable('institution_merge').set({ undone_at: at }).where('id', '=', id).execute();
}

/** The two institutions of a merge or split, and which of these it was. */
export interface MergeOrSplit extends Pick<Merge, 'sourceId' | 'targetId'> {
  readonly isSplit: boolean;
}

/** The merge or split that wrote an entry of the journal: one that changed its double with the same words at the same time. */
export async function findMergeOrSplitWriting(
  db: Kysely<Tables>,
  { at, actor, reason }: Change,
): Promise<MergeOrSplit | undefined> {
  const row = await db
    .selectFrom('institution_merge as merge')
    .innerJoin('journal as entry', (join) =>
      join.onRef('entry.record_id', '=', 'merge.source_id').on('entry.record_type', '=', 'institution'),
    )
    .select(['merge.source_id', 'merge.target_id', 'entry.content'])
    .where(({ eb, or }) => or([eb('merge.at', '=', at), eb('merge.undone_at', '=', at)]))
    .where('entry.at', '=', at)
    .where('entry.actor', '=', actor)
    .where('entry.reason', '=', reason)
    .orderBy('entry.sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isSplit = parseContent('institution', row.content).mergedIntoId === null;
  return { sourceId: row.source_id, targetId: row.target_id, isSplit };
}

/** An institution as it was in one of its versions. */
export async function readInstitutionVersion(
  db: Kysely<Tables>,
  id: number,
  version: number,
): Promise<Institution | undefined> {
  const row = await db
    .selectFrom('journal')
    .select('content')
    .where('record_type', '=', 'institution')
    .where('record_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && parseContent('institution', row.content);
}
