import { expect, it } from 'vitest';
import { median } from './http-comparison.ts';

it('finds the middle, and the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
});
