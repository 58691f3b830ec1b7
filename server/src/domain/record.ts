import type { Day, Instant } from './day.ts';

/** The kinds of public record. Each change of one is one entry in the journal. */
export const RECORD_TYPES = ['country', 'agency', 'activity_group', 'institution', 'report'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** The databases keep ids, and the register numbers of agencies, in 32 bits. */
export const LARGEST_ID = 2_147_483_647;

/** What the store adds to every record it keeps. */
export interface RecordMeta {
  readonly id: number;
  /** 1 for a new record, one more with every change. */
  readonly version: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

export type Stored<Content> = Content & RecordMeta;

/** A value a record once had, kept for readers who ask for history. */
export interface HistoricalValue {
  readonly field: string;
  readonly value: string;
  readonly recordId: number | null;
  readonly validFrom: Day | null;
  readonly validTo: Day | null;
}
