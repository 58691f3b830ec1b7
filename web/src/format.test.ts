import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

describe('days', () => {
  it.each([
    ['en', '2029-09-30', '30\u00a0September 2029', '30\u00a0Sep 2029'],
    ['de', '2029-09-30', '30.\u00a0September 2029', '30.\u00a0Sept. 2029'],
    ['fr', '2029-09-30', '30\u00a0septembre 2029', '30\u00a0sept. 2029'],
    ['fr', '2018-07-01', '1er\u00a0juillet 2018', '1er\u00a0juil. 2018'],
    ['fr', '2018-07-11', '11\u00a0juillet 2018', '11\u00a0juil. 2018'],
  ] as const)('are written as readers of %s write %s, day and month on one line', (language, day, long, short) => {
    const format = createFormat(language);
    expect([format.day(day), format.shortDay(day)]).toEqual([long, short]);
  });
});

describe('names', () => {
  it.each([
    ['en', 'UK-SCT', 'United Kingdom (Scotland)'],
    ['de', 'UK-SCT', 'Vereinigtes Königreich (Schottland)'],
    ['fr', 'GR', 'Grèce'],
    ['fr', 'XX-1', 'United Kingdom (Scotland)'],
  ] as const)('of countries and systems are said in %s: %s', (language, code, expected) => {
    expect(createFormat(language).country(code, 'United Kingdom (Scotland)')).toBe(expected);
  });

  it.each([
    ['en', 'German', 'German'],
    ['de', 'German', 'Deutsch'],
    ['fr', 'Greek', 'Grec'],
    ['fr', 'Elvish', 'Elvish'],
  ] as const)('of languages are said in %s: %s', (language, name, expected) => {
    expect(createFormat(language).language(name)).toBe(expected);
  });
});
