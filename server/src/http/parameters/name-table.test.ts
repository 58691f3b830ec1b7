import { describe, expect, it } from 'vitest';
import { createNameTable, resolveNames } from './name-table.ts';

const agencies = createNameTable(
  [
    { value: 'AQA (1)', id: 7, labels: ['AQA (1)', 'AQA', 'Agency of Quality'] },
    { value: 'AQA (2)', id: 8, labels: ['AQA (2)', 'AQA', 'Quality Agency'] },
    { value: '12', id: 9, labels: ['12', 'Twelve'] },
    { value: 'ZED', id: 12, labels: ['ZED', 'Zeta'] },
  ],
  'see the list',
);

describe('naming things in a filter', () => {
  it.each<[string, string[]]>([
    ['AQA (1)', ['AQA (1)']],
    ['aqa (2)', ['AQA (2)']],
    ['agency of QUALITY ', ['AQA (1)']],
    // Shared by namesakes: both are meant.
    ['AQA', ['AQA (1)', 'AQA (2)']],
    ['7', ['AQA (1)']],
    // A label before a number.
    ['12', ['12']],
    ['nobody', []],
    ['constructor', []],
    ['99', []],
  ])('%s', (text, values) => {
    expect(agencies.find(text)).toEqual(values);
  });

  it('puts names and numbers together, each value once', () => {
    const resolved = resolveNames({
      agency: { parameter: 'agency', table: agencies, texts: ['ZED', 'zeta'], ids: [7, 12] },
      other: { parameter: 'other', table: agencies, texts: [] },
    });
    expect(resolved).toEqual({ agency: ['ZED', 'AQA (1)'], other: [] });
  });

  it('tells everything it does not know at once', () => {
    const ask = () =>
      resolveNames({
        agency: { parameter: 'agency', table: agencies, texts: ['Qualty Agency'], ids: [99] },
        other: { parameter: 'other', table: agencies, texts: ['xyzzy'] },
      });
    const allowed = ['AQA (1)', 'AQA (2)', '12', 'ZED'];
    expect(ask).toThrow(
      expect.objectContaining({
        code: 'invalid_parameter',
        message: 'The parameter agency does not know "Qualty Agency"; see the list. Did you mean Quality Agency?',
        problems: [
          {
            parameter: 'agency',
            message: 'does not know "Qualty Agency"; see the list',
            allowed,
            didYouMean: 'Quality Agency',
          },
          { parameter: 'agency_id', message: 'does not know 99; see the list' },
          { parameter: 'other', message: 'does not know "xyzzy"; see the list', allowed },
        ],
      }),
    );
  });
});
