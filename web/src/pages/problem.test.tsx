import { expect, it } from 'vitest';
import { wayOn } from './problem.tsx';

it.each([
  [400, 'checkAddress'],
  [403, 'goBack'],
  [404, 'checkAddress'],
  [405, 'goBack'],
  [410, 'lookForLater'],
  [413, 'smaller'],
  [429, 'wait'],
  [500, 'wait'],
  [503, 'wait'],
])('helps with %i by what went wrong: %s', (status, way) => {
  expect(wayOn(status)).toBe(way);
});
