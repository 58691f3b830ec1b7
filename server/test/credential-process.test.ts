import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const run = promisify(execFile);
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const REPORTS = 66;
const PATIENCE_MS = 90_000;

interface Started {
  readonly process: ChildProcess;
  readonly port: number;
}

let folder: string;
let base: string;
const started: Started[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-issuing-'));
  const [first, second] = [await freePort(), await freePort()];
  base = `http://127.0.0.1:${first}`;
  await touchstone('demo', '--reports', String(REPORTS));
  started.push(await start(first), await start(second));
});

afterAll(async () => {
  for (const { process } of started) process.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it('issues in one of two processes, goes on in the other when that one is killed, and heeds a compromised key', async () => {
  await until(async () => (await Promise.all(started.map(readKey))).every((kid) => kid !== undefined));
  const leaders = await leadersAmong(started);
  expect(leaders).toHaveLength(1);
  const [old] = await Promise.all(started.map(readKey));

  leaders[0]?.process.kill('SIGKILL');
  const survivors = started.filter((server) => server !== leaders[0]);
  const { stdout } = await touchstone('keys', 'compromise', old ?? '', '--reason', 'A test');
  expect(stdout).toContain(`${old} no longer counts`);
  await until(async () => {
    const [kid] = await Promise.all(survivors.map(readKey));
    return kid !== undefined && kid !== old;
  });
  const [survivor] = survivors;
  const versions = JSON.parse((await ask(survivor, '/credentials/reports/1/versions')).body) as { state: string }[];
  expect(versions.map(({ state }) => state)).toEqual(['superseded', 'current']);

  survivor?.process.kill('SIGTERM');
  const [code] = (await once(survivor?.process ?? process, 'exit')) as [number];
  expect(code).toBe(0);
});

/** The key of the credential that a server shows; nothing while it has none. */
async function readKey(server: Started): Promise<string | undefined> {
  const { status, body } = await ask(server, '/credentials/reports/1');
  if (status !== 200) return undefined;
  const { proof } = JSON.parse(body) as { proof: { verificationMethod: string } };
  return proof.verificationMethod.split('#')[1];
}

async function leadersAmong(servers: readonly Started[]): Promise<Started[]> {
  const figures = await Promise.all(servers.map(async (server) => (await ask(server, '/metrics')).body));
  return servers.filter((_, index) => /^credential_issuing_leader 1$/m.test(figures[index] ?? ''));
}

/** All servers answer under the one public name. */
async function ask(server: Started | undefined, path: string): Promise<{ status: number | undefined; body: string }> {
  const request = get({ host: '127.0.0.1', port: server?.port, path, headers: { host: new URL(base).host } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It never came to that');
    await sleep(300);
  }
}

function settings(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', DATA_DIR: join(folder, 'data'), PUBLIC_BASE_URL: base, LOG_LEVEL: 'error' };
}

function touchstone(...args: string[]) {
  return run(process.execPath, [PROGRAM, ...args], { env: settings() });
}

async function start(port: number): Promise<Started> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...settings(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of child.stdout) {
    if (String(line).includes('Touchstone is running')) return { process: child, port };
  }
  throw new Error('The server did not start');
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
