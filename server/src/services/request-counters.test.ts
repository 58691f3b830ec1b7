import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testRequestCounters } from './request-counters.contract.ts';
import { createProcessCounters } from './request-counters.ts';

describe('counters of a process', () => {
  testRequestCounters(async (milliseconds) => createProcessCounters({ milliseconds }), randomUUID);

  it('do not grow without end under a flood of addresses', async () => {
    const counters = createProcessCounters();
    const limits = { perMinute: 1_000, perDay: 1_000 };
    await counters.take('first', limits);
    for (let number = 0; number < 100_000; number += 1) await counters.take(number, limits);
    expect(await counters.take('first', limits)).toMatchObject({ minute: 1 });
    expect(await counters.take(99_999, limits)).toMatchObject({ minute: 2 });
  });
});
