import { setImmediate as nextTurn } from 'node:timers/promises';
import { processorTime } from './processor-time.ts';

/** Tells afterwards how long, at most, other work had to wait for its turn. */
export interface TurnWatch {
  /** Milliseconds of processor time between two turns of the event loop: being kept waiting by other processes is not counted. */
  stop(): Promise<number>;
}

export function watchTurns(): TurnWatch {
  let isOver = false;
  let longest = 0;
  const watching = watch();
  return {
    async stop() {
      isOver = true;
      await watching;
      return longest;
    },
  };

  async function watch(): Promise<void> {
    let last = processorTime();
    while (!isOver) {
      await nextTurn();
      const now = processorTime();
      longest = Math.max(longest, now - last);
      last = now;
    }
  }
}
