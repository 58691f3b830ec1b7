import { createDemoWorld } from '../demo/demo-world.ts';
import { RegistryError } from '../domain/errors.ts';
import { type RegistryKind, readRegistryKind } from '../store/registry-settings.ts';
import type { Registry } from './open-registry.ts';
import { DEMO_SEED, prepareDemo } from './prepare-demo.ts';

export const DEMO_REPORTS = 25_000;

export interface Settlement {
  readonly registry: Registry;
  /** Whether an empty registry may be filled with fiction. */
  readonly mayBeDemo: boolean;
  onProgress(records: number, total: number): void;
}

/** Finds out what the registry is. An empty one becomes a demo where that is allowed; a half-loaded demo is finished. */
export async function settleRegistry({ registry, mayBeDemo, onProgress }: Settlement): Promise<RegistryKind['kind']> {
  const known = await readRegistryKind(registry.database.primary);
  if (known?.kind === 'real') return 'real';
  if (known?.kind === 'demo' && known.isComplete) return 'demo';
  if (known === undefined && !mayBeDemo) {
    throw new RegistryError(
      'unavailable',
      'There is no registry here yet: make one with "touchstone init", or set DEMO=1 for the invented demo world',
    );
  }
  const { seed, reports } = known ?? { seed: DEMO_SEED, reports: DEMO_REPORTS };
  await prepareDemo({ registry, world: createDemoWorld({ seed, reports }), seed, onProgress });
  return 'demo';
}
