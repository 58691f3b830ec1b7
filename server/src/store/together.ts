/** More would make one answer wait for many rows. */
const MOST_TOGETHER = 32;

interface Asked<Value> {
  resolve(value: Value | Promise<Value>): void;
  reject(reason: unknown): void;
}

/**
 * Reads what is asked for in the same turn of the event loop together: many visitors at once then take few questions to
 * the database, each of which costs more than the rows it brings. A single one waits for the end of the turn.
 */
export function readTogether<Value>(
  read: (ids: readonly number[]) => Promise<(id: number) => Value>,
): (id: number) => Promise<Value> {
  let waiting = new Map<number, Asked<Value>[]>();

  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setImmediate(() => void readWaiting());
      const others = waiting.get(id);
      if (others) others.push({ resolve, reject });
      else waiting.set(id, [{ resolve, reject }]);
      if (waiting.size === MOST_TOGETHER) void readWaiting();
    });

  async function readWaiting(): Promise<void> {
    const asked = waiting;
    if (asked.size === 0) return;
    waiting = new Map();
    try {
      const found = await read([...asked.keys()]);
      for (const [id, askers] of asked) settle(askers, () => found(id));
    } catch (error) {
      for (const askers of asked.values()) for (const { reject } of askers) reject(error);
    }
  }
}

/** One that cannot be made out is no matter of the others. */
function settle<Value>(askers: readonly Asked<Value>[], make: () => Value): void {
  try {
    const value = make();
    for (const { resolve } of askers) resolve(value);
  } catch (error) {
    for (const { reject } of askers) reject(error);
  }
}
