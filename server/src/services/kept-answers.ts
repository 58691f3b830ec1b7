import type { Transaction } from 'kysely';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import { addSeconds } from '../domain/instant.ts';
import { asRegistryError } from '../store/constraint-errors.ts';
import type { Database } from '../store/database.ts';
import { type AnswerKey, deleteLapsedAnswers, findKeptAnswer, keepAnswer } from '../store/idempotency-store.ts';
import type { Tables } from '../store/tables.ts';
import type { SubmissionAnswer } from './submission-outcome.ts';

/** A request that may come twice. */
export interface RepeatableRequest extends AnswerKey {
  readonly requestHash: string;
  readonly keptForSeconds: number;
}

const A_DAY = 86_400;
/** Of an instant such as `2026-06-30T12:00:00Z`. */
const HOUR_LENGTH = 13;
/** Long enough for a double click or the retry of a program, too short for somebody who means it. */
const A_MOMENT = 10;

/** A request under a key that its sender chose. */
export function underKey(accountId: number, key: string, hash: string): RepeatableRequest {
  return { accountId, key: `key:${key}`, requestHash: hash, keptForSeconds: A_DAY };
}

/** A request that is known by nothing but its content. */
export function underContent(accountId: number, hash: string): RepeatableRequest {
  return { accountId, key: `content:${hash}`, requestHash: hash, keptForSeconds: A_MOMENT };
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

export function createKeptAnswers({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  let sweptIn = '';

  return { find, keep, markUsed };

  /** The answer that was given before. The same key for something else is a mistake of the sender. */
  async function find(request: RepeatableRequest): Promise<SubmissionAnswer | undefined> {
    const kept = await findKeptAnswer(database.primary, request, clock.now());
    if (kept === undefined) return undefined;
    if (kept.requestHash !== request.requestHash) throw usedOtherwise();
    return { status: kept.status, body: JSON.parse(kept.answer) as object };
  }

  async function keep(
    transaction: Transaction<Tables>,
    request: RepeatableRequest,
    answer: SubmissionAnswer,
  ): Promise<void> {
    const now = clock.now();
    // Once an hour, by whoever comes first.
    const hour = now.slice(0, HOUR_LENGTH);
    if (hour !== sweptIn) await deleteLapsedAnswers(transaction, now);
    sweptIn = hour;
    await keepAnswer(transaction, request, {
      requestHash: request.requestHash,
      status: answer.status,
      answer: JSON.stringify(answer.body),
      now,
      expiresAt: addSeconds(now, request.keptForSeconds),
    });
  }

  /** Marks the key of a request for several reports, whose answers are kept one by one. */
  async function markUsed(request: RepeatableRequest): Promise<void> {
    if (await find(request)) return;
    try {
      await database.transaction((transaction) => keep(transaction, request, { status: 200, body: {} }));
    } catch (error) {
      if (asRegistryError(error) instanceof RegistryError && (await find(request))) return;
      throw error;
    }
  }
}

export function usedOtherwise(): RegistryError {
  const message =
    'This Idempotency-Key was used for another request within the last day; choose a new key for a new request.';
  return new RegistryError('invalid_record', message, {
    problems: [{ parameter: 'Idempotency-Key', message: 'The header Idempotency-Key was used for another request.' }],
  });
}
