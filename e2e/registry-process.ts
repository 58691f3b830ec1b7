import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../server/dist/cli/main.js', import.meta.url));

export interface RunningRegistry {
  readonly baseUrl: string;
  /** Where it keeps its data, its mails among them. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

interface RegistryOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** The size of its demo world, when it is not the usual one. */
  readonly reports?: number;
}

/** A registry with a demo world in a folder and a process of its own. */
export async function startRegistry({ settings = {}, reports }: RegistryOptions = {}): Promise<RunningRegistry> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-e2e-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    // One machine opens every page many times over.
    ADDRESS_LIMIT_PER_MINUTE: '100000',
    ...settings,
  };
  if (reports !== undefined) {
    const demo = spawn(process.execPath, [PROGRAM, 'demo', '--reports', String(reports)], { env, stdio: 'ignore' });
    await once(demo, 'exit');
  }
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await untilGreeting(child);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    dataDir: folder,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function untilGreeting(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('Touchstone is running')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code} before it was ready`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
