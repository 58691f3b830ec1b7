import type { Day, Instant } from './day.ts';

/** Where "now" comes from. Rules take the day as an argument; only the edges of the program hold a clock. */
export interface Clock {
  today(): Day;
  now(): Instant;
}
