import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from '../src/domain/account.ts';
import type { Instant } from '../src/domain/day.ts';
import { addSeconds } from '../src/domain/instant.ts';
import type { OpenedAccount } from '../src/services/account-administration.ts';
import { type Accounts, type AccountsOptions, openAccounts } from '../src/services/accounts.ts';
import type { RegistrationForm } from '../src/services/registration.ts';
import type { Database } from '../src/store/database.ts';
import { TEST_NOW } from './database.ts';

/** Quick, for tests only. */
const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A clock that a test moves. */
export function createTestClock(start: Instant = TEST_NOW) {
  let instant = start;
  return {
    now: () => instant,
    today: () => instant.slice(0, 10),
    advance(seconds: number) {
      instant = addSeconds(instant, seconds);
    },
  };
}

/** The account services with an outbox of their own. */
export async function openTestAccounts(database: Database, overrides: Partial<AccountsOptions> = {}) {
  const dataDir = overrides.dataDir ?? (await mkdtemp(join(tmpdir(), 'touchstone-accounts-')));
  const clock = createTestClock();
  const errors: unknown[] = [];
  const accounts = await openAccounts({
    database,
    clock,
    dataDir,
    baseUrl: 'http://registry.example',
    smtpUrl: undefined,
    mailFrom: 'registry@registry.example',
    registrationPolicy: 'instant',
    termsVersion: '2026-01',
    onError: (error) => errors.push(error),
    passwordCost: CHEAP_PASSWORDS,
    ...overrides,
  });
  const outbox = join(dataDir, 'outbox');

  return {
    accounts,
    clock,
    errors,
    dataDir,
    /** The mails sent so far to somebody, oldest first, line breaks of the encoding undone. */
    async mailsTo(email: string): Promise<string[]> {
      await accounts.idle();
      const names = await readdir(outbox).catch((): string[] => []);
      names.sort((one, other) => one.localeCompare(other));
      const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
      return mails.filter((mail) => mail.includes(`To: ${email}\n`)).map(decode);
    },
    async close() {
      await accounts.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function decode(mail: string): string {
  return mail.replaceAll('=\n', '').replaceAll('=3D', '=');
}

/** The code in the link of a mail. */
export function codeIn(mail: string | undefined): string {
  const code = /\?code=([\w-]+)/.exec(mail ?? '')?.[1];
  if (code === undefined) throw new Error(`There is no code in: ${mail}`);
  return code;
}

export const TEST_PASSWORD = 'seven quiet rivers';

/** An account that is open, with the password above. */
export function openAccount(
  accounts: Pick<Accounts, 'administration'>,
  username: string,
  { role = 'consumer', agencies = [], organisation = 'Test' }: Partial<OpenedAccount> = {},
): Promise<Account> {
  const email = `${username}@people.example`;
  const form = { username, email, displayName: '', organisation, purpose: 'Test', role, agencies };
  return accounts.administration.open({ ...form, password: TEST_PASSWORD }, { actor: 'test', reason: 'Test' });
}

export function aRegistration(overrides: Partial<RegistrationForm> = {}): RegistrationForm {
  return {
    username: 'ada',
    email: 'ada@people.example',
    displayName: '',
    organisation: 'University of Valmere',
    purpose: 'Recognition of foreign degrees',
    termsVersion: '2026-01',
    isListed: true,
    language: 'en',
    ...overrides,
  };
}
