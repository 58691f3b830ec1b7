import type { Kysely } from 'kysely';
import type { Day } from '../domain/day.ts';
import type { Tables } from './tables.ts';

/** The mail addresses of those who may submit for an agency on a day, each once. */
export async function listAgencyRecipients(db: Kysely<Tables>, agencyId: number, today: Day): Promise<string[]> {
  const rows = await db
    .selectFrom('account_agency')
    .innerJoin('account', 'account.id', 'account_agency.account_id')
    .select('account.email')
    .distinct()
    .where('account_agency.agency_id', '=', agencyId)
    .where('account.status', '=', 'active')
    .where(({ eb, or }) => or([eb('valid_from', 'is', null), eb('valid_from', '<=', today)]))
    .where(({ eb, or }) => or([eb('valid_to', 'is', null), eb('valid_to', '>=', today)]))
    .orderBy('account.email')
    .execute();
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
}
