import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchUrl } from '../../../../test/services.ts';
import { TEXT_CLASSES } from '../../search-document.ts';
import { matchAll, type SearchEngine } from '../../search-engine.ts';
import { named } from '../../search-properties.contract.ts';
import { createTestEngines } from './test-engines.contract.ts';

const COUNT = 20_500;
const WORDS = ['University', 'of', 'Applied', 'Sciences', 'Graz', 'Campus'];

describe.skipIf(openSearchUrl === undefined)('pages beyond what OpenSearch numbers', () => {
  const engines = createTestEngines(openSearchUrl ?? '');
  let engine: SearchEngine;

  beforeAll(async () => {
    engine = await engines.open();
    const documents = Array.from({ length: COUNT }, (_value, index) => ({
      ...named(index + 1, `Common ${WORDS.slice(0, index % 6).join(' ')}`),
      text: [{ class: TEXT_CLASSES[index % 8] ?? 'name', text: `Common ${WORDS.slice(index % 5).join(' ')}` }],
      // Every third has no value, the others tie in pairs.
      sortKeys: {
        nameSort: index % 3 === 0 ? null : `name ${String(index >> 1).padStart(6, '0')}`,
        reportCount: index % 7,
      },
    }));
    await engine.upsert('institutions', documents);
  });
  afterAll(async () => {
    await engine.close();
    await engines.removeAll();
  });

  it.each([
    { text: '', sort: [] },
    { text: '', sort: [{ key: 'nameSort', descending: true }] },
    {
      text: '',
      sort: [
        { key: 'closureDate', descending: false },
        { key: 'reportCount', descending: false },
      ],
    },
    { text: 'common', sort: [{ key: 'score', descending: true }] },
  ])('follow each other without a gap for %j', async (order) => {
    const page = async (offset: number, limit: number) => {
      const query = { ...matchAll('2026-01-15'), ...order, page: { offset, limit } };
      const { count, hits } = await engine.search('institutions', query);
      return { count, ids: hits.map(({ id }) => id) };
    };
    const ids: number[] = [];
    for (const [offset, limit] of [
      [0, 9_990],
      [9_990, 20],
      [10_010, 10_400],
      [20_410, 1_000],
    ] as const) {
      const { count, ids: found } = await page(offset, limit);
      expect(count).toBe(COUNT);
      ids.push(...found);
    }
    expect(new Set(ids).size).toBe(COUNT);
    expect(ids.length).toBe(COUNT);
    expect(await page(COUNT, 10)).toEqual({ count: COUNT, ids: [] });
    expect(await page(15_000, 3)).toEqual({ count: COUNT, ids: ids.slice(15_000, 15_003) });
  });

  it('ranks the first the same whether or not it compares the names of all others', async () => {
    const sort = [{ key: 'score', descending: true }];
    for (const text of ['common', 'comm univ', 'common graz of', 'commno university']) {
      const ask = (offset: number, limit: number) =>
        engine.search('institutions', { ...matchAll('2026-01-15'), text, sort, page: { offset, limit } });
      // A page this long is ranked by comparing everything.
      const { hits: all } = await ask(0, 3_000);
      for (const offset of [0, 7, 900]) expect((await ask(offset, 10)).hits).toEqual(all.slice(offset, offset + 10));
    }
  });

  it('harvests any number at once', async () => {
    const query = { ...matchAll('2026-01-15'), page: { afterId: 100, limit: 12_000 } };
    const { count, hits } = await engine.search('institutions', query);
    expect({ count, first: hits[0]?.id, last: hits.at(-1)?.id, size: hits.length }).toEqual({
      count: COUNT,
      first: 101,
      last: 12_100,
      size: 12_000,
    });
  });

  it('takes the longest query there is', async () => {
    const cases = [
      ['Πανεπιστημίου', null],
      ['TU', null],
      ['St.', null],
      ['universität', 'fuzzy'],
    ] as const;
    for (const [word, expected] of cases) {
      const text = Array.from({ length: 32 }, () => word).join(' ');
      const { match } = await engine.search('institutions', { ...matchAll('2026-01-15'), text });
      expect({ word, match }).toEqual({ word, match: expected });
    }
  });
});
