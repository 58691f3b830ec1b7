import type { Instant } from '../domain/day.ts';
import { encodeBase58 } from './base58.ts';
import { jwkMethodId, multikeyMethodId, type SignatureAlgorithm } from './signer.ts';

const DID = /^did:[a-z0-9]+:(?:[A-Za-z0-9._:-]|%[0-9A-Fa-f]{2})*(?:[A-Za-z0-9._-]|%[0-9A-Fa-f]{2})$/;
// The multicodec prefix of an Ed25519 public key.
export const ED25519_PREFIX = [0xed, 0x01];

/** `next` is published but does not sign yet, `retired` signs no more but what it signed holds, `compromised` counts no more. */
export const KEY_STATES = ['next', 'current', 'retired', 'compromised'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** The public half of a key; `x` and `y` in base64url. */
export type PublicJwk =
  | { readonly kty: 'OKP'; readonly crv: 'Ed25519'; readonly x: string }
  | { readonly kty: 'EC'; readonly crv: 'P-256'; readonly x: string; readonly y: string };

export interface PublishedKey {
  readonly kid: string;
  readonly publicJwk: PublicJwk;
  readonly state: KeyState;
  /** Since when a compromised key counts no more. */
  readonly revokedAt?: Instant;
}

export interface VerificationMethod {
  readonly id: string;
  readonly type: 'JsonWebKey2020' | 'Multikey';
  readonly controller: string;
  readonly publicKeyJwk?: PublicJwk;
  readonly publicKeyMultibase?: string;
  readonly revoked?: Instant;
}

export interface DidDocument {
  readonly '@context': readonly string[];
  readonly id: string;
  readonly verificationMethod: readonly VerificationMethod[];
  readonly assertionMethod: readonly string[];
}

/** Whether the text is a DID without path, query or fragment. */
export function isDid(text: string): boolean {
  return DID.test(text);
}

/** The DID of the registry at an address such as `https://registry.example:8443`; a colon of did:web separates folders. */
export function didWeb(base: string): string {
  return `did:web:${new URL(base).host.replace(':', '%3A')}`;
}

export function agencyDid(registryDid: string, agencyId: number): string {
  return `${registryDid}:agencies:${agencyId}`;
}

/** The number of the agency whose DID this is, `undefined` when it is not the DID of one of the registry's agencies. */
export function agencyIdOfDid(registryDid: string, did: string): number | undefined {
  const prefix = `${registryDid}:agencies:`;
  const number = did.startsWith(prefix) ? did.slice(prefix.length) : '';
  return /^[1-9]\d{0,9}$/.test(number) ? Number(number) : undefined;
}

export function algorithmOfJwk({ kty }: PublicJwk): SignatureAlgorithm {
  return kty === 'OKP' ? 'EdDSA' : 'ES256';
}

/** What the DID resolves to. A compromised key stays listed, so that people can see what happened, but may not assert. */
export function didDocument(did: string, keys: readonly PublishedKey[]): DidDocument {
  const trusted = keys.filter(({ state }) => state !== 'compromised');
  return {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/suites/jws-2020/v1',
      'https://w3id.org/security/multikey/v1',
    ],
    id: did,
    verificationMethod: keys.flatMap((key) => verificationMethods(did, key)),
    assertionMethod: trusted.flatMap((key) => verificationMethods(did, key)).map(({ id }) => id),
  };
}

/** The keys in the form that JOSE libraries read, each under the name that the header of a token gives it. */
export function jwks(controller: string, keys: readonly PublishedKey[]) {
  const trusted = keys.filter(({ state }) => state !== 'compromised');
  return {
    keys: trusted.map(({ kid, publicJwk }) => ({
      ...publicJwk,
      kid: jwkMethodId({ controller, kid }),
      use: 'sig',
      alg: algorithmOfJwk(publicJwk),
    })),
  };
}

function verificationMethods(controller: string, { kid, publicJwk, revokedAt }: PublishedKey): VerificationMethod[] {
  const jwk: VerificationMethod = {
    id: jwkMethodId({ controller, kid }),
    type: 'JsonWebKey2020',
    controller,
    publicKeyJwk: publicJwk,
  };
  if (publicJwk.kty !== 'OKP') return [jwk];
  const multikey: VerificationMethod = {
    id: multikeyMethodId({ controller, kid }),
    type: 'Multikey',
    controller,
    publicKeyMultibase: `z${encodeBase58(Buffer.from([...ED25519_PREFIX, ...Buffer.from(publicJwk.x, 'base64url')]))}`,
    // Only the context of this form has a word for it.
    ...(revokedAt !== undefined && { revoked: revokedAt }),
  };
  return [jwk, multikey];
}
