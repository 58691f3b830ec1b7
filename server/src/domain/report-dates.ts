import { addYears, type Day } from './day.ts';

// Before this there was no external quality assurance to report on in the registry's sense.
const EARLIEST_VALID_FROM: Day = '1990-01-01';
const VALID_FROM_YEARS_AHEAD = 10;
const VALID_TO_YEARS_AHEAD = 30;

/** The bounds of plausible dates as they are on a day. */
export function plausibleDates(today: Day) {
  return {
    earliestValidFrom: EARLIEST_VALID_FROM,
    latestValidFrom: addYears(today, VALID_FROM_YEARS_AHEAD),
    latestValidTo: addYears(today, VALID_TO_YEARS_AHEAD),
  };
}

/** Dates outside these bounds are slips of the pen: a year of three digits, the next century. */
export function isPlausibleValidFrom(validFrom: Day, today: Day): boolean {
  const { earliestValidFrom, latestValidFrom } = plausibleDates(today);
  return earliestValidFrom <= validFrom && validFrom <= latestValidFrom;
}

export function isPlausibleValidTo(validTo: Day, today: Day): boolean {
  return validTo <= plausibleDates(today).latestValidTo;
}
