import { fork } from 'node:child_process';
import { once } from 'node:events';
import { processorTime } from './processor-time.ts';

/** A server in a process of its own, so that its processor time is nobody else's. */
export interface MeasuredProcess<Ready> {
  /** What it said about itself once it could be asked. */
  readonly ready: Ready;
  /** Milliseconds of processor time it has used so far. */
  processorTime(): Promise<number>;
  /** Gives it something and waits until it has it. */
  give(message: object): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a program of this folder that calls `serveMeasurement`. Its log goes nowhere, its errors to the terminal. */
export async function startMeasured<Ready>(program: string, settings: object): Promise<MeasuredProcess<Ready>> {
  const child = fork(new URL(`./${program}.js`, import.meta.url), [JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exit = once(child, 'exit');
  const ready = (await nextMessage()) as Ready;
  return {
    ready,
    async processorTime() {
      child.send({ measure: true });
      return Number(await nextMessage());
    },
    async give(message) {
      child.send(message);
      await nextMessage();
    },
    async stop() {
      child.disconnect();
      await exit;
    },
  };

  async function nextMessage(): Promise<unknown> {
    const stopped = exit.then(() => {
      throw new Error(`${program} has stopped`);
    });
    const [message] = await Promise.race([once(child, 'message'), stopped]);
    return message;
  }
}

/** The settings that the program was started with. */
export function measuredSettings(): unknown {
  return JSON.parse(process.argv[2] ?? '{}');
}

interface Serving {
  readonly ready: object;
  onGiven?(message: object): void;
  close(): Promise<void>;
}

/** The other end: says that the server is there, answers questions, and closes with the parent. */
export function serveMeasurement({ ready, onGiven, close }: Serving): void {
  process.on('message', (message: object) => {
    if ('measure' in message) {
      process.send?.(processorTime());
      return;
    }
    onGiven?.(message);
    process.send?.('taken');
  });
  process.once('disconnect', () => void close());
  process.send?.(ready);
}
