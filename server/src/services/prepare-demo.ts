import type { DemoWorld } from '../demo/demo-world.ts';
import { RegistryError } from '../domain/errors.ts';
import { readRegistryKind, saveRegistryKind } from '../store/registry-settings.ts';
import { loadDemoWorld } from './load-demo-world.ts';
import type { Registry } from './open-registry.ts';

export const DEMO_SEED = 1;

export interface DemoPreparation {
  readonly registry: Registry;
  readonly world: DemoWorld;
  readonly seed: number;
  onProgress?(records: number, total: number): void;
}

/** Makes an empty registry a demo and loads its world, or finishes a load that was cut off. */
export async function prepareDemo({ registry, world, seed, onProgress }: DemoPreparation): Promise<void> {
  const { database, files } = registry;
  const { reports } = world.counts;
  const known = await readRegistryKind(database.reader);
  if (known?.kind === 'demo' && known.isComplete) return;
  if (known?.kind === 'demo' && (known.seed !== seed || known.reports !== reports)) {
    throw new RegistryError(
      'conflict',
      `A demo world of ${known.reports} reports with seed ${known.seed} is half loaded here; finish it with those numbers`,
    );
  }
  await saveRegistryKind(database, { kind: 'demo', seed, reports, isComplete: false });
  await loadDemoWorld({ database, files, world, ...(onProgress && { onProgress }) });
  await saveRegistryKind(database, { kind: 'demo', seed, reports, isComplete: true });
}
