import type { Clock } from '../domain/clock.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { Database } from '../store/database.ts';
import type { Accounts } from './accounts.ts';
import { createActivityGroups } from './activity-groups.ts';
import { createAccountDesk } from './administer-accounts.ts';
import { createAuditDesk } from './administer-audit.ts';
import { createReportDesk } from './administer-reports.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { createCorrections } from './corrections.ts';
import { createDataQuality } from './data-quality.ts';
import { createRecordEditing } from './edit-record.ts';
import { createFileImports } from './import-request.ts';
import { createInstitutionMerges } from './merge-institutions.ts';
import { createOwnAgency } from './own-agency.ts';
import { createProposals } from './proposals.ts';
import { createEditableReader } from './read-edited.ts';
import { createSystemWatch } from './system-state.ts';

export interface AdministrationOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Pick<Accounts, 'administration' | 'agencyMail' | 'outbox'>;
  readonly search: Pick<SearchEngine, 'search' | 'sequence'>;
  /** Which engine searches; the one in this process when absent. */
  readonly searchKind?: 'embedded' | 'opensearch';
  /** Resolves when everything stored so far shows in this process. */
  readonly settle?: () => Promise<void>;
  /** Carries out the submissions that waited for a decision on a proposal. */
  readonly releaseWaiting?: () => Promise<void>;
}

export type Administration = ReturnType<typeof createAdministration>;

/** What the operator keeps the registry true with, put together. */
export function createAdministration(options: AdministrationOptions) {
  const { database, clock, accounts, search, searchKind = 'embedded', settle = async () => undefined } = options;
  const { releaseWaiting = async () => undefined } = options;
  const desk = { database, clock, agencyMail: accounts.agencyMail, settle };
  const editable = createEditableReader({ database });
  const editing = createRecordEditing({ database, clock, settle });
  const attempts = createAttemptLimits({ database, clock });
  return {
    accounts: accounts.administration,
    outbox: accounts.outbox,
    accountDesk: createAccountDesk({ database }),
    reports: createReportDesk(desk),
    audit: createAuditDesk(desk),
    merges: createInstitutionMerges(desk),
    activityGroups: createActivityGroups(desk),
    editable,
    ownAgency: createOwnAgency({ database, clock, editable, editing }),
    editing,
    proposals: createProposals({ ...desk, search, editing, releaseWaiting }),
    imports: createFileImports({ database, clock }),
    dataQuality: createDataQuality({ database, clock }),
    system: createSystemWatch({ database, clock, search, searchKind, outbox: accounts.outbox }),
    corrections: createCorrections({ database, clock, attempts }),
  };
}
