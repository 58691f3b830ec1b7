import { RegistryError } from './errors.ts';
import type { Institution } from './institution.ts';
import {
  changed,
  content,
  type InstitutionPlan,
  isSameEvent,
  isSameIdentifier,
  isSameParent,
  type Moved,
  type MovedOther,
  type MovedReport,
  redirected,
  renamed,
} from './institution-merge.ts';
import { registryId } from './institution-names.ts';
import type { Stored } from './record.ts';
import type { Report } from './report.ts';

export interface SplitFacts {
  readonly source: Stored<Institution>;
  /** The source as it was before the merge. */
  readonly sourceBefore: Institution;
  readonly target: Stored<Institution>;
  readonly moved: Moved;
  /** The institutions whose relations were moved, as they are now. */
  readonly others: readonly Stored<Institution>[];
  /** The reports that were moved, as they are now. */
  readonly movedReports: readonly Stored<Report>[];
  /** Reports that came later and belong to the source in the eyes of whoever decides. */
  readonly laterReports: readonly Stored<Report>[];
}

/** Takes a merge back. What was changed since stays changed, unless it only repeats what the merge brought. */
export function planSplit(facts: SplitFacts): InstitutionPlan {
  const { source, target, moved, others, movedReports, laterReports } = facts;
  if (source.mergedIntoId !== target.id) {
    throw new RegistryError('conflict', `${registryId(source.id)} is not merged into ${registryId(target.id)}.`);
  }
  for (const report of laterReports) requireNames(report, target.id);
  return {
    // The survivor first: what may stand in one record only must leave it before it goes back.
    institutions: [
      changed(target, withoutMoved(facts)),
      changed(source, restored(facts)),
      ...others.map((other) => changed(other, withOldRelations(other, facts, entryOf(moved.others, other.id)))),
    ],
    reports: [
      ...movedReports.flatMap((report) => {
        const after = withOldName(report, facts, entryOf(moved.reports, report.id));
        return after === undefined ? [] : [changed(report, after)];
      }),
      ...laterReports.map((report) => changed(report, renamed(report, target.id, source.id))),
    ],
    warnings: movedReports
      .filter((report) => withOldName(report, facts, entryOf(moved.reports, report.id)) === undefined)
      .map(({ id }) => `Report ${id} no longer names ${registryId(target.id)} and stays as it is.`),
  };
}

function requireNames(report: Stored<Report>, targetId: number): void {
  if (report.institutionIds.includes(targetId) || report.platformIds.includes(targetId)) return;
  throw new RegistryError('conflict', `Report ${report.id} does not name ${registryId(targetId)}.`);
}

function withoutMoved({ target, moved }: SplitFacts): Institution {
  const isBack = moved.statsId !== null && target.statsId === moved.statsId;
  return {
    ...content(target),
    statsId: isBack ? null : target.statsId,
    names: target.names.filter(
      (name) =>
        !moved.names.some(
          ({ nameOfficial, validTo }) => nameOfficial === name.nameOfficial && validTo === name.validTo,
        ),
    ),
    identifiers: target.identifiers.filter((one) => !moved.identifiers.some((back) => isSameIdentifier(back, one))),
    partOf: [
      ...target.partOf.filter((one) => !moved.partOf.some((back) => isSameParent(back, one))),
      ...moved.dropped.partOf,
    ],
    historicalRelations: [
      ...target.historicalRelations.filter((one) => !moved.historicalRelations.some((back) => isSameEvent(back, one))),
      ...moved.dropped.historicalRelations,
    ],
  };
}

/** As it was, with the statistical identifier only if nobody has taken it away from the survivor since. */
function restored({ source, sourceBefore, target, moved }: SplitFacts): Institution {
  const isLost = moved.statsId !== null && target.statsId !== moved.statsId;
  return { ...sourceBefore, statsId: isLost ? source.statsId : sourceBefore.statsId, mergedIntoId: null };
}

/** Where its relations are as the merge left them, they become what they were; else only those that led away. */
function withOldRelations(other: Stored<Institution>, { source, target }: SplitFacts, old: MovedOther): Institution {
  const left = redirected({ ...other, ...old.before }, source.id, target.id);
  const mergedIntoId = old.wasDouble && other.mergedIntoId === target.id ? source.id : other.mergedIntoId;
  const isAsLeft = {
    partOf: areSame(other.partOf, left.partOf, isSameParent),
    historicalRelations: areSame(other.historicalRelations, left.historicalRelations, isSameEvent),
  };
  const parents = old.before.partOf.filter(({ parentId }) => parentId === source.id);
  const events = old.before.historicalRelations.filter(({ targetId }) => targetId === source.id);
  return {
    ...content(other),
    partOf: isAsLeft.partOf
      ? old.before.partOf
      : other.partOf.map((one) => parents.find((was) => isSameParent({ ...was, parentId: target.id }, one)) ?? one),
    historicalRelations: isAsLeft.historicalRelations
      ? old.before.historicalRelations
      : other.historicalRelations.map(
          (one) => events.find((was) => isSameEvent({ ...was, targetId: target.id }, one)) ?? one,
        ),
    mergedIntoId,
  };
}

function areSame<Item>(
  some: readonly Item[],
  others: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): boolean {
  return (
    some.length === others.length &&
    some.every((item, index) => {
      const other = others[index];
      return other !== undefined && isSame(item, other);
    })
  );
}

/** `undefined` when the report no longer names the survivor: somebody has decided otherwise since. */
function withOldName(report: Stored<Report>, { source, target }: SplitFacts, old: MovedReport): Report | undefined {
  const isNamed = report.institutionIds.includes(target.id) || report.platformIds.includes(target.id);
  if (!isNamed) return undefined;
  if (!old.namedTarget) return renamed(report, target.id, source.id);
  return {
    ...content(report),
    institutionIds: old.isInstitution ? [...new Set([...report.institutionIds, source.id])] : report.institutionIds,
    platformIds: old.isPlatform ? [...new Set([...report.platformIds, source.id])] : report.platformIds,
  };
}

function entryOf<Entry extends { readonly id: number }>(entries: readonly Entry[], id: number): Entry {
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) throw new TypeError(`Nothing of ${id} was moved`);
  return entry;
}
