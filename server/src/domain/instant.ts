import { type Instant, toInstant } from './day.ts';

export function addSeconds(instant: Instant, seconds: number): Instant {
  return toInstant(new Date(Date.parse(instant) + seconds * 1_000));
}

/** Negative when the second comes first. */
export function secondsBetween(from: Instant, to: Instant): number {
  return (Date.parse(to) - Date.parse(from)) / 1_000;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/** Whether the text is a moment that exists: there is no 25 o'clock. */
export function isInstant(text: string): text is Instant {
  const time = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && toInstant(new Date(time)) === text;
}
