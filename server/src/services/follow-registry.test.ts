import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeOnEachDatabase, TEST_NOW } from '../../test/database.ts';
import { change, INSTITUTIONS, named, storeIndexedWorld } from '../../test/indexed-world.ts';
import { RegistryError } from '../domain/errors.ts';
import { openEmbeddedEngine } from '../search/engines/embedded/embedded-engine.ts';
import { matchAll, type SearchEngine } from '../search/search-engine.ts';
import { followRegistry } from './follow-registry.ts';
import { requestRebuild, watchRebuildRequests } from './rebuild-requests.ts';

const clock = { today: () => TEST_NOW.slice(0, 10), now: () => TEST_NOW };

describeOnEachDatabase('an index that follows the registry', ({ database }) => {
  it('shows a change to whoever made it, and to everybody else soon', async () => {
    await storeIndexedWorld(database());
    const engine = await openEmbeddedEngine();
    const index = followRegistry({ database: database(), engine, clock, onError: fail });
    onTestFinished(async () => {
      await index.stop();
      await engine.close();
    });
    await index.ready;

    await rename('Quartz Academy');
    await index.catchUp();
    expect(await found(engine, 'Quartz')).toEqual([INSTITUTIONS.lonely]);

    await rename('Zephyr Academy');
    await vi.waitFor(async () => expect(await found(engine, 'Zephyr')).toEqual([INSTITUTIONS.lonely]), 5_000);
    expect(await index.lag()).toBe(0);
  });

  it('waits for an engine that is not there yet and then takes everything over', async () => {
    const engine = await openEmbeddedEngine();
    const failures: unknown[] = [];
    let isThere = false;
    const late: SearchEngine = {
      ...engine,
      sequence: () =>
        isThere ? engine.sequence() : Promise.reject(new RegistryError('unavailable', 'The engine does not answer')),
    };
    const index = followRegistry({
      database: database(),
      engine: late,
      clock,
      onError(error) {
        failures.push(error);
        isThere = true;
      },
    });
    onTestFinished(async () => {
      await index.stop();
      await engine.close();
    });
    await index.ready;

    expect(failures).toHaveLength(1);
    expect(await index.check()).toMatchObject({ differences: [] });
  });

  function rename(name: string): Promise<void> {
    return change(database(), 'institution', INSTITUTIONS.lonely, (old) => ({ ...old, names: [named(name)] }));
  }
});

it('hands on every request for a new index, but none from before', async () => {
  const searchFolder = await mkdtemp(join(tmpdir(), 'touchstone-requests-'));
  onTestFinished(() => rm(searchFolder, { recursive: true, force: true }));
  await requestRebuild(searchFolder, '2026-01-01T00:00:00Z');
  let requests = 0;
  const watch = await watchRebuildRequests({
    searchFolder,
    async onRequest() {
      requests += 1;
    },
    onError: fail,
  });
  onTestFinished(() => watch.stop());

  await requestRebuild(searchFolder, '2026-01-02T00:00:00Z');
  await vi.waitFor(() => expect(requests).toBe(1), 5_000);
});

function fail(error: unknown): void {
  expect.fail(String(error));
}

async function found(engine: SearchEngine, text: string): Promise<number[]> {
  const { hits } = await engine.search('institutions', { ...matchAll(clock.today()), text });
  return hits.map(({ id }) => id);
}
