import { expect, it } from 'vitest';
import type { RequestCounters } from './request-counters.ts';

const LIMITS = { perMinute: 3, perDay: 5 };
const MORNING = Date.parse('2026-06-30T08:00:10Z');

/** What every kind of counters does. `open` takes a clock; each test asks for a caller nobody else uses. */
export function testRequestCounters(
  open: (milliseconds: () => number) => Promise<RequestCounters>,
  newCaller: () => string,
): void {
  async function withCounters(test: (counters: RequestCounters, clock: { at: number }) => Promise<void>) {
    const clock = { at: MORNING };
    const counters = await open(() => clock.at);
    try {
      await test(counters, clock);
    } finally {
      await counters.close();
    }
  }

  async function takeTimes(counters: RequestCounters, caller: string, times: number): Promise<[number, number][]> {
    const usages: [number, number][] = [];
    for (let time = 0; time < times; time += 1) {
      const { minute, day } = await counters.take(caller, LIMITS);
      usages.push([minute, day]);
    }
    return usages;
  }

  it('counts the minute and the day', () =>
    withCounters(async (counters) => {
      expect(await takeTimes(counters, newCaller(), 3)).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
      ]);
    }));

  it('does not charge the day for what the minute refuses, and starts afresh with the next minute', () =>
    withCounters(async (counters, clock) => {
      const caller = newCaller();
      expect((await takeTimes(counters, caller, 5)).slice(3)).toEqual([
        [4, 3],
        [5, 3],
      ]);
      clock.at += 60_000;
      expect(await takeTimes(counters, caller, 1)).toEqual([[1, 4]]);
    }));

  it('shows a used-up day as one more than its limit, until the next day', () =>
    withCounters(async (counters, clock) => {
      const caller = newCaller();
      await takeTimes(counters, caller, 3);
      clock.at += 60_000;
      expect(await takeTimes(counters, caller, 3)).toEqual([
        [1, 4],
        [2, 5],
        [3, 6],
      ]);
      clock.at += 86_400_000;
      expect(await takeTimes(counters, caller, 1)).toEqual([[1, 1]]);
    }));

  it('gives back to the day and not to the minute', () =>
    withCounters(async (counters) => {
      const caller = newCaller();
      await takeTimes(counters, caller, 2);
      counters.giveBack(caller);
      expect(await takeTimes(counters, caller, 1)).toEqual([[3, 2]]);
    }));

  it('never gives back more than was taken', () =>
    withCounters(async (counters) => {
      const caller = newCaller();
      counters.giveBack(caller);
      expect(await takeTimes(counters, caller, 1)).toEqual([[1, 1]]);
    }));

  it('keeps callers apart', () =>
    withCounters(async (counters) => {
      await takeTimes(counters, newCaller(), 3);
      expect(await takeTimes(counters, newCaller(), 1)).toEqual([[1, 1]]);
    }));
}
