import type { Transaction } from 'kysely';
import { type Account, type AccountAgency, mayHold, primaryScope, type Role } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import {
  advanceTokenGeneration,
  countActiveOperators,
  findAccount,
  insertAccount,
  readAccountAgencies,
  updateAccount,
  writeAccountAgencies,
} from '../store/account-store.ts';
import { asRegistryError } from '../store/constraint-errors.ts';
import type { Database } from '../store/database.ts';
import { deleteCodesOf } from '../store/one-time-code-store.ts';
import { anonymiseAudit, writeAudit } from '../store/private-audit-store.ts';
import type { Tables } from '../store/tables.ts';
import { deleteSessionsOf, deleteTokensOf, revokeNamedToken, updatePrimaryScope } from '../store/token-store.ts';
import type { AccountMails } from './account-mails.ts';
import { requireGoodAgencies, requireNobodyElse } from './account-rules.ts';
import type { BackgroundWork } from './background-work.ts';
import type { Mail } from './mail.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';
import { problemsInForm } from './registration.ts';

export interface AdministrationDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  readonly passwords: Passwords;
  readonly mail: Mail;
  readonly mails: AccountMails;
  readonly background: BackgroundWork;
}

/** An account that the operator opens for somebody. */
export interface OpenedAccount {
  readonly username: string;
  readonly email: string;
  readonly displayName: string;
  readonly organisation: string;
  readonly purpose: string;
  readonly role: Role;
  readonly agencies: readonly AccountAgency[];
  /** Without one, its owner gets a mail to choose it. */
  readonly password?: string;
}

/** Who decides, and why: both are kept, the reason is told. */
export interface Decision {
  readonly actor: string;
  readonly reason: string;
}

