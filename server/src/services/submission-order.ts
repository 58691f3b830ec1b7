import type { Day, Instant } from '../domain/day.ts';
import type { Submitter } from '../domain/submission/authority.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { Database } from '../store/database.ts';

/** What shall become of what was sent. */
export interface Order {
  readonly operation: 'create' | 'replace' | 'patch' | 'upsert';
  readonly sent: unknown;
  /** The report that the address of the request names. */
  readonly reportId?: number | undefined;
  /** The version the submitter has seen, when another one shall be a conflict. */
  readonly version?: number | undefined;
  /** The submission that has waited until now, when it is not a new one. */
  readonly waitingId?: number | undefined;
  /** The version there was when it began to wait, 0 for none. */
  readonly versionWhenSent?: number | undefined;
}

export interface OrderContext {
  readonly db: Database['primary'];
  readonly catalogue: Catalogue;
  readonly accountId: number;
  readonly submitter: Submitter;
  readonly today: Day;
  readonly now: Instant;
  /** Whether nothing will be stored. */
  readonly isTrial: boolean;
}
