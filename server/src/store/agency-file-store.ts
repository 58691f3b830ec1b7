import type { Kysely, Transaction } from 'kysely';
import type { Instant } from '../domain/day.ts';
import { reserveIds } from './id-counter.ts';
import { insertRows } from './rows.ts';
import type { Tables } from './tables.ts';

/** The document of a decision on an agency. */
export interface AgencyFile {
  readonly id: number;
  readonly agencyId: number;
  readonly fileName: string;
  readonly sha256: string;
  readonly size: number;
  readonly at: Instant;
  readonly actor: string;
}

export async function insertAgencyFile(
  transaction: Transaction<Tables>,
  { agencyId, fileName, sha256, size, at, actor }: Omit<AgencyFile, 'id'>,
): Promise<number> {
  const id = await reserveIds(transaction, 'agency_file', 1);
  const row = { id, agency_id: agencyId, file_name: fileName, sha256, size, at, actor };
  await insertRows(transaction, 'agency_file', [row]);
  return id;
}

export async function findAgencyFile(db: Kysely<Tables>, id: number): Promise<AgencyFile | undefined> {
  const row = await db.selectFrom('agency_file').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { agency_id: agencyId, file_name: fileName, ...rest } = row;
  return { ...rest, agencyId, fileName };
}
