import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import { addDays, type Day, toDay } from '../domain/day.ts';
import type { EmbeddedEngine } from '../search/engines/embedded/embedded-engine.ts';
import { openEmbeddedEngine } from '../search/engines/embedded/embedded-engine.ts';
import { openOpenSearchEngine } from '../search/engines/opensearch/opensearch-engine.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { Database } from '../store/database.ts';
import { readJournalHead } from '../store/journal-store.ts';
import { type FollowingIndex, followRegistry } from './follow-registry.ts';
import { holdLeadership } from './leader-lock.ts';
import { prepareSnapshotFile } from './open-search.ts';
import { watchRebuildRequests } from './rebuild-requests.ts';

/** A search engine that is kept in step with the store for as long as the server runs. */
export interface KeptSearch {
  readonly engine: SearchEngine;
  /** By how many changes the index is behind the journal. */
  lag(): Promise<number>;
  /** Another number whenever the index changed without the journal. */
  revision(): number;
  /** Resolves when everything stored before the call can be found: for who wants to read what they just wrote. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

export interface SearchKeeping {
  readonly config: Pick<Config, 'opensearchUrls'>;
  readonly searchFolder: string;
  readonly database: Database;
  readonly clock: Clock;
  onError(error: unknown): void;
}

const SNAPSHOT_EVERY_MS = 300_000;
/** Everybody finds a change within a second, on every process. */
const FOREIGN_CATCH_UP_MS = 1_000;
const FOREIGN_BEAT_MS = 20;

/** In this process unless a cluster is named. Resolves when searches can be answered, or will be refused by themselves. */
export function keepSearch(keeping: SearchKeeping): Promise<KeptSearch> {
  const { opensearchUrls } = keeping.config;
  return opensearchUrls === undefined ? keepEmbedded(keeping) : keepInCluster(keeping, opensearchUrls);
}

/** Each process has an index of its own and waits for it: an index that is half made would give wrong counts. */
async function keepEmbedded({ searchFolder, database, clock, onError }: SearchKeeping): Promise<KeptSearch> {
  const snapshotFile = await prepareSnapshotFile(searchFolder);
  const indexedOn = await dayOfSnapshot(snapshotFile);
  const engine = await openEmbeddedEngine({
    snapshotFile,
    onUnusableSnapshot: onError,
    onMergeFailure: onError,
  });
  const index = followRegistry({ database, engine, clock, indexedOn, onError });
  await index.ready;
  const stopSaving = await saveRegularly(engine, onError);
  const requests = await watchRebuildRequests({ searchFolder, onRequest: () => index.rebuild(), onError });
  return {
    engine,
    lag: index.lag,
    revision: index.revision,
    catchUp: index.catchUp,
    async close() {
      stopSaving();
      requests.stop();
      await index.stop();
      await engine.saveSnapshot();
      await engine.close();
    },
  };
}

/** It was written with the documents of its day; a day less for the moments around midnight. */
async function dayOfSnapshot(file: string): Promise<Day | undefined> {
  const written = await stat(file).catch(() => undefined);
  return written && addDays(toDay(written.mtime), -1);
}

async function saveRegularly(engine: EmbeddedEngine, onError: (error: unknown) => void): Promise<() => void> {
  let saved = -1;
  await save();
  const timer = setInterval(() => void save().catch(onError), SNAPSHOT_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);

  async function save(): Promise<void> {
    const sequence = await engine.sequence();
    if (sequence === saved) return;
    await engine.saveSnapshot();
    saved = sequence;
  }
}

/** All processes ask the same cluster; one of them at a time feeds it. */
async function keepInCluster(
  { database, clock, onError }: SearchKeeping,
  urls: readonly string[],
): Promise<KeptSearch> {
  const engine = openOpenSearchEngine({ urls });
  let index: FollowingIndex | undefined;
  const leadership = holdLeadership({
    database,
    name: 'search index',
    onError,
    async onLead(signal) {
      index = followRegistry({ database, engine, clock, onError });
      await untilAborted(signal);
      await index.stop();
      index = undefined;
    },
  });
  return {
    engine,
    async lag() {
      const [head, sequence] = await Promise.all([readJournalHead(database.primary), engine.sequence()]);
      return Math.max(0, head.sequence - sequence);
    },
    revision: () => index?.revision() ?? 0,
    async catchUp() {
      if (index !== undefined) return index.catchUp();
      // Another process feeds the cluster; it is given the time it is allowed to take, and no more.
      const { sequence } = await readJournalHead(database.primary);
      const end = performance.now() + FOREIGN_CATCH_UP_MS;
      while ((await engine.sequence()) < sequence && performance.now() < end) await sleep(FOREIGN_BEAT_MS);
    },
    async close() {
      await leadership.stop();
      await engine.close();
    },
  };
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
