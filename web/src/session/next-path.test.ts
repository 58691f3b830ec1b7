import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('the page after signing in', () => {
  it.each([
    ['/account', '/account'],
    ['/de/account/tokens?done=revoked', '/de/account/tokens?done=revoked'],
    ['/account#top', '/account'],
    ['/a/../b', '/b'],
  ])('for %s is %s', (given, path) => {
    expect(nextPath(given)).toBe(path);
  });

  it.each([
    null,
    '',
    'account',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/.//evil.example',
  ])('is never %j', (given) => {
    expect(nextPath(given)).toBeUndefined();
  });
});
