import { expect, it } from 'vitest';
import { shownPages } from './search-results.tsx';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, -5, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [10, 20, [1, -8, 8, 9, 10, 11, 12, -20, 20]],
  [20, 20, [1, -18, 18, 19, 20]],
])('links from page %s of %s to %j, where negative numbers are gaps', (current, last, pages) => {
  expect(shownPages(current, last)).toEqual(pages);
});
