import type { Benchmark } from './benchmark.ts';

/** Every benchmark, in the order in which they run. */
export const benchmarks: readonly Benchmark[] = [];
