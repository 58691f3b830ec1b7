import { RegistryError } from '../domain/errors.ts';
import type { PageRequest } from '../domain/page.ts';
import { type AccountFilter, pageOfAccounts } from '../store/account-list-store.ts';
import { findAccount, readAccountAgencies } from '../store/account-store.ts';
import type { Database } from '../store/database.ts';
import { readAudit } from '../store/private-audit-store.ts';
import { listNamedTokens } from '../store/token-store.ts';

export type AccountDesk = ReturnType<typeof createAccountDesk>;

/** What the operator sees of accounts; what is done with them is in the administration of accounts. */
export function createAccountDesk({ database }: { readonly database: Database }) {
  return {
    list: (filter: AccountFilter, page: PageRequest) => pageOfAccounts(database.primary, filter, page),

    async find(id: number) {
      const account = await findAccount(database.primary, id);
      if (account === undefined || account.status === 'erased') {
        throw new RegistryError('not_found', `There is no account ${id}.`);
      }
      return {
        account,
        agencies: await readAccountAgencies(database.primary, id),
        tokens: await listNamedTokens(database.primary, id),
        audit: await readAudit(database.primary, id),
      };
    },
  };
}
