import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database, DatabaseLocation } from '../store/database.ts';
import type { WorkerInput, WorkerMessage } from './credential-worker.ts';
import type { IssuingProgress } from './issue-credentials.ts';
import { holdLeadership } from './leader-lock.ts';
import type { CredentialSettings } from './open-credentials.ts';

/** What has been issued by this process since it started, and what went wrong. */
export interface IssuingCounts {
  readonly issued: number;
  /** How often the fast canonical form of a sample was wrong. */
  readonly mismatches: number;
  readonly errors: number;
}

export const NOTHING_ISSUED: IssuingCounts = { issued: 0, mismatches: 0, errors: 0 };

export interface KeptCredentials {
  counts(): IssuingCounts;
  isIssuing(): boolean;
  stop(): Promise<void>;
}

export interface CredentialKeeping {
  readonly database: Database;
  readonly location: DatabaseLocation;
  readonly settings: CredentialSettings;
  onProgress(progress: IssuingProgress): void;
  /** A signature that nobody else could check was about to be made: somebody has to look at it. */
  onAlarm(message: string): void;
  onError(error: unknown): void;
}

/** Issues in a thread of its own for as long as the server runs, in one of the processes at a time. */
export function keepCredentials(keeping: CredentialKeeping): KeptCredentials {
  const { database, location, settings, onError } = keeping;
  const counts: { -readonly [Name in keyof IssuingCounts]: number } = { ...NOTHING_ISSUED };
  const leadership = holdLeadership({ database, name: 'credentials', onError, onLead: issue });

  return { counts: () => counts, isIssuing: leadership.isLeading, stop: leadership.stop };

  async function issue(signal: AbortSignal): Promise<void> {
    const input: WorkerInput = { location, settings };
    const worker = new Worker(new URL('./credential-worker.js', import.meta.url), { workerData: input });
    worker.on('message', heed);
    const ended = once(worker, 'exit');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    const stop = (): void => worker.postMessage('stop');
    signal.addEventListener('abort', stop, { once: true });
    try {
      // A thread that fails rejects here, and is started again with the next turn.
      await ended;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  function heed(message: WorkerMessage): void {
    if (message.kind === 'progress') {
      counts.issued += message.issued;
      keeping.onProgress(message);
    } else if (message.kind === 'mismatch') {
      counts.mismatches += 1;
      keeping.onAlarm(
        `The canonical form of ${message.document} was written wrongly; credentials are issued the slow way until a restart`,
      );
    } else {
      counts.errors += 1;
      onError(new Error(`Credentials could not be issued: ${message.message}`));
    }
  }
}
