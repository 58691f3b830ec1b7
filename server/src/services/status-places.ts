import { randomInt } from 'node:crypto';
import { STATUS_LIST_LENGTH } from '../credentials/status-list.ts';

export interface StatusPlaces {
  /** A random place that was never given out; `undefined` when the list is full. */
  take(): number | undefined;
}

/** Draws from the unused places of a list without ever drawing one twice. */
export function createStatusPlaces(used: Iterable<number>): StatusPlaces {
  const taken = new Uint8Array(STATUS_LIST_LENGTH);
  for (const place of used) taken[place] = 1;
  const free = new Uint32Array(STATUS_LIST_LENGTH);
  let count = 0;
  for (let place = 0; place < STATUS_LIST_LENGTH; place += 1) {
    if (taken[place] === 0) free[count++] = place;
  }
  return {
    take() {
      if (count === 0) return undefined;
      const drawn = randomInt(count);
      const place = free[drawn];
      count -= 1;
      free[drawn] = free[count] ?? 0;
      return place;
    },
  };
}
