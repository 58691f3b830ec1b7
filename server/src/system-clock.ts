import type { Clock } from './domain/clock.ts';
import { toDay, toInstant } from './domain/day.ts';

export const systemClock: Clock = {
  today: () => toDay(new Date()),
  now: () => toInstant(new Date()),
};
