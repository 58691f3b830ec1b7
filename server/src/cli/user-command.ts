import { randomBytes } from 'node:crypto';
import { ACCOUNT_STATUSES, type Account, type AccountStatus, ROLES, type Role, SCOPES } from '../domain/account.ts';
import { RegistryError } from '../domain/errors.ts';
import { addSeconds } from '../domain/instant.ts';
import type { Accounts } from '../services/accounts.ts';
import { type Command, type CommandInput, UsageError } from './command.ts';
import { withAccounts } from './with-accounts.ts';

const ACTOR = 'command line';
const DAY_SECONDS = 86_400;

const userAdd: Command = {
  name: 'user add',
  summary: 'opens an account',
  usage:
    'USERNAME --email ADDRESS [--role ROLE] [--organisation NAME] [--purpose TEXT] [--agency ID] [--generate-password]',
  help: `
The owner gets a mail with a link to choose a password, or, without a mail server, the
mail is put into DATA_DIR/outbox.

  --role ROLE           consumer (default), agency or operator
  --agency ID           the agency it submits for; can be repeated
  --generate-password   no mail: prints a password once

  touchstone user add ada --email ada@example.org --role operator --generate-password`,
  options: {
    email: { type: 'string' },
    role: { type: 'string' },
    organisation: { type: 'string' },
    purpose: { type: 'string' },
    agency: { type: 'string', multiple: true },
    'generate-password': { type: 'boolean' },
  },
  words: { min: 1, max: 1 },
  run: ({ words, options }, context) =>
    withAccounts(context, async (accounts) => {
      const [username = ''] = words;
      const password = options['generate-password'] === true ? generatePassword() : undefined;
      const agencies = [options['agency'] ?? []].flat().map((id) => ({
        agencyId: wholeNumber('agency', String(id)),
        relation: 'own' as const,
        validFrom: null,
        validTo: null,
      }));
      const account = await accounts.administration.open(
        {
          username,
          email: textOption(options, 'email') ?? missing('--email'),
          displayName: '',
          organisation: textOption(options, 'organisation') ?? username,
          purpose: textOption(options, 'purpose') ?? 'Opened by the operator',
          role: choice<Role>('role', options['role'], ROLES) ?? 'consumer',
          agencies,
          ...(password !== undefined && { password }),
        },
        { actor: ACTOR, reason: '' },
      );
      context.output.line(`Account ${account.id} "${username}" is open.`);
      context.output.line(
        password === undefined ? `A mail to ${account.email} asks for the password.` : `Password: ${password}`,
      );
    }),
};

const userList: Command = {
  name: 'user list',
  summary: 'lists the accounts',
  usage: '[--status STATUS]',
  help: `
One line an account: number, username, role, status, mail address, since, reason.

  --status STATUS   pending, approval, active or suspended

  touchstone user list --status approval`,
  options: { status: { type: 'string' } },
  run: ({ options }, context) =>
    withAccounts(context, async (accounts) => {
      const listed = await accounts.list(choice<AccountStatus>('status', options['status'], ACCOUNT_STATUSES));
      for (const account of listed) context.output.line(describe(account));
      context.output.note(listed.length === 1 ? '1 account' : `${listed.length} accounts`);
    }),
};

const userSuspend: Command = {
  name: 'user suspend',
  summary: 'suspends an account, or refuses one that waits for approval',
  usage: 'USERNAME --reason TEXT',
  help: `
Its tokens stop working within a second. The owner is told the reason, by mail and with
every request.

  touchstone user suspend ada --reason "Resold the data"`,
  options: { reason: { type: 'string' } },
  words: { min: 1, max: 1 },
  run: ({ words, options }, context) =>
    withAccounts(context, async (accounts) => {
      const account = await requireAccount(accounts, words);
      const reason = textOption(options, 'reason') ?? missing('--reason');
      await accounts.administration.suspend(account.id, { actor: ACTOR, reason });
      context.output.line(`"${account.username}" is suspended.`);
    }),
};

