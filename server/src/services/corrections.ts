import type { AttemptRule } from '../domain/attempts.ts';
import type { Clock } from '../domain/clock.ts';
import {
  CORRECTION_LENGTHS,
  type CorrectableType,
  type Correction,
  type CorrectionState,
  problemsInCorrection,
} from '../domain/correction.ts';
import { RegistryError } from '../domain/errors.ts';
import type { PageRequest } from '../domain/page.ts';
import { isVisible } from '../domain/report-state.ts';
import { decideCorrection, findCorrection, insertCorrection, listCorrections } from '../store/correction-store.ts';
import type { Database } from '../store/database.ts';
import { findRecord } from '../store/record-reader.ts';
import type { AttemptLimits } from './attempt-limits.ts';

export interface ReportedError {
  readonly recordType: CorrectableType;
  readonly recordId: number;
  readonly message: string;
  readonly contact: string;
  /** Where it comes from; used to slow down whoever sends many, and not kept. */
  readonly address: string;
}

/** Enough for a reader who goes through a country, too little for a machine. */
const SENDER_RULE: AttemptRule = { free: 20, windowSeconds: 3_600, delaySeconds: 600, longestDelaySeconds: 86_400 };

export type Corrections = ReturnType<typeof createCorrections>;

/** Errors in public records: anybody reports them, the operator works through them. */
export function createCorrections({
  database,
  clock,
  attempts,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: AttemptLimits;
}) {
  return { report, list, decide };

  async function report({ address, ...error }: ReportedError): Promise<number> {
    const problems = problemsInCorrection(error);
    if (problems.length > 0) throw new RegistryError('invalid_record', 'The message was not taken.', { problems });
    const retryAfter = await attempts.countUnlessWaiting({ subject: ['correction', address], rule: SENDER_RULE });
    if (retryAfter > 0) {
      throw new RegistryError('rate_limited', 'Many messages came from your address; please wait.', { retryAfter });
    }
    await requireVisible(error.recordType, error.recordId);
    return database.transaction((transaction) =>
      insertCorrection(transaction, { ...error, message: error.message.trim(), at: clock.now() }),
    );
  }

  function list(request: { readonly state: CorrectionState } & PageRequest) {
    return listCorrections(database.primary, request);
  }

  /** A decision may be taken back by another one; only the last counts. */
  async function decide(
    id: number,
    { state, note, actor }: { readonly state: CorrectionState; readonly note: string; readonly actor: string },
  ): Promise<Correction> {
    if (note.length > CORRECTION_LENGTHS.note) {
      const problems = [{ pointer: '/note', message: `can have at most ${CORRECTION_LENGTHS.note} characters` }];
      throw new RegistryError('invalid_record', 'The decision was not taken.', { problems });
    }
    return database.transaction(async (transaction) => {
      const found = await findCorrection(transaction, id);
      if (found === undefined) throw new RegistryError('not_found', `There is no reported error ${id}.`);
      const isOpen = state === 'open';
      const decision = {
        state,
        note,
        decidedAt: isOpen ? null : clock.now(),
        decidedBy: isOpen ? null : actor,
      };
      await decideCorrection(transaction, id, decision);
      return { ...found, ...decision };
    });
  }

  /** What a reader cannot see must not be found out by writing about it. */
  async function requireVisible(type: CorrectableType, id: number): Promise<void> {
    const record = await findRecord(database.reader, type, id);
    const isHidden = record !== undefined && 'withdrawal' in record && !isVisible(record);
    if (record === undefined || isHidden) throw new RegistryError('not_found', `There is no ${type} ${id}.`);
  }
}
