import { RegistryError } from '../../../domain/errors.ts';

const DAY_LENGTH = 10;
const INSTANT_LENGTH = 20;
const SECONDS_A_DAY = 86_400;
/** Days before each month of a year that begins in March, so that a leap day comes last. */
const DAYS_BEFORE_MONTH = [306, 337, 0, 31, 61, 92, 122, 153, 184, 214, 245, 275];
/** Days from the first of March of the year 0 to 1970-01-01. */
const EPOCH = 719_468;

/** Days since 1970-01-01. */
export function dayNumber(day: string): number {
  const number = day.length === DAY_LENGTH ? readDay(day) : Number.NaN;
  if (Number.isNaN(number)) throw new RegistryError('invalid_parameter', `"${day}" is not a day like 2024-02-29`);
  return number;
}

/** Seconds since 1970-01-01. */
export function instantNumber(instant: string): number {
  const number = instant.length === INSTANT_LENGTH ? readInstant(instant) : Number.NaN;
  if (!Number.isNaN(number)) return number;
  throw new RegistryError('invalid_parameter', `"${instant}" is not an instant like 2024-02-29T12:00:00Z`);
}

/** Many times quicker than `Date.parse`, of which every report would need five. */
function readDay(text: string): number {
  const month = digits(text, 5, 7);
  const year = digits(text, 0, 4) - (month < 3 ? 1 : 0);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + (DAYS_BEFORE_MONTH[month - 1] ?? Number.NaN) + digits(text, 8, 10) - 1 - EPOCH;
}

function readInstant(text: string): number {
  const seconds = digits(text, 11, 13) * 3600 + digits(text, 14, 16) * 60 + digits(text, 17, 19);
  return readDay(text) * SECONDS_A_DAY + seconds;
}

function digits(text: string, start: number, end: number): number {
  let number = 0;
  for (let i = start; i < end; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}
