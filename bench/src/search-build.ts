import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoWorld } from '../../server/src/demo/demo-world.ts';
import { openEmbeddedEngine } from '../../server/src/search/engines/embedded/embedded-engine.ts';
import { createDocumentSource } from '../../server/src/services/document-source.ts';
import { loadDemoWorld } from '../../server/src/services/load-demo-world.ts';
import { openRegistry, type Registry } from '../../server/src/services/open-registry.ts';
import type { Measurement } from './benchmark.ts';
import { processorTime } from './processor-time.ts';
import { TODAY } from './search-queries.ts';
import { watchTurns } from './turn-watch.ts';

const MILLION = 1_000_000;

/**
 * Makes the whole index of a registry, reports with their programmes and institutions, from the rows of its store. The
 * second time counts: the first one still compiles.
 */
export async function measureBuildFromStore(reports: number): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-'));
  try {
    const registry = await openRegistry(
      { dataDir: folder, databaseUrl: undefined, databaseReadUrl: undefined },
      `${TODAY}T00:00:00Z`,
    );
    try {
      await loadDemoWorld({ ...registry, world: createDemoWorld({ seed: 1, reports }) });
      await buildFrom(registry);
      return toRows(await buildFrom(registry), reports);
    } finally {
      await registry.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Build {
  readonly seconds: number;
  readonly documents: number;
  readonly longestWait: number;
}

async function buildFrom({ database }: Pick<Registry, 'database'>): Promise<Build> {
  const engine = await openEmbeddedEngine();
  const source = createDocumentSource(database.primary);
  const watch = watchTurns();
  const start = processorTime();
  let documents = 0;
  await engine.rebuild(
    source.all(TODAY, (count) => {
      documents = count;
    }),
    1,
  );
  const seconds = (processorTime() - start) / 1000;
  const longestWait = await watch.stop();
  await engine.close();
  return { seconds, documents, longestWait };
}

function toRows({ seconds, documents, longestWait }: Build, reports: number): Measurement[] {
  const name = (what: string) => `search, ${reports.toLocaleString('en')} stored reports: ${what}`;
  return [
    {
      name: name('build from rows (ratio: s per million)'),
      figure: seconds,
      unit: 's',
      ratio: (seconds * MILLION) / reports,
      target: { atMost: 30 },
    },
    { name: name('build, per document'), figure: (seconds * MILLION) / documents, unit: 'us' },
    {
      name: name('longest wait while building'),
      figure: longestWait,
      unit: 'ms',
      ratio: longestWait,
      target: { atMost: 50 },
    },
  ];
}
