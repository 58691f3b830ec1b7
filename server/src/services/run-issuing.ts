import { setTimeout as sleep } from 'node:timers/promises';
import { type Issuer, MovedAwayError } from './issue-credentials.ts';
import type { StatusLists } from './status-lists.ts';

export interface IssuingRun {
  readonly issuer: Issuer & Pick<StatusLists, 'renew'>;
  readonly signal: AbortSignal;
  onError(error: unknown): void;
  readonly pauseMs?: number;
  readonly renewEveryMs?: number;
}

const PAUSE_MS = 250;
const RENEW_EVERY_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;

/** Issues until the signal says to stop, or the registry has moved to another address. After a failure it waits longer and longer, and goes on where it stood. */
export async function runIssuing(run: IssuingRun): Promise<void> {
  const { issuer, signal, onError, pauseMs = PAUSE_MS, renewEveryMs = RENEW_EVERY_MS } = run;
  let renewAt = 0;
  let pause = pauseMs;
  while (!signal.aborted) {
    try {
      if (Date.now() >= renewAt) {
        await issuer.renew();
        renewAt = Date.now() + renewEveryMs;
      }
      if (await issuer.step()) continue;
      pause = pauseMs;
    } catch (error) {
      // Another process, with the address of today, has to take over.
      if (error instanceof MovedAwayError) throw error;
      onError(error);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}
