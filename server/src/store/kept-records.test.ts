import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/database.ts';
import { aChange, anAgency, anInstitution } from '../../test/records.ts';
import type { Institution } from '../domain/institution.ts';
import { createKeptRecords } from './kept-records.ts';
import { writeRegistry } from './record-writer.ts';

const ever = { validFrom: null, validTo: null };

describeOnEachDatabase('the records kept in memory', ({ database }) => {
  it('are the same objects until the journal says that they changed', async () => {
    await put(10, 0, { websiteLink: 'https://before.example' });
    await put(11, 0, {});
    const kept = createKeptRecords(database().reader);
    const [before] = await institutions(kept, [10]);
    const [, other] = await institutions(kept, [10, 11]);
    expect((await institutions(kept, [10]))[0]).toBe(before);

    await put(10, 1, { websiteLink: 'https://after.example' });
    const [after, same] = await institutions(kept, [10, 11]);
    expect([after?.websiteLink, after?.version]).toEqual(['https://after.example', 2]);
    expect(same).toBe(other);
  });

  it('forget the relations of everybody when any institution changes', async () => {
    await put(20, 0, {});
    await put(21, 0, {});
    const kept = createKeptRecords(database().reader);
    expect((await (await kept.now()).relationsOf([20])).get(20)).toEqual({ children: [], events: [] });

    await put(21, 1, { partOf: [{ parentId: 20, type: 'faculty', ...ever }] });
    expect((await (await kept.now()).relationsOf([20])).get(20)).toEqual({
      children: [{ childId: 21, type: 'faculty', ...ever }],
      events: [],
    });
  });

  it('leave out institutions that nobody has, and find them once somebody has', async () => {
    const kept = createKeptRecords(database().reader);
    expect(await institutions(kept, [30])).toEqual([]);
    await put(30, 0, {});
    expect((await institutions(kept, [30])).map(({ id }) => id)).toEqual([30]);
  });

  it('read agencies and countries again only after one of them changed', async () => {
    const kept = createKeptRecords(database().reader);
    const before = await (await kept.now()).agencies();
    await put(40, 0, {});
    expect(await (await kept.now()).agencies()).toBe(before);

    await writeRegistry(database(), aChange(), (writer) =>
      writer.put('agency', [{ id: 400, version: 0, content: anAgency({ registerNumber: 400 }) }]),
    );
    expect((await (await kept.now()).agencies()).map(({ id }) => id)).toContain(400);
  });

  it('are never older than the last change, however many ask meanwhile', async () => {
    await put(50, 0, {});
    const kept = createKeptRecords(database().reader);
    let written = 1;
    let isOver = false;
    const seen: boolean[] = [];
    const readers = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const known = written;
        const [institution] = await institutions(kept, [50]);
        seen.push((institution?.version ?? 0) >= known);
        await new Promise(setImmediate);
      }
    });
    for (let version = 1; version <= 40; version++) {
      await put(50, version, { websiteLink: `https://${version}.example` });
      written = version + 1;
      await new Promise(setImmediate);
    }
    isOver = true;
    await Promise.all(readers);
    expect(new Set(seen)).toEqual(new Set([true]));
  });

  async function institutions(kept: ReturnType<typeof createKeptRecords>, ids: readonly number[]) {
    const found = await (await kept.now()).findInstitutions(ids);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async function put(id: number, version: number, content: Partial<Institution>): Promise<void> {
    await writeRegistry(database(), aChange(), (writer) =>
      writer.put('institution', [{ id, version, content: anInstitution(content) }]),
    );
  }
});
