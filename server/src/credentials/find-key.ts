import { decodeBase58 } from './base58.ts';
import { agencyIdOfDid, ED25519_PREFIX, type PublicJwk } from './did.ts';
import { isObject, type JsonObject, textAt } from './read-credential.ts';

/** Either the key, or why there is none; `isKnown` says whether the reason is certain. */
export type FoundKey = { readonly publicJwk: PublicJwk } | { readonly problem: string; readonly isKnown: boolean };

export interface KeyQuestion {
  /** The DID that claims to have signed. */
  readonly issuer: string;
  /** The address of the key it claims to have signed with. */
  readonly methodId: string;
  readonly registryDid: string;
}

/** The key a credential names, if it is one with which the issuer may assert something. */
export async function findKey(
  { issuer, methodId, registryDid }: KeyQuestion,
  didDocument: (did: string) => Promise<unknown>,
): Promise<FoundKey> {
  if (issuer !== registryDid && agencyIdOfDid(registryDid, issuer) === undefined) {
    return certain(`The issuer ${issuer} is neither this registry nor one of its agencies.`);
  }
  if (!methodId.startsWith(`${issuer}#`)) return certain('The key is not a key of the issuer.');
  const document = await didDocument(issuer);
  if (document === undefined) return { problem: `The keys of ${issuer} could not be had.`, isKnown: false };
  if (!isObject(document) || document['id'] !== issuer) return certain('The DID document is that of somebody else.');
  const method = methodsOf(document).find(({ id }) => id === methodId);
  if (method === undefined) return certain(`${issuer} has no key ${methodId}.`);
  if (method['controller'] !== issuer) return certain('The key is controlled by somebody else.');
  if (!isAsserting(document, methodId)) return certain('The key may no longer be used: it was declared compromised.');
  const publicJwk = publicJwkOf(method);
  return publicJwk === undefined ? certain('The key is neither Ed25519 nor P-256.') : { publicJwk };
}

function certain(problem: string): FoundKey {
  return { problem, isKnown: true };
}

function methodsOf(document: JsonObject): JsonObject[] {
  const methods = document['verificationMethod'];
  return Array.isArray(methods) ? methods.filter(isObject) : [];
}

function isAsserting({ assertionMethod }: JsonObject, methodId: string): boolean {
  return Array.isArray(assertionMethod) && assertionMethod.includes(methodId);
}

function publicJwkOf(method: JsonObject): PublicJwk | undefined {
  const multibase = textAt(method, 'publicKeyMultibase');
  if (multibase !== undefined) return ed25519Jwk(multibase);
  const [kty, crv, x, y] = ['kty', 'crv', 'x', 'y'].map((member) => textAt(method, 'publicKeyJwk', member));
  if (kty === 'OKP' && crv === 'Ed25519' && x !== undefined) return { kty, crv, x };
  if (kty === 'EC' && crv === 'P-256' && x !== undefined && y !== undefined) return { kty, crv, x, y };
  return undefined;
}

function ed25519Jwk(multibase: string): PublicJwk | undefined {
  const bytes = multibase.startsWith('z') ? decodeBase58(multibase.slice(1)) : undefined;
  const isEd25519 = bytes?.length === 34 && ED25519_PREFIX.every((byte, place) => bytes[place] === byte);
  return isEd25519
    ? { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(bytes.subarray(2)).toString('base64url') }
    : undefined;
}
