import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoWorld } from '../src/demo/demo-world.ts';
import { createFolderStorage } from '../src/files/file-storage.ts';
import { judgeEngine } from '../src/search/relevance/judge-engine.ts';
import { type RelevanceTable, tabulateRelevance } from '../src/search/relevance/measure-relevance.ts';
import { relevanceRecords } from '../src/search/relevance/relevance-record.ts';
import { makeRelevanceSet, type RelevanceSetOptions } from '../src/search/relevance/relevance-set.ts';
import type { SearchEngine } from '../src/search/search-engine.ts';
import { createIndexer } from '../src/services/index-registry.ts';
import { loadDemoWorld } from '../src/services/load-demo-world.ts';
import { DEMO_SEED } from '../src/services/prepare-demo.ts';
import { openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { TEST_NOW, testLocation } from './database.ts';

/** All institutions of the demo world; reports add nothing to what institutions are found by, so there are few. */
const WORLD = { seed: DEMO_SEED, institutions: 3_000, reports: 900 };

/** Fills the engine with the institutions of the demo world and asks it the held half of the labelled queries. */
export async function judgeOnDemoWorld(engine: SearchEngine, options: RelevanceSetOptions): Promise<RelevanceTable> {
  const world = createDemoWorld(WORLD);
  const clock = { now: () => TEST_NOW, today: () => TEST_NOW.slice(0, 10) };
  const place = await testLocation('sqlite');
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-relevance-'));
  const database = openDatabase(place.location);
  try {
    await migrate(database, TEST_NOW);
    await loadDemoWorld({ database, files: createFolderStorage(folder), world });
    await createIndexer({ database, engine, clock }).rebuild();
  } finally {
    await database.close();
    await place.remove();
    await rm(folder, { recursive: true, force: true });
  }
  const queries = makeRelevanceSet(relevanceRecords([...world.institutions()], clock.today()), options);
  const held = queries.filter(({ half }) => half === 'held');
  return tabulateRelevance(await judgeEngine(engine, held, clock.today()));
}

/** What is worse than it has to be, in words; a class of fifty may have three queries wrong, and all together six. */
export function shortcomings({ overall, byClass }: RelevanceTable): string[] {
  const low = [...byClass].filter(([, { recallAt1 }]) => recallAt1 < 0.94);
  return [
    ...low.map(([name, { recallAt1 }]) => `${name}: only ${recallAt1.toFixed(3)} first`),
    ...(overall.recallAt1 < 0.985 ? [`all: only ${overall.recallAt1.toFixed(3)} first`] : []),
    ...(overall.recallAt5 < 0.99 ? [`all: only ${overall.recallAt5.toFixed(3)} among five`] : []),
  ];
}
