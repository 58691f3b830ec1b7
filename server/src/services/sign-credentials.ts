import { hash } from 'node:crypto';
import { canonicalDocument, canonizeWithJsonld, compareCanonical } from '../credentials/canonical.ts';
import { createDocumentLoader } from '../credentials/contexts.ts';
import { type AccreditationDocument, accreditationDocument, type StatusPlace } from '../credentials/document.ts';
import { signDocument } from '../credentials/proof.ts';
import type { Signer } from '../credentials/signer.ts';
import type { Instant } from '../domain/day.ts';
import type { CredentialDraft } from './credential-drafts.ts';

export interface SignedDocument {
  readonly bytes: string;
  readonly sha256: string;
}

export interface CredentialSigning {
  /** Before a batch: whether the direct writer of canonical forms can still be trusted, seen on one document. */
  checkSample(document: AccreditationDocument): Promise<void>;
  sign(document: AccreditationDocument, signer: Signer): Promise<SignedDocument>;
}

export interface SigningOptions {
  readonly baseUrl: string;
  /** Told once, when the two canonical forms of a document differ. From then on the slower one is signed. */
  onMismatch(document: AccreditationDocument): void;
  /** The fast way to the canonical form; only a test has another. */
  readonly writeCanonical?: (document: AccreditationDocument) => string;
}

export function toDocument(
  { facts, content }: CredentialDraft,
  status: StatusPlace,
  issuanceDate: Instant,
): AccreditationDocument {
  return accreditationDocument(facts, { ...content, issuanceDate, status });
}

/**
 * Signs with the canonical form that our own writer gives, twenty times faster than the general way, as long as a
 * sample of every batch agrees with the general way: a wrong form would be a signature that nobody else can check.
 */
export function createCredentialSigning(options: SigningOptions): CredentialSigning {
  const { baseUrl, onMismatch, writeCanonical = canonicalDocument } = options;
  const documentLoader = createDocumentLoader(baseUrl);
  let isWriterTrusted = true;

  return {
    async checkSample(document) {
      if (!isWriterTrusted) return;
      const { byJsonld } = await compareCanonical(document, documentLoader);
      if (writeCanonical(document) === byJsonld) return;
      isWriterTrusted = false;
      onMismatch(document);
    },
    async sign(document, signer) {
      const canonical = isWriterTrusted ? writeCanonical(document) : await canonizeWithJsonld(document, documentLoader);
      const bytes = JSON.stringify(await signDocument(document, signer, document.issuanceDate, canonical));
      return { bytes, sha256: hash('sha256', bytes) };
    },
  };
}
