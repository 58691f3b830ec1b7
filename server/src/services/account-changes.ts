import type { Transaction } from 'kysely';
import { type Account, isEmail, isUsername } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import {
  advanceTokenGeneration,
  findAccount,
  findAccountByEmail,
  findAccountByUsername,
  updateAccount,
} from '../store/account-store.ts';
import { asRegistryError } from '../store/constraint-errors.ts';
import type { Database } from '../store/database.ts';
import { deleteCodesOf } from '../store/one-time-code-store.ts';
import { writeAudit } from '../store/private-audit-store.ts';
import type { Tables } from '../store/tables.ts';
import { deleteSessionsOf } from '../store/token-store.ts';
import type { AccountMails } from './account-mails.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { BackgroundWork } from './background-work.ts';
import type { Login } from './login.ts';
import type { Mail, MailMessage } from './mail.ts';
import { mayWriteTo, requireModestSender } from './mail-limits.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';
import { requireGoodPassword } from './registration.ts';

export interface AccountChangesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  readonly passwords: Passwords;
  readonly attempts: AttemptLimits;
  readonly login: Login;
  readonly mail: Mail;
  readonly mails: AccountMails;
  readonly background: BackgroundWork;
}

/** What the owner of an account changes: the password and the mail address. */
export function createAccountChanges(dependencies: AccountChangesDependencies) {
  const { database, clock, codes, passwords, attempts, login, mail, mails, background } = dependencies;
  return { changePassword, requestReset, resetPassword, requestEmail, confirmEmail };

  async function changePassword(
    username: string,
    { password, newPassword, address }: { password: string; newPassword: string; address: string },
  ): Promise<void> {
    requireGoodPassword(newPassword, username);
    const account = await login({ username, password, address });
    const passwordHash = await passwords.inTurn(() => passwords.hash(newPassword));
    await database.transaction((transaction) =>
      storePassword(transaction, account.id, passwordHash, 'password changed'),
    );
    tell(account, (to) => mails.passwordChanged(to));
  }

  /** Writes to the mailbox of the account, if there is one. The caller learns nothing, not even by waiting. */
  async function requestReset(usernameOrEmail: string, address: string): Promise<void> {
    await requireModestSender(attempts, address);
    background.start(async () => {
      const account = await findByEither(usernameOrEmail);
      if (account?.email == null || !['active', 'approval', 'suspended'].includes(account.status)) return;
      if (!(await mayWriteTo(attempts, account.email))) return;
      const code = await database.transaction((transaction) => codes.issue(transaction, account, 'reset'));
      await mail.send(mails.resetPassword({ email: account.email, username: account.username }, code));
    });
  }

  async function resetPassword(code: string, newPassword: string): Promise<Account> {
    const { username } = await codes.owner(code, 'reset');
    requireGoodPassword(newPassword, username);
    const passwordHash = await passwords.inTurn(() => passwords.hash(newPassword));
    const account = await database.transaction(async (transaction) => {
      const { accountId } = await codes.take(transaction, code, 'reset');
      await storePassword(transaction, accountId, passwordHash, 'password reset');
      return findAccount(transaction, accountId);
    });
    if (account === undefined) throw new RegistryError('not_found', 'The account no longer exists.');
    tell(account, (to) => mails.passwordChanged(to));
    return account;
  }

  /** The new address counts once its mailbox has confirmed it. An address in use is not told apart. */
  async function requestEmail(
    username: string,
    { password, email, address }: { password: string; email: string; address: string },
  ): Promise<void> {
    if (!isEmail(email)) {
      const problems = [{ pointer: '/email', message: 'is not a mail address' }];
      throw new RegistryError('invalid_record', 'The mail address cannot be used.', { problems });
    }
    const account = await login({ username, password, address });
    await requireModestSender(attempts, address);
    background.start(async () => {
      if (await findAccountByEmail(database.primary, email)) return;
      if (!(await mayWriteTo(attempts, email))) return;
      const code = await database.transaction((transaction) => codes.issue(transaction, account, 'email', email));
      await mail.send(mails.changeEmail({ email, username: account.username }, code));
    });
  }

  async function confirmEmail(code: string): Promise<Account> {
    const before = await codes.owner(code, 'email');
    const email = await database
      .transaction(async (transaction) => {
        const { accountId, newEmail } = await codes.take(transaction, code, 'email');
        await updateAccount(transaction, accountId, { email: newEmail });
        const entry = { at: clock.now(), accountId, actor: `account:${accountId}`, action: 'mail address changed' };
        await writeAudit(transaction, { ...entry, reason: '' });
        return newEmail;
      })
      .catch((error: unknown) => {
        throw asRegistryError(error);
      });
    tell(before, (to) => mails.emailChanged(to));
    return { ...before, email };
  }

  async function storePassword(
    transaction: Transaction<Tables>,
    accountId: number,
    passwordHash: string,
    action: string,
  ): Promise<void> {
    await updateAccount(transaction, accountId, { passwordHash });
    await advanceTokenGeneration(transaction, accountId);
    await deleteSessionsOf(transaction, accountId);
    await deleteCodesOf(transaction, accountId, 'reset');
    const actor = `account:${accountId}`;
    await writeAudit(transaction, { at: clock.now(), accountId, actor, action, reason: '' });
  }

  async function findByEither(usernameOrEmail: string): Promise<Account | undefined> {
    const byName = isUsername(usernameOrEmail)
      ? await findAccountByUsername(database.primary, usernameOrEmail)
      : undefined;
    if (byName !== undefined || !isEmail(usernameOrEmail)) return byName;
    return findAccountByEmail(database.primary, usernameOrEmail);
  }

  function tell(account: Account, compose: (to: { email: string; username: string }) => MailMessage): void {
    const { email, username } = account;
    if (email !== null) background.start(() => mail.send(compose({ email, username })));
  }
}
