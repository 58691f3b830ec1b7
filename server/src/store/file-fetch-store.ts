import type { Kysely } from 'kysely';
import type { Instant } from '../domain/day.ts';
import { inChunks } from './rows.ts';
import type { Tables } from './tables.ts';

/** How the fetching of a file went so far. */
export interface FetchState {
  readonly fileId: number;
  readonly tries: number;
  readonly triedAt: Instant;
  /** `null` when nobody tries any more. */
  readonly nextAt: Instant | null;
  /** Why the last try failed. */
  readonly message: string;
}

export interface DueFile {
  readonly fileId: number;
  readonly reportId: number;
  readonly tries: number;
}

/** Files whose time has come, in order of their ids. */
export async function findDueFiles(
  db: Kysely<Tables>,
  { now, after, limit }: { readonly now: Instant; readonly after: number; readonly limit: number },
): Promise<DueFile[]> {
  const rows = await db
    .selectFrom('report_file')
    .leftJoin('file_fetch', 'file_fetch.file_id', 'report_file.id')
    .select(['report_file.id as fileId', 'report_file.report_id as reportId', 'file_fetch.tries'])
    .where('report_file.state', '=', 'pending')
    .where('report_file.id', '>', after)
    .where(({ eb, or }) => or([eb('file_fetch.file_id', 'is', null), eb('file_fetch.next_at', '<=', now)]))
    .orderBy('report_file.id')
    .limit(limit)
    .execute();
  return rows.map(({ tries, ...file }) => ({ ...file, tries: tries ?? 0 }));
}

export async function writeFetchState(db: Kysely<Tables>, state: FetchState): Promise<void> {
  const { fileId, tries, triedAt, nextAt, message } = state;
  const columns = { tries, tried_at: triedAt, next_at: nextAt, message };
  await db
    .insertInto('file_fetch')
    .values({ file_id: fileId, ...columns })
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet(columns))
    .execute();
}

/** What has arrived, gone or been replaced needs no tries. */
export async function deleteFetchState(db: Kysely<Tables>, fileId: number): Promise<void> {
  await db.deleteFrom('file_fetch').where('file_id', '=', fileId).execute();
}

/** By file; one that was never tried, or has arrived, has no entry. */
export async function readFetchStates(
  db: Kysely<Tables>,
  fileIds: readonly number[],
): Promise<ReadonlyMap<number, FetchState>> {
  const found = new Map<number, FetchState>();
  for (const part of inChunks(fileIds)) {
    const rows = await db
      .selectFrom('file_fetch')
      .select(['file_id as fileId', 'tries', 'tried_at as triedAt', 'next_at as nextAt', 'message'])
      .where('file_id', 'in', part)
      .execute();
    for (const row of rows) found.set(row.fileId, row);
  }
  return found;
}

/** The report a file stands in; `undefined` when there is no such file. */
export async function findReportOfFile(db: Kysely<Tables>, fileId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('report_file')
    .select('report_id as reportId')
    .where('id', '=', fileId)
    .executeTakeFirst();
  return row?.reportId;
}
