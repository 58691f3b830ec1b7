import { DEMO_REPORTS } from '../../server/src/services/settle-registry.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { measureIssuing } from './credentials-issuing.ts';
import { measureServing } from './credentials-serving.ts';
import type { Plan } from './http-comparison.ts';

const PLAN: Plan = { rounds: 9, roundMs: 700, warmUpMs: 4_000 };
const QUICK_PLAN: Plan = { rounds: 2, roundMs: 200, warmUpMs: 500 };

/**
 * Issuing through our own writer of canonical forms in units of issuing through `jsonld`, both with everything that is
 * stored; and serving in units of a route of the same framework that only sends the same bytes.
 */
export const credentialsBenchmark: Benchmark = {
  name: 'credentials',
  async run({ quick }) {
    const issuing = await measureIssuing({ reports: quick ? 1_500 : DEMO_REPORTS, slow: quick ? 100 : 1_000 });
    const serving = await measureServing({ reports: quick ? 300 : 2_000, plan: quick ? QUICK_PLAN : PLAN });
    return [...issuing, ...serving].map((row): Measurement => ({ ...row, name: `credentials: ${row.name}` }));
  },
};
