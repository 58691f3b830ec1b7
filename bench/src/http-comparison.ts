import type { RecordedAnswer } from './http-bare-process.ts';
import { type Load, type LoadRequest, type NextRequest, openLoad } from './http-load.ts';
import type { MeasuredProcess } from './measured-process.ts';

/** A running server and connections to it. */
export interface Target {
  readonly process: Pick<MeasuredProcess<unknown>, 'processorTime' | 'give'>;
  readonly load: Load;
  readonly request: (path: string, headers?: Readonly<Record<string, string>>, status?: number) => LoadRequest;
}

/** How long and how often; short rounds in turn, because a shared machine is never the same for long. */
export interface Plan {
  readonly rounds: number;
  readonly roundMs: number;
  /** Answers that are not counted, for the compiler and the caches to warm up. */
  readonly warmUp: number;
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
const WARM_UP_MS = 100;

export async function openTarget(
  process: Target['process'],
  { port, token = '' }: { readonly port: number; readonly token?: string },
): Promise<Target> {
  return {
    process,
    load: await openLoad({ port, connections: CONNECTIONS }),
    request(path, headers = {}, status = 200) {
      const fields = { host: `127.0.0.1:${port}`, authorization: `Bearer ${token}`, ...headers };
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
      return { text: `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, status };
    },
  };
}

/** Lets the two servers work in turn and compares each round with the one before it. */
export async function compare(
  one: { readonly target: Target; readonly next: NextRequest },
  bare: { readonly target: Target; readonly next: NextRequest },
  { rounds, roundMs, warmUp }: Plan,
): Promise<Comparison> {
  const pairs: { readonly bare: Rate; readonly rate: Rate }[] = [];
  for (const { target, next } of [bare, one]) {
    for (let answers = 0; answers < warmUp; ) answers += (await target.load.saturate(next, WARM_UP_MS)).answers;
  }
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

async function measureRate(
  { target: { process, load }, next }: { readonly target: Target; readonly next: NextRequest },
  milliseconds: number,
): Promise<Rate> {
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
