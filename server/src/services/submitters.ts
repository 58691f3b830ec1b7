import type { Role } from '../domain/account.ts';
import type { Agency } from '../domain/agency.ts';
import type { Day } from '../domain/day.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Stored } from '../domain/record.ts';
import { agencyIdsOf, type Submitter } from '../domain/submission/authority.ts';
import { toAgencyReference } from '../import/references.ts';
import { readAccountAgencies } from '../store/account-store.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { Database } from '../store/database.ts';
import { createPartyFinder } from '../submission/find-parties.ts';

/** Who asks. */
export interface Asking {
  readonly accountId: number;
  readonly role: Role;
}

export async function readSubmitter(db: Database['primary'], { accountId, role }: Asking): Promise<Submitter> {
  return { role, agencies: await readAccountAgencies(db, accountId) };
}

/** The agencies whose reports somebody sees in every state; `undefined` for all, which the operator does. */
export async function agencyIdsSeenBy(
  db: Database['primary'],
  asking: Asking,
  today: Day,
): Promise<readonly number[] | undefined> {
  return asking.role === 'operator' ? undefined : agencyIdsOf(await readSubmitter(db, asking), today);
}

export function findAgencyNamed(text: string, catalogue: Catalogue): Stored<Agency> | undefined {
  return createPartyFinder(catalogue, []).agency(toAgencyReference(text), '');
}

/** The agency that the parameter `agency` names. */
export function agencyNamed(text: string, catalogue: Catalogue): Stored<Agency> {
  const agency = findAgencyNamed(text, catalogue);
  if (agency !== undefined) return agency;
  throw new RegistryError('invalid_parameter', `There is no agency called "${text}".`, {
    problems: [{ parameter: 'agency', message: `does not know "${text}"` }],
  });
}
