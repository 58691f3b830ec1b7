import type { Agency } from '../domain/agency.ts';
import type { Stored } from '../domain/record.ts';
import { createCredentialForms } from './credential-forms.ts';
import { type CredentialReader, createCredentialReader } from './credential-reader.ts';
import { createCredentialParts, type PartsStart } from './open-credentials.ts';
import { createDocumentVerifier, type VerifyDocument } from './verify-credential.ts';

/** What the routes are given: the documents that are served, and the check of those that others bring. */
export interface CredentialAccess {
  readonly reader: CredentialReader;
  readonly verify: VerifyDocument;
}

export function openCredentialAccess(
  start: PartsStart & { readonly agencies: () => Promise<readonly Stored<Agency>[]> },
): CredentialAccess {
  const { database, clock, settings, agencies } = start;
  const { baseUrl } = settings;
  const { signers } = createCredentialParts(start);
  const forms = createCredentialForms({ database, signers, clock, baseUrl });
  const reader = createCredentialReader({ database, forms, clock, baseUrl });
  return { reader, verify: createDocumentVerifier({ database, reader, agencies, clock, baseUrl }) };
}
