import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OwnCluster, startOpenSearchCluster } from '../../../../test/opensearch-cluster.ts';
import { isSoak, openSearchJars } from '../../../../test/services.ts';
import { RegistryError } from '../../../domain/errors.ts';
import { documentDigest } from '../../document-digest.ts';
import { describeSearchEngine } from '../../search-engine.contract.ts';
import { type ChangeBatch, matchAll, type SearchEngine } from '../../search-engine.ts';
import { named } from '../../search-properties.contract.ts';
import { byScore } from '../../search-worlds.contract.ts';
import { openOpenSearchEngine } from './opensearch-engine.ts';
import { createTestEngines } from './test-engines.contract.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 });

const PER_BATCH = 50;
const SIZE = { shards: 3, replicas: 1 };

/** Each batch adds documents, changes one of the batch before and removes one, so that any left out or lost shows. */
function batch(sequence: number): ChangeBatch {
  const first = sequence * PER_BATCH;
  const added = Array.from({ length: PER_BATCH }, (_value, index) =>
    named(first + index, `Common ${sequence} ${index}`),
  );
  const changed = sequence > 1 ? [named(first - PER_BATCH, `Common changed by ${sequence}`)] : [];
  return { sequence, changes: { institutions: { upserts: [...added, ...changed], removals: [first - 1] } } };
}

/** How many documents there are after a batch. */
function countAfter(sequence: number): number {
  return sequence === 0 ? 0 : sequence * PER_BATCH - (sequence - 1);
}

/** Being refused for a moment is no fault, everything else is. */
function requireRefusal(error: unknown): void {
  if (!(error instanceof RegistryError) || error.code !== 'unavailable') throw error;
}

describe.skipIf(openSearchJars === undefined)('a cluster of three nodes with two copies of everything', () => {
  let cluster: OwnCluster;
  let engine: SearchEngine;
  /** The last batch that was begun, and the last that was taken over. */
  let begun = 0;
  let done = 0;

  beforeAll(async () => {
    cluster = await startOpenSearchCluster(openSearchJars ?? '');
    engine = openOpenSearchEngine({ urls: cluster.urls, size: SIZE, timeoutMs: 5_000, slowTimeoutMs: 10_000 });
    await engine.sequence();
    await cluster.isWhole(3);
  });
  afterAll(async () => {
    await engine?.close();
    await cluster?.remove();
  });

  /** What the follower of the journal does: takes over one batch after the other, again where it failed. */
  async function follow(until: number): Promise<void> {
    while (done < until) {
      begun = done + 1;
      try {
        await engine.apply(batch(begun));
        done = begun;
      } catch (error) {
        requireRefusal(error);
        await sleep(200);
      }
    }
  }

  /** Asks without pause while something happens. Answers may be refused, but none may be wrong. */
  async function searchDuring(work: Promise<void>): Promise<{ answered: number; refused: number; wrong: string[] }> {
    const seen = { answered: 0, refused: 0, wrong: [] as string[] };
    let isOver = false;
    const finished = work.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const least = countAfter(done);
      try {
        const { count } = await engine.search('institutions', { ...byScore('common'), facets: ['country'] });
        const most = countAfter(begun);
        seen.answered += 1;
        if (count < least - 1 || count > most + 1) seen.wrong.push(`${count} is not between ${least} and ${most}`);
      } catch (error) {
        requireRefusal(error);
        seen.refused += 1;
      }
    }
    await finished;
    return seen;
  }

  async function expectWhole(): Promise<void> {
    const world = new Map<number, number>();
    for (let sequence = 1; sequence <= done; sequence++) {
      const { upserts = [], removals = [] } = batch(sequence).changes.institutions ?? {};
      for (const id of removals) world.delete(id);
      for (const document of upserts) world.set(document.id, documentDigest(document));
    }
    const expected = [...world].map(([id, digest]) => ({ id, digest })).sort((a, b) => a.id - b.id);
    expect(await engine.digests('institutions', { afterId: 0, limit: 10_000 })).toEqual(expected);
    expect(await engine.sequence()).toBe(done);
    expect((await engine.search('institutions', matchAll('2026-01-15'))).count).toBe(expected.length);
  }

  it.each(isSoak ? ['a node', 'the node that manages it'] : ['the node that manages it'])(
    'answers rightly and loses nothing when %s is killed while documents come in',
    async (which) => {
      const managing = await cluster.manager();
      const node = which === 'a node' ? cluster.nodes.find((one) => one !== managing) : managing;
      const start = done;
      const work = follow(start + (isSoak ? 40 : 20));
      const killed = killAfter(start + 6);
      const seen = await searchDuring(Promise.all([work, killed]).then(() => undefined));
      if (isSoak) console.log(`${which} was killed: ${seen.answered} answers, ${seen.refused} refusals`);
      expect(seen.wrong).toEqual([]);
      expect(seen.answered).toBeGreaterThan(0);
      await expectWhole();

      if (!isSoak) return;
      await node?.start();
      await cluster.isWhole(3);
      await expectWhole();

      async function killAfter(sequence: number): Promise<void> {
        while (done < sequence) await sleep(20);
        await node?.kill();
      }
    },
  );

  describe.skipIf(!isSoak)('that lost a node for good', () => {
    let engines: ReturnType<typeof createTestEngines>;
    beforeAll(async () => {
      await cluster.nodes[2]?.kill();
      await cluster.isWhole(2);
      engines = createTestEngines(cluster.urls[0] ?? '', SIZE);
    });
    afterAll(() => engines?.removeAll());
    describeSearchEngine('The OpenSearch engine on what is left', () => engines.open(), { worlds: 8 });
  });
});
