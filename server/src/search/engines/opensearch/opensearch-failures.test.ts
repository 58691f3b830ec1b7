import { once } from 'node:events';
import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSearchUrl } from '../../../../test/services.ts';
import { matchAll, type SearchEngine } from '../../search-engine.ts';
import { named } from '../../search-properties.contract.ts';
import { byScore } from '../../search-worlds.contract.ts';
import { openOpenSearchEngine } from './opensearch-engine.ts';
import { createTestEngines } from './test-engines.contract.ts';

const UNAVAILABLE = { code: 'unavailable', retryAfter: 5 };
const SHORT = { timeoutMs: 1_500, slowTimeoutMs: 1_500 };
const change = (sequence: number, name: string) => ({
  sequence,
  changes: { institutions: { upserts: [named(sequence, name)], removals: [] } },
});

describe.skipIf(openSearchUrl === undefined)('an engine whose OpenSearch comes and goes', () => {
  const engines = createTestEngines(openSearchUrl ?? '');
  let way: Awaited<ReturnType<typeof createWay>>;
  let direct: Awaited<ReturnType<typeof engines.open>>;
  let engine: SearchEngine;

  beforeEach(async () => {
    way = await createWay(openSearchUrl ?? '');
    direct = await engines.open();
    const { prefix } = direct;
    engine = openOpenSearchEngine({ urls: [way.url], prefix, size: { shards: 1, replicas: 0 }, ...SHORT });
  });
  afterEach(async () => {
    await engine.close();
    await direct.close();
    await way.close();
  });
  afterAll(engines.removeAll);

  const found = async () => (await engine.search('institutions', matchAll('2026-01-15'))).hits.map(({ id }) => id);

  it.each(['refuse', 'hang'] as const)('says so while connections %s, and goes on afterwards', async (fault) => {
    await engine.apply(change(1, 'Graz'));
    way.become(fault);
    await expect(engine.search('institutions', byScore('graz'))).rejects.toMatchObject(UNAVAILABLE);
    await expect(engine.suggest('institutions', 'graz', 5)).rejects.toMatchObject(UNAVAILABLE);
    await expect(engine.sequence()).rejects.toMatchObject(UNAVAILABLE);
    await expect(engine.apply(change(2, 'Malta'))).rejects.toMatchObject(UNAVAILABLE);
    way.become('open');
    expect(await engine.sequence()).toBe(1);
    await engine.apply(change(2, 'Malta'));
    expect({ found: await found(), sequence: await engine.sequence() }).toEqual({ found: [1, 2], sequence: 2 });
  });

  it('opens while there is no OpenSearch, and works once there is', async () => {
    way.become('refuse');
    const early = openOpenSearchEngine({ urls: [way.url], prefix: direct.prefix, ...SHORT });
    await expect(early.search('institutions', byScore('graz'))).rejects.toMatchObject(UNAVAILABLE);
    way.become('open');
    expect((await early.search('institutions', byScore('graz'))).count).toBe(0);
    await early.close();
  });

  it('repeats a batch of which the end was lost', async () => {
    await engine.apply(change(1, 'Graz'));
    way.become('deaf');
    await expect(engine.apply(change(2, 'Malta'))).rejects.toMatchObject(UNAVAILABLE);
    way.become('open');
    expect(await engine.sequence()).toBe(1);
    await engine.apply(change(2, 'Malta'));
    expect({ found: await found(), sequence: await engine.sequence() }).toEqual({ found: [1, 2], sequence: 2 });
  });

  it('does not let a writer that lost its lead bring back an older state', async () => {
    await engine.apply(change(1, 'Graz'));
    await engine.apply({ sequence: 9, changes: { institutions: { upserts: [named(1, 'New')], removals: [2] } } });
    await direct.upsert('institutions', [named(1, 'Old'), named(2, 'Old')], 5);
    await direct.upsert('reports', [named(1, 'Old')], 5);
    await direct.remove('institutions', [1], 8);
    await engine.apply({ sequence: 10, changes: { reports: { upserts: [named(1, 'Any')], removals: [] } } });
    expect((await engine.search('institutions', byScore('old'))).count).toBe(0);
    expect((await engine.search('reports', byScore('old'))).count).toBe(0);
    expect(await found()).toEqual([1]);
  });

  it('waits and sends again what the cluster is too busy for', async () => {
    way.become('busy');
    const applied = engine.apply(change(1, 'Graz'));
    await way.turnedAway(2);
    way.become('open');
    await applied;
    expect(await found()).toEqual([1]);
  });
});

type Behaviour = 'open' | 'refuse' | 'hang' | 'deaf' | 'busy';

const BUSY = 'HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';

/**
 * A way to the server that can be closed (as if it were not running), silent (as if it were stopped), deaf (requests
 * to write arrive, answers do not come back) or busy (requests to write are turned away).
 */
async function createWay(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = 'open';
  let turned = 0;
  let onTurned: () => void = () => undefined;

  const server: Server = createServer((socket) => {
    const upstream = connectTo(Number(port), hostname);
    for (const one of [socket, upstream]) {
      sockets.add(one);
      one.on('error', () => undefined).on('close', () => sockets.delete(one));
    }
    if (behaviour === 'refuse') socket.destroy();
    let isWrite = false;
    socket.on('data', (data) => {
      isWrite = /^POST \S+\/_bulk/.test(data.toString('latin1')) || isWrite;
      if (behaviour === 'hang') return;
      if (behaviour !== 'busy' || !isWrite) {
        upstream.write(data);
        return;
      }
      turned += 1;
      isWrite = false;
      socket.write(BUSY);
      onTurned();
    });
    upstream.on('data', (data) => {
      if (behaviour === 'open' || behaviour === 'busy' || (behaviour === 'deaf' && !isWrite)) socket.write(data);
    });
    upstream.on('close', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    become(next: Behaviour) {
      behaviour = next;
      if (next !== 'busy') for (const socket of sockets) socket.destroy();
    },
    async turnedAway(times: number) {
      while (turned < times) await new Promise<void>((resolve) => (onTurned = resolve));
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
