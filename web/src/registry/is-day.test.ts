import { expect, it } from 'vitest';
import { isDay } from './is-day.ts';

it.each(['2019-06-12', '2020-02-29', '1348-04-07'])('takes %s', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each([
  '',
  'xx',
  '2019',
  '2019-6-12',
  '2019-02-30',
  '2019-02-29',
  '2019-13-45',
  '12.06.2019',
  '2019-06-12T00:00:00Z',
])('does not take %s', (text) => {
  expect(isDay(text)).toBe(false);
});
