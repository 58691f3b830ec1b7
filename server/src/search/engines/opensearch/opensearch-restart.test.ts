import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOpenSearchServer } from '../../../../test/opensearch-server.ts';
import { openSearchJars } from '../../../../test/services.ts';
import { documentDigest } from '../../document-digest.ts';
import type { ChangeBatch, SearchEngine } from '../../search-engine.ts';
import { named } from '../../search-properties.contract.ts';
import { byScore } from '../../search-worlds.contract.ts';
import { openOpenSearchEngine } from './opensearch-engine.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const UNAVAILABLE = { code: 'unavailable', retryAfter: 5 };
const PER_BATCH = 50;

/** Adds documents and changes one of the batch before, so that a batch left out or done twice wrongly shows. */
function batch(sequence: number): ChangeBatch {
  const first = sequence * PER_BATCH;
  const added = Array.from({ length: PER_BATCH }, (_value, index) => named(first + index, `Name ${sequence} ${index}`));
  const changed = sequence > 1 ? [named(first - PER_BATCH, `Changed by ${sequence}`)] : [];
  return { sequence, changes: { institutions: { upserts: [...added, ...changed], removals: [first - 1] } } };
}

describe.skipIf(openSearchJars === undefined)('an OpenSearch that is stopped and started', () => {
  let server: Awaited<ReturnType<typeof createOpenSearchServer>>;
  let engine: SearchEngine;

  beforeAll(async () => {
    server = await createOpenSearchServer(openSearchJars ?? '');
    await server.start();
    engine = openOpenSearchEngine({ urls: [server.url], timeoutMs: 2_000, slowTimeoutMs: 4_000 });
  });
  afterAll(async () => {
    await engine?.close();
    await server?.kill();
    await server?.remove();
  });

  /** What a follower of the journal does: from where the index is, until it is done. */
  async function follow(until: number): Promise<void> {
    for (let sequence = (await engine.sequence()) + 1; sequence <= until; sequence++)
      await engine.apply(batch(sequence));
  }

  async function expectWhole(until: number): Promise<void> {
    const world = new Map<number, number>();
    for (let sequence = 1; sequence <= until; sequence++) {
      const { upserts = [], removals = [] } = batch(sequence).changes.institutions ?? {};
      for (const id of removals) world.delete(id);
      for (const document of upserts) world.set(document.id, documentDigest(document));
    }
    const expected = [...world].map(([id, digest]) => ({ id, digest })).sort((a, b) => a.id - b.id);
    expect(await engine.digests('institutions', { afterId: 0, limit: 10_000 })).toEqual(expected);
    expect(await engine.sequence()).toBe(until);
  }

  it('is waited for only briefly while it sleeps, and goes on when it wakes', async () => {
    await follow(3);
    server.send('SIGSTOP');
    await expect(engine.search('institutions', byScore('name'))).rejects.toMatchObject(UNAVAILABLE);
    await expect(engine.apply(batch(4))).rejects.toMatchObject(UNAVAILABLE);
    server.send('SIGCONT');
    await vi.waitFor(() => follow(5), { timeout: 60_000, interval: 500 });
    await expectWhole(5);
  });

  it('has lost nothing after it was killed in the middle of changes', async () => {
    const interrupted = follow(1_000).catch((error: unknown) => error);
    while ((await engine.sequence()) <= 12) await sleep(20);
    await server.kill();
    expect(await interrupted).toMatchObject(UNAVAILABLE);
    await expect(engine.search('institutions', byScore('name'))).rejects.toMatchObject(UNAVAILABLE);

    await server.start();
    const reached = await engine.sequence();
    expect(reached).toBeGreaterThan(12);
    await follow(reached + 5);
    await expectWhole(reached + 5);
  });
});
