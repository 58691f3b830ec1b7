import type { ReportState } from './vocabularies.ts';

/** A signed document of a report is current until another replaces it or it is taken back; both set its status bit. */
export const CREDENTIAL_STATES = ['current', 'superseded', 'revoked'] as const;
export type CredentialState = (typeof CREDENTIAL_STATES)[number];

/** The same claims in the forms that readers know: the 1.1 document, a 2.0 document and a token. */
export const CREDENTIAL_FORMATS = ['vc1', 'vc2', 'jwt'] as const;
export type CredentialFormat = (typeof CREDENTIAL_FORMATS)[number];

export const CREDENTIAL_ACTIONS = [
  'issued',
  'superseded',
  'revoked',
  'key made',
  'key compromised',
  'consent given',
  'consent ended',
  'issued anew',
] as const;
export type CredentialAction = (typeof CREDENTIAL_ACTIONS)[number];

/** The version that is served of a report and an institution. */
export interface ServedVersion {
  readonly state: CredentialState;
  readonly contentHash: string;
  /** Whether its signature still counts. */
  readonly isKeyTrusted: boolean;
}

/** What a document of the report would say now; absent when the report no longer covers the institution. */
export interface WantedVersion {
  readonly contentHash: string;
}

export interface CredentialPlan {
  /** What becomes of the version that is served; `keep` changes nothing. */
  readonly served: { readonly state: 'superseded' | 'revoked'; readonly reason: string } | 'keep';
  /** The state in which a new version is issued, if one is. */
  readonly issue: 'current' | 'superseded' | undefined;
}

const NOTHING: CredentialPlan = { served: 'keep', issue: undefined };

/**
 * What is to be done so that what is served agrees with the record. A held report keeps what it has: a hold can be
 * lifted, a revocation cannot. A status bit that is set stays set, so what comes back is issued anew.
 */
export function planCredential(
  report: ReportState,
  served: ServedVersion | undefined,
  wanted: WantedVersion | undefined,
): CredentialPlan {
  if (report === 'withdrawn') return ended(served, 'revoked', 'The report was withdrawn');
  if (report === 'held') return NOTHING;
  if (wanted === undefined) return ended(served, 'revoked', 'The report no longer covers the institution');
  const isAsWanted = served?.contentHash === wanted.contentHash && served.isKeyTrusted;
  if (report === 'superseded') {
    const end = ended(served, 'superseded', 'Another report superseded this one');
    return isAsWanted ? end : { ...end, issue: 'superseded' };
  }
  if (isAsWanted && served.state === 'current') return NOTHING;
  const reason = served?.isKeyTrusted === false ? 'Its key was compromised' : 'The record changed';
  return { ...ended(served, 'superseded', reason), issue: 'current' };
}

function ended(served: ServedVersion | undefined, state: 'superseded' | 'revoked', reason: string): CredentialPlan {
  if (served?.state !== 'current') return NOTHING;
  return { served: { state, reason }, issue: undefined };
}
