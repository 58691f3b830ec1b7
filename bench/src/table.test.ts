import { expect, it } from 'vitest';
import { formatTable } from './table.ts';

it('prints figures, ratios and whether each target was met', () => {
  const table = formatTable([
    { name: 'straight scan', figure: 4.7312, unit: 'ms' },
    { name: 'filters and facets', figure: 3.9, unit: 'ms', ratio: 0.8243, target: { atMost: 0.9 } },
    { name: 'record by id', figure: 12_345.6, unit: 'requests/s', ratio: 0.51, target: { atLeast: 0.7 } },
  ]);
  expect(table.split('\n')).toEqual([
    'measurement                   figure  ratio  target  met',
    'straight scan                4.73 ms',
    'filters and facets            3.9 ms  0.824  <= 0.9  yes',
    'record by id        12346 requests/s   0.51  >= 0.7   NO',
  ]);
});
