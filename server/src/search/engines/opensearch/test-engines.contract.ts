import { randomBytes } from 'node:crypto';
import { openSearchNodes } from '../../../../test/services.ts';
import { type IndexSize, indexVersion } from './index-definition.ts';
import { type OpenSearchEngine, openOpenSearchEngine } from './opensearch-engine.ts';

/** On a cluster the parts and copies of an index take part in the test. */
const SIZE = openSearchNodes > 1 ? { shards: 3, replicas: 1 } : { shards: 1, replicas: 0 };

export interface TestEngine extends OpenSearchEngine {
  readonly prefix: string;
  readonly alias: string;
}

/**
 * Empty engines for tests. Making an index takes far longer than a search, so the next one is made while the test before
 * it runs, and used ones are removed behind its back.
 */
export function createTestEngines(url: string, size: IndexSize = SIZE) {
  const removals: Promise<void>[] = [];
  let next: Promise<TestEngine> | undefined;

  async function make(): Promise<TestEngine> {
    const prefix = `test-${randomBytes(6).toString('hex')}`;
    const engine = openOpenSearchEngine({ urls: [url], prefix, size, timeoutMs: 30_000 });
    await engine.sequence();
    return {
      ...engine,
      prefix,
      alias: `${prefix}-${indexVersion()}`,
      async close() {
        removals.push(discard(engine));
      },
    };
  }

  async function discard(engine: OpenSearchEngine): Promise<void> {
    await engine.removeIndices();
    await engine.close();
  }

  return {
    async open(): Promise<TestEngine> {
      const engine = await (next ?? make());
      next = make();
      return engine;
    },
    async removeAll(): Promise<void> {
      await (await next)?.close();
      await Promise.all(removals);
    },
  };
}
