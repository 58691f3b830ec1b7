import type { Day } from '../domain/day.ts';
import type { JsonObject } from './read-credential.ts';

/** The checks in the order in which they are made. */
export const CHECKS = [
  'structure',
  'context',
  'key',
  'signature',
  'agency',
  'dates',
  'status',
  'schema',
  'record',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** `unknown` could not be found out, `skipped` was not asked for: it needs the registry and there is only a bundle. */
export type CheckResult = 'pass' | 'fail' | 'unknown' | 'skipped';

export interface Check {
  readonly check: CheckName;
  readonly result: CheckResult;
  /** A sentence for people. */
  readonly detail: string;
}

export type CheckOutcome = readonly [result: CheckResult, detail: string];

export interface Verification {
  /** `indeterminate` when nothing is wrong as far as could be found out. */
  readonly result: 'valid' | 'invalid' | 'indeterminate';
  readonly checks: readonly Check[];
}

/** What the registry itself has for a credential. What has ended was issued once, and nothing took its place. */
export type RecordedCredential =
  | { readonly state: 'current'; readonly credential: unknown }
  | { readonly state: 'ended'; readonly reason: string }
  | { readonly state: 'held' | 'withdrawn' | 'unknown' };

/** Where a verification finds what it needs. A bundle answers the first two; only the registry knows the others. */
export interface VerificationSources {
  /** The public address of the registry, which is part of its context and of every id. */
  readonly base: string;
  /** The DID of the registry. */
  readonly did: string;
  /** The DID document, parsed; `undefined` when it cannot be had. */
  didDocument(did: string): Promise<unknown>;
  /** The status list credential, parsed; `undefined` when it cannot be had. */
  statusList(url: string): Promise<unknown>;
  /** `undefined` when the registry cannot tell. */
  isAgencyRegistered?(agencyId: number, day: Day): Promise<boolean | undefined>;
  /** Why a credential was revoked, as the rest of a sentence; `undefined` when that is not known. */
  reasonOfEnd?(document: JsonObject): Promise<string | undefined>;
  /** By the `id` of the credential and its place in a status list. */
  recordedCredential?(document: JsonObject): Promise<RecordedCredential>;
}
