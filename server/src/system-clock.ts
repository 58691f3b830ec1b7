import type { Clock } from './domain/clock.ts';
import { type Day, toDay, toInstant } from './domain/day.ts';

const DAY_MS = 86_400_000;

let dayNumber = Number.NaN;
let day: Day = '';

export const systemClock: Clock = {
  today,
  now: () => toInstant(new Date()),
};

/** Asked several times a request, so its text is made once a day. */
function today(): Day {
  const present = Math.floor(Date.now() / DAY_MS);
  if (present !== dayNumber) {
    dayNumber = present;
    day = toDay(new Date(present * DAY_MS));
  }
  return day;
}
