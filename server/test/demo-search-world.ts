import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoWorld } from '../src/demo/demo-world.ts';
import { createFolderStorage } from '../src/files/file-storage.ts';
import { openEmbeddedEngine } from '../src/search/engines/embedded/embedded-engine.ts';
import { createIndexer } from '../src/services/index-registry.ts';
import { loadDemoWorld } from '../src/services/load-demo-world.ts';
import { createRegistryCounters } from '../src/services/registry-counters.ts';
import { openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { createStoreReader } from '../src/store/store-reader.ts';
import { buildTestApp, TEST_TOKEN } from './app.ts';
import { openTestCredentials } from './credentials.ts';
import { TEST_NOW, testLocation } from './database.ts';
import { countQueries } from './query-count.ts';

export type SearchWorld = Awaited<ReturnType<typeof openSearchWorld>>;

/** A small demo world on SQLite with everything in it indexed. */
export async function openSearchWorld({ reports = 900 } = {}) {
  const place = await testLocation('sqlite');
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-search-'));
  const database = openDatabase(place.location);
  await migrate(database, TEST_NOW);
  const files = createFolderStorage(folder);
  await loadDemoWorld({ database, files, world: createDemoWorld({ seed: 7, reports }) });
  const clock = { now: () => TEST_NOW, today: () => TEST_NOW.slice(0, 10) };
  const engine = await openEmbeddedEngine();
  await createIndexer({ database, engine, clock }).rebuild();

  const queries = countQueries(database.reader);
  const store = createStoreReader(queries.db);
  const counters = createRegistryCounters({ database: { reader: queries.db }, engine, clock });
  const credentials = await openTestCredentials({ ...database, reader: queries.db });
  await credentials.settle();
  const app = await buildTestApp({
    registry: { ...store, ...counters },
    files,
    search: engine,
    credentials: credentials.access,
  });

  async function get(path: string, version = 'v2') {
    return app.inject({
      url: `/webapi/${version}/browse/${path}`,
      headers: { authorization: `Bearer ${TEST_TOKEN}` },
    });
  }

  return {
    app,
    database,
    engine,
    store,
    queries,
    get,
    /** The body of an answer that has to be 200. */
    async read<Body>(path: string): Promise<Body> {
      const response = await get(path);
      if (response.statusCode !== 200) throw new Error(`${path} is answered with ${response.body}`);
      return response.json<Body>();
    },
    async close() {
      await app.close();
      await credentials.close();
      await engine.close();
      await database.close();
      await place.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
