import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Role } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Submission, SubmissionChannel } from '../domain/submission/submission.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { readAccountAgencies } from '../store/account-store.ts';
import { createCatalogueReader } from '../store/catalogue.ts';
import { asRegistryError } from '../store/constraint-errors.ts';
import type { Database } from '../store/database.ts';
import { insertSubmission, settleSubmission } from '../store/submission-store.ts';
import type { Tables } from '../store/tables.ts';
import { insertWaitingOrder } from '../store/waiting-order-store.ts';
import { isShallow, keptForm, requestHash, withoutContents } from '../submission/sent-data.ts';
import type { AgencyMail } from './agency-mail.ts';
import { type KeptAnswers, type RepeatableRequest, underContent, underKey, usedOtherwise } from './kept-answers.ts';
import {
  type PreparedReport,
  prepareSubmission,
  type ReadyReport,
  type RefusedReport,
  type WaitingReport,
} from './prepare-submission.ts';
import { flagNotice, withNewFlags } from './submission-mails.ts';
import type { Order, OrderContext } from './submission-order.ts';
import {
  type Refused,
  type SubmissionAnswer,
  type SubmissionOutcome,
  type ToAnswer,
  toAccepted,
  toRefused,
  toWaiting,
} from './submission-outcome.ts';
import { createTurns } from './turns.ts';
import { rehearsed, writeSubmission } from './write-submission.ts';

export interface SubmitDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Pick<FileStorage, 'put'>;
  readonly agencyMail: Pick<AgencyMail, 'tell'>;
  /** Resolves when everything stored so far shows in this process. */
  readonly settle: () => Promise<void>;
}

export interface ReportDependencies extends SubmitDependencies {
  readonly keptAnswers: KeptAnswers;
}

export interface SubmissionRequest extends Order {
  readonly accountId: number;
  readonly role: Role;
  readonly channel: SubmissionChannel;
  /** The key its sender chose, so that a repeated request has one effect. */
  readonly key?: string | undefined;
  /** Whether it must have an answer already, because its key belongs to a request that was carried out as a whole. */
  readonly isRepetition?: boolean;
  readonly toAnswer: ToAnswer;
}

export interface SubmissionResult extends SubmissionAnswer {
  /** Whether the answer is the one that was given to the same request before. */
  readonly isRepeated: boolean;
  /** `undefined` for a repeated answer. */
  readonly outcome: SubmissionOutcome | undefined;
}

/** What is carried out when a submission has waited long enough. */
export type WaitingOrderContent = Pick<
  SubmissionRequest,
  'operation' | 'channel' | 'sent' | 'reportId' | 'versionWhenSent'
>;

const TRIES = 8;
const LONGEST_PAUSE_MS = 20;

export type SubmitReport = ReturnType<typeof createSubmitReport>;

