import { describe, expect, it } from 'vitest';
import { requireRowsOnOnePage, searchLinks, toSearchPage } from './search-page.ts';

const plain = { limit: 10, offset: 0, cursor: undefined, ordering: undefined };
const hits = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, score: 0 }));

describe('a page of a search', () => {
  it('never asks the engine for more rows than one answer holds', () => {
    expect(toSearchPage({ ...plain, limit: 50_000, offset: 3 })).toEqual({ offset: 3, limit: 10_000 });
    expect(toSearchPage({ ...plain, limit: 50_000, cursor: 17 })).toEqual({ afterId: 17, limit: 10_000 });
  });

  it.each([
    ['ordering', { cursor: 0, ordering: {} }],
    ['offset', { cursor: 0, offset: 1 }],
    ['limit', { cursor: 0, limit: 0 }],
  ])('refuses %s that does not go with a cursor', (parameter, changes) => {
    expect(() => toSearchPage({ ...plain, ...changes })).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', problems: [expect.objectContaining({ parameter })] }),
    );
  });

  it.each([
    [{ limit: 10_000 }, 50_000],
    [{ limit: 50_000 }, 10_000],
    [{ limit: 50_000, offset: 45_000 }, 50_000],
    [{ limit: 50_000, cursor: 5 }, 10_000],
  ])('takes %o of %i matches', (changes, count) => {
    const result = { count, hits: hits(Math.min(count, 10_000)) };
    expect(requireRowsOnOnePage({ ...plain, ...changes }, result)).toBeUndefined();
  });

  it.each([
    [{ limit: 10_001 }, 'would give 10001 rows; one page holds at most 10000. Use cursor=* and follow next_cursor'],
    [{ limit: 50_000, offset: 10 }, 'would give 49990 rows'],
    [{ limit: 50_000, cursor: 0 }, 'would give more than 10000 rows'],
  ])('refuses %o of 50,000 matches, because it would really hold more than 10,000 rows', (changes, message) => {
    const ask = () => requireRowsOnOnePage({ ...plain, ...changes }, { count: 50_000, hits: hits(10_000) });
    expect(ask).toThrow(message);
  });

  it('leads on by cursor until a page is not full', () => {
    const address = { baseUrl: 'http://localhost', url: '/reports/?cursor=*&limit=2&country=A%26B' };
    const asked = { ...plain, limit: 2, cursor: 0 };
    expect(searchLinks(asked, { ...address, result: { count: 9, hits: hits(2) } })).toEqual({
      links: { next: 'http://localhost/reports/?cursor=v1-2&limit=2&country=A%26B', previous: null },
      nextCursor: 'v1-2',
    });
    expect(searchLinks(asked, { ...address, result: { count: 9, hits: hits(1) } })).toEqual({
      links: { next: null, previous: null },
      nextCursor: null,
    });
  });
});
