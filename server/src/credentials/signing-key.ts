import type { Instant } from '../domain/day.ts';
import type { KeyState, PublicJwk, PublishedKey } from './did.ts';
import type { SignatureAlgorithm } from './signer.ts';

/** What anybody may know of a key that signs documents. */
export interface SigningKey {
  readonly id: number;
  readonly kid: string;
  readonly algorithm: SignatureAlgorithm;
  readonly publicJwk: PublicJwk;
  readonly publishedAt: Instant;
  /** A key is published for a while before it is used, so that nobody meets a signature of an unknown one. */
  readonly useFrom: Instant;
  readonly compromisedAt: Instant | null;
}

/** The key that signs at the moment: of those that count and may be used, the one that came last. */
export function currentKey(
  keys: readonly SigningKey[],
  algorithm: SignatureAlgorithm,
  now: Instant,
): SigningKey | undefined {
  return keys
    .filter((key) => key.algorithm === algorithm && isTrusted(key) && key.useFrom <= now)
    .reduce<SigningKey | undefined>((latest, key) => (latest && isAfter(latest, key) ? latest : key), undefined);
}

export function keyState(key: SigningKey, keys: readonly SigningKey[], now: Instant): KeyState {
  if (!isTrusted(key)) return 'compromised';
  if (key.useFrom > now) return 'next';
  return currentKey(keys, key.algorithm, now)?.kid === key.kid ? 'current' : 'retired';
}

export function isTrusted({ compromisedAt }: Pick<SigningKey, 'compromisedAt'>): boolean {
  return compromisedAt === null;
}

/** The keys as a DID document shows them. */
export function toPublishedKeys(keys: readonly SigningKey[], now: Instant): PublishedKey[] {
  return keys.map((key) => ({
    kid: key.kid,
    publicJwk: key.publicJwk,
    state: keyState(key, keys, now),
    ...(key.compromisedAt !== null && { revokedAt: key.compromisedAt }),
  }));
}

function isAfter(one: SigningKey, other: SigningKey): boolean {
  return one.useFrom === other.useFrom ? one.id > other.id : one.useFrom > other.useFrom;
}
