import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestEngines } from '../src/search/engines/opensearch/test-engines.contract.ts';
import type { SearchEngine } from '../src/search/search-engine.ts';
import { createIndexer } from '../src/services/index-registry.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { TEST_NOW, type TestLocation, testLocation } from './database.ts';
import { change, INSTITUTIONS, named, storeIndexedWorld } from './indexed-world.ts';
import { openSearchUrl } from './services.ts';

const EVE = TEST_NOW.slice(0, 10);
/** On this day the Flemish institution gets another level. */
const DAY = '2026-07-03';

describe.skipIf(openSearchUrl === undefined)('a process that fed OpenSearch and fell asleep', () => {
  const engines = createTestEngines(openSearchUrl ?? '');
  let place: TestLocation;
  let database: Database;
  let engine: SearchEngine;

  beforeAll(async () => {
    place = await testLocation('sqlite');
    database = openDatabase(place.location);
    await migrate(database, TEST_NOW);
    await storeIndexedWorld(database);
    engine = await engines.open();
  });
  afterAll(async () => {
    await engine?.close();
    await engines.removeAll();
    await database?.close();
    await place?.remove();
  });

  it('does not overwrite what its successor made while it slept', async () => {
    const sleep = createSleep();
    let today = EVE;
    const clock = { today: () => today, now: () => `${today}T12:00:00Z` };
    const drowsy: SearchEngine = {
      ...engine,
      upsert: (...given) => sleep.over(() => engine.upsert(...given)),
      remove: (...given) => sleep.over(() => engine.remove(...given)),
    };
    const first = createIndexer({ database, engine: drowsy, clock });
    await first.open();

    today = DAY;
    const slept = first.advance();
    await sleep.begun;
    await change(database, 'institution', INSTITUTIONS.flemish, (institution) => ({
      ...institution,
      names: [named('Renamed')],
    }));
    const second = createIndexer({ database, engine, clock });
    await second.open();
    expect((await second.check()).differences).toEqual([]);

    sleep.end();
    await slept;
    expect((await second.check()).differences).toEqual([]);
  });
});

/** Holds back all work from its beginning to its end. */
function createSleep() {
  let begin: () => void = () => undefined;
  let end: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    begun,
    end: () => end(),
    async over(work: () => Promise<void>): Promise<void> {
      begin();
      await ended;
      await work();
    },
  };
}
