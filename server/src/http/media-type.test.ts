import { expect, it } from 'vitest';
import { chooseMediaType } from './media-type.ts';

const OFFERED = ['application/vc+ld+json', 'application/json', 'application/vc+jwt'] as const;

it.each([
  [undefined, 'application/vc+ld+json'],
  ['', 'application/vc+ld+json'],
  ['*/*', 'application/vc+ld+json'],
  ['application/*', 'application/vc+ld+json'],
  ['application/json', 'application/json'],
  ['Application/JSON; charset=utf-8', 'application/json'],
  ['text/html, application/json;q=0.9, */*;q=0.8', 'application/json'],
  ['application/json;q=0.5, application/vc+jwt', 'application/vc+jwt'],
  ['application/vc+ld+json;q=0, */*', 'application/json'],
  ['text/html', undefined],
  ['application/json;q=0', undefined],
  ['application/json;q=nonsense', undefined],
  ['nonsense', undefined],
])('takes from %j %j', (accept, chosen) => {
  expect(chooseMediaType(accept, OFFERED)).toBe(chosen);
});
