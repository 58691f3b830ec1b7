import { afterAll, describe, vi } from 'vitest';
import { isSoak, openSearchUrl } from '../../../../test/services.ts';
import { describeSearchEngine } from '../../search-engine.contract.ts';
import { createTestEngines } from './test-engines.contract.ts';

// A search crosses the network several times, and every random world needs an index of its own.
vi.setConfig({ testTimeout: 120_000 });

describe.skipIf(openSearchUrl === undefined)('with OpenSearch running', () => {
  const engines = createTestEngines(openSearchUrl ?? '');
  afterAll(engines.removeAll);
  describeSearchEngine('The OpenSearch engine', engines.open, { worlds: isSoak ? 40 : 8 });
});
