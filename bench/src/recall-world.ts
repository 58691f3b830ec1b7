import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/src/config.ts';
import { createDemoWorld } from '../../server/src/demo/demo-world.ts';
import { judgeEngine } from '../../server/src/search/relevance/judge-engine.ts';
import { type RelevanceTable, tabulateRelevance } from '../../server/src/search/relevance/measure-relevance.ts';
import { relevanceRecords } from '../../server/src/search/relevance/relevance-record.ts';
import { makeRelevanceSet, type RelevanceSetOptions } from '../../server/src/search/relevance/relevance-set.ts';
import type { SearchEngine } from '../../server/src/search/search-engine.ts';
import { createIndexer } from '../../server/src/services/index-registry.ts';
import { openRegistry } from '../../server/src/services/open-registry.ts';
import { DEMO_SEED, prepareDemo } from '../../server/src/services/prepare-demo.ts';
import { TODAY } from './search-queries.ts';

export interface RecallWorld {
  /** Fills an empty engine with the world and asks it all queries, half by half. */
  judge(engine: SearchEngine): Promise<{ readonly held: RelevanceTable; readonly tuned: RelevanceTable }>;
  close(): Promise<void>;
}

/** The institutions of the demo world. Reports add nothing to what institutions are found by, so there are few. */
const WORLD = { seed: DEMO_SEED, institutions: 3_000, reports: 900 };
const CLOCK = { now: () => `${TODAY}T12:00:00Z`, today: () => TODAY };

export async function openRecallWorld(options: RelevanceSetOptions): Promise<RecallWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-'));
  const world = createDemoWorld(WORLD);
  const registry = await openRegistry(readConfig({ DATA_DIR: folder }), CLOCK.now());
  await prepareDemo({ registry, world, seed: WORLD.seed });
  const queries = makeRelevanceSet(relevanceRecords([...world.institutions()], TODAY), options);
  return {
    async judge(engine) {
      await createIndexer({ database: registry.database, engine, clock: CLOCK }).rebuild();
      const ranked = await judgeEngine(engine, queries, TODAY);
      const ofHalf = (half: 'held' | 'tune') => tabulateRelevance(ranked.filter((query) => query.half === half));
      return { held: ofHalf('held'), tuned: ofHalf('tune') };
    },
    async close() {
      await registry.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
