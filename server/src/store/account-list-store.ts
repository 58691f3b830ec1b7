import { type Kysely, sql } from 'kysely';
import type { AccountStatus, Role } from '../domain/account.ts';
import type { Instant } from '../domain/day.ts';
import type { Page, PageRequest } from '../domain/page.ts';
import type { Tables } from './tables.ts';

export interface AccountFilter {
  readonly status?: AccountStatus | undefined;
  readonly role?: Role | undefined;
  readonly agencyId?: number | undefined;
  /** A part of the username, the names, the organisation or the mail address, in any case. */
  readonly query?: string | undefined;
}

/** An account as it stands in a list. */
export interface ListedAccount {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly displayName: string;
  readonly organisation: string;
  readonly purpose: string;
  readonly role: Role;
  readonly status: AccountStatus;
  readonly statusReason: string;
  readonly createdAt: Instant;
  readonly confirmedAt: Instant | null;
}

/** Oldest first, so that who waits longest comes first; erased accounts are never listed. */
export async function pageOfAccounts(
  db: Kysely<Tables>,
  { status, role, agencyId, query }: AccountFilter,
  { limit, offset }: PageRequest,
): Promise<Page<ListedAccount>> {
  let chosen = db.selectFrom('account').where('status', '<>', 'erased');
  if (status !== undefined) chosen = chosen.where('status', '=', status);
  if (role !== undefined) chosen = chosen.where('role', '=', role);
  if (agencyId !== undefined) {
    chosen = chosen.where('id', 'in', (eb) =>
      eb.selectFrom('account_agency').select('account_id').where('agency_id', '=', agencyId),
    );
  }
  if (query !== undefined) {
    const pattern = `%${query.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    chosen = chosen.where(
      sql<boolean>`lower(username || ' ' || display_name || ' ' || organisation || ' ' || coalesce(email, ''))
        like ${pattern} escape '\\'`,
    );
  }
  const { count } = await chosen.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const items = await chosen
    .select(['id', 'username', 'email', 'display_name as displayName', 'organisation', 'purpose', 'role', 'status'])
    .select(['status_reason as statusReason', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
    .orderBy('id')
    .limit(limit ?? count)
    .offset(offset)
    .execute();
  return { count: count, items };
}
