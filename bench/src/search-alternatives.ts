import { openEmbeddedEngine } from '../../server/src/search/engines/embedded/embedded-engine.ts';
import type { SearchEngine, SearchQuery } from '../../server/src/search/search-engine.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { openSearchForBenchmark } from './recall-engines.ts';
import { batchesOf } from './search.ts';
import type { SearchAlternative } from './search-alternative.ts';
import { openPostgresAlternative } from './search-alternatives-postgres.ts';
import { openSqliteAlternative } from './search-alternatives-sqlite.ts';
import { type QueryClass, queryClasses } from './search-queries.ts';
import { createReportWorld, type ReportWorld } from './search-world.ts';

const SIZE = 100_000;
const QUICK_SIZE = 10_000;
const QUERIES = 12;
const QUICK_QUERIES = 5;
const WARM_UP_MS = 500;

/** Facets that ignore their own filter, and all facets at once, take the others several statements each. */
const LEFT_OUT = ['filters, all facets', 'multi-select'];

/**
 * What a registry would get from something else: the same documents and questions, the time from question to answer,
 * in units of our engine's. Where the others cannot answer as our engine does, the row says how often they agreed.
 */
export const searchAlternativesBenchmark: Benchmark = {
  name: 'search alternatives',
  async run({ quick }) {
    const world = createReportWorld(quick ? QUICK_SIZE : SIZE);
    const classes = queryClasses(world)
      .filter(({ name }) => !LEFT_OUT.includes(name))
      .map((one) => ({ ...one, queries: one.queries.slice(0, quick ? QUICK_QUERIES : QUERIES) }));
    const title = `alternatives, ${world.size.toLocaleString('en')} reports`;
    const ours = await timeOurs(world, classes);
    const rows = ours.map(({ name, time }): Measurement[] => [
      { name: `${title}: ${name}, ours`, figure: time, unit: 'ms' },
    ]);
    for (const open of [openSqliteAlternative, openPostgresAlternative, openSearchAlternative]) {
      const alternative = await open();
      if (!alternative) continue;
      console.log(`${alternative.name}: ${alternative.lacks}`);
      const compared = await compare(alternative, { world, classes, ours, title });
      for (const [index, row] of compared.entries()) rows[index]?.push(row);
    }
    return rows.flat();
  },
};

interface TimedClass {
  readonly name: string;
  /** The median, in milliseconds. */
  readonly time: number;
  readonly counts: readonly number[];
}

async function timeOurs(world: ReportWorld, classes: readonly QueryClass[]): Promise<TimedClass[]> {
  const engine = await openEmbeddedEngine();
  try {
    return await timeClasses(asAlternative('ours', engine), world, classes);
  } finally {
    await engine.close();
  }
}

async function timeClasses(
  { fill, answer }: Pick<SearchAlternative, 'fill' | 'answer'>,
  world: ReportWorld,
  classes: readonly QueryClass[],
): Promise<TimedClass[]> {
  await fill(world);
  const timed: TimedClass[] = [];
  for (const { name, queries } of classes) {
    await warmUp(queries, answer);
    timed.push({ name, ...(await timeQueries(queries, answer)) });
  }
  return timed;
}

/** Asks once what is asked again, but only for a while: what is slow is slow from the beginning. */
async function warmUp(queries: readonly SearchQuery[], answer: SearchAlternative['answer']): Promise<void> {
  const deadline = performance.now() + WARM_UP_MS;
  for (const query of [...queries, ...queries, ...queries]) {
    if (performance.now() > deadline) return;
    await answer(query);
  }
}

async function timeQueries(
  queries: readonly SearchQuery[],
  answer: SearchAlternative['answer'],
): Promise<Pick<TimedClass, 'time' | 'counts'>> {
  const times: number[] = [];
  const counts: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    counts.push(await answer(query));
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { time: times[Math.floor(times.length / 2)] ?? 0, counts };
}

interface Comparison {
  readonly world: ReportWorld;
  readonly classes: readonly QueryClass[];
  readonly ours: readonly TimedClass[];
  readonly title: string;
}

async function compare(
  alternative: SearchAlternative,
  { world, classes, ours, title }: Comparison,
): Promise<Measurement[]> {
  try {
    const timed = await timeClasses(alternative, world, classes);
    return timed.map(({ name, time, counts }, index) => {
      const own = ours[index];
      const alike = counts.filter((count, query) => count === own?.counts[query]).length;
      const agreement = alike === counts.length ? '' : ` (same count for ${alike} of ${counts.length})`;
      return {
        name: `${title}: ${name}, ${alternative.name}${agreement}`,
        figure: time,
        unit: 'ms',
        ratio: time / (own?.time ?? time),
      };
    });
  } finally {
    await alternative.close();
  }
}

async function openSearchAlternative(): Promise<SearchAlternative | undefined> {
  const opened = openSearchForBenchmark();
  if (!opened) return undefined;
  return { ...asAlternative('OpenSearch, our engine on it', opened.engine), close: opened.close };
}

function asAlternative(name: string, engine: SearchEngine): SearchAlternative {
  return {
    name,
    lacks: 'nothing, it keeps the same contract',
    fill: (world) => engine.rebuild(batchesOf(world), 1),
    answer: async (query) => (await engine.search('reports', query)).count,
    close: engine.close,
  };
}
