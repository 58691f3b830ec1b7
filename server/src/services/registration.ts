import type { Kysely, Transaction } from 'kysely';
import {
  type Account,
  isEmail,
  isUsername,
  type MailLanguage,
  problemInPlainText,
  problemsInPassword,
  TEXT_LENGTHS,
} from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { type Problem, RegistryError } from '../domain/errors.ts';
import { addSeconds } from '../domain/instant.ts';
import {
  deletePendingAccounts,
  findAccount,
  findAccountByEmail,
  findAccountByUsername,
  insertAccount,
  updateAccount,
} from '../store/account-store.ts';
import { asRegistryError } from '../store/constraint-errors.ts';
import type { Database } from '../store/database.ts';
import { writeAudit } from '../store/private-audit-store.ts';
import type { Tables } from '../store/tables.ts';
import type { AccountMails } from './account-mails.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { BackgroundWork } from './background-work.ts';
import type { Mail, MailMessage } from './mail.ts';
import { mayWriteTo, requireModestSender } from './mail-limits.ts';
import { CODE_LIFE_SECONDS, type OneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';

/** What somebody tells about themselves to get access. */
export interface RegistrationForm {
  readonly username: string;
  readonly email: string;
  readonly displayName: string;
  readonly organisation: string;
  readonly purpose: string;
  readonly termsVersion: string;
  readonly isListed: boolean;
  readonly language: MailLanguage;
}

export interface RegistrationDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  readonly passwords: Passwords;
  readonly attempts: AttemptLimits;
  readonly mail: Mail;
  readonly mails: AccountMails;
  readonly background: BackgroundWork;
  readonly policy: 'instant' | 'approval';
  readonly termsVersion: string;
}

export function createRegistration(dependencies: RegistrationDependencies) {
  const { database, clock, codes, passwords, attempts, mail, mails, background, policy, termsVersion } = dependencies;
  return { register, confirm, termsVersion, policy };

  /**
   * Takes a registration and writes to its mailbox. The answer is the same when the mailbox already has an account:
   * only who reads the mail learns of it.
   */
  async function register(form: RegistrationForm, address: string): Promise<void> {
    requireGoodForm(form, termsVersion);
    await requireModestSender(attempts, address);
    const message = await database
      .transaction((transaction) => store(transaction, form))
      .catch((error: unknown) => {
        throw asRegistryError(error);
      });
    background.start(async () => {
      if (await mayWriteTo(attempts, form.email)) await mail.send(message);
    });
  }

  async function store(transaction: Transaction<Tables>, form: RegistrationForm): Promise<MailMessage> {
    const at = clock.now();
    await deletePendingAccounts(transaction, addSeconds(at, -CODE_LIFE_SECONDS.confirm));
    const present = await findAccountByEmail(transaction, form.email);
    await requireFreeUsername(transaction, form.username, present);
    const isNew = present === undefined;
    const isOpen = isNew || present.status === 'pending';
    const id = isNew ? await insertAccount(transaction, newAccount(form, at)) : present.id;
    // Whoever reads the mailbox decides: a second registration for it takes the place of the unconfirmed first.
    if (!isNew && isOpen) await updateAccount(transaction, id, newAccount(form, at));
    const code = isOpen ? await codes.issue(transaction, { id }, 'confirm') : '';
    await writeAudit(transaction, { at, accountId: id, actor: `account:${id}`, action: 'registered', reason: '' });
    if (isOpen) return mails.confirm(form, code, form.language);
    return mails.alreadyRegistered({ email: form.email, username: present.username }, form.language);
  }

  /** Sets the first password and opens the account, or hands it to the operator to decide. */
  async function confirm(code: string, password: string): Promise<Account> {
    const { username } = await codes.owner(code, 'confirm');
    requireGoodPassword(password, username);
    const passwordHash = await passwords.inTurn(() => passwords.hash(password));
    return database.transaction(async (transaction) => {
      const at = clock.now();
      const { accountId } = await codes.take(transaction, code, 'confirm');
      const account = await findAccount(transaction, accountId);
      if (account === undefined) throw new RegistryError('not_found', 'The account no longer exists.');
      const isOpened = account.status !== 'pending';
      const status = isOpened ? account.status : policy === 'instant' ? 'active' : 'approval';
      const changes = { status, passwordHash, confirmedAt: account.confirmedAt ?? at };
      await updateAccount(transaction, accountId, changes);
      const actor = `account:${accountId}`;
      await writeAudit(transaction, { at, accountId, actor, action: 'confirmed', reason: '' });
      return { ...account, ...changes };
    });
  }
}

async function requireFreeUsername(db: Kysely<Tables>, username: string, owner: Account | undefined): Promise<void> {
  const holder = await findAccountByUsername(db, username);
  if (holder === undefined || holder.id === owner?.id) return;
  throw new RegistryError('conflict', 'The username is already taken; please choose another.', {
    problems: [{ pointer: '/username', message: 'is already taken' }],
  });
}

function newAccount({ language: _, ...form }: RegistrationForm, createdAt: string) {
  return {
    ...form,
    passwordHash: null,
    role: 'consumer',
    status: 'pending',
    statusReason: '',
    isHidden: false,
    createdAt,
    confirmedAt: null,
  } as const;
}

function requireGoodForm(form: RegistrationForm, termsVersion: string): void {
  const problems = [...problemsInForm(form), ...problemsInTerms(form, termsVersion)];
  if (problems.length > 0) {
    throw new RegistryError('invalid_record', 'The registration cannot be accepted as it is.', { problems });
  }
}

/** Everything wrong with what somebody tells about themselves. */
export function problemsInForm(form: Omit<RegistrationForm, 'termsVersion' | 'isListed' | 'language'>): Problem[] {
  const problems: Problem[] = [];
  if (!isUsername(form.username)) {
    const message = 'needs 3 to 64 letters a to z, digits or . _ @ + -, and begins with a letter or digit';
    problems.push({ pointer: '/username', message });
  }
  if (!isEmail(form.email)) problems.push({ pointer: '/email', message: 'is not a mail address' });
  for (const [pointer, text, maxLength] of [
    ['/display_name', form.displayName, TEXT_LENGTHS.displayName],
    ['/organisation', form.organisation, TEXT_LENGTHS.organisation],
    ['/purpose', form.purpose, TEXT_LENGTHS.purpose],
  ] as const) {
    const message = problemInPlainText(text, maxLength);
    if (message !== undefined) problems.push({ pointer, message });
  }
  if (form.displayName === '' && form.organisation === '') {
    problems.push({ pointer: '/organisation', message: 'is required unless a display_name is given' });
  }
  if (form.purpose === '') problems.push({ pointer: '/purpose', message: 'is required' });
  return problems;
}

function problemsInTerms(form: RegistrationForm, termsVersion: string): Problem[] {
  if (form.termsVersion === termsVersion) return [];
  const message = 'is not the version of the terms that applies now';
  return [{ pointer: '/terms_version', message, allowed: [termsVersion] }];
}

export function requireGoodPassword(password: string, username: string): void {
  const problems = problemsInPassword(password, username);
  if (problems.length > 0) throw new RegistryError('invalid_record', 'The password cannot be used.', { problems });
}
