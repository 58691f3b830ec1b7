import type { Static } from 'typebox';
import type { AccountAgency } from '../../domain/account.ts';
import type { AccountDesk } from '../../services/administer-accounts.ts';
import type { AccountAgencyBody, AdminAccount, AdminAccountItem } from '../schemas/admin-account.ts';
import { toNamedToken } from './account-view.ts';

type Listed = Awaited<ReturnType<AccountDesk['list']>>['items'][number];
type Found = Awaited<ReturnType<AccountDesk['find']>>;

export function toAdminAccountItem(account: Listed): Static<typeof AdminAccountItem> {
  return {
    id: account.id,
    username: account.username,
    email: account.email ?? '',
    display_name: account.displayName,
    organisation: account.organisation,
    purpose: account.purpose,
    role: account.role,
    status: account.status,
    status_reason: account.statusReason,
    created_at: account.createdAt,
    confirmed_at: account.confirmedAt,
  };
}

export function toAdminAccount({ account, agencies, tokens, audit }: Found): Static<typeof AdminAccount> {
  return {
    ...toAdminAccountItem(account),
    listed: account.isListed,
    hidden: account.isHidden,
    agencies: agencies.map(({ agencyId, relation, validFrom, validTo }) => ({
      agency_id: agencyId,
      relation,
      valid_from: validFrom,
      valid_to: validTo,
    })),
    tokens: tokens.map(toNamedToken),
    audit: audit.map(({ at, actor, action, reason }) => ({ at, actor, action, reason })),
  };
}

export function toAccountAgency(body: Static<typeof AccountAgencyBody>): AccountAgency {
  return {
    agencyId: body.agency_id,
    relation: body.relation,
    validFrom: body.valid_from ?? null,
    validTo: body.valid_to ?? null,
  };
}
