import { expect, it } from 'vitest';
import { wasReplaced } from './relations.tsx';

it.each([
  [null, null, false],
  ['2010-12-31', null, true],
  ['2010-12-31', '2015-09-30', true],
  ['2015-09-30', '2015-09-30', false],
  ['2016-01-01', '2015-09-30', false],
])('a name until %s of an institution closed on %s was replaced: %s', (end, closed, expected) => {
  expect(wasReplaced({ name_valid_to: end }, { closure_date: closed })).toBe(expected);
});
