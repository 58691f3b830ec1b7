import { CREDENTIALS_V1 } from './context-urls.ts';

/** All credentials of one institution in one document. Nobody signs it; each credential in it speaks for itself. */
export interface Presentation<Credential> {
  readonly '@context': readonly [typeof CREDENTIALS_V1];
  readonly id: string;
  readonly type: readonly ['VerifiablePresentation'];
  readonly verifiableCredential: readonly Credential[];
}

export function institutionPresentation<Credential>(
  credentials: readonly Credential[],
  { base, registryId }: { readonly base: string; readonly registryId: string },
): Presentation<Credential> {
  return {
    '@context': [CREDENTIALS_V1],
    id: `${base}/credentials/institutions/${registryId}`,
    type: ['VerifiablePresentation'],
    verifiableCredential: credentials,
  };
}
