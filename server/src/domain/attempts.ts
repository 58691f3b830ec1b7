import type { Instant } from './day.ts';
import { addSeconds, secondsBetween } from './instant.ts';

/** How often something was tried, and until when it must not be tried again. */
export interface Attempts {
  readonly count: number;
  readonly startedAt: Instant;
  readonly blockedUntil: Instant;
  /** From when on the earlier attempts no longer matter. */
  readonly forgetAt: Instant;
}

export interface AttemptRule {
  /** So many attempts within the window are free. */
  readonly free: number;
  readonly windowSeconds: number;
  /** The first delay; each further attempt doubles it. */
  readonly delaySeconds: number;
  readonly longestDelaySeconds: number;
}

/** Ten failed logins a minute for an account from one address, then a growing delay. */
export const LOGIN_RULE: AttemptRule = { free: 10, windowSeconds: 60, delaySeconds: 5, longestDelaySeconds: 900 };

/** Many people can share an address, so it has more room; it still stops whoever tries one password on many accounts. */
export const LOGIN_ADDRESS_RULE: AttemptRule = { ...LOGIN_RULE, free: 100 };

/** Mails that strangers can cause to be sent to one mailbox. */
export const MAILBOX_RULE: AttemptRule = {
  free: 3,
  windowSeconds: 3_600,
  delaySeconds: 3_600,
  longestDelaySeconds: 86_400,
};

/** Mails that one address can cause to be sent. */
export const MAIL_ADDRESS_RULE: AttemptRule = { ...MAILBOX_RULE, free: 20 };

/** One more attempt. After the free ones every further attempt makes the pause longer. */
export function countAttempt(previous: Attempts | undefined, now: Instant, rule: AttemptRule): Attempts {
  const isOver = previous === undefined || previous.forgetAt <= now;
  const count = isOver ? 1 : previous.count + 1;
  const startedAt = isOver ? now : previous.startedAt;
  if (count < rule.free) {
    return { count, startedAt, blockedUntil: now, forgetAt: addSeconds(startedAt, rule.windowSeconds) };
  }
  const delay = Math.min(rule.delaySeconds * 2 ** (count - rule.free), rule.longestDelaySeconds);
  const blockedUntil = addSeconds(now, delay);
  // Whoever waits out the longest pause after the last block starts afresh.
  return { count, startedAt, blockedUntil, forgetAt: addSeconds(blockedUntil, rule.longestDelaySeconds) };
}

/** Seconds until the next attempt; 0 when it may be made now. */
export function secondsToWait(attempts: Attempts | undefined, now: Instant): number {
  if (attempts === undefined || attempts.forgetAt <= now) return 0;
  return Math.max(0, secondsBetween(now, attempts.blockedUntil));
}
