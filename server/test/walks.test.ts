import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeRegistry } from '../src/store/record-writer.ts';
import { TEST_BASE } from './app.ts';
import { describeOnEachDatabase } from './database.ts';
import { type LiveWorld, openLiveWorld } from './live-world.ts';
import { aChange, anAgency, anInstitution, aReport } from './records.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const WRITER = fileURLToPath(new URL('processes/writer.mjs', import.meta.url));
const REPORTS = 120;
const PAGE = 7;
/** Several reports between two pages, and not so many that the index has time for nothing else. */
const WRITER_PAUSE_MS = 20;

interface Page {
  readonly next: string | null;
  readonly results: readonly { readonly id: string; readonly date_created: string }[];
}

describeOnEachDatabase('a walk while another process adds reports', ({ database, location }) => {
  let world: LiveWorld;
  /** In order of their dates of creation, of which every three are the same, then of their ids. */
  let throughout: readonly number[];
  let writer: ChildProcess;
  let added = 0;

  beforeAll(async () => {
    world = await openLiveWorld(database());
    throughout = await storeReports();
    await world.settle();
    const child = spawn(
      process.execPath,
      [WRITER, ...[location(), 1, 1, 1, 1_000_000, WRITER_PAUSE_MS].map((part) => JSON.stringify(part))],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    writer = child;
    const lines = createInterface({ input: child.stdout });
    lines.on('line', () => {
      added += 1;
    });
    await once(lines, 'line');
  });

  afterAll(async () => {
    writer?.kill('SIGKILL');
    await world?.close();
  });

  /** The older a report, the higher its id, so that the two orders are told apart. */
  async function storeReports(): Promise<number[]> {
    await writeRegistry(database(), aChange(), async (registry) => {
      await registry.reserveIds('agency', 1);
      await registry.reserveIds('activity', 1);
      await registry.reserveIds('institution', 1);
      await registry.put('agency', [{ id: 1, version: 0, content: anAgency({ activityIds: [1] }) }]);
      await registry.put('institution', [{ id: 1, version: 0, content: anInstitution() }]);
      await registry.reserveIds('report', REPORTS);
      const content = aReport({ activityIds: [1], institutionIds: [1], programmes: [] });
      await registry.put(
        'report',
        Array.from({ length: REPORTS }, (_, index) => ({
          id: index + 1,
          version: 0,
          content,
          createdAt: createdAt(index + 1),
        })),
      );
    });
    const ids = Array.from({ length: REPORTS }, (_, index) => index + 1);
    return ids.sort((one, other) =>
      createdAt(one) < createdAt(other) ? -1 : createdAt(one) > createdAt(other) ? 1 : one - other,
    );
  }

  /** Follows the links; every page sees reports that the one before did not. */
  async function walk(path: string): Promise<{ ids: number[]; seenNew: number }> {
    const ids: number[] = [];
    for (let next: string | null = path; next !== null; ) {
      const response = await world.get(next);
      expect([next, response.statusCode]).toEqual([next, 200]);
      const page = response.json<Page>();
      ids.push(...page.results.map(({ id }) => Number(id)));
      next = isBeyond(page) ? null : (page.next?.replace(TEST_BASE, '') ?? null);
      await moreAreAdded();
    }
    return { ids: ids.filter((id) => id <= REPORTS), seenNew: ids.filter((id) => id > REPORTS).length };
  }

  async function moreAreAdded(): Promise<void> {
    const before = added;
    while (added === before) await sleep(2);
  }

  it('by cursor meets every report that was there all the time once, in order of id', async () => {
    const { ids } = await walk(`/webapi/v2/browse/reports/?cursor=*&limit=${PAGE}&facets=false`);
    expect(ids).toEqual(throughout.toSorted((one, other) => one - other));
  });

  it('by offset in order of creation meets every report that was there all the time once', async () => {
    const { ids, seenNew } = await walk(`/webapi/v2/browse/reports/?ordering=date_created&limit=${PAGE}&facets=false`);
    expect(ids).toEqual(throughout);
    expect(seenNew).toBeGreaterThan(0);
  });
});

/** So far into what is being added that nothing older can follow; the writer may be faster than the reader. */
function isBeyond({ results }: Page): boolean {
  return results.length > 0 && results.every(({ id }) => Number(id) > REPORTS);
}

function createdAt(id: number): string {
  const day = 1 + Math.floor((REPORTS - id) / 3);
  return new Date(Date.UTC(2026, 0, day)).toISOString().replace('.000Z', 'Z');
}
