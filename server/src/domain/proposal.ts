import type { Instant } from './day.ts';

export const PROPOSAL_STATES = ['open', 'accepted', 'refused'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** An institution that somebody misses in the registry. */
export interface Proposal {
  readonly id: number;
  readonly at: Instant;
  readonly accountId: number;
  /** As files for import have it. */
  readonly row: Readonly<Record<string, unknown>>;
  readonly note: string;
  readonly state: ProposalState;
  /** The new institution, or the one that was there already. */
  readonly institutionId: number | null;
  readonly decidedAt: Instant | null;
  readonly decidedBy: string | null;
  /** Why it was decided so, as whoever proposed it is told. */
  readonly reason: string;
}

/** Why a known institution may be the proposed one. */
export const LIKENESS_KINDS = ['identifier', 'domain', 'name'] as const;
export type LikenessKind = (typeof LIKENESS_KINDS)[number];

/** What of a proposed institution can be compared. */
export interface ProposedFacts {
  readonly names: readonly string[];
  readonly domain: string;
  readonly identifiers: readonly { readonly resource: string; readonly identifier: string }[];
}

/** The same whatever the case, accents and punctuation. */
export function comparableName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** The host of an address without `www.`; empty when it is none. */
export function domainOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(address.trim())?.[1]?.toLowerCase() ?? '';
}
