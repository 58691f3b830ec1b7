import { doOverlap, type Period } from './day.ts';
import type { HierarchicalRelation, HistoricalRelation } from './institution.ts';
import type { Report } from './report.ts';
import { effectiveValidTo, isValidOn } from './validity.ts';
import type { HierarchyType, HistoryType } from './vocabularies.ts';

/** Why a report stands in the list of an institution, strongest reason first. */
export const REPORT_RELATIONS = ['own', 'child', 'predecessor', 'platform'] as const;
export type ReportRelation = (typeof REPORT_RELATIONS)[number];

/** An institution with the relations through which it lists reports of others. */
export interface Family {
  readonly institutionId: number;
  /** Records that were merged into the institution: what covers one of them covers it. */
  readonly doubleIds?: readonly number[];
  /** The relations of institutions that are part of this one. */
  readonly children: readonly ChildRelation[];
  /** What this institution did to others. */
  readonly historicalRelations: readonly HistoricalRelation[];
}

export interface ChildRelation extends Omit<HierarchicalRelation, 'parentId'> {
  readonly childId: number;
}

type ListedReport = Pick<
  Report,
  'institutionIds' | 'platformIds' | 'validFrom' | 'validTo' | 'supersededBy' | 'withdrawal'
>;

// A platform or an alliance does not answer for the quality of its members.
export const NOT_INHERITED_THROUGH: readonly HierarchyType[] = ['educational platform', 'alliance'];

// Who spins off a part keeps its own reports, and the new institution starts without any.
export const INHERITING: readonly HistoryType[] = ['succeeded', 'absorbed'];

/**
 * The institutions whose own reports may stand in the list besides the institution's. One step only: neither
 * grandchildren nor predecessors of predecessors, because each step weakens what the report says about this one.
 */
export function inheritedFromIds(family: Family): readonly number[] {
  const childIds = inheritingChildren(family).map(({ childId }) => childId);
  const predecessorIds = inheritedEvents(family).map(({ targetId }) => targetId);
  return [...new Set([...childIds, ...predecessorIds])].filter((id) => id !== family.institutionId);
}

/**
 * Why the institution lists the report, `undefined` when it does not. A report with several reasons is listed once,
 * for the strongest: it covers the institution itself, a part of it, what it took over, or only what it offers for
 * others. Visibility is decided elsewhere.
 */
export function relationOf(report: ListedReport, family: Family): ReportRelation | undefined {
  if (report.institutionIds.some((id) => isSelf(id, family))) return 'own';
  if (coversChild(report, family)) return 'child';
  if (coversPredecessor(report, family)) return 'predecessor';
  return report.platformIds.some((id) => isSelf(id, family)) ? 'platform' : undefined;
}

function isSelf(id: number, { institutionId, doubleIds = [] }: Family): boolean {
  return id === institutionId || doubleIds.includes(id);
}

function coversChild(report: ListedReport, family: Family): boolean {
  return inheritingChildren(family).some(
    (relation) => report.institutionIds.includes(relation.childId) && isValidDuring(relation, report),
  );
}

function coversPredecessor(report: ListedReport, family: Family): boolean {
  return inheritedEvents(family).some(
    ({ targetId, date }) => report.institutionIds.includes(targetId) && isValidOn(date, report),
  );
}

/** Valid on at least one day of the period. A report replaced from its first day on was valid on none. */
function isValidDuring(period: Period, report: ListedReport): boolean {
  const { validFrom } = report;
  const validTo = effectiveValidTo(report);
  return report.withdrawal === null && validFrom <= validTo && doOverlap(period, { validFrom, validTo });
}

function inheritingChildren({ children }: Family): readonly ChildRelation[] {
  return children.filter(({ type }) => !NOT_INHERITED_THROUGH.includes(type));
}

function inheritedEvents({ historicalRelations }: Family): readonly HistoricalRelation[] {
  return historicalRelations.filter(({ type }) => INHERITING.includes(type));
}
