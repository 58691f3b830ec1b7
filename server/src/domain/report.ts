import type { Day, Instant } from './day.ts';
import type { Programme } from './programme.ts';
import type { Decision, FileState, FlagLevel, QfEheaLevel, ReportStatus } from './vocabularies.ts';

/** The result of one external quality-assurance procedure. */
export interface Report {
  readonly agencyId: number;
  readonly contributingAgencyIds: readonly number[];
  /** The first one names the report; filters and lists match any of them. */
  readonly activityIds: readonly number[];
  readonly institutionIds: readonly number[];
  /** Providers through whose platform the programme is offered. */
  readonly platformIds: readonly number[];
  readonly status: ReportStatus;
  readonly decision: Decision;
  readonly validFrom: Day;
  /** `null` when the agency gave no end date. */
  readonly validTo: Day | null;
  readonly localIdentifier: string | null;
  readonly summary: string | null;
  readonly otherComment: string | null;
  readonly limitField: string | null;
  readonly limitQfLevels: readonly QfEheaLevel[];
  readonly files: readonly ReportFile[];
  readonly links: readonly ReportLink[];
  readonly programmes: readonly Programme[];
  /** Every flag ever raised; those the operator removed stay with the reason. */
  readonly flags: readonly Flag[];
  /** The earlier report of the same agency that this one replaces. */
  readonly supersedesId: number | null;
  readonly supersededBy: Successor | null;
  readonly withdrawal: Withdrawal | null;
}

export interface ReportFile {
  readonly id: number;
  readonly displayName: string;
  /** The last part of the public address. */
  readonly fileName: string;
  /** ISO 639-3 codes. */
  readonly languages: readonly string[];
  readonly state: FileState;
  /** Where the content is kept; `null` until it is stored. */
  readonly sha256: string | null;
  readonly size: number | null;
  readonly originalLocation: string | null;
}

export interface ReportLink {
  readonly link: string;
  readonly displayName: string;
}

export interface Flag {
  /** The rule that raised it. */
  readonly code: string;
  readonly level: Exclude<FlagLevel, 'none'>;
  readonly message: string;
  /** What the rule went by, as a short key. A flag the operator removed is not raised again for the same facts. */
  readonly facts?: string;
  readonly raisedAt: Instant;
  /** Set when the operator has looked at the flag and lets it stand. */
  readonly confirmation?: { readonly at: Instant; readonly reason: string };
  readonly removal: { readonly at: Instant; readonly reason: string } | null;
}

/** The report that replaced this one. Its first day is kept here because it may cut this one's validity short. */
export interface Successor {
  readonly reportId: number;
  readonly validFrom: Day;
}

export interface Withdrawal {
  readonly at: Instant;
  readonly reason: string;
}
