import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from './benchmark.ts';

interface Results {
  readonly quick: boolean;
  readonly measurements: readonly Measurement[];
}

/** Keeps the measurements with what one has to know to compare them later. Returns the path of the file. */
export function writeResults(folder: string, { quick, measurements }: Results): string {
  const finishedAt = new Date().toISOString();
  const machine = {
    node: process.version,
    system: `${process.platform} ${process.arch}`,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memory: totalmem(),
  };
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${finishedAt.replaceAll(':', '-')}.json`);
  writeFileSync(path, `${JSON.stringify({ finishedAt, quick, machine, measurements }, null, 2)}\n`);
  return path;
}
