import { primaryProgrammeName } from './programme.ts';
import type { Report } from './report.ts';

/** As much of a report as two of them must have in common to look like one sent twice. */
export type Likeness = Pick<
  Report,
  'validFrom' | 'validTo' | 'decision' | 'activityIds' | 'institutionIds' | 'programmes'
>;

/** The same text for reports with the same dates, decision, activities, institutions and programmes, in any order. */
export function likenessOf(report: Likeness): string {
  const { validFrom, validTo, decision, activityIds, institutionIds, programmes } = report;
  return JSON.stringify([
    validFrom,
    validTo,
    decision,
    inOrder(activityIds),
    inOrder(institutionIds),
    programmes.map((programme) => `${primaryProgrammeName(programme).toLowerCase()} ${programme.qfEheaLevel}`).sort(),
  ]);
}

function inOrder(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)].sort((one, other) => one - other);
}
