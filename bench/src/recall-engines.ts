import { randomBytes } from 'node:crypto';
import { openEmbeddedEngine } from '../../server/src/search/engines/embedded/embedded-engine.ts';
import { openOpenSearchEngine } from '../../server/src/search/engines/opensearch/opensearch-engine.ts';
import type { SearchEngine } from '../../server/src/search/search-engine.ts';

export interface OpenedEngine {
  readonly name: string;
  readonly engine: SearchEngine;
  /** Closes it and leaves nothing behind. */
  close(): Promise<void>;
}

/** An empty engine of each kind; OpenSearch where there is a server. */
export async function openRecallEngines(): Promise<OpenedEngine[]> {
  const embedded = await openEmbeddedEngine();
  const engines: OpenedEngine[] = [{ name: 'embedded', engine: embedded, close: embedded.close }];
  const openSearch = openSearchForBenchmark();
  return openSearch ? [...engines, openSearch] : engines;
}

/** `undefined` where there is no server. */
export function openSearchForBenchmark(): OpenedEngine | undefined {
  const url = process.env['TEST_OPENSEARCH_URL'];
  if (!url) return undefined;
  const prefix = `bench-${randomBytes(6).toString('hex')}`;
  const engine = openOpenSearchEngine({ urls: [url], prefix, size: { shards: 1, replicas: 0 }, timeoutMs: 60_000 });
  return {
    name: 'OpenSearch',
    engine,
    async close() {
      await engine.removeIndices();
      await engine.close();
    },
  };
}
