import type { Kysely } from 'kysely';
import type { AccountAgency } from '../domain/account.ts';
import { type Problem, RegistryError } from '../domain/errors.ts';
import { findAccountByEmail, findAccountByUsername } from '../store/account-store.ts';
import { findRecords } from '../store/record-reader.ts';
import type { Tables } from '../store/tables.ts';

/** Two people cannot share a username or a mailbox. */
export async function requireNobodyElse(
  db: Kysely<Tables>,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<void> {
  const namesake = await findAccountByUsername(db, username);
  const reader = await findAccountByEmail(db, email);
  const problems: Problem[] = [
    ...(namesake === undefined ? [] : [{ pointer: '/username', message: 'is already taken' }]),
    ...(reader === undefined ? [] : [{ pointer: '/email', message: 'belongs to another account' }]),
  ];
  if (problems.length > 0) throw new RegistryError('conflict', 'The account cannot be opened.', { problems });
}

/** The agencies that an account submits for exist, and none ends before it begins. */
export async function requireGoodAgencies(db: Kysely<Tables>, agencies: readonly AccountAgency[]): Promise<void> {
  const ids = agencies.map(({ agencyId }) => agencyId);
  const known = await findRecords(db, 'agency', ids);
  const problems = agencies.flatMap(({ agencyId, validFrom, validTo }, index): Problem[] => {
    const unknown = { pointer: `/agencies/${index}/agency_id`, message: `names no agency: there is none ${agencyId}` };
    const reversed = { pointer: `/agencies/${index}/valid_to`, message: 'is before the first day' };
    return [
      ...(known.has(agencyId) ? [] : [unknown]),
      ...(validFrom !== null && validTo !== null && validTo < validFrom ? [reversed] : []),
    ];
  });
  if (problems.length === 0) return;
  throw new RegistryError('invalid_record', 'The account cannot submit for these agencies.', { problems });
}
