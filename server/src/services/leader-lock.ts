import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../store/database.ts';
import { type Lease, takeLease } from '../store/leader-lease.ts';

export interface LeadershipOptions {
  readonly database: Database;
  /** What is led, such as `search index`. */
  readonly name: string;
  /** Does the work until the signal says that another process leads. Ends early only when there is nothing left to do. */
  readonly onLead: (signal: AbortSignal) => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** How long a process that died may seem to lead still. */
  readonly leaseMs?: number;
}

export interface Leadership {
  isLeading(): boolean;
  /** Gives the lead to another process at once. */
  stop(): Promise<void>;
}

const LEASE_MS = 10_000;

/**
 * Leads whenever no other process does. A process that was asleep may believe for a moment that it still leads, so the
 * work must be such that doing it twice does no harm.
 */
export function holdLeadership(options: LeadershipOptions): Leadership {
  const { database, name, onLead, onError, leaseMs = LEASE_MS } = options;
  const pauseMs = leaseMs / 4;
  const stopping = new AbortController();
  let isLeading = false;
  const running = run();

  return {
    isLeading: () => isLeading,
    async stop() {
      stopping.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const lease = await takeLease(database, { name, leaseMs });
        if (lease) await lead(lease);
      } catch (error) {
        onError(error);
      }
      await pause(stopping.signal);
    }
  }

  async function lead(lease: Lease): Promise<void> {
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, stopping.signal]);
    isLeading = true;
    const work = onLead(signal).catch(onError);
    try {
      await Promise.race([work, keep(lease, signal)]);
    } finally {
      isLeading = false;
      over.abort();
      await work;
      await lease.release();
    }
  }

  /** Ends when the lease is lost or no longer wanted. */
  async function keep(lease: Lease, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(signal);
      if (signal.aborted || !(await lease.renew())) return;
    }
  }

  async function pause(signal: AbortSignal): Promise<void> {
    // Woken by the signal, which is no fault.
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}
