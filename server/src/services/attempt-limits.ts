import { hash } from 'node:crypto';
import { type AttemptRule, countAttempt, secondsToWait } from '../domain/attempts.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import { addSeconds } from '../domain/instant.ts';
import {
  deleteAttempts,
  deleteForgottenAttempts,
  findAttempts,
  lockAttempts,
  writeAttempts,
} from '../store/attempt-store.ts';
import type { Database } from '../store/database.ts';

/** Something that is counted: what for, and under which rule. */
export interface Counted {
  readonly subject: readonly string[];
  readonly rule: AttemptRule;
}

export interface AttemptLimits {
  /** Refuses while one of them has to wait. */
  requireAllowed(counted: readonly Counted[], sentence: string): Promise<void>;
  /** Counts one attempt for each, whether or not it has to wait. */
  count(counted: readonly Counted[]): Promise<void>;
  /** Counts one attempt unless it has to wait; returns the seconds to wait, 0 when it was counted. */
  countUnlessWaiting(counted: Counted): Promise<number>;
  forget(counted: readonly Counted[]): Promise<void>;
}

const KEEP_SECONDS = 3_600;

/** Counts attempts in the database, so that every process knows of them and a restart forgets none. */
export function createAttemptLimits({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): AttemptLimits {
  return {
    async requireAllowed(counted, sentence) {
      const now = clock.now();
      const keys = counted.map(keyOf);
      const known = await findAttempts(database.primary, keys, now);
      const retryAfter = Math.max(0, ...keys.map((key) => secondsToWait(known.get(key), now)));
      if (retryAfter > 0) throw new RegistryError('rate_limited', sentence, { retryAfter });
    },

    async count(counted) {
      const now = clock.now();
      const entries = counted.map((entry) => ({ key: keyOf(entry), rule: entry.rule }));
      // Always in the same order, so that two transactions cannot wait for each other.
      entries.sort((one, other) => (one.key < other.key ? -1 : 1));
      await database.transaction(async (transaction) => {
        for (const { key, rule } of entries) {
          const previous = await lockAttempts(transaction, key, now);
          await writeAttempts(transaction, key, countAttempt(previous, now, rule));
        }
      });
      await tidy(now);
    },

    async countUnlessWaiting(counted) {
      const now = clock.now();
      const key = keyOf(counted);
      return database.transaction(async (transaction) => {
        const previous = await lockAttempts(transaction, key, now);
        const wait = secondsToWait(previous, now);
        if (wait === 0) await writeAttempts(transaction, key, countAttempt(previous, now, counted.rule));
        return wait;
      });
    },

    async forget(counted) {
      const known = await findAttempts(database.primary, counted.map(keyOf), clock.now());
      if (known.size === 0) return;
      await database.transaction((transaction) => deleteAttempts(transaction, [...known.keys()]));
    },
  };

  /** Only what is long forgotten: nobody is likely to be locking those rows. */
  async function tidy(now: string): Promise<void> {
    const longAgo = addSeconds(now, -KEEP_SECONDS);
    await database.transaction((transaction) => deleteForgottenAttempts(transaction, longAgo));
  }
}

function keyOf({ subject }: Counted): string {
  return hash('sha256', JSON.stringify(subject), 'base64url');
}
