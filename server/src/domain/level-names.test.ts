import { expect, it } from 'vitest';
import { levelMeantBy } from './level-names.ts';

it.each([
  ['master', 'second cycle'],
  ["Master's", 'second cycle'],
  ['M.Sc.', 'second cycle'],
  ['Magister', 'second cycle'],
  ['bachelor degree', 'first cycle'],
  ['BA', 'first cycle'],
  ['licence', 'first cycle'],
  ['PhD', 'third cycle'],
  ['ph.d.', 'third cycle'],
  ['doctorate', 'third cycle'],
  ['associate degree', 'short cycle'],
  ['EQF 7', 'second cycle'],
  ['8', 'third cycle'],
  ['fourth cycle', undefined],
  ['9', undefined],
  ['basic', undefined],
  ['', undefined],
])('guesses from "%s" that %s is meant', (text, level) => {
  expect(levelMeantBy(text)).toBe(level);
});
