import { expect, it } from 'vitest';
import { toLanes } from './lanes.ts';

const bar = (from: string, to: string) => ({ from, to });
const lanesOf = (...bars: readonly ReturnType<typeof bar>[]) => toLanes(bars, 3).map(({ lane }) => lane);

it('draws in one lane what does not overlap', () => {
  expect(lanesOf(bar('2010', '2014'), bar('2015', '2019'), bar('2020', '2024'))).toEqual([0, 0, 0]);
});

it('draws side by side what overlaps, and comes back to the first lane', () => {
  expect(lanesOf(bar('2010', '2016'), bar('2015', '2019'), bar('2017', '2024'))).toEqual([0, 1, 0]);
});

it('has no more lanes than it may', () => {
  expect(lanesOf(...Array.from({ length: 5 }, (_, index) => bar(`201${index}`, '2030')))).toEqual([0, 1, 2, 2, 2]);
});
