import { expect, it } from 'vitest';
import { inLanguage, splitLanguage } from './language.ts';

it.each([
  ['/', 'en', '/'],
  ['/de', 'de', '/'],
  ['/de/countries', 'de', '/countries'],
  ['/fr/report/1', 'fr', '/report/1'],
  ['/en/countries', 'en', '/en/countries'],
  ['/delta', 'en', '/delta'],
])('reads %s as %s %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});

it('writes addresses without a prefix for the first language', () => {
  expect([inLanguage('en', '/about'), inLanguage('de', '/about'), inLanguage('de', '/')]).toEqual([
    '/about',
    '/de/about',
    '/de',
  ]);
});
