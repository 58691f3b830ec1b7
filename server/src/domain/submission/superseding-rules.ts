import type { Problem } from '../errors.ts';
import type { Stored } from '../record.ts';
import type { Report } from '../report.ts';
import { stateOf } from '../report-state.ts';

/**
 * Why a report cannot take the place of an older one; `undefined` when it can. `olderStill` are the reports that the
 * older one supersedes, itself or through others.
 */
export function objectionToSuperseding(
  older: Stored<Report>,
  newer: { readonly id: number; readonly agencyId: number },
  olderStill: readonly number[],
): string | undefined {
  if (older.id === newer.id) return 'names the report itself';
  if (older.agencyId !== newer.agencyId) return `names report ${older.id}, which is one of another agency`;
  if (stateOf(older) === 'withdrawn') return `names report ${older.id}, which was withdrawn`;
  if (olderStill.includes(newer.id))
    return `names report ${older.id}, which supersedes this one, itself or through others`;
  if (older.supersededBy !== null && older.supersededBy.reportId !== newer.id) {
    return `names report ${older.id}, which report ${older.supersededBy.reportId} supersedes already`;
  }
  return undefined;
}

export interface SupersedingFacts {
  readonly supersedesId: number | null | undefined;
  /** What the report superseded so far: an earlier decision is not questioned again. */
  readonly supersededSoFar: number | null | undefined;
  readonly older: Stored<Report> | undefined;
  readonly olderStill: readonly number[];
  readonly newer: { readonly id: number; readonly agencyId: number | undefined };
}

export function supersedingProblems(facts: SupersedingFacts): readonly Problem[] {
  const { supersedesId, supersededSoFar, older, olderStill, newer } = facts;
  if (supersedesId === null || supersedesId === undefined || supersedesId === supersededSoFar) return [];
  if (newer.agencyId === undefined) return [];
  // What belongs to somebody else is not told apart from what does not exist.
  if (older === undefined || older.agencyId !== newer.agencyId) {
    return [{ pointer: '/supersedes', message: `The agency has no report ${supersedesId}.` }];
  }
  const objection = objectionToSuperseding(older, { id: newer.id, agencyId: newer.agencyId }, olderStill);
  return objection === undefined ? [] : [{ pointer: '/supersedes', message: `This ${objection}.` }];
}