/** What the operator does with accounts. */
export function createAccountAdministration(dependencies: AdministrationDependencies) {
  const { database, clock, codes, passwords, mail, mails, background } = dependencies;
  return { open, suspend, refuse, restore, setHidden, setRole, setAgencies, setPassword, revokeTokens, erase };

  async function open({ password, agencies, ...form }: OpenedAccount, { actor, reason }: Decision): Promise<Account> {
    requireGoodAccount({ ...form, agencies });
    const passwordHash = password === undefined ? null : await passwords.hash(password);
    const at = clock.now();
    const account = {
      ...form,
      passwordHash,
      status: 'active' as const,
      statusReason: '',
      isListed: false,
      isHidden: false,
      termsVersion: '',
      createdAt: at,
      confirmedAt: at,
    };
    const { id, code } = await change(async (transaction) => {
      await requireNobodyElse(transaction, form);
      await requireGoodAgencies(transaction, agencies);
      const newId = await insertAccount(transaction, account);
      await writeAccountAgencies(transaction, newId, agencies);
      const newCode = passwordHash === null ? await codes.issue(transaction, { id: newId }, 'confirm') : undefined;
      await writeAudit(transaction, { at, accountId: newId, actor, action: 'opened', reason });
      return { id: newId, code: newCode };
    });
    if (code !== undefined) background.start(() => mail.send(mails.setPassword(form, code)));
    return { ...account, id, tokenGeneration: 1 };
  }

  /** Takes effect on every process within a second; the owner is told why. */
  async function suspend(id: number, { actor, reason }: Decision): Promise<void> {
    requireReason(reason);
    const account = await change(async (transaction) => {
      const found = await require(transaction, id, ['active', 'approval']);
      await requireAnotherOperator(transaction, found);
      await updateAccount(transaction, id, { status: 'suspended', statusReason: reason });
      await advanceTokenGeneration(transaction, id);
      await deleteSessionsOf(transaction, id);
      await writeAudit(transaction, { at: clock.now(), accountId: id, actor, action: 'suspended', reason });
      return found;
    });
    const { email, username } = account;
    if (email !== null) background.start(() => mail.send(mails.suspended({ email, username }, reason)));
  }

  /** Says no to a registration that waits; its owner is told why. */
  async function refuse(id: number, { actor, reason }: Decision): Promise<void> {
    requireReason(reason);
    const { email, username } = await change(async (transaction) => {
      const found = await require(transaction, id, ['approval']);
      await updateAccount(transaction, id, { status: 'suspended', statusReason: reason });
      await writeAudit(transaction, { at: clock.now(), accountId: id, actor, action: 'refused', reason });
      return found;
    });
    if (email !== null) background.start(() => mail.send(mails.refused({ email, username }, reason)));
  }

  /** Ends a suspension, or agrees to an account that waits for it. */
  async function restore(id: number, { actor, reason }: Decision): Promise<void> {
    const account = await change(async (transaction) => {
      const found = await require(transaction, id, ['suspended', 'approval']);
      await updateAccount(transaction, id, { status: 'active', statusReason: '' });
      const action = found.status === 'approval' ? 'approved' : 'restored';
      await writeAudit(transaction, { at: clock.now(), accountId: id, actor, action, reason });
      return found;
    });
    const { email, username } = account;
    if (email !== null) background.start(() => mail.send(mails.restored({ email, username })));
  }

  /** Keeps an account out of the published list, or lets it in again. */
  async function setHidden(id: number, isHidden: boolean, { actor, reason }: Decision): Promise<void> {
    await change(async (transaction) => {
      await require(transaction, id, ['pending', 'approval', 'active', 'suspended']);
      await updateAccount(transaction, id, { isHidden });
      const action = isHidden ? 'hidden from the list' : 'shown in the list';
      await writeAudit(transaction, { at: clock.now(), accountId: id, actor, action, reason });
    });
  }

  /** Tokens that are out follow: they never allow more than the role does. */
  async function setRole(id: number, role: Role, { actor, reason }: Decision): Promise<void> {
    requireReason(reason);
    await change(async (transaction) => {
      const account = await require(transaction, id, ['pending', 'approval', 'active', 'suspended']);
      if (role !== 'operator') await requireAnotherOperator(transaction, account);
      requireAgencyRole(role, await readAccountAgencies(transaction, id));
      await updateAccount(transaction, id, { role });
      await updatePrimaryScope(transaction, id, primaryScope(role));
      const action = `role changed from ${account.role} to ${role}`;
      await writeAudit(transaction, { at: clock.now(), accountId: id, actor, action, reason });
    });
  }

  /** One named token, or with `undefined` every token, the primary one and sessions included. */
  async function revokeTokens(id: number, tokenId: number | undefined, { actor, reason }: Decision): Promise<void> {
    requireReason(reason);
    const at = clock.now();
    await change(async (transaction) => {
      await require(transaction, id, ['pending', 'approval', 'active', 'suspended']);
      if (tokenId === undefined) {
        await advanceTokenGeneration(transaction, id);
        await deleteTokensOf(transaction, id);
      } else if (!(await revokeNamedToken(transaction, { accountId: id, tokenId, at }))) {
        throw new RegistryError('not_found', `The account has no token ${tokenId}.`);
      }
      const action = tokenId === undefined ? 'all tokens revoked' : `token ${tokenId} revoked`;
      await writeAudit(transaction, { at, accountId: id, actor, action, reason });
    });
  }

  async function setAgencies(
    id: number,
    agencies: readonly AccountAgency[],
    { actor, reason }: Decision,
  ): Promise<void> {
    await change(async (transaction) => {
      const { role } = await require(transaction, id, ['pending', 'approval', 'active', 'suspended']);
      requireAgencyRole(role, agencies);
      await requireGoodAgencies(transaction, agencies);
      await writeAccountAgencies(transaction, id, agencies);
      await writeAudit(transaction, { at: clock.now(), accountId: id, actor, action: 'agencies changed', reason });
    });
  }

  /** For somebody who cannot get a mail. The primary token changes with it. */
  async function setPassword(id: number, password: string, { actor, reason }: Decision): Promise<void> {
    const passwordHash = await passwords.hash(password);
    await change(async (transaction) => {
      await require(transaction, id, ['active', 'suspended', 'approval']);
      await updateAccount(transaction, id, { passwordHash });
      await advanceTokenGeneration(transaction, id);
      await deleteSessionsOf(transaction, id);
      await deleteCodesOf(transaction, id);
      await writeAudit(transaction, { at: clock.now(), accountId: id, actor, action: 'password set', reason });
    });
  }

  /** Forgets the person. Their changes to the registry stay, under a number that leads nowhere. */
  async function erase(id: number, { actor }: Pick<Decision, 'actor'>): Promise<void> {
    await change(async (transaction) => {
      const account = await require(transaction, id, ['pending', 'approval', 'active', 'suspended']);
      await requireAnotherOperator(transaction, account);
      await deleteTokensOf(transaction, id);
      await deleteCodesOf(transaction, id);
      await writeAccountAgencies(transaction, id, []);
      await updateAccount(transaction, id, {
        // Nobody can register such a name, and none of the person is in it.
        username: `#${id}`,
        email: null,
        passwordHash: null,
        displayName: '',
        organisation: '',
        purpose: '',
        status: 'erased',
        statusReason: '',
        isListed: false,
      });
      await anonymiseAudit(transaction, id);
      await writeAudit(transaction, { at: clock.now(), accountId: id, actor, action: 'erased', reason: '' });
    });
  }

  async function change<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    try {
      return await database.transaction(work);
    } catch (error) {
      throw asRegistryError(error);
    }
  }
}

async function require(
  transaction: Transaction<Tables>,
  id: number,
  statuses: readonly Account['status'][],
): Promise<Account> {
  const account = await findAccount(transaction, id);
  if (account === undefined || account.status === 'erased') {
    throw new RegistryError('not_found', `There is no account ${id}.`);
  }
  if (statuses.includes(account.status)) return account;
  throw new RegistryError('conflict', `That is not possible: the account ${account.username} is ${account.status}.`);
}

async function requireAnotherOperator(transaction: Transaction<Tables>, { role, status }: Account): Promise<void> {
  if (role !== 'operator' || status !== 'active' || (await countActiveOperators(transaction)) > 1) return;
  throw new RegistryError('conflict', 'This is the only operator; make another one first.');
}

/** Whoever is decided about may ask why. */
export function requireReason(reason: string): void {
  if (reason.trim() !== '') return;
  throw new RegistryError('invalid_record', 'Give a reason.', {
    problems: [{ pointer: '/reason', message: 'is required' }],
  });
}

function requireGoodAccount({ agencies, role, ...form }: Omit<OpenedAccount, 'password'>): void {
  const problems = problemsInForm(form);
  if (problems.length > 0) throw new RegistryError('invalid_record', 'The account cannot be opened.', { problems });
  requireAgencyRole(role, agencies);
}

function requireAgencyRole(role: Role, agencies: readonly AccountAgency[]): void {
  if (agencies.length === 0 || mayHold(role, 'submit')) return;
  throw new RegistryError('invalid_record', 'Only accounts of agencies and operators can submit for an agency.');
}
