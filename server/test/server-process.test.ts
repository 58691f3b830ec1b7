import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

interface Started {
  readonly process: ChildProcess;
  readonly base: string;
  readonly output: () => string;
}

describe('the server as a process', { timeout: 120_000 }, () => {
  let folder: string;
  const started: ChildProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-process-'));
  });

  afterEach(async () => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['a port that is no number', { PORT: 'http' }, 'PORT is "http"'],
    ['a folder that cannot be written', { DATA_DIR: `${MAIN}/data` }, 'main.js/data cannot be written'],
    ['a database that is not there', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DEMO: '1' }, '127.0.0.1:1'],
    ['an empty registry without a demo', { DEMO: '0' }, 'touchstone init'],
  ])('ends with code 1 and one clear sentence on %s', async (_fault, settings, sentence) => {
    const { code, output } = await ended(settings);

    expect(output).toContain(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  it('ends with code 1 and says so when the port is taken', async () => {
    await init();
    const { server, port } = await takePort();
    const { code, output } = await ended({ PORT: String(port) });
    server.close();

    expect(output).toContain(`127.0.0.1:${port}: another program uses this port; set PORT to a free one`);
    expect(code).toBe(1);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('finishes running requests and ends with code 0 on %s', async (signal) => {
    await init();
    const server = await start();
    // Checking a password takes a while and two are checked at a time: after the first answer the others are under way.
    const answers = Array.from({ length: 6 }, () => signIn(server.base));
    await Promise.race(answers);
    server.process.kill(signal);

    expect(await Promise.all(answers)).toEqual([401, 401, 401, 401, 401, 401]);
    const [code] = (await once(server.process, 'exit')) as [number];
    expect(code).toBe(0);
  });

  it('shows what another process on the same folder stored, within a second', async () => {
    await init();
    const [one, other] = [await start(), await start()];
    const { stdout } = await touchstone(['user', 'token', 'ada']);
    const token = /[0-9a-f]{40}/.exec(stdout)?.[0] ?? '';
    await writeFile(
      join(folder, 'institutions.ndjson'),
      JSON.stringify({
        identifiers: [{ resource: 'ROR', identifier: 'https://ror.org/0demo0001' }],
        names: [{ name_official: 'Universität Valmere' }],
      }),
    );
    await touchstone(['import', 'institutions', join(folder, 'institutions.ndjson')]);

    for (const { base } of [one, other]) {
      await expect
        .poll(() => countOf(`${base}/webapi/v2/browse/institutions/?query=valmere`, token), { timeout: 2_000 })
        .toBe(1);
    }
  });

  async function init(): Promise<void> {
    await touchstone(['init', 'ada', '--email', 'ada@example.org']);
  }

  function touchstone(args: readonly string[]) {
    return run(process.execPath, [PROGRAM, ...args], { env: environment({}) });
  }

  async function ended(settings: Record<string, string>): Promise<{ code: number; output: string }> {
    const child = launch({ PORT: '8080', ...settings });
    const [code] = (await once(child.process, 'exit')) as [number];
    return { code, output: child.output() };
  }

  async function start(): Promise<Started> {
    const { server, port } = await takePort();
    await new Promise((resolve) => server.close(resolve));
    const child = launch({ PORT: String(port), LOG_LEVEL: 'error' });
    await expect.poll(() => child.output(), { timeout: 60_000 }).toContain('Touchstone is running');
    return { ...child, base: `http://127.0.0.1:${port}` };
  }

  function launch(settings: Record<string, string>): Omit<Started, 'base'> {
    const child = spawn(process.execPath, [MAIN], { env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] });
    started.push(child);
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    return { process: child, output: () => output };
  }

  /** Nothing of the machine's own settings must reach the server under test. */
  function environment(settings: Record<string, string>): Record<string, string> {
    return { PATH: process.env['PATH'] ?? '', DATA_DIR: join(folder, 'data'), ...settings };
  }
});

async function signIn(base: string): Promise<number> {
  const response = await fetch(`${base}/accounts/get_token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ada', password: 'not the password' }),
  });
  return response.status;
}

async function countOf(url: string, token: string): Promise<number> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { count: number }).count;
}

async function takePort(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, port: address.port };
}
