import { expect, it } from 'vitest';
import { agencyIdOfDid, didDocument, jwks, type PublishedKey } from './did.ts';

const DID = 'did:web:registry.example';
const X = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const ed25519 = { kty: 'OKP', crv: 'Ed25519', x: X } as const;
const p256 = { kty: 'EC', crv: 'P-256', x: 'f83O', y: 'x_FE' } as const;

const KEYS: PublishedKey[] = [
  { kid: 'ed25519-2027-1', publicJwk: ed25519, state: 'next' },
  { kid: 'p256-2026-1', publicJwk: p256, state: 'current' },
  { kid: 'p256-2025-1', publicJwk: p256, state: 'retired' },
  { kid: 'ed25519-2024-1', publicJwk: ed25519, state: 'compromised', revokedAt: '2026-01-01T00:00:00Z' },
];

it('publishes keys before and after their use, and lets a compromised one assert nothing', () => {
  const multikey = {
    type: 'Multikey',
    controller: DID,
    publicKeyMultibase: 'z6MktwupdmLXVVqTzCw4i46r4uGyosGXRnR3XjN4Zq7oMMsw',
  };
  const jwk = { type: 'JsonWebKey2020', controller: DID };
  expect(didDocument(DID, KEYS)).toEqual({
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/suites/jws-2020/v1',
      'https://w3id.org/security/multikey/v1',
    ],
    id: DID,
    verificationMethod: [
      { ...jwk, id: `${DID}#ed25519-2027-1`, publicKeyJwk: ed25519 },
      { ...multikey, id: `${DID}#ed25519-2027-1-multikey` },
      { ...jwk, id: `${DID}#p256-2026-1`, publicKeyJwk: p256 },
      { ...jwk, id: `${DID}#p256-2025-1`, publicKeyJwk: p256 },
      { ...jwk, id: `${DID}#ed25519-2024-1`, publicKeyJwk: ed25519 },
      { ...multikey, id: `${DID}#ed25519-2024-1-multikey`, revoked: '2026-01-01T00:00:00Z' },
    ],
    assertionMethod: [
      `${DID}#ed25519-2027-1`,
      `${DID}#ed25519-2027-1-multikey`,
      `${DID}#p256-2026-1`,
      `${DID}#p256-2025-1`,
    ],
  });
});

it('offers the keys that count to JOSE libraries', () => {
  expect(jwks(DID, KEYS)).toEqual({
    keys: [
      { ...ed25519, kid: `${DID}#ed25519-2027-1`, use: 'sig', alg: 'EdDSA' },
      { ...p256, kid: `${DID}#p256-2026-1`, use: 'sig', alg: 'ES256' },
      { ...p256, kid: `${DID}#p256-2025-1`, use: 'sig', alg: 'ES256' },
    ],
  });
});

it('knows the agency from its DID and nobody else', () => {
  expect(agencyIdOfDid(DID, `${DID}:agencies:12`)).toBe(12);
  for (const other of [
    DID,
    `${DID}:agencies:`,
    `${DID}:agencies:012`,
    `${DID}:agencies:1:2`,
    'did:web:x.example:agencies:12',
  ]) {
    expect(agencyIdOfDid(DID, other)).toBeUndefined();
  }
});
