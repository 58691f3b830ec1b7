import { createDemoWorld } from '../demo/demo-world.ts';
import { RegistryError } from '../domain/errors.ts';
import { DEMO_SEED, prepareDemo } from '../services/prepare-demo.ts';
import { readRegistryKind } from '../store/registry-settings.ts';
import { type Command, UsageError } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { withRegistry } from './with-registry.ts';

export const demo: Command = {
  name: 'demo',
  summary: 'fills an empty registry with an invented world of any size',
  usage: '[--reports N] [--institutions N] [--seed N]',
  help: `
Everything in it but the countries is made up, the same for the same seed. A load
that was cut off goes on where it stopped when it is called again with the same
numbers. A real registry is never touched.

  --reports N        how many reports (25,000)
  --institutions N   how many institutions (12 for every 100 reports, at most 100,000)
  --seed N           another world (1)

  DATA_DIR=./big touchstone demo --reports 1000000`,
  options: { reports: { type: 'string' }, institutions: { type: 'string' }, seed: { type: 'string' } },
  run: ({ options }, context) =>
    withRegistry(
      context,
      async (registry) => {
        const { output } = context;
        const reports = wholeNumber('reports', options['reports']) ?? 25_000;
        const institutions = wholeNumber('institutions', options['institutions']);
        const seed = wholeNumber('seed', options['seed']) ?? DEMO_SEED;
        if ((await readRegistryKind(registry.database.reader))?.kind === 'real') {
          throw new RegistryError('conflict', 'This is a real registry; the demo world needs an empty one');
        }
        const progress = output.progress('Records stored');
        const world = createDemoWorld({ seed, reports, ...(institutions !== undefined && { institutions }) });
        await prepareDemo({ registry, world, seed, onProgress: progress.at });
        progress.end();
        output.line(`The demo world of ${reports.toLocaleString('en')} reports is in ${registry.folders.data}`);
        return EXIT.success;
      },
      { mayCreate: true },
    ),
};

function wholeNumber(name: string, given: unknown): number | undefined {
  if (given === undefined) return undefined;
  if (typeof given === 'string' && /^\d{1,9}$/.test(given)) return Number(given);
  throw new UsageError(`--${name} takes a whole number, not ${JSON.stringify(given)}.`);
}
