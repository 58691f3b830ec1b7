import { setTimeout as sleep } from 'node:timers/promises';
import { createDemoWorld } from '../../server/src/demo/demo-world.ts';
import { isVisible } from '../../server/src/domain/report-state.ts';
import { DEMO_SEED } from '../../server/src/services/prepare-demo.ts';
import type { Measurement } from './benchmark.ts';
import { type Comparison, compare, createTarget, type Plan, recordAnswer, type Target } from './http-comparison.ts';
import { makePlace } from './http-place.ts';
import { startMeasured } from './measured-process.ts';

const UNIT = 'requests/s of processor';
const SAMPLE = 100;
const PATIENCE_MS = 300_000;

interface Scene {
  readonly registry: Target;
  readonly bare: Target;
  readonly address: string;
  readonly token: string;
  readonly plan: Plan;
}

/** The whole server against a bare route that sends the same bytes, each in a process of its own. */
export async function measureServing(options: { reports: number; plan: Plan }): Promise<Measurement[]> {
  const place = await makePlace('SQLite');
  if (place === undefined) throw new Error('SQLite is always there');
  const bareProcess = await startMeasured<{ port: number }>('http-bare-process', {});
  const settings = { environment: place.environment, seed: DEMO_SEED, reports: options.reports };
  const registryProcess = await startMeasured<{ token: string }>('http-registry-process', settings);
  try {
    const { token } = registryProcess.ready;
    const scene: Scene = {
      registry: createTarget(registryProcess, { port: place.port, token }),
      bare: createTarget(bareProcess, bareProcess.ready),
      address: `http://127.0.0.1:${place.port}`,
      token,
      plan: options.plan,
    };
    const paths = credentialPaths(options.reports);
    await untilIssued(scene, paths.at(-1) ?? '');
    const [first = ''] = paths;
    const same = await compareWithBare(scene, [first]);
    return [
      { name: 'bare route, one credential (G)', figure: same.bare.byProcessor, unit: UNIT },
      row('served, kept', same, 0.7),
      row('served, all in turn', await compareWithBare(scene, paths), 0.5),
    ];
  } finally {
    await registryProcess.stop();
    await bareProcess.stop();
    await place.remove();
  }
}

function credentialPaths(reports: number): string[] {
  const world = createDemoWorld({ seed: DEMO_SEED, reports });
  return [...world.reports()].filter(isVisible).map(({ id }) => `/credentials/reports/${id}`);
}

/** The last report has its credential last; what the thread that issues uses is not to be counted. */
async function untilIssued({ address, token }: Scene, path: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const { status } = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (status === 200) return sleep(2_000);
    await sleep(500);
  }
  throw new Error('The credentials were not issued in time');
}

async function compareWithBare(scene: Scene, paths: readonly string[]): Promise<Comparison> {
  const { registry, bare, address, token, plan } = scene;
  const answers = [];
  for (const path of paths.slice(0, SAMPLE)) {
    answers.push(await recordAnswer(`${address}${path}`, { authorization: `Bearer ${token}` }));
  }
  await bare.process.give({ answers });
  return compare(
    { target: registry, next: inTurn(registry, paths) },
    {
      target: bare,
      next: inTurn(
        bare,
        answers.map((_, number) => `/${number}`),
      ),
    },
    plan,
  );
}

function inTurn({ request }: Target, paths: readonly string[]) {
  const requests = paths.map((path) => request(path));
  let calls = 0;
  return () => requests[calls++ % requests.length] ?? request('/');
}

function row(name: string, { rate, ratioByProcessor: ratio }: Comparison, atLeast: number): Measurement {
  return { name, figure: rate.byProcessor, unit: UNIT, ratio, target: { atLeast } };
}
