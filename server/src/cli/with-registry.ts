import { openRegistry, type Registry, requireRegistry } from '../services/open-registry.ts';
import type { CommandContext } from './command.ts';

export interface RegistryUse {
  /** Only for commands that make a registry: all others would look after one that nobody meant. */
  readonly mayCreate?: boolean;
}

/** Opens the registry of the settings for one command and closes it whatever happens. */
export async function withRegistry<Result>(
  { config, clock }: CommandContext,
  work: (registry: Registry) => Promise<Result>,
  { mayCreate = false }: RegistryUse = {},
): Promise<Result> {
  if (!mayCreate) await requireRegistry(config);
  const registry = await openRegistry(config, clock.now());
  try {
    return await work(registry);
  } finally {
    await registry.close();
  }
}
