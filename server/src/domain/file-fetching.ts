import type { Instant } from './day.ts';
import { addSeconds } from './instant.ts';

/** Seconds until the next try, by the number of tries so far. After the last one nobody tries again. */
const PAUSES = [60, 600, 3_600, 21_600, 86_400] as const;

/** When a file that could not be fetched is tried again; `undefined` when it has finally failed. */
export function nextFetch(tries: number, now: Instant): Instant | undefined {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? undefined : addSeconds(now, pause);
}

/** What a report file may weigh, however it arrives. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;
/** What one may weigh inside a JSON document. */
export const MAX_INLINE_FILE_BYTES = 7 * 1024 * 1024;

/** Addresses are kept and shown, so they have an end. */
export const MAX_LOCATION_LENGTH = 500;
