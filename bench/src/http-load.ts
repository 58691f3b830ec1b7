import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request as it goes over the wire, and the status it has to be answered with. */
export interface LoadRequest {
  readonly text: string;
  readonly status: number;
}

export type NextRequest = () => LoadRequest;

export interface Saturation {
  readonly answers: number;
  readonly seconds: number;
}

export interface Load {
  /** As many requests as the server answers: every connection asks again as soon as it has its answer. */
  saturate(next: NextRequest, milliseconds: number): Promise<Saturation>;
  /** So many requests a second, however long answers take. Returns the milliseconds each of them took. */
  pace(next: NextRequest, options: { perSecond: number; milliseconds: number }): Promise<number[]>;
}

/**
 * A few connections for as long as a round lasts, each with one request under way. Far less work than a client that
 * understands all of HTTP: on a machine with few cores the generator must not take the server's.
 */
export function createLoad({ port, connections }: { port: number; connections: number }): Load {
  return {
    saturate: (next, milliseconds) => connected((all) => saturate(all, next, milliseconds)),
    pace: (next, options) => connected((all) => pace(all, next, options)),
  };

  async function connected<Result>(work: (all: readonly Connection[]) => Promise<Result>): Promise<Result> {
    const all = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
    try {
      return await work(all);
    } finally {
      for (const connection of all) connection.close();
    }
  }
}

async function saturate(all: readonly Connection[], next: NextRequest, milliseconds: number): Promise<Saturation> {
  const start = performance.now();
  let answers = 0;
  async function keepBusy({ ask }: Connection): Promise<void> {
    while (performance.now() - start < milliseconds) {
      await ask(next());
      answers += 1;
    }
  }
  const sleepAgain = stayAwake();
  await Promise.all(all.map(keepBusy));
  sleepAgain();
  return { answers, seconds: (performance.now() - start) / 1000 };
}

/**
 * Who sends to a process that sleeps has to wake it, and on a virtual machine that takes longer than sending. A fast
 * server never lets the generator sleep, a slower one would pay for it with every answer; so it never sleeps.
 */
function stayAwake(): () => void {
  let isOver = false;
  const turn = () => {
    if (!isOver) setImmediate(turn);
  };
  turn();
  return () => {
    isOver = true;
  };
}

async function pace(
  all: readonly Connection[],
  next: NextRequest,
  { perSecond, milliseconds }: { perSecond: number; milliseconds: number },
): Promise<number[]> {
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  const idle = [...all];
  const waiting: ((connection: Connection) => void)[] = [];
  async function measure(): Promise<void> {
    const start = performance.now();
    const connection = idle.pop() ?? (await new Promise<Connection>((resolve) => waiting.push(resolve)));
    await connection.ask(next());
    times.push(performance.now() - start);
    const following = waiting.shift();
    if (following) following(connection);
    else idle.push(connection);
  }
  const start = performance.now();
  for (let passed = 0; passed < milliseconds; passed = performance.now() - start) {
    while (underWay.length < (passed / 1000) * perSecond) underWay.push(measure());
    await sleep(1);
  }
  await Promise.all(underWay);
  return times;
}

interface Connection {
  ask(request: LoadRequest): Promise<void>;
  close(): void;
}

async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let asked: { status: number; resolve(): void; reject(error: Error): void } | undefined;
  let received: Buffer = Buffer.alloc(0);

  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const answer = readAnswer(received);
    if (answer === undefined || asked === undefined) return;
    const { status, resolve, reject } = asked;
    received = Buffer.alloc(0);
    asked = undefined;
    if (answer.status === status) resolve();
    else reject(new Error(`A request was answered with ${answer.status} instead of ${status}`));
  });
  socket.on('error', (error) => asked?.reject(error));
  socket.on('close', () => asked?.reject(new Error('The server closed a connection')));

  return {
    ask: ({ text, status }) =>
      new Promise((resolve, reject) => {
        asked = { status, resolve, reject };
        socket.write(text, 'latin1');
      }),
    close: () => socket.destroy(),
  };
}

const END_OF_HEAD = '\r\n\r\n';

/** The answer at the start of the bytes, or `undefined` while some of it is still missing. */
export function readAnswer(bytes: Buffer): { readonly status: number } | undefined {
  const headLength = bytes.indexOf(END_OF_HEAD);
  if (headLength === -1) return undefined;
  const head = bytes.toString('latin1', 0, headLength);
  const bodyLength = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (bytes.length < headLength + END_OF_HEAD.length + bodyLength) return undefined;
  return { status: Number(head.slice(9, 12)) };
}
