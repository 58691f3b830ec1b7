import { afterAll, describe } from 'vitest';
import { openSearchUrl } from '../../../../test/services.ts';
import { describeSearchEngine } from '../../search-engine.contract.ts';
import { createTestEngines } from './test-engines.ts';

describe.skipIf(openSearchUrl === undefined)('with OpenSearch running', () => {
  const engines = createTestEngines(openSearchUrl ?? '');
  afterAll(engines.removeAll);
  describeSearchEngine('The OpenSearch engine', engines.open);
});
