import type { Instant } from '../domain/day.ts';
import { vc2Contexts } from './context-urls.ts';
import type { DocumentLoader } from './contexts.ts';
import { type DataIntegrityProof, signWithDataIntegrity } from './data-integrity.ts';
import type { AccreditationDocument } from './document.ts';
import type { Signer } from './signer.ts';

/** The same claims in the data model of version 2.0. */
export interface Vc2Document
  extends Pick<
    AccreditationDocument,
    'id' | 'type' | 'issuer' | 'credentialSubject' | 'evidence' | 'credentialStatus'
  > {
  readonly '@context': readonly string[];
  readonly validFrom: Instant;
  readonly validUntil: Instant;
}

export type Vc2Credential = Vc2Document & { readonly proof: DataIntegrityProof };

/**
 * The 2.0 form of a document, signed or not. It names no schema: ours describes the 1.1 form, and version 2.0 has no
 * date of issue, which only the proof then tells.
 */
export function vc2Document(document: AccreditationDocument, base: string): Vc2Document {
  return {
    '@context': vc2Contexts(base),
    id: document.id,
    type: document.type,
    issuer: document.issuer,
    validFrom: document.validFrom,
    validUntil: document.expirationDate,
    credentialSubject: document.credentialSubject,
    evidence: document.evidence,
    credentialStatus: document.credentialStatus,
  };
}

export function signVc2(
  document: Vc2Document,
  signer: Signer,
  options: { readonly created: Instant; readonly documentLoader: DocumentLoader },
): Promise<Vc2Credential> {
  return signWithDataIntegrity(document, signer, options);
}
