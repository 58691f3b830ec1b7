import { expect, it } from 'vitest';
import { createRepeatedKeys } from './repeated-keys.ts';

it('knows a text when it comes again', () => {
  const isRepeated = createRepeatedKeys();
  expect(['/reports/1/', '/reports/2/', '/reports/1/', '/reports/1/'].map(isRepeated)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('takes hardly any of many texts for another', () => {
  const isRepeated = createRepeatedKeys();
  const addresses = Array.from(
    { length: 20_000 },
    (_value, number) => ` gzip, br /webapi/v2/browse/reports/${number}/`,
  );
  expect(addresses.filter(isRepeated).length).toBeLessThan(5);
});
