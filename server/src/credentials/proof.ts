import { createHash } from 'node:crypto';
import { errors, flattenedVerify, importJWK } from 'jose';
import type { Instant } from '../domain/day.ts';
import { decodeBase64url } from './base64url.ts';
import { canonicalDocument, canonicalProofOptions, canonizeWithJsonld, type ProofOptions } from './canonical.ts';
import type { DocumentLoader } from './contexts.ts';
import { algorithmOfJwk, type PublicJwk } from './did.ts';
import type { AccreditationDocument } from './document.ts';
import { jwkMethodId, type Signer } from './signer.ts';

export interface Jws2020Proof extends ProofOptions {
  /** A JWS without its payload (RFC 7797): header, two dots, signature. */
  readonly jws: string;
}

export interface AccreditationCredential extends AccreditationDocument {
  readonly proof: Jws2020Proof;
}

/** Either nothing is wrong, or this is. */
export type ProofProblem = string | undefined;

/** Signs the document. `canonical` is given when the canonical form was made another way. */
export async function signDocument(
  document: AccreditationDocument,
  signer: Signer,
  created: Instant,
  canonical: string = canonicalDocument(document),
): Promise<AccreditationCredential> {
  const options: ProofOptions = {
    type: 'JsonWebSignature2020',
    proofPurpose: 'assertionMethod',
    created,
    verificationMethod: jwkMethodId(signer),
  };
  const header = Buffer.from(`{"alg":"${signer.algorithm}","b64":false,"crit":["b64"]}`).toString('base64url');
  const payload = signedBytes(canonicalProofOptions(options), canonical);
  const signature = await signer.sign(detachedInput(header, payload));
  const jws = `${header}..${Buffer.from(signature).toString('base64url')}`;
  return { ...document, proof: { ...options, jws } };
}

/** What is wrong with the proof of a credential in any JSON-LD form, given the public key it names. */
export async function checkProof(
  credential: { readonly proof: Readonly<Record<string, unknown>> },
  publicJwk: PublicJwk,
  documentLoader: DocumentLoader,
): Promise<ProofProblem> {
  const { proof, ...document } = credential;
  const { jws, ...options } = proof;
  if (proof['type'] !== 'JsonWebSignature2020') return 'The proof is not a JsonWebSignature2020.';
  if (proof['proofPurpose'] !== 'assertionMethod') return 'The proof was not made to assert anything.';
  const parts = typeof jws === 'string' ? detachedParts(jws) : undefined;
  if (parts === undefined) return 'The signature is not a detached JWS in canonical base64url.';
  const headerProblem = checkHeader(parts.header, publicJwk);
  if (headerProblem !== undefined) return headerProblem;
  const context = (document as Record<string, unknown>)['@context'];
  try {
    const canonicalOptions = await canonizeWithJsonld({ '@context': context, ...options }, documentLoader);
    const canonical = await canonizeWithJsonld(document, documentLoader);
    await flattenedVerify(
      { protected: parts.header, payload: signedBytes(canonicalOptions, canonical), signature: parts.signature },
      await importJWK(publicJwk, algorithmOfJwk(publicJwk)),
      { algorithms: [algorithmOfJwk(publicJwk)], crit: { b64: true } },
    );
    return undefined;
  } catch (error) {
    return misfit(error);
  }
}

/** What to say when checking a signature threw: that it does not fit, and why unless that is all there is to say. */
export function misfit(error: unknown): string {
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'The signature does not fit the document.';
  return `The signature does not fit the document: ${error instanceof Error ? error.message : String(error)}`;
}

/** What is signed of a JWS whose payload is neither encoded nor part of it (RFC 7797). */
export function detachedInput(header: string, payload: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${header}.`), payload]);
}

function signedBytes(canonicalOptions: string, canonical: string): Buffer {
  return Buffer.concat([sha256(canonicalOptions), sha256(canonical)]);
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function detachedParts(jws: string): { readonly header: string; readonly signature: string } | undefined {
  const [header = '', payload, signature = '', ...more] = jws.split('.');
  const isDetached = payload === '' && more.length === 0;
  const isCanonical = decodeBase64url(header) !== undefined && decodeBase64url(signature)?.length === 64;
  return isDetached && isCanonical ? { header, signature } : undefined;
}

// The algorithm follows from the key; a header that may choose it may also choose none.
function checkHeader(encoded: string, publicJwk: PublicJwk): ProofProblem {
  const expected = JSON.stringify({ alg: algorithmOfJwk(publicJwk), b64: false, crit: ['b64'] });
  const members = parseMembers(encoded);
  if (members === undefined) return 'The header of the signature is not a JSON object.';
  const { alg, b64, crit, ...more } = members;
  const given = JSON.stringify({ alg, b64, crit });
  if (given === expected && Object.keys(more).length === 0) return undefined;
  return `The header of the signature must be ${expected} for this key.`;
}

function parseMembers(encoded: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
