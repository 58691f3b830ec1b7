import { expect, it } from 'vitest';
import { niceTicks } from './column-chart.tsx';

it.each([
  [1, [0, 1]],
  [7, [0, 2, 4, 6, 8]],
  [314, [0, 100, 200, 300, 400]],
  [2351, [0, 1000, 2000, 3000]],
])('draws lines for up to %s at %j', (most, ticks) => {
  expect(niceTicks(most)).toEqual(ticks);
});
