import type { Benchmark } from './benchmark.ts';
import { httpBenchmark } from './http.ts';
import { recallBenchmark } from './recall.ts';
import { searchBenchmark } from './search.ts';

/** Every benchmark, in the order in which they run. */
export const benchmarks: readonly Benchmark[] = [searchBenchmark, recallBenchmark, httpBenchmark];
