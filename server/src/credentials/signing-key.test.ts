import { expect, it } from 'vitest';
import { currentKey, keyState, type SigningKey } from './signing-key.ts';

const NOW = '2026-06-30T12:00:00Z';

function aKey(id: number, useFrom: string, overrides: Partial<SigningKey> = {}): SigningKey {
  return {
    id,
    kid: `key-${id}`,
    algorithm: 'EdDSA',
    publicJwk: { kty: 'OKP', crv: 'Ed25519', x: 'x' },
    publishedAt: '2026-01-01T00:00:00Z',
    useFrom,
    compromisedAt: null,
    ...overrides,
  };
}

it('signs with the key that came last, and retires those before it', () => {
  const keys = [
    aKey(1, '2025-01-01T00:00:00Z'),
    aKey(2, '2026-01-01T00:00:00Z'),
    aKey(3, '2026-07-01T00:00:00Z'),
    aKey(4, '2026-02-01T00:00:00Z', { algorithm: 'ES256' }),
    aKey(5, '2026-03-01T00:00:00Z', { compromisedAt: NOW }),
  ];
  expect(keys.map((key) => keyState(key, keys, NOW))).toEqual(['retired', 'current', 'next', 'current', 'compromised']);
  expect(currentKey(keys, 'EdDSA', '2026-07-01T00:00:00Z')?.kid).toBe('key-3');
});

it('takes the later of two keys that may be used from the same moment on', () => {
  expect(currentKey([aKey(2, NOW), aKey(1, NOW)], 'EdDSA', NOW)?.kid).toBe('key-2');
});

it('has no key before the first may be used', () => {
  expect(currentKey([aKey(1, '2026-07-01T00:00:00Z')], 'EdDSA', NOW)).toBeUndefined();
});
