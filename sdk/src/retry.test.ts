import { expect, it } from 'vitest';
import { retryAfterMs, waitBeforeRetry } from './retry.ts';

const NOW = Date.parse('2026-01-16T12:00:00Z');

function headers(retryAfter?: string): Headers {
  return new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter });
}

it.each([
  ['0', 0],
  ['12', 12_000],
  ['Fri, 16 Jan 2026 12:00:30 GMT', 30_000],
  ['Fri, 16 Jan 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined],
])('reads Retry-After: %s as %s ms', (given, expected) => {
  expect(retryAfterMs(headers(given), NOW)).toBe(expected);
});

it.each([
  { status: 429, after: '10', attempt: 0, chance: 0, wait: 10_000 },
  { status: 429, after: '10', attempt: 3, chance: 1, wait: 10_500 },
  { status: 503, after: '60', attempt: 0, chance: 0, wait: 60_000 },
  { status: 503, after: '61', attempt: 0, chance: 0, wait: undefined },
  { status: 429, after: '10', attempt: 4, chance: 0, wait: undefined },
  { status: 503, after: undefined, attempt: 0, chance: 0, wait: 250 },
  { status: 503, after: undefined, attempt: 0, chance: 1, wait: 500 },
  { status: 503, after: undefined, attempt: 3, chance: 1, wait: 4_000 },
  { status: 500, after: '1', attempt: 0, chance: 0, wait: undefined },
])(
  'waits $wait ms after $status with Retry-After $after, attempt $attempt',
  ({ status, after, attempt, chance, wait }) => {
    const options = { attempt, retries: 4, longestWaitMs: 60_000 };
    expect(waitBeforeRetry({ status, headers: headers(after) }, options, { now: NOW, chance })).toBe(wait);
  },
);

it('doubles the wait up to the longest', () => {
  const options = { attempt: 20, retries: 30, longestWaitMs: 60_000 };
  expect(waitBeforeRetry({ status: 503, headers: headers() }, options, { now: NOW, chance: 1 })).toBe(60_000);
});
