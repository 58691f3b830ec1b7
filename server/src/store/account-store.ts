import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import {
  type Account,
  type AccountAgency,
  type AccountStatus,
  type PublishedUser,
  publishedName,
} from '../domain/account.ts';
import type { Instant } from '../domain/day.ts';
import type { Page, PageRequest } from '../domain/page.ts';
import { fixedQuery } from './fixed-query.ts';
import { reserveIds } from './id-counter.ts';
import { insertRows } from './rows.ts';
import type { Bit, Tables } from './tables.ts';

type AccountRow = Selectable<Tables['account']>;

export type NewAccount = Omit<Account, 'id' | 'tokenGeneration'>;
export type AccountChanges = Partial<Omit<Account, 'id' | 'createdAt'>>;

export async function insertAccount(db: Kysely<Tables>, account: NewAccount): Promise<number> {
  const id = await reserveIds(db, 'account', 1);
  await insertRows(db, 'account', [toRow({ ...account, id, tokenGeneration: 1 })]);
  return id;
}

export async function updateAccount(db: Kysely<Tables>, id: number, changes: AccountChanges): Promise<void> {
  await db.updateTable('account').set(toColumns(changes)).where('id', '=', id).execute();
}

/** Makes every primary token of the account invalid and returns the new generation. */
export async function advanceTokenGeneration(db: Kysely<Tables>, id: number): Promise<number> {
  const { generation } = await db
    .updateTable('account')
    .set(({ eb }) => ({ token_generation: eb('token_generation', '+', 1) }))
    .where('id', '=', id)
    .returning('token_generation as generation')
    .executeTakeFirstOrThrow();
  return generation;
}

export async function findAccount(db: Kysely<Tables>, id: number): Promise<Account | undefined> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/** The case of letters does not matter. */
export async function findAccountByUsername(db: Kysely<Tables>, username: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccountByEmail(db: Kysely<Tables>, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
  return row && toAccount(row);
}

/** Every account but the erased ones, or those in one status, in order of their ids. */
export async function listAccounts(db: Kysely<Tables>, status?: AccountStatus): Promise<Account[]> {
  const accounts = db.selectFrom('account').selectAll().orderBy('id');
  const chosen =
    status === undefined ? accounts.where('status', '<>', 'erased') : accounts.where('status', '=', status);
  return (await chosen.execute()).map(toAccount);
}

/** Those who agreed to be named, oldest first. */
export async function listPublishedUsers(db: Kysely<Tables>, page: PageRequest): Promise<Page<PublishedUser>> {
  const published = db
    .selectFrom('account')
    .where('status', '=', 'active')
    .where('is_listed', '=', 1)
    .where('is_hidden', '=', 0)
    .where('confirmed_at', 'is not', null);
  const { count } = await published.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await published
    .select(['display_name as displayName', 'organisation', 'purpose', 'confirmed_at as confirmedAt'])
    .orderBy('confirmed_at')
    .orderBy('id')
    // SQLite takes an offset only together with a limit.
    .limit(page.limit ?? count)
    .offset(page.offset)
    .execute();
  const items = rows.map((row) => ({
    name: publishedName(row),
    purpose: row.purpose,
    since: (row.confirmedAt ?? '').slice(0, 10),
  }));
  return { count, items };
}

export async function countActiveOperators(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'operator')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives names back that somebody asked for but never confirmed. */
export async function deletePendingAccounts(db: Kysely<Tables>, createdBefore: Instant): Promise<void> {
  const stale = db
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'pending')
    .where('created_at', '<', createdBefore);
  for (const table of ['one_time_code', 'private_audit', 'token', 'account_agency'] as const) {
    await db.deleteFrom(table).where('account_id', 'in', stale).execute();
  }
  await db.deleteFrom('account').where('status', '=', 'pending').where('created_at', '<', createdBefore).execute();
}

export function readAccountAgencies(db: Kysely<Tables>, accountId: number): Promise<AccountAgency[]> {
  return agenciesOfAccount(db, [accountId]);
}

const agenciesOfAccount = fixedQuery<AccountAgency>((db, [accountId]) =>
  db
    .selectFrom('account_agency')
    .select(['agency_id as agencyId', 'relation', 'valid_from as validFrom', 'valid_to as validTo'])
    .where('account_id', '=', accountId as number)
    .orderBy('position'),
);

/** Replaces the agencies an account may submit for. */
export async function writeAccountAgencies(
  db: Kysely<Tables>,
  accountId: number,
  agencies: readonly AccountAgency[],
): Promise<void> {
  await db.deleteFrom('account_agency').where('account_id', '=', accountId).execute();
  const rows = agencies.map(({ agencyId, relation, validFrom, validTo }, position) => ({
    account_id: accountId,
    position,
    agency_id: agencyId,
    relation,
    valid_from: validFrom,
    valid_to: validTo,
  }));
  await insertRows(db, 'account_agency', rows);
}

const COLUMN_OF = {
  username: 'username',
  email: 'email',
  passwordHash: 'password_hash',
  displayName: 'display_name',
  organisation: 'organisation',
  purpose: 'purpose',
  role: 'role',
  status: 'status',
  statusReason: 'status_reason',
  isListed: 'is_listed',
  isHidden: 'is_hidden',
  termsVersion: 'terms_version',
  tokenGeneration: 'token_generation',
  createdAt: 'created_at',
  confirmedAt: 'confirmed_at',
} as const satisfies Record<keyof Omit<Account, 'id'>, keyof AccountRow>;

function toColumns(changes: Partial<Omit<Account, 'id'>>): Updateable<Tables['account']> {
  const entries = Object.entries(changes) as [keyof typeof COLUMN_OF, string | number | boolean | null][];
  return Object.fromEntries(
    entries.map(([name, value]) => [COLUMN_OF[name], typeof value === 'boolean' ? toBit(value) : value]),
  );
}

function toRow({ id, ...rest }: Account) {
  return { id, ...(toColumns(rest) as Omit<AccountRow, 'id'>) };
}

function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    passwordHash: row.password_hash,
    displayName: row.display_name,
    organisation: row.organisation,
    purpose: row.purpose,
    role: row.role,
    status: row.status,
    statusReason: row.status_reason,
    isListed: row.is_listed === 1,
    isHidden: row.is_hidden === 1,
    termsVersion: row.terms_version,
    tokenGeneration: row.token_generation,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
  };
}

function toBit(value: boolean): Bit {
  return value ? 1 : 0;
}
