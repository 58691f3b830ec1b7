import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Account } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import { addSeconds } from '../domain/instant.ts';
import { findAccount } from '../store/account-store.ts';
import type { Database } from '../store/database.ts';
import {
  type CodePurpose,
  findUsableCode,
  replaceCode,
  takeCode,
  type UsableCode,
} from '../store/one-time-code-store.ts';
import type { Tables } from '../store/tables.ts';
import { tokenHash } from './tokens.ts';

const HOUR = 3_600;

/** How long a mail's code works. A registration can wait for somebody to come back from a weekend. */
export const CODE_LIFE_SECONDS: Readonly<Record<CodePurpose, number>> = {
  confirm: 72 * HOUR,
  reset: HOUR,
  email: 24 * HOUR,
};

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

/** The codes that mails carry. Only hashes are kept; each works once. */
export function createOneTimeCodes({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    /** Makes a code for a mail; an earlier one for the same purpose stops working. */
    async issue(
      transaction: Transaction<Tables>,
      account: Pick<Account, 'id'>,
      purpose: CodePurpose,
      newEmail: string | null = null,
    ): Promise<string> {
      const code = randomBytes(24).toString('base64url');
      const createdAt = clock.now();
      const expiresAt = addSeconds(createdAt, CODE_LIFE_SECONDS[purpose]);
      const hash = tokenHash(code);
      await replaceCode(transaction, { accountId: account.id, purpose, hash, newEmail, createdAt, expiresAt });
      return code;
    },

    /** Whose code it is, without using it up. */
    async owner(code: string, purpose: CodePurpose): Promise<Account> {
      const found = await findUsableCode(database.primary, { hash: tokenHash(code), purpose, now: clock.now() });
      const account = found && (await findAccount(database.primary, found.accountId));
      return account ?? refuseCode();
    },

    /** Uses the code up. */
    async take(transaction: Transaction<Tables>, code: string, purpose: CodePurpose): Promise<UsableCode> {
      const query = { hash: tokenHash(code), purpose, now: clock.now() };
      return (await takeCode(transaction, query)) ?? refuseCode();
    },
  };
}

function refuseCode(): never {
  const message = 'is not known, was used already or is too old';
  throw new RegistryError('invalid_record', 'The code does not work; please ask for a new mail.', {
    problems: [{ pointer: '/code', message }],
  });
}
