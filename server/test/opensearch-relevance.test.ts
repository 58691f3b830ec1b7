import { describe, expect, it, vi } from 'vitest';
import { createTestEngines } from '../src/search/engines/opensearch/test-engines.contract.ts';
import { JUDGED_SET } from '../src/search/relevance/relevance-set.ts';
import { judgeOnDemoWorld, shortcomings } from './relevance-world.ts';
import { openSearchUrl } from './services.ts';

vi.setConfig({ testTimeout: 240_000 });

describe.skipIf(openSearchUrl === undefined)('The OpenSearch engine', () => {
  it('finds the right institution first for nearly every labelled query', async () => {
    const engines = createTestEngines(openSearchUrl ?? '');
    const table = await judgeOnDemoWorld(await engines.open(), JUDGED_SET);
    await engines.removeAll();
    expect(shortcomings(table)).toEqual([]);
  });
});
