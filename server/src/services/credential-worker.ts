import { parentPort, workerData } from 'node:worker_threads';
import { type DatabaseLocation, openDatabase } from '../store/database.ts';
import { systemClock } from '../system-clock.ts';
import type { IssuingProgress } from './issue-credentials.ts';
import { type CredentialSettings, openIssuer } from './open-credentials.ts';
import { runIssuing } from './run-issuing.ts';

/** Issuing in a thread of its own, with connections of its own: signing thousands of documents delays no answer. */
export interface WorkerInput {
  readonly location: DatabaseLocation;
  readonly settings: CredentialSettings;
}

/** What the thread tells the one that answers requests. */
export type WorkerMessage =
  | ({ readonly kind: 'progress' } & IssuingProgress)
  | { readonly kind: 'mismatch'; readonly document: string }
  | { readonly kind: 'error'; readonly message: string };

const { location, settings } = workerData as WorkerInput;
const stopping = new AbortController();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const tell = (message: WorkerMessage): void => parentPort?.postMessage(message);
const database = openDatabase(location);

parentPort?.once('message', () => stopping.abort());

try {
  await runIssuing({
    issuer: openIssuer({
      database,
      clock: systemClock,
      settings,
      onProgress: (progress) => tell({ kind: 'progress', ...progress }),
      onMismatch: ({ id }) => tell({ kind: 'mismatch', document: id }),
    }),
    signal: stopping.signal,
    onError: (error) => tell({ kind: 'error', message: error instanceof Error ? error.message : String(error) }),
  });
} finally {
  await database.close();
  parentPort?.close();
}
