import { readConfig } from '../../server/src/config.ts';
import { createDemoWorld } from '../../server/src/demo/demo-world.ts';
import { openRegistry } from '../../server/src/services/open-registry.ts';
import { prepareDemo } from '../../server/src/services/prepare-demo.ts';
import { startServer } from '../../server/src/start-server.ts';
import { systemClock } from '../../server/src/system-clock.ts';
import { untilAtRest } from './at-rest.ts';
import { measuredSettings, serveMeasurement } from './measured-process.ts';

/** The server as it is run for real, on a demo world of any size. */
export interface RegistrySettings {
  readonly environment: Readonly<Record<string, string>>;
  readonly seed: number;
  readonly reports: number;
}

const { environment, seed, reports } = measuredSettings() as RegistrySettings;
const config = readConfig(environment);

const registry = await openRegistry(config, systemClock.now());
await prepareDemo({ registry, world: createDemoWorld({ seed, reports }), seed });
await registry.close();

const server = await startServer({ config, clock: systemClock, onProgress: () => undefined });
await untilAtRest();
const reader = server.logins.find(({ role }) => role === 'consumer');

serveMeasurement({ ready: { token: reader?.token }, close: server.close });
