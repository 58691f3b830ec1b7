/** Closes what was opened, last first, each exactly once, also when one of them fails. */
export interface Closing {
  /** Remembers how to close what was just opened, and hands it back. */
  add<Opened>(opened: Opened, close: (opened: Opened) => unknown): Opened;
  run(): Promise<void>;
}

export function createClosing(): Closing {
  const closers: (() => unknown)[] = [];
  let running: Promise<void> | undefined;

  return {
    add(opened, close) {
      closers.push(() => close(opened));
      return opened;
    },
    run() {
      running ??= closeAll();
      return running;
    },
  };

  async function closeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const close of closers.reverse()) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
  }
}
