import { describe, expect, it } from 'vitest';
import { isFromHere } from './form-origin.ts';

const host = 'registry.example';

describe('where a form was sent from', () => {
  it.each([
    { fetchSite: 'same-origin', origin: 'https://registry.example' },
    { fetchSite: 'same-origin', origin: 'null' },
    { fetchSite: undefined, origin: 'https://registry.example' },
  ])('is here for %j', (given) => {
    expect(isFromHere({ ...given, host })).toBe(true);
  });

  it.each([
    { fetchSite: 'cross-site', origin: 'https://registry.example' },
    { fetchSite: 'same-site', origin: 'https://other.registry.example' },
    { fetchSite: 'none', origin: undefined },
    { fetchSite: undefined, origin: undefined },
    { fetchSite: undefined, origin: 'null' },
    { fetchSite: undefined, origin: 'https://registry.example.evil.example' },
    { fetchSite: undefined, origin: 'https://registry.example:8443' },
  ])('is elsewhere for %j', (given) => {
    expect(isFromHere({ ...given, host })).toBe(false);
  });
});
