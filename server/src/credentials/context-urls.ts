export const CREDENTIALS_V1 = 'https://www.w3.org/2018/credentials/v1';
export const CREDENTIALS_V2 = 'https://www.w3.org/ns/credentials/v2';
export const JWS_2020_V1 = 'https://w3id.org/security/suites/jws-2020/v1';
export const STATUS_V1 = 'https://www.w3.org/ns/credentials/status/v1';
export const DATA_INTEGRITY_V2 = 'https://w3id.org/security/data-integrity/v2';

/** The address of our own terms. What is served there never changes; a change is another version. */
export function ownContextUrl(base: string): string {
  return `${base}/context/v1.jsonld`;
}

/** The contexts of the 1.1 document: exactly these, in this order. */
export function accreditationContexts(base: string): readonly string[] {
  return [CREDENTIALS_V1, JWS_2020_V1, STATUS_V1, ownContextUrl(base)];
}

/** The contexts of the 2.0 document. */
export function vc2Contexts(base: string): readonly string[] {
  return [CREDENTIALS_V2, ownContextUrl(base)];
}
