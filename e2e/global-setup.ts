import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the registry of the demo world answers; empty when nothing was started. */
    baseUrl: string;
    /** Where that registry keeps its data, its mails among them; empty when it is not known. */
    dataDir: string;
  }
}

const SERVER = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));

/** One registry with the demo world for all journeys: it takes half a minute to make. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['E2E_BASE_URL'];
  project.provide('baseUrl', given ?? '');
  project.provide('dataDir', process.env['E2E_DATA_DIR'] ?? '');
  if (given !== undefined || !process.env['TEST_CHROMIUM']) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-e2e-'));
  const port = await freePort();
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      // One machine opens every page many times over.
      ADDRESS_LIMIT_PER_MINUTE: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilGreeting(child);
  project.provide('baseUrl', `http://127.0.0.1:${port}`);
  project.provide('dataDir', folder);
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
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
