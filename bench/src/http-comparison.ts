import type { RecordedAnswer } from './http-bare-process.ts';
import { createLoad, type Load, type LoadRequest, type NextRequest } from './http-load.ts';
import type { MeasuredProcess } from './measured-process.ts';

/** A running server and how to keep it busy. */
export interface Target {
  readonly process: Pick<MeasuredProcess<unknown>, 'processorTime' | 'give'>;
  readonly load: Load;
  readonly request: (path: string, headers?: Readonly<Record<string, string>>, status?: number) => LoadRequest;
}

/** How long and how often; short rounds in turn, because a shared machine is never the same for long. */
export interface Plan {
  readonly rounds: number;
  readonly roundMs: number;
  /** Processor time that is not counted, for the compiler and the caches to warm up. */
  readonly warmUpMs: number;
}

/** Requests a second: of the server's processor time, and of the clock. */
export interface Rate {
  readonly byProcessor: number;
  readonly byClock: number;
}

export interface Comparison {
  readonly bare: Rate;
  readonly rate: Rate;
  /** Medians over the pairs of rounds. */
  readonly ratioByProcessor: number;
  readonly ratioByClock: number;
}

const CONNECTIONS = 32;
const WARM_UP_STEP_MS = 100;

interface Asked {
  readonly target: Target;
  readonly next: NextRequest;
}

export function createTarget(
  process: Target['process'],
  { port, token = '' }: { readonly port: number; readonly token?: string },
): Target {
  return {
    process,
    load: createLoad({ port, connections: CONNECTIONS }),
    request(path, headers = {}, status = 200) {
      const fields = { host: `127.0.0.1:${port}`, authorization: `Bearer ${token}`, ...headers };
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
      return { text: `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, status };
    },
  };
}

/** Lets the two servers work in turn and compares each round with the one before it. */
export async function compare(one: Asked, bare: Asked, { rounds, roundMs, warmUpMs }: Plan): Promise<Comparison> {
  const pairs: { readonly bare: Rate; readonly rate: Rate }[] = [];
  // The bare route is warm after its first comparison.
  await warmUp(bare, warmUpMs / 4);
  await warmUp(one, warmUpMs);
  for (let round = 0; round < rounds; round++) {
    pairs.push({ bare: await measureRate(bare, roundMs), rate: await measureRate(one, roundMs) });
  }
  return {
    bare: medianRate(pairs.map((pair) => pair.bare)),
    rate: medianRate(pairs.map((pair) => pair.rate)),
    ratioByProcessor: median(pairs.map((pair) => pair.rate.byProcessor / pair.bare.byProcessor)),
    ratioByClock: median(pairs.map((pair) => pair.rate.byClock / pair.bare.byClock)),
  };
}

/** Processor time, not the clock: on a busy machine the compiler takes as long as it is given. */
async function warmUp({ target: { process, load }, next }: Asked, milliseconds: number): Promise<void> {
  const end = (await process.processorTime()) + milliseconds;
  while ((await process.processorTime()) < end) await load.saturate(next, WARM_UP_STEP_MS);
}

async function measureRate({ target: { process, load }, next }: Asked, milliseconds: number): Promise<Rate> {
  const before = await process.processorTime();
  const { answers, seconds } = await load.saturate(next, milliseconds);
  const used = (await process.processorTime()) - before;
  return { byProcessor: answers / (used / 1000), byClock: answers / seconds };
}

function medianRate(rates: readonly Rate[]): Rate {
  return {
    byProcessor: median(rates.map(({ byProcessor }) => byProcessor)),
    byClock: median(rates.map(({ byClock }) => byClock)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** An answer as the bare route is to send it. */
export async function recordAnswer(url: string, headers: Readonly<Record<string, string>>): Promise<RecordedAnswer> {
  // Compressed only where it is asked for, as in the requests of the load.
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } });
  if (response.status >= 400) throw new Error(`${url} is answered with ${response.status}`);
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !HEADERS_OF_CONNECTION.has(name)),
    body: await response.text(),
  };
}

/** What every server of Node sends by itself. */
const HEADERS_OF_CONNECTION: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'date', 'content-length']);
