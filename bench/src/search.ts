import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { documentTerms } from '../../server/src/search/document-terms.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '../../server/src/search/engines/embedded/embedded-engine.ts';
import type { DocumentBatch } from '../../server/src/search/search-engine.ts';
import { matchAll } from '../../server/src/search/search-engine.ts';
import type { Benchmark, Measurement, Target } from './benchmark.ts';
import { usedMemory } from './memory.ts';
import { measurePlainScan } from './plain-scan.ts';
import { processorTime, startWork } from './processor-time.ts';
import { measureBuildFromStore } from './search-build.ts';
import { type QueryClass, queryClasses, TODAY } from './search-queries.ts';
import { createReportWorld, type ReportWorld } from './search-world.ts';
import { watchTurns } from './turn-watch.ts';

const SIZES = [100_000, 1_000_000];
const QUICK_SIZES = [20_000];
const STORED_REPORTS = 20_000;
const QUICK_STORED_REPORTS = 1_500;
const MILLION = 1_000_000;
const MEGABYTE = 1_048_576;
/** The target of the memory is set for reports of so many words. */
const TARGET_WORDS = 13;
const CHANGES = 400;
const AT_MOST_50_MS: Target = { atMost: 50 };

/** The embedded engine by itself, on one thread, in units of a plain scan over the same documents and eight facets. */
export const searchBenchmark: Benchmark = {
  name: 'search',
  async run({ quick }) {
    const measurements = await measureBuildFromStore(quick ? QUICK_STORED_REPORTS : STORED_REPORTS);
    for (const size of quick ? QUICK_SIZES : SIZES) measurements.push(...(await measureWorld(size, quick ? 1 : 8)));
    return measurements;
  },
};

async function measureWorld(size: number, rounds: number): Promise<Measurement[]> {
  const world = createReportWorld(size);
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-'));
  const snapshotFile = join(folder, 'search.snapshot');
  try {
    const scan = measurePlainScan(world);
    const memoryBefore = usedMemory();
    const engine = await openEmbeddedEngine({ snapshotFile });
    const rows: Measurement[] = [{ name: 'plain scan (F)', figure: scan, unit: 'ms' }, await build(engine, world)];
    const queries = await measureQueries(engine, world, rounds);
    rows.push(...queries, ...memoryRows(usedMemory() - memoryBefore, world));
    rows.push(...(await measureChanges(engine, world)), await measureSaving(engine));
    await engine.close();
    rows.push(...(await measureStart(snapshotFile, size)));
    return rows.map((row) => ({ ...row, name: `search, ${size.toLocaleString('en')} reports: ${row.name}` }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of documents that need not be made first: only the engine's part. */
async function build(engine: EmbeddedEngine, world: ReportWorld): Promise<Measurement> {
  const making = processorTime();
  for (let i = 0; i < world.size; i++) world.document(i);
  const start = processorTime();
  await engine.rebuild(batchesOf(world), 1);
  const seconds = (processorTime() - start - (start - making)) / 1000;
  return {
    name: 'indexing alone (ratio: s per million)',
    figure: seconds,
    unit: 's',
    ratio: (seconds * MILLION) / world.size,
  };
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

async function measureQueries(engine: EmbeddedEngine, world: ReportWorld, rounds: number): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  let longest = 0;
  for (const queryClass of queryClasses(world)) {
    const measured = await measureClass(engine, queryClass, { world, rounds });
    rows.push(...measured.rows);
    longest = Math.max(longest, measured.longest);
  }
  return [...rows, { name: 'longest query', figure: longest, unit: 'ms', ratio: longest, target: AT_MOST_50_MS }];
}

/** The scan is timed again for every class: on a shared machine the two then meet the same weather. */
async function measureClass(
  engine: EmbeddedEngine,
  { name, queries, median, slowest }: QueryClass,
  { world, rounds }: { world: ReportWorld; rounds: number },
): Promise<{ rows: Measurement[]; longest: number }> {
  for (const query of queries) await engine.search('reports', query);
  const scan = measurePlainScan(world);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) {
      const worked = startWork();
      await engine.search('reports', query);
      times.push(worked());
    }
  }
  times.sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const slow = times[Math.floor(times.length * 0.99)] ?? 0;
  return {
    rows: [
      { name: `${name}, median`, figure: middle, unit: 'ms', ratio: middle / scan, target: median },
      { name: `${name}, 99 of 100`, figure: slow, unit: 'ms', ratio: slow / scan, ...(slowest && { target: slowest }) },
    ],
    longest: times.at(-1) ?? 0,
  };
}

/** After all queries: what they keep for the next ones is part of it. */
function memoryRows(memory: number, world: ReportWorld): Measurement[] {
  const sample = 1000;
  let terms = 0;
  for (let i = 0; i < sample; i++) terms += documentTerms(world.document(i)).length;
  const occurrences = (terms / sample) * world.size;
  return [
    {
      name: 'memory (ratio: MB per million reports of 13 words)',
      figure: memory,
      unit: 'MB',
      ratio: (memory * MILLION * TARGET_WORDS) / occurrences,
      target: { atMost: 200 },
    },
    { name: 'words of a report', figure: terms / sample, unit: 'words' },
    { name: 'memory for each word', figure: (memory * MEGABYTE) / occurrences, unit: 'bytes' },
  ];
}

async function measureChanges(engine: EmbeddedEngine, world: ReportWorld): Promise<Measurement[]> {
  const times: number[] = [];
  for (let i = 0; i < CHANGES; i++) {
    const document = world.document((i * 7919) % world.size);
    const word = `zq${i.toString(36)}x`;
    const text = [...document.text, { class: 'body', text: word } as const];
    // Changes come one by one: merges go on between them.
    await nextTurn();
    const worked = startWork();
    await engine.upsert('reports', [{ ...document, text }]);
    const { count } = await engine.search('reports', { ...matchAll(TODAY), text: word });
    times.push(worked());
    if (count === 0) throw new Error('A change was not visible');
  }
  times.sort((a, b) => a - b);
  const middle = times[CHANGES / 2] ?? 0;
  const watch = watchTurns();
  const start = processorTime();
  await engine.compact();
  const merge = processorTime() - start;
  const wait = await watch.stop();
  return [
    { name: 'change visible, median', figure: middle, unit: 'ms', ratio: middle, target: { atMost: 0.5 } },
    { name: 'merge of all changes', figure: merge, unit: 'ms' },
    { name: 'longest wait while merging', figure: wait, unit: 'ms', ratio: wait, target: AT_MOST_50_MS },
  ];
}

async function measureSaving(engine: EmbeddedEngine): Promise<Measurement> {
  const watch = watchTurns();
  await engine.saveSnapshot();
  const wait = await watch.stop();
  return { name: 'longest wait while saving', figure: wait, unit: 'ms', ratio: wait, target: AT_MOST_50_MS };
}

async function measureStart(snapshotFile: string, size: number): Promise<Measurement[]> {
  const { size: bytes } = await stat(snapshotFile);
  const start = processorTime();
  const engine = await openEmbeddedEngine({ snapshotFile, isReadOnly: true });
  const { count } = await engine.search('reports', matchAll(TODAY));
  const seconds = (processorTime() - start) / 1000;
  if (count !== size) throw new Error('The snapshot holds something else');
  await engine.close();
  return [
    { name: 'start from snapshot', figure: seconds, unit: 's', ratio: seconds, target: { atMost: 1 } },
    { name: 'snapshot', figure: bytes / MEGABYTE, unit: 'MB' },
  ];
}
