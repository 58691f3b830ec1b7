import { isEmail } from './account.ts';
import type { Instant } from './day.ts';
import type { Problem } from './errors.ts';

/** What a reader can say is wrong. */
export const CORRECTABLE_TYPES = ['country', 'agency', 'institution', 'report'] as const;
export type CorrectableType = (typeof CORRECTABLE_TYPES)[number];

/** `accepted`: the record was put right; `rejected`: it was right already, or nothing can be done. */
export const CORRECTION_STATES = ['open', 'accepted', 'rejected'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

/** An error that somebody reported. */
export interface Correction {
  readonly id: number;
  readonly at: Instant;
  readonly recordType: CorrectableType;
  readonly recordId: number;
  readonly message: string;
  /** Where its sender can be asked back; empty when they did not say. */
  readonly contact: string;
  readonly state: CorrectionState;
  readonly decidedAt: Instant | null;
  readonly decidedBy: string | null;
  /** What the operator found. */
  readonly note: string;
}

export const CORRECTION_LENGTHS = { shortest: 10, message: 4_000, note: 2_000 } as const;

/** Lines are welcome, other control characters are not. */
const HIDDEN = /[\p{Cf}\p{Co}\p{Cn}]|(?![\n\r\t])\p{Cc}/u;

export function problemsInCorrection({ message, contact }: Pick<Correction, 'message' | 'contact'>): Problem[] {
  const problems: Problem[] = [];
  const length = message.trim().length;
  if (length < CORRECTION_LENGTHS.shortest) {
    problems.push({ pointer: '/message', message: 'must say in a sentence what is wrong' });
  } else if (length > CORRECTION_LENGTHS.message) {
    problems.push({ pointer: '/message', message: `can have at most ${CORRECTION_LENGTHS.message} characters` });
  } else if (HIDDEN.test(message)) {
    problems.push({ pointer: '/message', message: 'must be plain text' });
  }
  if (contact !== '' && !isEmail(contact)) problems.push({ pointer: '/contact', message: 'is not a mail address' });
  return problems;
}
