/** Lets pieces of work run one after the other, in the order they came. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();

  /** Resolves when it is the caller's turn; the turn ends when the caller gives it back. */
  async function hold(): Promise<() => void> {
    const before = last;
    let giveBack = (): void => undefined;
    last = new Promise<void>((resolve) => {
      giveBack = resolve;
    });
    await before;
    return giveBack;
  }

  return {
    hold,
    async take<Result>(work: () => Promise<Result>): Promise<Result> {
      const giveBack = await hold();
      try {
        return await work();
      } finally {
        giveBack();
      }
    },
  };
}
