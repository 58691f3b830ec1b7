import type { Kysely } from 'kysely';
import type { RecordType, Stored } from '../domain/record.ts';
import type { RecordContents } from './record-mapping.ts';
import { inChunks } from './rows.ts';
import type { Tables } from './tables.ts';

const recordColumns = ['id', 'version', 'created_at', 'updated_at', 'content'] as const;

type RecordRow = Pick<Tables[RecordType], (typeof recordColumns)[number]>;

/** One record by its id: one query, whatever its kind. */
export async function findRecord<Type extends RecordType>(
  db: Kysely<Tables>,
  type: Type,
  id: number,
): Promise<Stored<RecordContents[Type]> | undefined> {
  const row = await db
    .selectFrom(type as RecordType)
    .select(recordColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toRecord<Type>(row);
}

/** The records with these ids, by id. Unknown ids are left out. */
export async function findRecords<Type extends RecordType>(
  db: Kysely<Tables>,
  type: Type,
  ids: readonly number[],
): Promise<Map<number, Stored<RecordContents[Type]>>> {
  const found = new Map<number, Stored<RecordContents[Type]>>();
  for (const part of inChunks([...new Set(ids)])) {
    const rows = await db
      .selectFrom(type as RecordType)
      .select(recordColumns)
      .where('id', 'in', part)
      .execute();
    for (const row of rows) found.set(row.id, toRecord<Type>(row));
  }
  return found;
}

/** Records in order of their ids, starting after one; for walking over all of them in parts. */
export async function readRecordsAfter<Type extends RecordType>(
  db: Kysely<Tables>,
  type: Type,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<Stored<RecordContents[Type]>[]> {
  const rows = await db
    .selectFrom(type as RecordType)
    .select(recordColumns)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => toRecord<Type>(row));
}

export function toRecord<Type extends RecordType>(row: RecordRow): Stored<RecordContents[Type]> {
  return {
    ...(JSON.parse(row.content) as RecordContents[Type]),
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
