import { createDemoWorld } from '../../server/src/demo/demo-world.ts';
import { DEMO_SEED } from '../../server/src/services/prepare-demo.ts';
import { DEMO_REPORTS } from '../../server/src/services/settle-registry.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { createTarget, type Plan, type Target } from './http-comparison.ts';
import { type DatabaseKind, makePlace, type Place } from './http-place.ts';
import { createRequestPaths } from './http-requests.ts';
import { measureReports, measureSearches } from './http-scenarios.ts';
import { startMeasured } from './measured-process.ts';

const SIZES = [DEMO_REPORTS, 100_000];
const QUICK_SIZES = [1_000];
const DATABASES: readonly DatabaseKind[] = ['SQLite', 'PostgreSQL'];

const PLAN: Plan = { rounds: 9, roundMs: 700, warmUpMs: 8_000 };
const QUICK_PLAN: Plan = { rounds: 2, roundMs: 200, warmUpMs: 500 };

/**
 * The whole server, in units of a route of the same framework that only sends the same bytes. Both run in processes of
 * their own; what counts is the processor time they use for a request, which others on the machine hardly change.
 */
export const httpBenchmark: Benchmark = {
  name: 'http',
  async run({ quick, onMeasured }) {
    const process = await startMeasured<{ port: number }>('http-bare-process', {});
    const bare = createTarget(process, process.ready);
    const measurements: Measurement[] = [];
    try {
      for (const reports of quick ? QUICK_SIZES : SIZES) {
        for (const database of DATABASES) {
          const rows = await measureWorld({ reports, database, bare, plan: quick ? QUICK_PLAN : PLAN });
          const title = `http, ${reports.toLocaleString('en')} reports, ${database}`;
          const named = rows.map((row) => ({ ...row, name: `${title}: ${row.name}` }));
          measurements.push(...named);
          onMeasured(named);
        }
      }
    } finally {
      await process.stop();
    }
    return measurements;
  },
};

interface WorldOptions {
  readonly reports: number;
  readonly database: DatabaseKind;
  readonly bare: Target;
  readonly plan: Plan;
}

async function measureWorld(options: WorldOptions): Promise<Measurement[]> {
  const place = await makePlace(options.database);
  if (place === undefined) return [{ name: 'not measured, there is none here', figure: 0, unit: 'rounds' }];
  try {
    return await measureIn(place, options);
  } finally {
    await place.remove();
  }
}

async function measureIn({ port, environment }: Place, options: WorldOptions): Promise<Measurement[]> {
  const { reports, database, bare, plan } = options;
  const settings = { environment, seed: DEMO_SEED, reports };
  const process = await startMeasured<{ token: string }>('http-registry-process', settings);
  const { token } = process.ready;
  const registry = createTarget(process, { port, token });
  try {
    const paths = createRequestPaths(createDemoWorld({ seed: DEMO_SEED, reports }));
    const scene = { registry, bare, paths, database, address: `http://127.0.0.1:${port}`, token, plan };
    const rows = await measureReports(scene);
    return database === 'SQLite' ? [...rows, ...(await measureSearches(scene))] : rows;
  } finally {
    await process.stop();
  }
}
