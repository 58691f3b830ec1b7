/** How far a ratio may go: times and sizes have an upper bound, throughput a lower one. */
export type Target = { readonly atMost: number } | { readonly atLeast: number };

/** One row of the report. Figures depend on the machine; ratios compare two figures of the same run and do not. */
export interface Measurement {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  readonly ratio?: number;
  readonly target?: Target;
}

export interface BenchmarkOptions {
  /** A smaller world and fewer rounds: shows that it works, not how fast it is. */
  readonly quick: boolean;
  /** Told the rows of a world as soon as they are there; some worlds take minutes. */
  readonly onMeasured: (rows: readonly Measurement[]) => void;
}

export interface Benchmark {
  readonly name: string;
  run(options: BenchmarkOptions): Promise<readonly Measurement[]>;
}

/** Whether the ratio keeps to its target; `undefined` where there is none. */
export function isMet({ ratio, target }: Pick<Measurement, 'ratio' | 'target'>): boolean | undefined {
  if (ratio === undefined || target === undefined) return undefined;
  return 'atMost' in target ? ratio <= target.atMost : ratio >= target.atLeast;
}
