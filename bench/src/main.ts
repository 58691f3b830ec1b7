import { type Benchmark, isMet, type Measurement } from './benchmark.ts';
import { benchmarks } from './benchmarks.ts';
import { writeResults } from './results.ts';
import { formatTable } from './table.ts';

const RESULTS_FOLDER = new URL('../../../results', import.meta.url).pathname;
const USAGE = 'Usage: npm run bench -- [--quick] [part of a name ...]';

await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<void> {
  const quick = args.includes('--quick');
  const words = args.filter((arg) => arg !== '--quick');
  const chosen = benchmarks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0) return explainNothingToRun(words);
  const measurements = await runAll(chosen, quick);
  console.log(`\n${formatTable(measurements)}\n`);
  console.log(`Written to ${writeResults(RESULTS_FOLDER, { quick, measurements })}`);
  const missed = measurements.filter((measurement) => isMet(measurement) === false).length;
  if (missed > 0) console.log(`${missed} of the targets were not met.`);
  process.exitCode = missed > 0 && !quick ? 1 : 0;
}

function explainNothingToRun(words: readonly string[]): void {
  const names = benchmarks.map(({ name }) => name).join(', ');
  if (benchmarks.length === 0) console.log('There are no benchmarks yet; bench/src/benchmarks.ts lists them.');
  else console.error(`No benchmark has ${words.join(' or ')} in its name. There are: ${names}.\n${USAGE}`);
  process.exitCode = benchmarks.length === 0 ? 0 : 1;
}

function show(rows: readonly Measurement[]): void {
  console.log(`\n${formatTable(rows)}`);
}

async function runAll(chosen: readonly Benchmark[], quick: boolean): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { name, run } of chosen) {
    console.log(`${name} ...`);
    measurements.push(...(await run({ quick, onMeasured: quick ? () => undefined : show })));
  }
  return measurements;
}
