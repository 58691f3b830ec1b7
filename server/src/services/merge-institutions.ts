import type { Kysely } from 'kysely';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Institution } from '../domain/institution.ts';
import { type ChangedRecord, type InstitutionPlan, planMerge } from '../domain/institution-merge.ts';
import { registryId } from '../domain/institution-names.ts';
import { planSplit } from '../domain/institution-split.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { diffRecords } from '../import/diff-records.ts';
import type { Database } from '../store/database.ts';
import {
  findInstitutionsPointingAt,
  findMergeOf,
  findMergesInto,
  findReportsNaming,
  findReportsNamingSince,
  insertMerge,
  type Merge,
  markMergeUndone,
  readInstitutionVersion,
} from '../store/institution-merge-store.ts';
import { findRecord, findRecords } from '../store/record-reader.ts';
import { type RegistryWriter, writeRegistry } from '../store/record-writer.ts';
import type { Tables } from '../store/tables.ts';
import { type Decision, requireReason } from './account-administration.ts';

export interface MergeDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settle: () => Promise<void>;
}

export type InstitutionMerges = ReturnType<typeof createInstitutionMerges>;
export type MergeOutcome = Awaited<ReturnType<InstitutionMerges['previewMerge']>>;

/** Merges doubles and takes merges back, each as one change of every record it concerns. */
export function createInstitutionMerges({ database, clock, settle }: MergeDependencies) {
  return { previewMerge, merge, previewSplit, split };

  async function previewMerge(sourceId: number, targetId: number) {
    const plan = await mergePlan(database.primary, sourceId, targetId);
    return toOutcome(plan, { sourceId, targetId, laterReportIds: [] });
  }

  async function merge(sourceId: number, targetId: number, { actor, reason }: Decision) {
    requireReason(reason);
    const at = clock.now();
    const plan = await writeRegistry(database, { actor, reason, at }, async (writer) => {
      const planned = await mergePlan(writer.transaction, sourceId, targetId);
      await put(writer, planned);
      await insertMerge(writer.transaction, { sourceId, targetId, at, actor, reason, moved: planned.moved });
      return planned;
    });
    await settle();
    return toOutcome(plan, { sourceId, targetId, laterReportIds: [] });
  }

  async function previewSplit(sourceId: number, moveReportIds: readonly number[]) {
    const { plan, merged, laterReportIds } = await splitPlan(database.primary, sourceId, moveReportIds);
    return toOutcome(plan, { sourceId, targetId: merged.targetId, laterReportIds });
  }

  async function split(sourceId: number, moveReportIds: readonly number[], { actor, reason }: Decision) {
    requireReason(reason);
    const at = clock.now();
    const result = await writeRegistry(database, { actor, reason, at }, async (writer) => {
      const planned = await splitPlan(writer.transaction, sourceId, moveReportIds);
      await put(writer, planned.plan);
      await markMergeUndone(writer.transaction, planned.merged.id, at);
      return planned;
    });
    await settle();
    const { plan, merged, laterReportIds } = result;
    return toOutcome(plan, { sourceId, targetId: merged.targetId, laterReportIds });
  }

  async function mergePlan(db: Kysely<Tables>, sourceId: number, targetId: number) {
    return planMerge({
      source: await institution(db, sourceId),
      target: await institution(db, targetId),
      others: await findInstitutionsPointingAt(db, sourceId),
      reports: await findReportsNaming(db, sourceId),
      today: clock.today(),
    });
  }

  async function splitPlan(db: Kysely<Tables>, sourceId: number, moveReportIds: readonly number[]) {
    const source = await institution(db, sourceId);
    const merged = await findMergeOf(db, sourceId);
    if (merged === undefined) throw new RegistryError('conflict', notMerged(source));
    const { moved, targetId } = merged;
    const later = await laterReports(db, merged);
    const chosen = moveReportIds.map((id) => {
      const report = later.find((one) => one.id === id);
      if (report !== undefined) return report;
      throw new RegistryError('invalid_record', `Report ${id} did not come to ${registryId(targetId)} later.`, {
        problems: [{ pointer: '/move_reports', message: `${id} is not one of the later reports` }],
      });
    });
    const sourceBefore = await readInstitutionVersion(db, sourceId, moved.sourceVersion);
    if (sourceBefore === undefined) throw new TypeError(`Version ${moved.sourceVersion} of ${sourceId} is missing`);
    const plan = planSplit({
      source,
      sourceBefore,
      target: await institution(db, targetId),
      moved,
      others: [...(await findRecords(db, 'institution', idsOf(moved.others))).values()],
      movedReports: [...(await findRecords(db, 'report', idsOf(moved.reports))).values()],
      laterReports: chosen,
    });
    return { plan, merged, laterReportIds: idsOf(later) };
  }

  /** What came to the survivor after the merge: only whoever decides knows whom it is about. */
  async function laterReports(db: Kysely<Tables>, merged: Merge): Promise<Stored<Report>[]> {
    // Those that came with another double belong to that one.
    const merges = await findMergesInto(db, merged.targetId);
    const moved = new Set(merges.flatMap((one) => idsOf(one.moved.reports)));
    const later = await findReportsNamingSince(db, merged);
    return (await findReportsNaming(db, merged.targetId)).filter(({ id }) => later.has(id) && !moved.has(id));
  }
}

async function institution(db: Kysely<Tables>, id: number): Promise<Stored<Institution>> {
  const found = await findRecord(db, 'institution', id);
  if (found === undefined) throw new RegistryError('not_found', `There is no institution ${registryId(id)}.`);
  return found;
}

async function put(writer: RegistryWriter, { institutions, reports }: InstitutionPlan): Promise<void> {
  // One by one: a value that may stand in one record only has to leave before it arrives.
  for (const { id, version, content } of institutions) await writer.put('institution', [{ id, version, content }]);
  await writer.put(
    'report',
    reports.map(({ id, version, content }) => ({ id, version, content })),
  );
}

function notMerged({ id, mergedIntoId }: Stored<Institution>): string {
  return mergedIntoId === null
    ? `${registryId(id)} is not merged.`
    : `${registryId(id)} came as a double of ${registryId(mergedIntoId)}; there is no merge here to take back.`;
}

function toOutcome(
  { institutions, reports, warnings }: InstitutionPlan,
  about: { readonly sourceId: number; readonly targetId: number; readonly laterReportIds: readonly number[] },
) {
  return {
    ...about,
    warnings,
    changes: [
      ...institutions.map((record) => ({ recordType: 'institution' as const, ...shown(record) })),
      ...reports.map((record) => ({ recordType: 'report' as const, ...shown(record) })),
    ],
  };
}

function shown<Content>({ id, before, content }: ChangedRecord<Content>) {
  return { recordId: id, differences: diffRecords(before, content) };
}

function idsOf(items: readonly { readonly id: number }[]): number[] {
  return items.map(({ id }) => id);
}
