import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type EmbeddedEngine, openEmbeddedEngine } from '../../server/src/search/engines/embedded/embedded-engine.ts';
import type { DocumentBatch } from '../../server/src/search/search-engine.ts';
import { matchAll } from '../../server/src/search/search-engine.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { measurePlainScan } from './plain-scan.ts';
import { processorTime } from './processor-time.ts';
import { type QueryClass, queryClasses, TODAY } from './search-queries.ts';
import { createReportWorld, type ReportWorld } from './search-world.ts';

const SIZES = [100_000, 1_000_000];
const QUICK_SIZES = [20_000];
const MEGABYTE = 1_048_576;

/** The embedded engine by itself, on one thread, in units of a plain scan over the same documents and eight facets. */
export const searchBenchmark: Benchmark = {
  name: 'search',
  async run({ quick }) {
    const measurements: Measurement[] = [];
    for (const size of quick ? QUICK_SIZES : SIZES) measurements.push(...(await measureWorld(size, quick ? 1 : 8)));
    return measurements;
  },
};

async function measureWorld(size: number, rounds: number): Promise<Measurement[]> {
  const world = createReportWorld(size);
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-'));
  const snapshotFile = join(folder, 'search.snapshot');
  const title = (name: string) => `search, ${size.toLocaleString('en')} reports: ${name}`;
  try {
    const { engine, rows } = await measureBuild(world, snapshotFile);
    const measurements = rows.map((row) => ({ ...row, name: title(row.name) }));
    for (const queryClass of queryClasses(world)) {
      for (const row of await measureClass(engine, queryClass, { world, rounds })) {
        measurements.push({ ...row, name: title(row.name) });
      }
    }
    for (const row of await measureChanges(engine, world)) measurements.push({ ...row, name: title(row.name) });
    await engine.close();
    for (const row of await measureStart(snapshotFile, size)) measurements.push({ ...row, name: title(row.name) });
    return measurements;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureBuild(
  world: ReportWorld,
  snapshotFile: string,
): Promise<{ engine: EmbeddedEngine; rows: Measurement[] }> {
  const before = usedMemory();
  const engine = await openEmbeddedEngine({ snapshotFile });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  await engine.rebuild(batchesOf(world), 1);
  const seconds = (performance.now() - start) / 1000;
  delay.disable();
  const perMillion = world.size / 1_000_000;
  const memory = (usedMemory() - before) / MEGABYTE;
  const rows = [
    { name: 'build', figure: seconds, unit: 's', ratio: seconds / perMillion, target: { atMost: 30 } },
    { name: 'memory', figure: memory, unit: 'MB', ratio: memory / perMillion, target: { atMost: 200 } },
    {
      name: 'longest wait while building',
      figure: delay.max / 1e6,
      unit: 'ms',
      ratio: delay.max / 1e6,
      target: { atMost: 50 },
    },
  ];
  return { engine, rows };
}

export async function* batchesOf(world: ReportWorld): AsyncGenerator<DocumentBatch> {
  const batch = 1000;
  for (let start = 0; start < world.size; start += batch) {
    const documents = Array.from({ length: Math.min(batch, world.size - start) }, (_value, i) =>
      world.document(start + i),
    );
    yield { collection: 'reports', documents };
  }
}

/** The scan is timed again for every class: on a shared machine the two then meet the same weather. */
async function measureClass(
  engine: EmbeddedEngine,
  { name, queries, median, slowest }: QueryClass,
  { world, rounds }: { world: ReportWorld; rounds: number },
): Promise<Measurement[]> {
  for (const query of queries) await engine.search('reports', query);
  const scan = measurePlainScan(world);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) {
      const start = processorTime();
      await engine.search('reports', query);
      times.push(processorTime() - start);
    }
  }
  times.sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const slow = times[Math.floor(times.length * 0.99)] ?? 0;
  return [
    { name: `${name}, median`, figure: middle, unit: 'ms', ratio: middle / scan, target: median },
    { name: `${name}, 99 of 100`, figure: slow, unit: 'ms', ratio: slow / scan, target: slowest },
  ];
}

async function measureChanges(engine: EmbeddedEngine, world: ReportWorld): Promise<Measurement[]> {
  const times: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  for (let i = 0; i < 200; i++) {
    const document = world.document((i * 7919) % world.size);
    const word = `zq${i.toString(36)}x`;
    const text = [...document.text, { class: 'body', text: word } as const];
    const start = performance.now();
    await engine.upsert('reports', [{ ...document, text }]);
    const { count } = await engine.search('reports', { ...matchAll(TODAY), text: word });
    times.push(performance.now() - start);
    if (count === 0) throw new Error('A change was not visible');
  }
  const start = performance.now();
  await engine.compact();
  const merge = performance.now() - start;
  delay.disable();
  times.sort((a, b) => a - b);
  const middle = times[100] ?? 0;
  return [
    { name: 'change visible, median', figure: middle, unit: 'ms', ratio: middle, target: { atMost: 0.5 } },
    { name: 'merge of all changes', figure: merge, unit: 'ms' },
    {
      name: 'longest wait while merging',
      figure: delay.max / 1e6,
      unit: 'ms',
      ratio: delay.max / 1e6,
      target: { atMost: 50 },
    },
  ];
}

async function measureStart(snapshotFile: string, size: number): Promise<Measurement[]> {
  const { size: bytes } = await stat(snapshotFile);
  const start = performance.now();
  const engine = await openEmbeddedEngine({ snapshotFile });
  const { count } = await engine.search('reports', matchAll(TODAY));
  const seconds = (performance.now() - start) / 1000;
  if (count !== size) throw new Error('The snapshot holds something else');
  return [
    {
      name: 'start from snapshot',
      figure: seconds,
      unit: 's',
      ratio: seconds / Math.max(1, size / 1e6),
      target: { atMost: 1 },
    },
    { name: 'snapshot', figure: bytes / MEGABYTE, unit: 'MB' },
  ];
}

function usedMemory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
