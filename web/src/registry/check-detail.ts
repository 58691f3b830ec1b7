const DAY = String.raw`(\d{4}-\d{2}-\d{2})`;

/**
 * The sentences by which the registry says what came out of a check. It writes them for programs, in English and with
 * days as numbers; pages say the same in the language of the reader. One that is not known here is shown as it came.
 */
const DETAILS = {
  complete: /^It is a credential and nothing in it is ambiguous\.$/,
  ownTerms: /^Its words mean what the registry means by them\.$/,
  otherTerms: /^The contexts must be exactly /,
  mayUseKey: /^The issuer may sign with this key\.$/,
  noSuchKey: /^\S+ has no key /,
  keysOutOfReach: /^The keys of .* could not be had\.$/,
  keyCompromised: /^The key may no longer be used: it was declared compromised\.$/,
  signatureFits: /^The signature fits\.$/,
  signatureDoesNotFit: /^The signature does not fit the document/,
  wasRegistered: new RegExp(`^Agency (\\d+) was registered on ${DAY}\\.$`),
  wasNotRegistered: new RegExp(`^Agency (\\d+) was not registered on ${DAY}\\.$`),
  noAgency: /^It does not name the agency that carried the procedure out\.$/,
  startsLater: new RegExp(`^It is valid only from ${DAY} on\\.$`),
  expired: new RegExp(`^It expired on ${DAY}\\.$`),
  validUntil: new RegExp(`^It is valid until ${DAY}\\.$`),
  noEnd: /^It has no end\.$/,
  notRevoked: new RegExp(`^It was not revoked, says the list signed ${DAY}`),
  revoked: /^It was revoked: the report was withdrawn, or a newer version of the credential was issued\.$/,
  noList: /^The status list could not be had;/,
  rightForm: /^It has the form of an accreditation document\.$/,
  sameInRegistry: /^The registry says the same\.$/,
  newerVersion: new RegExp(`^A newer version was issued on ${DAY}\\.$`),
  otherInRegistry: /^The registry says something else, or the same in another order\.$/,
  unknownToRegistry: /^The registry has no such credential\.$/,
  withdrawn: /^The report was withdrawn\.$/,
  underReview: /^The report is under review and not public at the moment\.$/,
} as const satisfies Readonly<Record<string, RegExp>>;

type DetailName = keyof typeof DETAILS;

/** How a language says each of them, given what the sentence names. */
export type CheckDetails = Readonly<Record<DetailName, (...named: string[]) => string>>;

/** What came out of a check, in the words of a language. */
export function sayDetail(detail: string, words: CheckDetails): string {
  for (const [name, pattern] of Object.entries(DETAILS)) {
    const match = pattern.exec(detail);
    if (match !== null) return words[name as DetailName](...match.slice(1));
  }
  return detail;
}
