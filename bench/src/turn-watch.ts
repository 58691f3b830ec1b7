import { setImmediate as nextTurn } from 'node:timers/promises';
import { startWork } from './processor-time.ts';

/** Tells afterwards how long, at most, other work had to wait for its turn. */
export interface TurnWatch {
  /** Milliseconds between two turns of the event loop. */
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
    while (!isOver) {
      const worked = startWork();
      await nextTurn();
      longest = Math.max(longest, worked());
    }
  }
}
