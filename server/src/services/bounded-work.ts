import { RegistryError } from '../domain/errors.ts';

export interface BoundedWork {
  /** Runs the task when its turn comes, or refuses it when too many already wait. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

const RETRY_AFTER_SECONDS = 2;

/** Keeps costly work from piling up: a few at a time, some waiting, the rest told to come back. */
export function createBoundedWork({ concurrency, waiting }: Limits): BoundedWork {
  const queue: (() => void)[] = [];
  let running = 0;

  return {
    async run(task) {
      await turn();
      try {
        return await task();
      } finally {
        pass();
      }
    },
  };

  async function turn(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) {
      throw new RegistryError('unavailable', 'Too many people are signing in at this moment; please try again.', {
        retryAfter: RETRY_AFTER_SECONDS,
      });
    }
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** The turn goes to the next in the queue, so a newcomer cannot overtake. */
  function pass(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

interface Limits {
  readonly concurrency: number;
  readonly waiting: number;
}