/** The one path by which reports come in: read, look up, check, flag, then write everything in one transaction. */
export function createSubmitReport({ database, clock, files, agencyMail, settle, keptAnswers }: ReportDependencies) {
  const catalogue = createCatalogueReader(database.primary);
  const secondTries = createTurns();

  return { submit, submitAll, submitRow, validate };

  /** Resolves when the report shows in lists and searches of this process. */
  async function submit(request: SubmissionRequest): Promise<SubmissionResult> {
    const result = await untilSettled(request, repeatableForm(request) ?? recognisedByContent(request));
    await finish([result.outcome]);
    return result;
  }

  /** Several reports under one key, each by itself: one that is refused never spoils another. */
  async function submitAll(requests: readonly SubmissionRequest[]): Promise<readonly SubmissionResult[]> {
    const [first] = requests;
    const sent = requests.map((request) => request.sent);
    if (first?.key !== undefined && isShallow(sent)) {
      await keptAnswers.markUsed(underKey(first.accountId, first.key, requestHash(sent)));
    }
    const results: SubmissionResult[] = [];
    for (const [index, request] of requests.entries()) {
      results.push(await submitRow({ ...request, key: request.key && `${request.key}#${index}` }));
    }
    await finish(results.map(({ outcome }) => outcome));
    return results;
  }

  /** One of many: whoever sends them tells the flags and waits for the index once, at the end. */
  function submitRow(request: SubmissionRequest): Promise<SubmissionResult> {
    return untilSettled(request, repeatableForm(request));
  }

  async function untilSettled(
    request: SubmissionRequest,
    repeatable: RepeatableRequest | undefined,
  ): Promise<SubmissionResult> {
    for (let tries = 1; ; tries += 1) {
      try {
        if (tries === 1) return await answerOnce(request, repeatable);
        // Somebody else was faster with the report, its agency, its identifier or the key: look again, one by one.
        return await secondTries.take(() => answerOnce(request, repeatable));
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        if (error.code !== 'conflict') return asRefusal(error, request);
        if (tries === TRIES) return asRefusal(tooManyAtOnce(error), request);
        // Other processes do the same.
        await pause(Math.random() * LONGEST_PAUSE_MS * tries);
      }
    }
  }

  async function answerOnce(
    request: SubmissionRequest,
    repeatable: RepeatableRequest | undefined,
  ): Promise<SubmissionResult> {
    const kept = repeatable && (await keptAnswers.find(repeatable));
    if (kept) return { ...kept, isRepeated: true, outcome: undefined };
    if (request.isRepetition) throw usedOtherwise();
    return attempt(request, repeatable);
  }

  /** Everything but the writing. */
  async function validate(request: SubmissionRequest): Promise<SubmissionResult> {
    const prepared = await prepare(request, { isTrial: true });
    const outcome = toRehearsed(prepared, request);
    return { isRepeated: false, outcome, ...request.toAnswer(outcome) };
  }

  function toRehearsed(prepared: PreparedReport, request: SubmissionRequest): SubmissionOutcome {
    if (prepared.kind === 'refused') return toRefused(prepared, request.sent);
    if (prepared.kind === 'waiting') return toWaiting(prepared, null);
    return toAccepted(prepared, { submissionId: null, report: rehearsed(prepared, clock.now()) });
  }

  async function attempt(
    request: SubmissionRequest,
    repeatable: RepeatableRequest | undefined,
  ): Promise<SubmissionResult> {
    const prepared = await prepare(request, { isTrial: false });
    if (prepared.kind === 'refused') return refuse(prepared, request, repeatable);
    if (prepared.kind === 'waiting') return wait(prepared, request, repeatable);
    return accept(prepared, request, repeatable);
  }

  async function prepare(
    { accountId, role, ...order }: SubmissionRequest,
    { isTrial }: Pick<OrderContext, 'isTrial'>,
  ): Promise<PreparedReport> {
    if (!isShallow(order.sent)) {
      throw new RegistryError('malformed_request', 'What was sent is nested deeper than any report.');
    }
    const [known, agencies] = await Promise.all([catalogue(), readAccountAgencies(database.primary, accountId)]);
    return prepareSubmission(order, {
      db: database.primary,
      catalogue: known,
      accountId,
      submitter: { role, agencies },
      today: clock.today(),
      now: clock.now(),
      isTrial,
    });
  }

  async function accept(
    prepared: ReadyReport,
    request: SubmissionRequest,
    repeatable: RepeatableRequest | undefined,
  ): Promise<SubmissionResult> {
    const { accountId, operation, channel, sent, waitingId } = request;
    return writeSubmission(
      {
        database,
        files,
        at: clock.now(),
        prepared,
        submission: { accountId, operation, channel, request: keptForm(sent) },
        waitingId,
      },
      async (written, transaction) => {
        const outcome = toAccepted(prepared, written);
        const answer = request.toAnswer(outcome);
        if (repeatable) await keptAnswers.keep(transaction, repeatable, answer);
        return { isRepeated: false, outcome, ...answer };
      },
    );
  }

  async function refuse(
    prepared: RefusedReport,
    request: SubmissionRequest,
    repeatable: RepeatableRequest | undefined,
  ): Promise<SubmissionResult> {
    const outcome = toRefused(prepared, request.sent);
    const answer = request.toAnswer(outcome);
    await transact(async (transaction) => {
      const { waitingId } = request;
      const refusal = unstored(prepared, request, 'refused');
      if (waitingId === undefined) await insertSubmission(transaction, refusal);
      else await settleSubmission(transaction, waitingId, refusal);
      // Without a key of its own it may be sent again at once, when what it lacked is there.
      if (repeatable && request.key !== undefined) await keptAnswers.keep(transaction, repeatable, answer);
    });
    return { isRepeated: false, outcome, ...answer };
  }

  /** Keeps what was sent, whole, until the proposals it names are decided. */
  async function wait(
    prepared: WaitingReport,
    request: SubmissionRequest,
    repeatable: RepeatableRequest | undefined,
  ): Promise<SubmissionResult> {
    const { operation, channel, sent, reportId } = request;
    return transact(async (transaction) => {
      const submissionId = await insertSubmission(transaction, unstored(prepared, request, 'waiting'));
      const { reportVersion: versionWhenSent } = prepared;
      const order: WaitingOrderContent = { operation, channel, sent, reportId, versionWhenSent };
      await insertWaitingOrder(transaction, { submissionId, order, proposalIds: prepared.proposalIds });
      const outcome = toWaiting(prepared, submissionId);
      const answer = request.toAnswer(outcome);
      if (repeatable) await keptAnswers.keep(transaction, repeatable, answer);
      return { isRepeated: false, outcome, ...answer };
    });
  }

  /** The record of a submission that stores no report. */
  function unstored(
    prepared: RefusedReport | WaitingReport,
    { accountId, operation, channel, sent }: SubmissionRequest,
    result: 'refused' | 'waiting',
  ): Omit<Submission, 'id'> {
    const { agencyId, reportId, localIdentifier } = prepared;
    const problems = prepared.kind === 'refused' ? prepared.problems : [];
    const request = keptForm(sent);
    const of = { accountId, agencyId, reportId, reportVersion: null, localIdentifier };
    return { at: clock.now(), ...of, operation, channel, result, request, problems };
  }

  async function transact<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    try {
      return await database.transaction(work);
    } catch (error) {
      throw asRegistryError(error);
    }
  }

  /** Tells the agencies of flags that were raised just now, and waits until the reports show in this process. */
  async function finish(outcomes: readonly (SubmissionOutcome | undefined)[]): Promise<void> {
    const accepted = outcomes.filter((outcome) => outcome?.kind === 'accepted');
    if (accepted.length === 0) return;
    const flagged = accepted.flatMap(({ report }) => withNewFlags(report));
    for (const agencyId of new Set(flagged.map((one) => one.agencyId))) {
      agencyMail.tell(agencyId, flagNotice(flagged.filter((one) => one.agencyId === agencyId)));
    }
    await settle();
  }
}

