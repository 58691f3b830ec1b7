import { createDemoWorld, type DemoWorld } from '../../server/src/demo/demo-world.ts';
import { registryId } from '../../server/src/domain/institution-names.ts';
import { isVisible } from '../../server/src/domain/report-state.ts';
import { DEMO_SEED } from '../../server/src/services/prepare-demo.ts';
import { DEMO_REPORTS } from '../../server/src/services/settle-registry.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { type Comparison, compare, createTarget, type Plan, recordAnswer, type Target } from './http-comparison.ts';
import { makePlace } from './http-place.ts';
import { startMeasured } from './measured-process.ts';

const SIZES = [DEMO_REPORTS, 4 * DEMO_REPORTS];
const QUICK_SIZES = [300];
const PLAN: Plan = { rounds: 7, roundMs: 700, warmUpMs: 5_000 };
const QUICK_PLAN: Plan = { rounds: 2, roundMs: 150, warmUpMs: 300 };

const SAMPLE = 50;
const HTML = { accept: 'text/html' };
const UNIT = 'pages/s of processor';
/** What a page may grow with the registry: deeper trees and colder memory, not more work. */
const SAME_WORK = { atMost: 1.5 };

/**
 * The pages that people open, in units of a bare route that sends the same bytes: from what is kept, as most get them,
 * and made anew for every request. The larger registry shows whether a page depends on how much there is.
 */
export const pagesBenchmark: Benchmark = {
  name: 'pages',
  async run({ quick, onMeasured }) {
    const bareProcess = await startMeasured<{ port: number }>('http-bare-process', {});
    const bare = createTarget(bareProcess, bareProcess.ready);
    const measurements: Measurement[] = [];
    let smaller: ReadonlyMap<string, number> | undefined;
    try {
      for (const reports of quick ? QUICK_SIZES : SIZES) {
        const rates = await measureWorld({ reports, bare, plan: quick ? QUICK_PLAN : PLAN });
        const title = `pages, ${reports.toLocaleString('en')} reports`;
        const figures = new Map(rates.map(([name, { rate }]) => [name, rate.byProcessor]));
        const rows = rates.map(([name, made]) => rowOf(`${title}: ${name}`, made));
        if (smaller) rows.push(...growth(title, smaller, figures));
        measurements.push(...rows);
        onMeasured(rows);
        smaller = figures;
      }
    } finally {
      await bareProcess.stop();
    }
    return measurements;
  },
};

function rowOf(name: string, { rate, ratioByProcessor: ratio }: Comparison): Measurement {
  return { name, figure: rate.byProcessor, unit: UNIT, ratio, target: { atLeast: 0.08 } };
}

function growth(title: string, smaller: ReadonlyMap<string, number>, larger: ReadonlyMap<string, number>) {
  return [...larger].map(([name, figure]): Measurement => {
    const ratio = (smaller.get(name) ?? 0) / figure;
    return {
      name: `${title}: ${name}, work to a fourth of it`,
      figure: 1_000 / figure,
      unit: 'ms',
      ratio,
      target: SAME_WORK,
    };
  });
}

interface WorldOptions {
  readonly reports: number;
  readonly bare: Target;
  readonly plan: Plan;
}

async function measureWorld({ reports, bare, plan }: WorldOptions): Promise<(readonly [string, Comparison])[]> {
  const place = await makePlace('SQLite');
  if (place === undefined) throw new Error('SQLite is always there');
  const settings = { environment: place.environment, seed: DEMO_SEED, reports };
  const process = await startMeasured<{ token: string }>('http-registry-process', settings);
  const { token } = process.ready;
  const registry = createTarget(process, { port: place.port, token });
  const scene = { registry, bare, plan, token, address: `http://127.0.0.1:${place.port}` };
  try {
    const { institutions, pagesOfReports, searches } = addressesIn(createDemoWorld({ seed: DEMO_SEED, reports }));
    const pages = { home: ['/'], search: searches, institution: institutions, report: pagesOfReports };
    const rates: (readonly [string, Comparison])[] = [];
    for (const [name, paths] of Object.entries(pages)) {
      rates.push([`${name}, kept`, await comparePages(scene, { paths: paths.slice(0, SAMPLE), isKept: true })]);
      rates.push([`${name}, made anew`, await comparePages(scene, { paths })]);
    }
    return rates;
  } finally {
    await process.stop();
    await place.remove();
  }
}

/** Of the same records whatever the size, as far as a larger registry has them; spread over all of them. */
function addressesIn(world: DemoWorld) {
  // Merged ones only lead to others.
  const institutions = [...world.institutions()].filter(({ mergedIntoId }) => mergedIntoId === null);
  const reports = [...world.reports()].filter(isVisible);
  const names = institutions.map(({ names: [first] }) => first?.nameEnglish ?? '').filter((name) => name !== '');
  return {
    institutions: institutions.map(({ id }) => `/institution/${registryId(id)}`),
    pagesOfReports: reports.map(({ id }) => `/report/${id}`),
    searches: [...new Set(names)].map((name) => `/institutions?${String(new URLSearchParams({ query: name }))}`),
  };
}

interface Scene extends Pick<WorldOptions, 'bare' | 'plan'> {
  readonly registry: Target;
  readonly address: string;
  readonly token: string;
}

interface Pages {
  readonly paths: readonly string[];
  readonly isKept?: boolean;
}

async function comparePages(scene: Scene, { paths, isKept = false }: Pages): Promise<Comparison> {
  const { registry, bare, plan, address, token } = scene;
  const answers = [];
  for (const path of spread(paths, SAMPLE)) {
    answers.push(await recordAnswer(`${address}${path}`, { ...HTML, authorization: `Bearer ${token}` }));
  }
  await bare.process.give({ answers });
  let calls = 0;
  let bareCalls = 0;
  const next = () => {
    calls += 1;
    // A wish that nobody has uttered before: the page is not among those that are kept.
    const encoding = isKept ? 'identity' : `identity;q=0.${String(calls).padStart(9, '0')}`;
    return registry.request(paths[calls % paths.length] ?? '/', { ...HTML, 'accept-encoding': encoding });
  };
  const nextBare = () => {
    bareCalls += 1;
    return bare.request(`/${bareCalls % answers.length}`);
  };
  return compare({ target: registry, next }, { target: bare, next: nextBare }, plan);
}

function spread<Value>(values: readonly Value[], count: number): Value[] {
  const step = Math.max(1, Math.floor(values.length / count));
  return values.filter((_, index) => index % step === 0).slice(0, count);
}
