import { openRegistry, type Registry } from '../services/open-registry.ts';
import type { CommandContext } from './command.ts';

/** Opens the registry of the settings for one command and closes it whatever happens. */
export async function withRegistry<Result>(
  { config, clock }: CommandContext,
  work: (registry: Registry) => Promise<Result>,
): Promise<Result> {
  const registry = await openRegistry(config, clock.now());
  try {
    return await work(registry);
  } finally {
    await registry.close();
  }
}
