export interface BackgroundWork {
  /** Does the task after the answer has gone out. Faults are told to the log, not to the caller. */
  start(task: () => Promise<void>): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
}

/** For work whose duration must not show in an answer, such as sending a mail only when there is an account. */
export function createBackgroundWork({ onError }: { readonly onError: (error: unknown) => void }): BackgroundWork {
  const running = new Set<Promise<void>>();

  return {
    start(task) {
      const work: Promise<void> = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch(onError)
        .finally(() => running.delete(work));
      running.add(work);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
