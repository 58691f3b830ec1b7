import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redisUrl } from '../../test/services.ts';
import { connectRedisCounters } from './redis-counters.ts';
import { testRequestCounters } from './request-counters.contract.ts';

const LIMITS = { perMinute: 100, perDay: 1_000 };

describe.skipIf(!redisUrl)('counters in Redis', () => {
  const url = redisUrl ?? '';

  testRequestCounters(
    (milliseconds) =>
      connectRedisCounters({ url, milliseconds, onStateChange: (_isShared, error) => expect.fail(String(error)) }),
    randomUUID,
  );

  it('are shared: processes at the same moment pass a limit no more than one does', async () => {
    const caller = randomUUID();
    const at = Date.now();
    const open = () => connectRedisCounters({ url, milliseconds: () => at, onStateChange: () => undefined });
    const processes = await Promise.all([open(), open(), open()]);
    const usages = await Promise.all(
      Array.from({ length: 150 }, async (_, index) => processes[index % 3]?.take(caller, LIMITS)),
    );
    await Promise.all(processes.map((counters) => counters.close()));

    expect(usages.filter((usage) => usage !== undefined && usage.minute <= LIMITS.perMinute)).toHaveLength(100);
    expect(Math.max(...usages.map((usage) => usage?.day ?? 0))).toBe(100);
  });
});

describe.skipIf(!redisUrl)('counters whose Redis goes away', () => {
  let server: { readonly process: ChildProcess; readonly url: string; stop(): Promise<void> };

  beforeEach(async () => {
    server = await startRedis();
  });
  afterEach(() => server.stop());

  it('go on in the process, say so once, and are shared again when it is back', async () => {
    const states: boolean[] = [];
    const caller = randomUUID();
    const counters = await connectRedisCounters({
      url: server.url,
      onStateChange: (isShared) => states.push(isShared),
    });
    await counters.take(caller, LIMITS);
    await counters.take(caller, LIMITS);

    const port = Number(new URL(server.url).port);
    await server.stop();
    await vi.waitFor(() => expect(states).toEqual([false]));
    expect(await counters.take(caller, LIMITS)).toMatchObject({ minute: 1 });
    expect(await counters.take(caller, LIMITS)).toMatchObject({ minute: 2 });

    server = await startRedis(port);
    await vi.waitFor(() => expect(states).toEqual([false, true]), { timeout: 10_000 });
    expect(await counters.take(caller, LIMITS)).toMatchObject({ minute: 1 });
    await counters.close();
  });

  it('go on in the process while Redis stands still', async () => {
    const states: boolean[] = [];
    const caller = randomUUID();
    const options = { url: server.url, patienceMs: 50, onStateChange: (isShared: boolean) => states.push(isShared) };
    const counters = await connectRedisCounters(options);
    server.process.kill('SIGSTOP');
    expect(await counters.take(caller, LIMITS)).toMatchObject({ minute: 1 });
    expect(await counters.take(caller, LIMITS)).toMatchObject({ minute: 2 });
    expect(states).toEqual([false]);

    server.process.kill('SIGCONT');
    await vi.waitFor(() => expect(states).toEqual([false, true]), { timeout: 10_000 });
    await counters.close();
  });

  it('start without it', async () => {
    const states: boolean[] = [];
    const { url } = server;
    await server.stop();
    const counters = await connectRedisCounters({ url, onStateChange: (isShared) => states.push(isShared) });
    expect(await counters.take(randomUUID(), LIMITS)).toMatchObject({ minute: 1 });
    expect(states).toEqual([false]);
    await counters.close();
  });
});

async function startRedis(port?: number) {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-redis-'));
  const chosen = port ?? (await freePort());
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const process = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const chunk of process.stdout) {
    said += String(chunk);
    if (/ready to accept connections/i.test(said)) break;
  }
  return {
    process,
    url: `redis://127.0.0.1:${chosen}`,
    async stop() {
      if (process.exitCode === null && process.signalCode === null) {
        process.kill('SIGKILL');
        await once(process, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
