import { setTimeout as sleep } from 'node:timers/promises';
import { processorTime } from './processor-time.ts';

const LOOK_EVERY_MS = 1_000;
const QUIET_LOOKS = 3;
/** What watching the registry costs a server that nobody asks anything. */
const IDLE_MS = 100;

/** Waits until the server does nothing by itself: a new world is signed in the background for a while. */
export async function untilAtRest(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    const before = processorTime();
    await sleep(LOOK_EVERY_MS);
    quiet = processorTime() - before < IDLE_MS ? quiet + 1 : 0;
  }
}
