import { describe, expect, it } from 'vitest';
import { ADVICE, requireModestPage } from './page-parameters.ts';

describe('requireModestPage', () => {
  it.each([
    ['any limit when few rows match', { limit: 5_000_000, offset: 0 }, 10_000],
    ['all rows when they are few', { limit: null, offset: 0 }, 10_000],
    ['what is left of many', { limit: null, offset: 15_000 }, 25_000],
    ['a page past the end', { limit: 20_000, offset: 90_000 }, 25_000],
  ])('lets %s pass', (_what, page, count) => {
    expect(() => requireModestPage(page, count, ADVICE.cursor)).not.toThrow();
  });

  it.each([
    [{ limit: 10_001, offset: 0 }, 10_001],
    [{ limit: null, offset: 0 }, 10_001],
    [{ limit: 20_000, offset: 5_000 }, 25_000],
  ])('refuses %o of %i rows', (page, count) => {
    expect(() => requireModestPage(page, count, ADVICE.cursor)).toThrow(/at most 10000\. Use cursor=\*/);
  });
});
