import type { Measurement } from './benchmark.ts';
import type { RecordedAnswer } from './http-bare-process.ts';
import { type Comparison, compare, median, type Plan, recordAnswer, type Target } from './http-comparison.ts';
import type { NextRequest } from './http-load.ts';
import type { DatabaseKind } from './http-place.ts';
import type { RequestPaths } from './http-requests.ts';

export interface Scene {
  readonly registry: Target;
  readonly bare: Target;
  readonly paths: RequestPaths;
  readonly database: DatabaseKind;
  /** The address of the registry, and a token for it. */
  readonly address: string;
  readonly token: string;
  readonly plan: Plan;
}

/** So many answers stand for all of a kind: the bare route sends them in turn. */
const SAMPLE = 100;

/** What a registry answers by record: on every database. */
export async function measureReports(scene: Scene): Promise<Measurement[]> {
  const { paths, database } = scene;
  const same = await compareWithBare(scene, { path: paths.sameReport, samples: 1 });
  const unseen = await compareWithBare(scene, { path: paths.unseenReport, samples: SAMPLE });
  const rows = [
    { name: 'bare route, one report (G)', figure: same.bare.byProcessor, unit: UNIT },
    row('report, kept', same, 0.7),
    row('report, not modified', await compareNotModified(scene), 0.75),
  ];
  if (database === 'SQLite') {
    return [
      ...rows,
      await measureWithoutHeaders(scene),
      row('report, never seen', unseen, 0.45),
      await measureDelay(scene, 'report, never seen', paths.unseenReport, unseen),
    ];
  }
  // The database works in processes of its own, so here the clock decides.
  const { ratioByClock, ratioByProcessor, rate } = unseen;
  return [
    ...rows,
    {
      name: 'report, never seen',
      figure: rate.byClock,
      unit: 'requests/s',
      ratio: ratioByClock,
      target: { atLeast: 0.1 },
    },
    { name: 'report, never seen, server alone', figure: rate.byProcessor, unit: UNIT, ratio: ratioByProcessor },
  ];
}

/** What a registry answers by search: the same work on every database but for the few records of a page. */
export async function measureSearches(scene: Scene): Promise<Measurement[]> {
  const { paths } = scene;
  const institutions = await compareWithBare(scene, { path: paths.institutionSearch, samples: SAMPLE });
  const reports = await compareWithBare(scene, { path: paths.reportSearch, samples: SAMPLE });
  const same = await compareWithBare(scene, { path: paths.sameReportSearch, samples: 1 });
  return [
    row('institution search, all facets, every one different', institutions, 0.25),
    row('report search, three filters, all facets, every one different', reports, 0.06),
    await measureDelay(scene, 'report search', paths.reportSearch, reports),
    row('the same report search again', same, 0.5),
  ];
}

const UNIT = 'requests/s of processor';

function row(name: string, { rate, ratioByProcessor: ratio }: Comparison, atLeast: number): Measurement {
  return { name, figure: rate.byProcessor, unit: UNIT, ratio, target: { atLeast } };
}

interface Asked {
  readonly path: () => string;
  readonly samples: number;
}

async function compareWithBare(scene: Scene, asked: Asked): Promise<Comparison> {
  const { registry, bare, plan } = scene;
  await recordAnswers(scene, asked);
  return compare(
    { target: registry, next: () => registry.request(browse(asked.path())) },
    { target: bare, next: inTurn(bare, asked.samples) },
    plan,
  );
}

async function compareNotModified(scene: Scene): Promise<Comparison> {
  const { registry, bare, paths, plan } = scene;
  const [{ headers }] = await recordAnswers(scene, { path: paths.sameReport, samples: 1 });
  const condition = { 'if-none-match': headers.find(([name]) => name === 'etag')?.[1] ?? '' };
  await recordAnswers(scene, { path: paths.sameReport, samples: 1 }, condition);
  const conditional = registry.request(browse(paths.sameReport()), condition, 304);
  const notModified = bare.request('/0', {}, 304);
  return compare({ target: registry, next: () => conditional }, { target: bare, next: () => notModified }, plan);
}

/** What sending the headers alone costs, as they are part of the bytes that G sends. */
async function measureWithoutHeaders(scene: Scene): Promise<Measurement> {
  const { bare, paths, plan } = scene;
  await recordAnswers(scene, { path: paths.sameReport, samples: 1 });
  const bodyOnly = bare.request('/body/0');
  const { rate, ratioByProcessor: ratio } = await compare(
    { target: bare, next: () => bodyOnly },
    { target: bare, next: inTurn(bare, 1) },
    plan,
  );
  return { name: 'bare route without the headers', figure: rate.byProcessor, unit: UNIT, ratio };
}

/** The slowest of a hundred against the middle one, while half as many ask as could be answered. */
async function measureDelay(
  { registry, plan: { rounds, roundMs } }: Scene,
  name: string,
  path: () => string,
  { rate }: Comparison,
): Promise<Measurement> {
  const next: NextRequest = () => registry.request(browse(path()));
  const slow: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const times = await registry.load.pace(next, { perSecond: rate.byClock / 2, milliseconds: 2 * roundMs });
    times.sort((a, b) => a - b);
    const [middle = 0, slowest = 0] = [0.5, 0.99].map((part) => times[Math.floor(times.length * part)]);
    slow.push(slowest);
    ratios.push(slowest / middle);
  }
  return {
    name: `${name}, 99 of 100 at half load, to the median`,
    figure: median(slow),
    unit: 'ms',
    ratio: median(ratios),
    target: { atMost: 10 },
  };
}

/** Gives the bare server answers of the registry to send. */
async function recordAnswers(
  { bare, address, token }: Scene,
  { path, samples }: Asked,
  headers: Readonly<Record<string, string>> = {},
): Promise<[RecordedAnswer, ...RecordedAnswer[]]> {
  const record = () => recordAnswer(`${address}${browse(path())}`, { authorization: `Bearer ${token}`, ...headers });
  const answers: [RecordedAnswer, ...RecordedAnswer[]] = [await record()];
  while (answers.length < samples) answers.push(await record());
  await bare.process.give({ answers });
  return answers;
}

function inTurn({ request }: Target, count: number): NextRequest {
  const requests = Array.from({ length: count }, (_value, number) => request(`/${number}`));
  let calls = 0;
  return () => requests[calls++ % count] ?? request('/0');
}

function browse(path: string): string {
  return `/webapi/v2/browse${path}`;
}
