import type { Instant } from '../day.ts';
import type { Problem } from '../errors.ts';

/** What was asked for. An upsert replaces the report it finds and else creates one. */
export const SUBMISSION_OPERATIONS = ['create', 'replace', 'patch', 'upsert', 'delete', 'file'] as const;
export type SubmissionOperation = (typeof SUBMISSION_OPERATIONS)[number];

/** The way it came in. */
export const SUBMISSION_CHANNELS = ['json', 'form', 'csv'] as const;
export type SubmissionChannel = (typeof SUBMISSION_CHANNELS)[number];

/** What waits for a proposed institution is accepted or refused once the operator has decided. */
export const SUBMISSION_RESULTS = ['accepted', 'refused', 'waiting'] as const;
export type SubmissionResult = (typeof SUBMISSION_RESULTS)[number];

/** One thing an agency sent, and what became of it. */
export interface Submission {
  readonly id: number;
  readonly at: Instant;
  readonly accountId: number;
  /** `null` where it could not be told from what was sent. */
  readonly agencyId: number | null;
  readonly reportId: number | null;
  /** The version of the report it made. */
  readonly reportVersion: number | null;
  readonly operation: SubmissionOperation;
  readonly channel: SubmissionChannel;
  readonly result: SubmissionResult;
  readonly localIdentifier: string | null;
  /** What was sent, without the contents of files. */
  readonly request: unknown;
  readonly problems: readonly Problem[];
}
