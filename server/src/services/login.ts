import { type Account, isUsername } from '../domain/account.ts';
import { LOGIN_ADDRESS_RULE, LOGIN_RULE } from '../domain/attempts.ts';
import { RegistryError } from '../domain/errors.ts';
import { findAccountByUsername } from '../store/account-store.ts';
import type { Database } from '../store/database.ts';
import type { AttemptLimits, Counted } from './attempt-limits.ts';
import type { Passwords } from './passwords.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Where the attempt comes from. */
  readonly address: string;
}

/** Gives the active account that the credentials belong to, or refuses. */
export type Login = (credentials: Credentials) => Promise<Account>;

export interface LoginDependencies {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly attempts: AttemptLimits;
}

/** An unknown username costs and says exactly what a wrong password does. */
export function createLogin({ database, passwords, attempts }: LoginDependencies): Login {
  return async ({ username, password, address }) => {
    const perAccount: Counted = { subject: ['login', username.toLowerCase(), address], rule: LOGIN_RULE };
    const perAddress: Counted = { subject: ['login', address], rule: LOGIN_ADDRESS_RULE };
    const counted = [perAccount, perAddress];

    const account = await passwords.inTurn(async () => {
      // Inside the turn: attempts made at the same moment are then counted before the next ones start.
      await attempts.requireAllowed(counted, 'There were too many failed attempts; please wait before the next.');
      const found = isUsername(username) ? await findAccountByUsername(database.primary, username) : undefined;
      const isRight = await passwords.isRight(password, found?.passwordHash ?? null);
      if (!isRight) await attempts.count(counted);
      return isRight ? found : undefined;
    });

    if (account === undefined) throw new RegistryError('unauthenticated', 'The username or the password is not right.');
    await attempts.forget([perAccount]);
    requireActive(account);
    return account;
  };
}

/** Told only to those who have shown that the account is theirs. */
function requireActive({ status, statusReason }: Pick<Account, 'status' | 'statusReason'>): void {
  if (status === 'active') return;
  if (status === 'suspended') throw new RegistryError('forbidden', `The account is suspended: ${statusReason}`);
  if (status === 'approval') throw new RegistryError('forbidden', 'The operator has yet to agree to this account.');
  throw new RegistryError('forbidden', 'The account is not in use.');
}
