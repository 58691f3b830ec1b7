import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchUrl } from '../../../../test/services.ts';
import { TEXT_CLASSES } from '../../search-document.ts';
import { matchAll } from '../../search-engine.ts';
import { named } from '../../search-properties.contract.ts';
import { connect } from './connection.ts';
import { askPage } from './result-pages.ts';
import { createTestEngines } from './test-engines.contract.ts';
import { translateCounts, translateHits } from './translate-query.ts';

const COUNT = 20_500;
const WORDS = ['University', 'of', 'Applied', 'Sciences', 'Graz', 'Campus'];

describe.skipIf(openSearchUrl === undefined)('many thousand matches on OpenSearch', () => {
  const engines = createTestEngines(openSearchUrl ?? '');
  let engine: Awaited<ReturnType<typeof engines.open>>;

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
  ])('are paged without a gap for %j', async (order) => {
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

  it.each([
    { offset: 9_000, limit: 12_000 },
    { offset: 20_400, limit: 500 },
    { afterId: 100, limit: 12_000 },
  ])('are followed in order to the page %j where that is beyond what OpenSearch numbers', async (page) => {
    const connection = connect([openSearchUrl ?? ''], { timeoutMs: 30_000 });
    const place = { connection, alias: engine.alias, preference: 'test' };
    const sort = [{ key: 'nameSort', descending: true }];
    const query = { ...matchAll('2026-01-15'), sort, page };
    const body = { hits: translateHits('institutions', query), counts: translateCounts('institutions', query) };
    const near = await askPage(place, { ...body, page });
    expect(near.hits.hits.length).toBe(Math.min(page.limit, COUNT - (page.offset ?? 0)));
    expect(await askPage(place, { ...body, page, window: 5_000 })).toMatchObject({
      hits: { total: near.hits.total, hits: near.hits.hits.map(({ sort: order }) => ({ sort: order })) },
    });
    await connection.close();
  });

  it('begin with the equal name and the identifier, however little their words are worth', async () => {
    const sort = [{ key: 'score', descending: true }];
    const worthless = [{ class: 'body', text: `Common Text ${'filler '.repeat(300)}` }] as const;
    const equal = { ...named(90_001, 'Common Text'), text: worthless };
    const identified = { ...named(90_002, 'Other'), text: worthless, identifiers: ['common'] };
    await engine.upsert('institutions', [equal, identified]);
    const first = async (text: string) => {
      const { hits } = await engine.search('institutions', { ...matchAll('2026-01-15'), text, sort });
      return hits[0]?.id;
    };
    expect({ equal: await first('common text'), identified: await first('common') }).toEqual({
      equal: 90_001,
      identified: 90_002,
    });
    await engine.remove('institutions', [90_001, 90_002]);
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
