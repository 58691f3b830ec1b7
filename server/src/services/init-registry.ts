import { randomBytes } from 'node:crypto';
import { RegistryError } from '../domain/errors.ts';
import type { Database } from '../store/database.ts';
import { readRegistryKind, saveRegistryKind } from '../store/registry-settings.ts';
import type { Accounts } from './accounts.ts';

export interface FirstOperator {
  readonly username: string;
  readonly email: string;
  /** A random one when absent. */
  readonly password?: string;
}

/** Makes an empty database a real registry with its first operator. Returns the password to hand over, once. */
export async function initRegistry(
  { database, accounts }: { readonly database: Database; readonly accounts: Pick<Accounts, 'administration'> },
  { username, email, password = randomBytes(15).toString('base64url') }: FirstOperator,
): Promise<string> {
  const known = await readRegistryKind(database.reader);
  if (known) {
    const what = known.kind === 'real' ? 'a real registry' : 'a demo';
    throw new RegistryError(
      'conflict',
      `There is ${what} here already; a new registry needs an empty folder or database`,
    );
  }
  // The account first: an address that is refused leaves everything as it was.
  await accounts.administration.open(
    {
      username,
      email,
      password,
      displayName: username,
      organisation: '',
      purpose: 'Operator of the registry',
      role: 'operator',
      agencies: [],
    },
    { actor: 'system', reason: 'First operator' },
  );
  await saveRegistryKind(database, { kind: 'real' });
  return password;
}
