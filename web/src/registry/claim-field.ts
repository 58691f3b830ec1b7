/** The claims of a credential that have a name for readers, by where they stand in the document. */
const FIELDS = {
  report: /^id$/,
  issuer: /^issuer$/,
  firstDay: /^validFrom$/,
  lastDay: /^(?:expirationDate|validUntil)$/,
  institution: /^credentialSubject\.id$/,
  decision: /^credentialSubject\.authorizationClaims\.decision$/,
  reviewed: /^credentialSubject\.authorizationClaims\.accreditationType$/,
  system: /^credentialSubject\.authorizationClaims\.accreditationStatus$/,
  nextReview: /^credentialSubject\.authorizationClaims\.reviewDate$/,
  document: /^credentialSubject\.authorizationClaims\.report\b|^evidence\.reportFile\.\d+\.id$/,
  fingerprint: /^evidence\.reportFile\.\d+\.sha256$/,
  agency: /^evidence\.agency\./,
  procedure: /^evidence\.activity\./,
} as const satisfies Readonly<Record<string, RegExp>>;

export type ClaimField = keyof typeof FIELDS;

/** Which claim stands at a path; `undefined` where it has no name for readers. */
export function claimField(path: string): ClaimField | undefined {
  return Object.entries(FIELDS).find(([, pattern]) => pattern.test(path))?.[0] as ClaimField | undefined;
}
