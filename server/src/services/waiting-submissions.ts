import type { Account } from '../domain/account.ts';
import { findAccount } from '../store/account-store.ts';
import type { Database } from '../store/database.ts';
import { AlreadyReleased, findSubmission } from '../store/submission-store.ts';
import { findReleasable, findWaitingOrder } from '../store/waiting-order-store.ts';
import type { AgencyMail } from './agency-mail.ts';
import { releaseNotice } from './submission-mails.ts';
import type { SubmissionOutcome } from './submission-outcome.ts';
import type { SubmitReport, WaitingOrderContent } from './submit-report.ts';

export interface WaitingDependencies extends Pick<SubmitReport, 'submit'> {
  readonly database: Database;
  readonly agencyMail: Pick<AgencyMail, 'tell'>;
}

export type WaitingSubmissions = ReturnType<typeof createWaitingSubmissions>;

/** Submissions that name proposed institutions, and are carried out once the operator has decided on these. */
export function createWaitingSubmissions({ database, submit, agencyMail }: WaitingDependencies) {
  const db = database.primary;

  return {
    /** Carries out what has nothing left to wait for. Whoever else does the same at that moment does no harm. */
    async release(): Promise<void> {
      for (const id of await findReleasable(db)) await releaseOne(id);
    },
  };

  async function releaseOne(id: number): Promise<void> {
    const waiting = await findWaitingOrder(db, id);
    if (waiting === undefined) return;
    const account = await findAccount(db, waiting.accountId);
    try {
      const { outcome } = await submit({
        ...(waiting.order as WaitingOrderContent),
        accountId: waiting.accountId,
        role: roleOf(account),
        waitingId: id,
        toAnswer: () => ({ status: 200, body: {} }),
      });
      if (outcome) await tell(id, outcome);
    } catch (error) {
      if (!(error instanceof AlreadyReleased)) throw error;
    }
  }

  async function tell(id: number, outcome: SubmissionOutcome): Promise<void> {
    const submission = await findSubmission(db, id);
    if (submission?.agencyId) agencyMail.tell(submission.agencyId, releaseNotice(submission, outcome));
  }
}

/** Who may no longer sign in may no longer submit. */
function roleOf(account: Account | undefined): Account['role'] {
  return account?.status === 'active' ? account.role : 'consumer';
}

const EVERY_MS = 30_000;

/** Also carries out what was left when a process ended between a decision and what follows from it. */
export function keepReleasing(
  { release }: WaitingSubmissions,
  { onError }: { readonly onError: (error: unknown) => void },
) {
  let running = sweep();
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, EVERY_MS);
  timer.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };

  async function sweep(): Promise<void> {
    await release().catch(onError);
  }
}
