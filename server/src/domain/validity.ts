import { addDays, addYears, type Day } from './day.ts';
import type { Report } from './report.ts';

/** How long a report counts as valid when the agency gave no end date. */
const DEFAULT_VALIDITY_YEARS = 6;

/** The last day of validity: the stated one, else six years after the report date. */
export function calculatedValidTo({ validFrom, validTo }: Pick<Report, 'validFrom' | 'validTo'>): Day {
  return validTo ?? addYears(validFrom, DEFAULT_VALIDITY_YEARS);
}

/** The last day on which the report really held: a successor that starts earlier ends it the day before. */
export function effectiveValidTo(report: Pick<Report, 'validFrom' | 'validTo' | 'supersededBy'>): Day {
  const calculated = calculatedValidTo(report);
  if (report.supersededBy === null) return calculated;
  const dayBefore = addDays(report.supersededBy.validFrom, -1);
  return dayBefore < calculated ? dayBefore : calculated;
}

/** Both ends count; a withdrawn report is valid on no day. */
export function isValidOn(
  day: Day,
  report: Pick<Report, 'validFrom' | 'validTo' | 'supersededBy' | 'withdrawal'>,
): boolean {
  return report.withdrawal === null && report.validFrom <= day && day <= effectiveValidTo(report);
}
