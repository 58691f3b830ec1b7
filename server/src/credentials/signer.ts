import { type KeyObject, sign } from 'node:crypto';

/** Ed25519 signatures are `EdDSA` in JOSE (RFC 8037), P-256 with SHA-256 are `ES256`. */
export type SignatureAlgorithm = 'EdDSA' | 'ES256';

/** Whatever can sign: a key in memory, or one that never leaves a hardware module or a key service. */
export interface Signer {
  /** The part of the key's address after `#`. */
  readonly kid: string;
  readonly algorithm: SignatureAlgorithm;
  /** The DID in whose document the key stands. */
  readonly controller: string;
  /** Resolves to the 64 bytes of the signature; ES256 as r and s one after the other, not as DER. */
  sign(data: Uint8Array): Promise<Uint8Array>;
}

export function createSoftwareSigner({
  kid,
  controller,
  privateKey,
}: Pick<Signer, 'kid' | 'controller'> & { readonly privateKey: KeyObject }): Signer {
  const algorithm = algorithmOf(privateKey);
  const digest = algorithm === 'EdDSA' ? null : 'sha256';
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return {
    kid,
    algorithm,
    controller,
    sign: async (data) => sign(digest, data, key),
  };
}

function algorithmOf(key: KeyObject): SignatureAlgorithm {
  if (key.asymmetricKeyType === 'ed25519') return 'EdDSA';
  if (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return 'ES256';
  throw new Error('Only Ed25519 and P-256 keys sign credentials');
}

/** The address of the key as a JSON Web Key. */
export function jwkMethodId({ controller, kid }: Pick<Signer, 'controller' | 'kid'>): string {
  return `${controller}#${kid}`;
}

/** The address of the same key in the form that data integrity proofs ask for. */
export function multikeyMethodId({ controller, kid }: Pick<Signer, 'controller' | 'kid'>): string {
  return `${controller}#${kid}-multikey`;
}
