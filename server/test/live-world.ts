import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStorage } from '../src/files/file-storage.ts';
import { openEmbeddedEngine } from '../src/search/engines/embedded/embedded-engine.ts';
import { followRegistry } from '../src/services/follow-registry.ts';
import { createRegistryCounters } from '../src/services/registry-counters.ts';
import { watchRegistry } from '../src/services/registry-stamp.ts';
import type { Database } from '../src/store/database.ts';
import { createStoreReader } from '../src/store/store-reader.ts';
import { buildTestApp, TEST_TOKEN } from './app.ts';
import { openTestCredentials } from './credentials.ts';
import { TEST_NOW } from './database.ts';

export type LiveWorld = Awaited<ReturnType<typeof openLiveWorld>>;

/** A server put together as for real: the index follows the journal, and answers are kept until something changes. */
export async function openLiveWorld(database: Database) {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-live-'));
  const files = createFolderStorage(folder);
  const clock = { now: () => TEST_NOW, today: () => TEST_NOW.slice(0, 10) };
  const onError = (error: unknown): never => {
    throw error;
  };
  const engine = await openEmbeddedEngine();
  const index = followRegistry({ database, engine, clock, onError });
  await index.ready;
  const search = { engine, revision: index.revision };
  const stamp = await watchRegistry({ database, search, clock, onError });
  const registry = {
    ...createStoreReader(database.reader),
    ...createRegistryCounters({ database, engine, clock }),
  };
  const credentials = await openTestCredentials(database);
  const app = await buildTestApp({
    registry,
    search: engine,
    files,
    stamp: stamp.current,
    credentials: credentials.access,
  });

  return {
    app,
    engine,
    files,
    /** Asks with the token of a reader. */
    get: (url: string, headers: Readonly<Record<string, string>> = {}) =>
      app.inject({ url, headers: { authorization: `Bearer ${TEST_TOKEN}`, ...headers } }),
    /** Resolves when answers show everything written before. */
    async settle() {
      await index.catchUp();
      await credentials.settle();
      await stamp.refresh();
    },
    async close() {
      await app.close();
      stamp.stop();
      await credentials.close();
      await index.stop();
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
