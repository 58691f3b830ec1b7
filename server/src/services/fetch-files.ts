import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import { nextFetch } from '../domain/file-fetching.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { withFailedFile, withStoredFile } from '../domain/report-files.ts';
import type { FileStorage, StoredFile } from '../files/file-storage.ts';
import type { GuardedFetch } from '../files/guarded-fetch.ts';
import { storePdf } from '../files/pdf-content.ts';
import type { Database } from '../store/database.ts';
import { type DueFile, deleteFetchState, findDueFiles, writeFetchState } from '../store/file-fetch-store.ts';
import { findRecord } from '../store/record-reader.ts';
import type { RegistryWriter } from '../store/record-writer.ts';
import { changeReport } from './change-report.ts';

export interface FileFetcherDependencies {
  readonly database: Database;
  readonly files: Pick<FileStorage, 'putStream'>;
  readonly fetch: GuardedFetch;
  readonly clock: Clock;
  /** Told once nobody tries to fetch a file any more. */
  readonly onFinallyFailed: (failure: FinalFailure) => void;
  readonly onError: (error: unknown) => void;
  /** Addresses that nobody can ever fetch from, as those of an invented world; their files stay pending. */
  readonly isLeftAlone?: (location: string) => boolean;
}

export interface FinalFailure {
  readonly reportId: number;
  readonly report: Report;
  readonly location: string;
  readonly message: string;
}

export interface FileFetcher {
  /** Tries every file whose time has come once; returns how many that were. */
  round(): Promise<number>;
  /** Round after round until the signal. */
  run(signal: AbortSignal): Promise<void>;
}

const AT_ONCE = 4;
const DUE_AT_ONCE = 100;
const PAUSE_MS = 1_000;

/** Brings the files that reports only name. A file is tried with growing pauses; the last failure is final. */
export function createFileFetcher(dependencies: FileFetcherDependencies): FileFetcher {
  const { database, files, fetch, clock, onFinallyFailed, onError, isLeftAlone = () => false } = dependencies;
  /** Another address comes with another number, so these need not be read again. */
  const leftAlone = new Set<number>();
  return { round, run };

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await round(signal).catch(onError);
      // Woken by the signal, which is no fault.
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async function round(signal?: AbortSignal): Promise<number> {
    const now = clock.now();
    let tried = 0;
    let after = 0;
    for (;;) {
      const due = await findDueFiles(database.primary, { now, after, limit: DUE_AT_ONCE });
      const last = due.at(-1);
      if (last === undefined) return tried;
      tried += await tryAll(due, signal);
      if (signal?.aborted === true) return tried;
      after = last.fileId;
    }
  }

  async function tryAll(due: readonly DueFile[], signal: AbortSignal | undefined): Promise<number> {
    const waiting = due.filter(({ fileId }) => !leftAlone.has(fileId));
    let tried = 0;
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined && signal?.aborted !== true; next = waiting.shift()) {
        // One that cannot even be tried, because the disk is full say, must not stop the others.
        if (await tryOne(next).catch(faulty)) tried += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return tried;
  }

  function faulty(error: unknown): false {
    onError(error);
    return false;
  }

  async function tryOne(due: DueFile): Promise<boolean> {
    const report = await findRecord(database.primary, 'report', due.reportId);
    const location = locationOf(report, due.fileId);
    if (location !== undefined && isLeftAlone(location)) leftAlone.add(due.fileId);
    if (location === undefined || leftAlone.has(due.fileId)) return false;
    const result = await fetch
      .read(location, (body) => storePdf(files, body))
      .catch((error: unknown) => {
        if (error instanceof RegistryError) return error;
        throw error;
      });
    if (result instanceof RegistryError) await writeDownFailure(due, location, result);
    else await writeDownContent(due, location, result);
    return true;
  }

  async function writeDownContent({ fileId, reportId }: DueFile, location: string, content: StoredFile): Promise<void> {
    await settle(reportId, `The file ${fileId} has been fetched.`, async (report, writer) => {
      // Removed or replaced while it was on its way.
      if (locationOf(report, fileId) !== location) return undefined;
      await deleteFetchState(writer.transaction, fileId);
      return withStoredFile(report, fileId, content, clock.now());
    });
  }

  async function writeDownFailure(due: DueFile, location: string, { code, message }: RegistryError): Promise<void> {
    const { fileId, reportId } = due;
    const at = clock.now();
    const tries = due.tries + 1;
    const nextAt = code === 'unavailable' ? (nextFetch(tries, at) ?? null) : null;
    const state = { fileId, tries, triedAt: at, nextAt, message };
    if (nextAt !== null) {
      await database.transaction((transaction) => writeFetchState(transaction, state));
      return;
    }
    const report = await settle(reportId, `The file ${fileId} could not be fetched.`, async (present, writer) => {
      if (locationOf(present, fileId) !== location) return undefined;
      await writeFetchState(writer.transaction, state);
      return withFailedFile(present, fileId, at);
    });
    if (report !== undefined) onFinallyFailed({ reportId, report, location, message });
  }

  function settle(
    reportId: number,
    reason: string,
    work: (report: Stored<Report>, writer: RegistryWriter) => Promise<Report | undefined>,
  ): Promise<Report | undefined> {
    return changeReport({ database, change: { actor: 'system', reason, at: clock.now() }, reportId }, work);
  }
}

/** Where a file that waits is fetched from. */
function locationOf(report: Report | undefined, fileId: number): string | undefined {
  const file = report?.files.find(({ id }) => id === fileId);
  return file?.state === 'pending' ? (file.originalLocation ?? undefined) : undefined;
}
