import type { FetchedAnswer } from './fetch.ts';

export interface RetryOptions {
  /** How often to try again when the registry is busy (429, 503). */
  readonly retries: number;
  /** The longest wait before a retry. When the registry asks for more, the call fails at once. */
  readonly longestWaitMs: number;
}

export const DEFAULT_RETRY: RetryOptions = { retries: 4, longestWaitMs: 60_000 };

/** The wait before the first retry when the registry does not say how long; it doubles with each. */
const FIRST_WAIT_MS = 500;
/** Clients that were refused together must not come back together. */
const SPREAD_MS = 500;

interface Moment {
  readonly now: number;
  /** From 0 to 1. */
  readonly chance: number;
}

/** How long the answer asks to wait: seconds or a date. */
export function retryAfterMs(headers: Pick<Headers, 'get'>, now: number): number | undefined {
  const given = headers.get('retry-after')?.trim();
  if (!given) return undefined;
  const wait = /^\d+$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** How long to wait before trying again, or `undefined` when it is of no use. Never less than was asked for. */
export function waitBeforeRetry(
  { status, headers }: Pick<FetchedAnswer, 'status' | 'headers'>,
  { attempt, retries, longestWaitMs }: RetryOptions & { readonly attempt: number },
  { now, chance }: Moment,
): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  if (attempt >= retries) return undefined;
  const asked = retryAfterMs(headers, now);
  if (asked !== undefined) return asked > longestWaitMs ? undefined : asked + chance * SPREAD_MS;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** attempt, longestWaitMs);
  return wait / 2 + (chance * wait) / 2;
}

/** Rejects with the reason of the signal when that comes first. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const calledOff = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', calledOff);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', calledOff, { once: true });
  });
}
