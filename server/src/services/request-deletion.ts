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
import { requestHash } from '../submission/sent-data.ts';
import type { AgencyMail } from './agency-mail.ts';
import { changeReport } from './change-report.ts';
import { createKeptAnswers, type RepeatableRequest, underKey } from './kept-answers.ts';
import { flagNotice, withNewFlags } from './submission-mails.ts';
import type { SubmissionAnswer } from './submission-outcome.ts';

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
  /** The key its sender chose, so that a repeated request has one effect. */
  readonly key?: string | undefined;
  readonly toAnswer: (requested: RequestedDeletion) => SubmissionAnswer;
}

export interface RequestedDeletion {
  readonly submissionId: number;
  readonly report: Stored<Report>;
}

/** Reports are not deleted by those who sent them: they ask, the report is held, and the operator decides. */
export function createDeletionRequests({ database, clock, agencyMail, settle }: DeletionDependencies) {
  const keptAnswers = createKeptAnswers({ database, clock });

  return async function requestDeletion(request: DeletionRequest): Promise<SubmissionAnswer> {
    const { accountId, reportId, version, reason, key } = request;
    const repeatable =
      key === undefined ? undefined : underKey(accountId, key, requestHash(['delete', reportId, version, reason]));
    const kept = repeatable && (await keptAnswers.find(repeatable));
    if (kept) return kept;
    await requireOwn(request);
    try {
      return await ask(request, repeatable);
    } catch (error) {
      // The same request may have been faster.
      const answered = repeatable && (await keptAnswers.find(repeatable));
      if (answered) return answered;
      throw error;
    }
  };

  async function ask(request: DeletionRequest, repeatable: RepeatableRequest | undefined): Promise<SubmissionAnswer> {
    const { accountId, reportId, version, reason, toAnswer } = request;
    const at = clock.now();
    const change = { actor: `account:${accountId}`, reason: reason || 'The deletion was asked for', at };
    let answer: SubmissionAnswer | undefined;
    const report = await changeReport({ database, change, reportId, version }, async (present, { transaction }) => {
      requireStanding(present);
      const asked = withDeletionRequest(present, reason, at);
      const isChanged = asked !== present;
      const held: Stored<Report> = { ...present, ...asked, version: present.version + (isChanged ? 1 : 0) };
      const submissionId = await insertSubmission(transaction, {
        at,
        accountId,
        agencyId: present.agencyId,
        reportId,
        reportVersion: held.version,
        operation: 'delete',
        channel: 'json',
        result: 'accepted',
        localIdentifier: present.localIdentifier,
        request: { report_id: reportId, reason },
        problems: [],
      });
      answer = toAnswer({ submissionId, report: held });
      if (repeatable) await keptAnswers.keep(transaction, repeatable, answer);
      return isChanged ? asked : undefined;
    });
    if (answer === undefined) throw new Error('A deletion was asked for without an answer');
    if (report === undefined) return answer;
    const flagged = withNewFlags(report);
    if (flagged.length > 0) agencyMail.tell(report.agencyId, flagNotice(flagged));
    await settle();
    return answer;
  }

  async function requireOwn({ accountId, role, reportId }: DeletionRequest): Promise<void> {
    const report = await findRecord(database.primary, 'report', reportId);
    const agencies = await readAccountAgencies(database.primary, accountId);
    // What belongs to somebody else is not told apart from what does not exist.
    if (report === undefined || !maySubmitFor(report.agencyId, { role, agencies }, clock.today())) {
      throw new RegistryError('not_found', `Your agencies have no report ${reportId}.`);
    }
    requireStanding(report);
  }
}

function requireStanding(report: Stored<Report>): void {
  if (stateOf(report) === 'withdrawn') {
    throw new RegistryError('gone', `Report ${report.id} is withdrawn already.`);
  }
}