const userRestore: Command = {
  name: 'user restore',
  summary: 'ends a suspension, or agrees to an account that waits for approval',
  usage: 'USERNAME [--reason TEXT]',
  help: `
  touchstone user restore ada --reason "It was a misunderstanding"`,
  options: { reason: { type: 'string' } },
  words: { min: 1, max: 1 },
  run: ({ words, options }, context) =>
    withAccounts(context, async (accounts) => {
      const account = await requireAccount(accounts, words);
      const reason = textOption(options, 'reason') ?? '';
      await accounts.administration.restore(account.id, { actor: ACTOR, reason });
      context.output.line(`"${account.username}" is active.`);
    }),
};

const userToken: Command = {
  name: 'user token',
  summary: 'prints the token of an account, or makes another',
  usage: 'USERNAME [--renew | --name NAME [--scope SCOPE] [--days N]]',
  help: `
Without options it prints the primary token, the same every time.

  --renew         a new primary token; the old one stops working
  --name NAME     a named token beside it, printed once
  --scope SCOPE   of the named token: read (default), submit or admin
  --days N        of the named token: valid for so many days; needed for admin

  touchstone user token ada --name desk --scope admin --days 30`,
  options: {
    renew: { type: 'boolean' },
    name: { type: 'string' },
    scope: { type: 'string' },
    days: { type: 'string' },
  },
  words: { min: 1, max: 1 },
  run: ({ words, options }, context) =>
    withAccounts(context, async (accounts) => {
      const account = await requireAccount(accounts, words);
      const name = textOption(options, 'name');
      if (options['renew'] === true && name !== undefined)
        throw new UsageError('--renew and --name exclude each other.');
      if (account.status !== 'active') {
        throw new RegistryError('conflict', `The account "${account.username}" is ${account.status}.`);
      }
      if (name === undefined) {
        const { tokens } = accounts;
        context.output.line(
          await (options['renew'] === true ? tokens.rotate(account, ACTOR) : tokens.primary(account)),
        );
        return;
      }
      const days = textOption(options, 'days');
      const { token } = await accounts.tokens.createNamed(
        account,
        {
          name,
          scope: choice('scope', options['scope'], SCOPES) ?? 'read',
          expiresAt:
            days === undefined ? null : addSeconds(context.clock.now(), wholeNumber('days', days) * DAY_SECONDS),
        },
        ACTOR,
      );
      context.output.line(token);
    }),
};

const userReset: Command = {
  name: 'user reset',
  summary: 'lets somebody choose a new password',
  usage: 'USERNAME [--generate-password]',
  help: `
Sends the mail that the owner could also ask for.

  --generate-password   no mail: prints a new password once; the primary token changes

  touchstone user reset ada`,
  options: { 'generate-password': { type: 'boolean' } },
  words: { min: 1, max: 1 },
  run: ({ words, options }, context) =>
    withAccounts(context, async (accounts) => {
      const account = await requireAccount(accounts, words);
      if (options['generate-password'] === true) {
        const password = generatePassword();
        await accounts.administration.setPassword(account.id, password, { actor: ACTOR, reason: '' });
        context.output.line(`Password: ${password}`);
        return;
      }
      await accounts.changes.requestReset(account.username, ACTOR);
      context.output.line(`A mail to ${account.email} asks for the password.`);
    }),
};

/** Everything the command line does with accounts. */
export const USER_COMMANDS: readonly Command[] = [userAdd, userList, userSuspend, userRestore, userToken, userReset];

async function requireAccount(accounts: Accounts, [username = '']: readonly string[]): Promise<Account> {
  const account = await accounts.find(username);
  if (account === undefined) throw new RegistryError('not_found', `There is no account "${username}".`);
  return account;
}

function describe({ id, username, role, status, email, createdAt, statusReason }: Account): string {
  return [id, username, role, status, email, createdAt.slice(0, 10), statusReason].join('\t').trimEnd();
}

function generatePassword(): string {
  return randomBytes(12).toString('base64url');
}

function textOption(options: CommandInput['options'], name: string): string | undefined {
  const given = options[name];
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : undefined;
}

function choice<Value extends string>(name: string, given: unknown, values: readonly Value[]): Value | undefined {
  if (given === undefined) return undefined;
  const found = values.find((value) => value === given);
  if (found === undefined) throw new UsageError(`--${name} takes one of: ${values.join(', ')}.`);
  return found;
}

function wholeNumber(name: string, given: string): number {
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new UsageError(`--${name} takes a whole number, not "${given}".`);
}

function missing(option: string): never {
  throw new UsageError(`${option} is missing.`);
}
