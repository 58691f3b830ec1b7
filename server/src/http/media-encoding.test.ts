import { expect, it } from 'vitest';
import { chooseEncoding } from './media-encoding.ts';

it.each([
  ['br, gzip', 'application/json; charset=utf-8', 5000, 'br'],
  ['gzip, deflate', 'application/json', 5000, 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'application/json', 5000, 'gzip'],
  ['br;q=0, gzip;q=0', 'application/json', 5000, 'identity'],
  ['*', 'application/json', 5000, 'br'],
  ['*;q=0', 'application/json', 5000, 'identity'],
  ['br;q=nonsense', 'application/json', 5000, 'identity'],
  ['', 'application/json', 5000, 'identity'],
  [undefined, 'application/json', 5000, 'identity'],
  ['br', 'application/json', 200, 'identity'],
  ['br', 'application/pdf', 500_000, 'identity'],
  ['br', 'application/problem+json', 5000, 'br'],
  ['br', 'text/html; charset=utf-8', 5000, 'br'],
] as const)('for "%s" and %s of %i bytes chooses %s', (accept, type, size, encoding) => {
  expect(chooseEncoding(accept, type, size)).toBe(encoding);
});
