import { describe, expect, it } from 'vitest';
import { type AttemptRule, type Attempts, countAttempt, secondsToWait } from './attempts.ts';

const RULE: AttemptRule = { free: 3, windowSeconds: 60, delaySeconds: 5, longestDelaySeconds: 30 };

/** The waits after failures at these seconds past noon. */
function waitsAfter(seconds: readonly number[]): number[] {
  let attempts: Attempts | undefined;
  return seconds.map((second) => {
    const now = `2026-06-30T12:0${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}Z`;
    attempts = countAttempt(attempts, now, RULE);
    return secondsToWait(attempts, now);
  });
}

describe('countAttempt', () => {
  it.each([
    ['lets the free attempts pass', [0, 1], [0, 0]],
    ['asks for a pause that doubles up to the longest', [0, 1, 2, 7, 17, 37, 67], [0, 0, 5, 10, 20, 30, 30]],
    ['forgets the free attempts after the window', [0, 1, 60, 61], [0, 0, 0, 0]],
    ['remembers a pause until the longest has passed once more', [0, 1, 2, 36], [0, 0, 5, 10]],
    ['then starts afresh', [0, 1, 2, 37], [0, 0, 5, 0]],
  ])('%s', (_sentence, seconds, waits) => {
    expect(waitsAfter(seconds)).toEqual(waits);
  });
});
