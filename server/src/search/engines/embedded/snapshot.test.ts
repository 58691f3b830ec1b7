import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../search-document.ts';
import { matchAll } from '../../search-engine.ts';
import { openEmbeddedEngine } from './embedded-engine.ts';

function institution(id: number): SearchDocument {
  return {
    id,
    text: [{ class: 'name', text: `Hochschule Ørsted ${id}` }],
    names: [`Hochschule Ørsted ${id}`],
    identifiers: [`REG${id}`],
    facets: { country: [id % 2 === 0 ? 'Austria' : 'Malta'] },
    keywords: { registryId: [`REG${id}`] },
    days: { foundingDate: '1088-01-01' },
    instants: {},
    sortKeys: { nameSort: `orsted${id}`, reportCount: id / 4 },
    points: [{ lat: 47.07, long: 15.44 }],
  };
}

describe('the snapshot of the index', () => {
  let folder: string;
  let snapshotFile: string;
  const everything = {
    ...matchAll('2026-01-15'),
    text: 'hochschule',
    facets: 'all' as const,
    sort: [{ key: 'reportCount', descending: true }],
    page: { offset: 0, limit: 100 },
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-snapshot-'));
    snapshotFile = join(folder, 'search.snapshot');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function write(): Promise<Awaited<ReturnType<typeof ask>>> {
    const engine = await openEmbeddedEngine({ snapshotFile });
    const upserts = Array.from({ length: 60 }, (_value, index) => institution(index + 1));
    await engine.apply({ sequence: 41, changes: { institutions: { upserts, removals: [] } } });
    await engine.apply({ sequence: 42, changes: { institutions: { upserts: [institution(99)], removals: [3, 7] } } });
    const answer = await ask(engine);
    await engine.close();
    return answer;
  }

  async function ask(engine: Awaited<ReturnType<typeof openEmbeddedEngine>>) {
    return { sequence: await engine.sequence(), result: await engine.search('institutions', everything) };
  }

  /** What an engine finds that opens the file as it is now, and why it did not trust it. */
  async function reopen(): Promise<{ found: Awaited<ReturnType<typeof ask>>; reason: string | undefined }> {
    let reason: string | undefined;
    const engine = await openEmbeddedEngine({
      snapshotFile,
      onUnusableSnapshot: (error) => {
        reason = error.message;
      },
    });
    return { found: await ask(engine), reason };
  }

  it('brings back every answer and the place in the journal', async () => {
    const before = await write();
    expect(before.result.count).toBe(59);
    expect(await reopen()).toEqual({ found: before, reason: undefined });
  });

  it('can be changed and saved again', async () => {
    await write();
    const engine = await openEmbeddedEngine({ snapshotFile });
    await engine.apply({ sequence: 43, changes: { institutions: { upserts: [institution(3)], removals: [1] } } });
    const before = await ask(engine);
    await engine.saveSnapshot();
    expect(await reopen()).toEqual({ found: before, reason: undefined });
    expect(before.result.count).toBe(59);
  });

  it('begins empty where there is none', async () => {
    const { found, reason } = await reopen();
    expect({ sequence: found.sequence, count: found.result.count, reason }).toEqual({
      sequence: 0,
      count: 0,
      reason: undefined,
    });
  });

  it('is refused when it was cut off anywhere', async () => {
    await write();
    const whole = await readFile(snapshotFile);
    const cuts = [
      0,
      1,
      7,
      8,
      31,
      32,
      33,
      whole.length - 1,
      ...Array.from({ length: 24 }, (_value, i) => Math.floor((whole.length * i) / 24)),
    ];
    for (const length of cuts) {
      await writeFile(snapshotFile, whole.subarray(0, length));
      const { found, reason } = await reopen();
      expect({ length, sequence: found.sequence, count: found.result.count }).toEqual({
        length,
        sequence: 0,
        count: 0,
      });
      expect(reason).toMatch(/snapshot/);
    }
  });

  it('is refused when any byte differs, or some were added', async () => {
    await write();
    const whole = await readFile(snapshotFile);
    const places = Array.from({ length: 120 }, (_value, i) => (i < 40 ? i : Math.floor((whole.length * i) / 120)));
    for (const place of places) {
      const damaged = Buffer.from(whole);
      damaged[place] = (damaged[place] as number) ^ 0x10;
      await writeFile(snapshotFile, damaged);
      const { found, reason } = await reopen();
      expect({ place, sequence: found.sequence, isRefused: reason !== undefined }).toEqual({
        place,
        sequence: 0,
        isRefused: true,
      });
    }
    await writeFile(snapshotFile, Buffer.concat([whole, Buffer.alloc(8)]));
    expect((await reopen()).reason).toBe('The snapshot is not whole');
  });

  it('is refused when it is something else', async () => {
    await writeFile(snapshotFile, 'SQLite format 3\0'.repeat(100));
    expect((await reopen()).reason).toBe('This is no search snapshot');
  });

  it('leaves no half-written file behind', async () => {
    await write();
    await expect(stat(`${snapshotFile}.writing`)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
