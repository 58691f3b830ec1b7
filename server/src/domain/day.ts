/** A calendar day in UTC, `YYYY-MM-DD`. Days compare correctly as strings. */
export type Day = string;

/** A moment in UTC to the second, `YYYY-MM-DDTHH:MM:SSZ`. Instants compare correctly as strings. */
export type Instant = string;

const DAY_FORMAT = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the text is a day that exists: `2024-02-30` is not one. */
export function isDay(text: string): text is Day {
  if (!DAY_FORMAT.test(text)) return false;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  const length = month === 2 && isLeapYear(Number(text.slice(0, 4))) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
  return day >= 1 && day <= length;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function toDay(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

export function toInstant(date: Date): Instant {
  return `${date.toISOString().slice(0, 19)}Z`;
}

/** 29 February plus a number of years that ends in a common year is 28 February. */
export function addYears(day: Day, years: number): Day {
  const target = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const moved = `${target}${day.slice(4)}`;
  return !day.endsWith('-02-29') || isDay(moved) ? moved : `${target}-02-28`;
}

export function addDays(day: Day, days: number): Day {
  return toDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));
}

/** A stretch of days with both ends included; `null` leaves an end open. */
export interface Period {
  readonly validFrom: Day | null;
  readonly validTo: Day | null;
}

export function isWithin(day: Day, { validFrom, validTo }: Period): boolean {
  return (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);
}

export function doOverlap(one: Period, other: Period): boolean {
  return startsBeforeEnd(one, other) && startsBeforeEnd(other, one);
}

function startsBeforeEnd(one: Period, other: Period): boolean {
  return one.validFrom === null || other.validTo === null || one.validFrom <= other.validTo;
}
