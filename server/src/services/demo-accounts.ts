import { randomBytes } from 'node:crypto';
import type { Account, Role } from '../domain/account.ts';
import type { Accounts } from './accounts.ts';

/** What is printed at the start of a demo registry. */
export interface DemoLogin {
  readonly role: Role;
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

export interface DemoAccountsOptions {
  readonly accounts: Pick<Accounts, 'administration' | 'find' | 'passwords' | 'tokens'>;
  /** The agency that the demo agency submits for. */
  readonly agencyId: number;
  /** Passwords that everybody knows are for a registry that only its own machine can reach. */
  readonly passwords: 'known' | 'random';
}

const DECISION = { actor: 'system', reason: 'Demo login' };

const DEMO_USERS: readonly { readonly username: string; readonly role: Role; readonly organisation: string }[] = [
  { username: 'reader', role: 'consumer', organisation: 'Demo reader' },
  { username: 'agency', role: 'agency', organisation: 'Demo agency' },
  { username: 'operator', role: 'operator', organisation: 'Demo operator' },
];

/** Makes sure that there is a login for each role and that its password is the one returned. */
export async function prepareDemoAccounts({ accounts, agencyId, passwords }: DemoAccountsOptions) {
  const logins: DemoLogin[] = [];
  for (const { username, role, organisation } of DEMO_USERS) {
    const password = passwords === 'known' ? username : randomBytes(12).toString('base64url');
    const account = (await accounts.find(username)) ?? (await open());
    if (!(await accounts.passwords.isRight(password, account.passwordHash))) {
      await accounts.administration.setPassword(account.id, password, DECISION);
    }
    const current = (await accounts.find(username)) ?? account;
    logins.push({ role, username, password, token: await accounts.tokens.primary(current) });

    function open(): Promise<Account> {
      const agencies = [{ agencyId, relation: 'own', validFrom: null, validTo: null }] as const;
      return accounts.administration.open(
        {
          username,
          email: `${username}@demo.example`,
          displayName: '',
          organisation,
          purpose: 'Trying out the demo registry',
          role,
          agencies: role === 'agency' ? agencies : [],
          password,
        },
        DECISION,
      );
    }
  }
  return logins;
}
