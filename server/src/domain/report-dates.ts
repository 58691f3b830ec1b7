import { addYears, type Day } from './day.ts';

// Before this there was no external quality assurance to report on in the registry's sense.
const EARLIEST_VALID_FROM: Day = '1990-01-01';
const VALID_FROM_YEARS_AHEAD = 10;
const VALID_TO_YEARS_AHEAD = 30;

/** Dates outside these bounds are slips of the pen: a year of three digits, the next century. */
export function isPlausibleValidFrom(validFrom: Day, today: Day): boolean {
  return EARLIEST_VALID_FROM <= validFrom && validFrom <= addYears(today, VALID_FROM_YEARS_AHEAD);
}

export function isPlausibleValidTo(validTo: Day, today: Day): boolean {
  return validTo <= addYears(today, VALID_TO_YEARS_AHEAD);
}