function tooManyAtOnce(cause: RegistryError): RegistryError {
  const message = 'Too much is changing around this report at this moment; nothing was stored. Send it again shortly.';
  return new RegistryError('unavailable', message, { cause });
}

function repeatableForm({ accountId, key, sent, operation, reportId, version }: SubmissionRequest) {
  if (key === undefined || !isShallow(sent)) return undefined;
  return underKey(accountId, key, requestHash([operation, reportId, version, sent]));
}

/** A new report without an identifier could be told from the same one sent twice by nothing else. */
function recognisedByContent({ accountId, sent, operation }: SubmissionRequest) {
  const isNew = operation === 'create' || operation === 'upsert';
  if (!isNew || typeof sent !== 'object' || sent === null || !isShallow(sent)) return undefined;
  const hasIdentifier = 'local_identifier' in sent || 'report_id' in sent;
  return hasIdentifier ? undefined : underContent(accountId, requestHash([operation, sent]));
}

/** What speaks against a request before its report is looked at. */
function asRefusal({ code, message, problems }: RegistryError, request: SubmissionRequest): SubmissionResult {
  const originalData = isShallow(request.sent) ? withoutContents(request.sent) : null;
  const outcome: Refused = { kind: 'refused', code, message, problems, originalData };
  return { isRepeated: false, outcome, ...request.toAnswer(outcome) };
}
