import { setImmediate } from 'node:timers/promises';

/** Other work waits at most about this long for a slice, and for the longest single step on top. */
const SLICE_MS = 8;

/** Runs long work bit by bit, so that requests are answered in between. `undefined` when it was told to stop. */
export async function runInSlices<Result>(
  work: Generator<void, Result>,
  shouldStop: () => boolean = () => false,
): Promise<Result | undefined> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await setImmediate();
    if (shouldStop()) return undefined;
  }
}

/** Does the same in one go. */
export function runToEnd<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
