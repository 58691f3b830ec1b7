import { type Day, type Instant, toDay } from '../domain/day.ts';
import type { Random } from './random.ts';

/** The last day on which anything was recorded in the demo world. Fixed, so that the same seed gives the same bytes. */
export const WORLD_DAY: Day = '2026-06-30';

/** The day the fictional registry took in its first record. */
export const OPENING_DAY: Day = '2016-01-04';

/** Days since 1970-01-01. Arithmetic on days is arithmetic on these. */
export type DayNumber = number;

const MILLISECONDS_A_DAY = 86_400_000;

export function dayNumber(day: Day): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_A_DAY;
}

// A world of a million reports asks for the same few thousand days again and again.
const writtenDays = new Map<DayNumber, Day>();

export function dayOf(number: DayNumber): Day {
  let day = writtenDays.get(number);
  if (day === undefined) {
    day = toDay(new Date(number * MILLISECONDS_A_DAY));
    writtenDays.set(number, day);
  }
  return day;
}

export const WORLD_DAY_NUMBER = dayNumber(WORLD_DAY);
const OPENING_DAY_NUMBER = dayNumber(OPENING_DAY);

/** A moment of that day during office hours. */
function instantOn(number: DayNumber, random: Random): Instant {
  const seconds = random.between(7 * 3600, 18 * 3600);
  return `${dayOf(number)}T${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}Z`;
}

interface RecordTimes {
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** When a record came in and when it was last changed: most are never changed, none after the world's last day. */
export function recordTimes(earliest: DayNumber, random: Random): RecordTimes {
  const created = Math.min(Math.max(earliest, OPENING_DAY_NUMBER), WORLD_DAY_NUMBER);
  const createdAt = instantOn(created, random);
  const updated = created + random.between(1, 900);
  const isUpdated = random.chance(0.3) && updated <= WORLD_DAY_NUMBER;
  return { createdAt, updatedAt: isUpdated ? instantOn(updated, random) : createdAt };
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}
