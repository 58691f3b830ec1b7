import type { Role } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { stateOf } from '../domain/report-state.ts';
import { maySubmitFor } from '../domain/submission/authority.ts';
import { withDeletionRequest } from '../domain/submission/raise-flags.ts';
import { readAccountAgencies } from '../store/account-store.ts';
import type { Database } from '../store/database.ts';
import { findRecord } from '../store/record-reader.ts';
import { insertSubmission } from '../store/submission-store.ts';
import type { AgencyMail } from './agency-mail.ts';
import { changeReport } from './change-report.ts';
import { flagNotice, withNewFlags } from './submission-mails.ts';

export interface DeletionDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly agencyMail: Pick<AgencyMail, 'tell'>;
  readonly settle: () => Promise<void>;
}

export interface DeletionRequest {
  readonly accountId: number;
  readonly role: Role;
  readonly reportId: number;
  readonly version?: number | undefined;
  readonly reason: string;
}

export interface RequestedDeletion {
  readonly submissionId: number;
  readonly report: Stored<Report>;
}

/** Reports are not deleted by those who sent them: they ask, the report is held, and the operator decides. */
export function createDeletionRequests({ database, clock, agencyMail, settle }: DeletionDependencies) {
  return async function requestDeletion(request: DeletionRequest): Promise<RequestedDeletion> {
    const { accountId, reportId, version, reason } = request;
    const at = clock.now();
    await requireOwn(request);
    const change = { actor: `account:${accountId}`, reason: reason || 'The deletion was asked for', at };
    let submissionId = 0;
    const report = await changeReport({ database, change, reportId, version }, async (present, writer) => {
      requireStanding(present);
      const asked = withDeletionRequest(present, reason, at);
      submissionId = await insertSubmission(writer.transaction, {
        at,
        accountId,
        agencyId: present.agencyId,
        reportId,
        reportVersion: asked === present ? present.version : present.version + 1,
        operation: 'delete',
        channel: 'json',
        result: 'accepted',
        localIdentifier: present.localIdentifier,
        request: { report_id: reportId, reason },
        problems: [],
      });
      return asked === present ? undefined : asked;
    });
    if (report === undefined) return { submissionId, report: await readStanding(reportId) };
    agencyMail.tell(report.agencyId, flagNotice(withNewFlags(report)));
    await settle();
    return { submissionId, report };
  };

  async function requireOwn({ accountId, role, reportId }: DeletionRequest): Promise<void> {
    const report = await findRecord(database.primary, 'report', reportId);
    const agencies = await readAccountAgencies(database.primary, accountId);
    // What belongs to somebody else is not told apart from what does not exist.
    if (report === undefined || !maySubmitFor(report.agencyId, { role, agencies }, clock.today())) {
      throw new RegistryError('not_found', `Your agencies have no report ${reportId}.`);
    }
    requireStanding(report);
  }

  async function readStanding(reportId: number): Promise<Stored<Report>> {
    const report = await findRecord(database.primary, 'report', reportId);
    if (report === undefined) throw new RegistryError('not_found', `There is no report ${reportId}.`);
    return report;
  }
}

function requireStanding(report: Stored<Report>): void {
  if (stateOf(report) === 'withdrawn') {
    throw new RegistryError('gone', `Report ${report.id} is withdrawn already.`);
  }
}
