import { describe, expect, it } from 'vitest';
import { readTogether } from './together.ts';

describe('reading together', () => {
  it('asks once for what is asked for in the same turn, and again in the next', async () => {
    const { asked, read } = doubling();
    expect(await Promise.all([3, 1, 3, 2].map(read))).toEqual([6, 2, 6, 4]);
    expect(await read(3)).toBe(6);
    expect(asked).toEqual([[3, 1, 2], [3]]);
  });

  it('asks for so many at once and no more', async () => {
    const { asked, read } = doubling();
    const ids = Array.from({ length: 70 }, (_id, index) => index + 1);
    expect(await Promise.all(ids.map(read))).toEqual(ids.map((id) => 2 * id));
    expect(asked.map(({ length }) => length)).toEqual([32, 32, 6]);
  });

  it('tells everybody who asked what went wrong, and nobody else', async () => {
    let isDown = true;
    const read = readTogether(async () => {
      if (isDown) throw new Error('The database is away');
      return (id) => id;
    });
    const results = await Promise.allSettled([read(1), read(1), read(2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    isDown = false;
    expect(await read(1)).toBe(1);
  });

  it('answers the others when one cannot be made out', async () => {
    const read = readTogether(async () => (id: number) => {
      if (id === 2) throw new Error('Torn');
      return id;
    });
    const results = await Promise.allSettled([read(1), read(2), read(3)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  function doubling() {
    const asked: (readonly number[])[] = [];
    const read = readTogether(async (ids) => {
      asked.push(ids);
      return (id) => 2 * id;
    });
    return { asked, read };
  }
});
