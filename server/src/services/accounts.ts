import type { Config } from '../config.ts';
import type { AccountStatus } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { PageRequest } from '../domain/page.ts';
import {
  findAccount,
  findAccountByUsername,
  listAccounts,
  listPublishedUsers,
  readAccountAgencies,
} from '../store/account-store.ts';
import type { Database } from '../store/database.ts';
import { createAccountAdministration } from './account-administration.ts';
import { createAccountChanges } from './account-changes.ts';
import { createAccountMails } from './account-mails.ts';
import { createAgencyMail } from './agency-mail.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { createBackgroundWork } from './background-work.ts';
import { createLogin } from './login.ts';
import { createMail, type MailOptions } from './mail.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { createOutbox } from './outbox.ts';
import { createPasswords, type PasswordCost } from './passwords.ts';
import { createRegistration } from './registration.ts';
import { createSessions } from './sessions.ts';
import { createTokenCheck } from './token-check.ts';
import { openTokenSecrets } from './token-secrets.ts';
import { createTokens } from './tokens.ts';

export interface AccountsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly baseUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly registrationPolicy: 'instant' | 'approval';
  readonly termsVersion: string;
  /** Told what goes wrong in the background: mails that do not get through, notes that cannot be written. */
  readonly onError: (error: unknown) => void;
  readonly passwordCost?: PasswordCost;
  readonly mailPauseMs?: MailOptions['pauseMs'];
}

/** What the settings say about accounts. */
export function accountSettings(
  config: Pick<Config, 'dataDir' | 'publicBaseUrl' | 'smtpUrl' | 'mailFrom' | 'registrationPolicy' | 'termsVersion'>,
) {
  const { dataDir, publicBaseUrl: baseUrl, smtpUrl, mailFrom, registrationPolicy, termsVersion } = config;
  return { dataDir, baseUrl, smtpUrl, mailFrom, registrationPolicy, termsVersion };
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** Everything about accounts, put together; used by the server and by the command line alike. */
export async function openAccounts(options: AccountsOptions) {
  const { database, clock, dataDir, baseUrl, smtpUrl, mailFrom, termsVersion, onError } = options;
  const secrets = await openTokenSecrets(dataDir);
  const passwords = createPasswords(options.passwordCost === undefined ? {} : { cost: options.passwordCost });
  const mail = createMail({
    smtpUrl,
    from: mailFrom,
    dataDir,
    clock,
    onFailure: onError,
    ...(options.mailPauseMs !== undefined && { pauseMs: options.mailPauseMs }),
  });
  const background = createBackgroundWork({ onError });
  const attempts = createAttemptLimits({ database, clock });
  const login = createLogin({ database, passwords, attempts });
  const shared = {
    database,
    clock,
    passwords,
    attempts,
    login,
    mail,
    background,
    codes: createOneTimeCodes({ database, clock }),
    mails: createAccountMails({ baseUrl }),
  };
  const tokenCheck = createTokenCheck({ database, clock, onError });
  const agencyMail = createAgencyMail({ database, clock, mail, background });

  return {
    login,
    passwords,
    tokenCheck,
    agencyMail,
    outbox: createOutbox({ dataDir }),
    codes: shared.codes,
    sessions: createSessions({ database, clock }),
    tokens: createTokens({ database, clock, secrets }),
    registration: createRegistration({ ...shared, policy: options.registrationPolicy, termsVersion }),
    changes: createAccountChanges(shared),
    administration: createAccountAdministration(shared),
    /** An account as its owner may see it. */
    async profile(accountId: number) {
      const account = await findAccount(database.primary, accountId);
      if (account === undefined) throw new RegistryError('not_found', 'The account no longer exists.');
      return { account, agencies: await readAccountAgencies(database.primary, accountId) };
    },
    find: (username: string) => findAccountByUsername(database.primary, username),
    list: (status?: AccountStatus) => listAccounts(database.primary, status),
    publishedUsers: (page: PageRequest) => listPublishedUsers(database.reader, page),
    /** Resolves when every mail is on its way. */
    idle: () => background.idle(),
    async close() {
      await background.idle();
      await tokenCheck.close();
      mail.close();
    },
  };
}
