import { expect, it, vi } from 'vitest';
import { openEmbeddedEngine } from '../src/search/engines/embedded/embedded-engine.ts';
import { QUERY_CLASSES } from '../src/search/relevance/labelled-query.ts';
import { JUDGED_SET } from '../src/search/relevance/relevance-set.ts';
import { judgeOnDemoWorld, shortcomings } from './relevance-world.ts';

vi.setConfig({ testTimeout: 120_000 });

it('finds the right institution first for nearly every labelled query', async () => {
  const engine = await openEmbeddedEngine();
  const table = await judgeOnDemoWorld(engine, JUDGED_SET);
  await engine.close();
  expect(shortcomings(table)).toEqual([]);
  expect([...table.byClass.keys()]).toEqual(QUERY_CLASSES);
  expect(table.overall.queries).toBeGreaterThan(400);
});
