import type { Clock } from '../domain/clock.ts';
import type { Database } from '../store/database.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { createCorrections } from './corrections.ts';
import { createDataQuality } from './data-quality.ts';

export interface AdministrationOptions {
  readonly database: Database;
  readonly clock: Clock;
}

export type Administration = ReturnType<typeof createAdministration>;

/** What the operator keeps the registry true with, put together. */
export function createAdministration({ database, clock }: AdministrationOptions) {
  const attempts = createAttemptLimits({ database, clock });
  return {
    dataQuality: createDataQuality({ database, clock }),
    corrections: createCorrections({ database, clock, attempts }),
  };
}
