import type { Benchmark } from './benchmark.ts';
import { credentialsBenchmark } from './credentials.ts';
import { httpBenchmark } from './http.ts';
import { pagesBenchmark } from './pages.ts';
import { recallBenchmark } from './recall.ts';
import { searchBenchmark } from './search.ts';
import { searchAlternativesBenchmark } from './search-alternatives.ts';
import { submissionBenchmark } from './submission.ts';

/** Every benchmark, in the order in which they run. */
export const benchmarks: readonly Benchmark[] = [
  searchBenchmark,
  searchAlternativesBenchmark,
  recallBenchmark,
  httpBenchmark,
  pagesBenchmark,
  credentialsBenchmark,
  submissionBenchmark,
];
