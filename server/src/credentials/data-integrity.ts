import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Instant } from '../domain/day.ts';
import { decodeBase58, encodeBase58 } from './base58.ts';
import { canonizeWithJsonld } from './canonical.ts';
import type { DocumentLoader } from './contexts.ts';
import type { PublicJwk } from './did.ts';
import { misfit, type ProofProblem } from './proof.ts';
import { multikeyMethodId, type Signer } from './signer.ts';

export interface DataIntegrityProof {
  readonly type: 'DataIntegrityProof';
  readonly cryptosuite: 'eddsa-rdfc-2022';
  readonly created: Instant;
  readonly verificationMethod: string;
  readonly proofPurpose: 'assertionMethod';
  /** The signature in multibase, base 58. */
  readonly proofValue: string;
}

type WithContext = { readonly '@context': readonly string[] };

/** Signs any document whose contexts are bundled with a data integrity proof of the suite `eddsa-rdfc-2022`. */
export async function signWithDataIntegrity<Document extends WithContext>(
  document: Document,
  signer: Signer,
  { created, documentLoader }: { readonly created: Instant; readonly documentLoader: DocumentLoader },
): Promise<Document & { readonly proof: DataIntegrityProof }> {
  if (signer.algorithm !== 'EdDSA') throw new Error('The suite eddsa-rdfc-2022 needs an Ed25519 key');
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created,
    verificationMethod: multikeyMethodId(signer),
    proofPurpose: 'assertionMethod',
  } as const;
  const signature = await signer.sign(await signedBytes(document, options, documentLoader));
  return { ...document, proof: { ...options, proofValue: `z${encodeBase58(signature)}` } };
}

/** What is wrong with the data integrity proof of a document, given the key it names. */
export async function checkDataIntegrity(
  credential: { readonly proof: Readonly<Record<string, unknown>> },
  publicJwk: PublicJwk,
  documentLoader: DocumentLoader,
): Promise<ProofProblem> {
  const { proof, ...document } = credential;
  const { proofValue, ...options } = proof;
  if (proof['type'] !== 'DataIntegrityProof') return 'The proof is not a DataIntegrityProof.';
  if (proof['cryptosuite'] !== 'eddsa-rdfc-2022') return 'The only suite accepted is eddsa-rdfc-2022.';
  if (proof['proofPurpose'] !== 'assertionMethod') return 'The proof was not made to assert anything.';
  if (publicJwk.kty !== 'OKP') return 'The suite eddsa-rdfc-2022 needs an Ed25519 key.';
  const signature = typeof proofValue === 'string' ? decodeProofValue(proofValue) : undefined;
  if (signature === undefined) return 'The value of the proof is not a signature in base 58.';
  try {
    const data = await signedBytes(document as unknown as WithContext, options, documentLoader);
    const key = createPublicKey({ key: { ...publicJwk }, format: 'jwk' });
    return verify(null, data, key, signature) ? undefined : 'The signature does not fit the document.';
  } catch (error) {
    return misfit(error);
  }
}

function decodeProofValue(proofValue: string): Uint8Array | undefined {
  const bytes = proofValue.startsWith('z') ? decodeBase58(proofValue.slice(1)) : undefined;
  return bytes?.length === 64 && encodeBase58(bytes) === proofValue.slice(1) ? bytes : undefined;
}

async function signedBytes(document: WithContext, options: object, documentLoader: DocumentLoader): Promise<Buffer> {
  const canonicalOptions = await canonizeWithJsonld({ '@context': document['@context'], ...options }, documentLoader);
  const canonical = await canonizeWithJsonld(document, documentLoader);
  const hashes = [canonicalOptions, canonical].map((text) => createHash('sha256').update(text).digest());
  return Buffer.concat(hashes);
}
