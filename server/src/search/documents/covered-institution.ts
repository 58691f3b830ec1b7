import type { Day } from '../../domain/day.ts';
import { type Family, relationOf } from '../../domain/report-relation.ts';
import { isValidOn } from '../../domain/validity.ts';
import type { ListableReport } from './listed-reports.ts';

/** Whether any report that the institution lists, its own or an inherited one, is valid on the day. */
export function isCoveredOn(day: Day, reports: readonly ListableReport[], family: Family): boolean {
  return reports.some((report) => isValidOn(day, report) && relationOf(report, family) !== undefined);
}
