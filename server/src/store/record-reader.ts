import type { Kysely } from 'kysely';
import { RECORD_TYPES, type RecordType, type Stored } from '../domain/record.ts';
import { fixedQuery } from './fixed-query.ts';
import { parseContent } from './record-content.ts';
import type { RecordContents } from './record-mapping.ts';
import { inChunks } from './rows.ts';
import type { Tables } from './tables.ts';

export const recordColumns = ['id', 'version', 'created_at', 'updated_at', 'content'] as const;

export type RecordRow = Pick<Tables[RecordType], (typeof recordColumns)[number]>;

/** Both by id; the columns and the table are all that differs between kinds. */
const byIds = Object.fromEntries(
  RECORD_TYPES.map((type) => [
    type,
    fixedQuery<RecordRow>((db, ids) =>
      db
        .selectFrom(type)
        .select(recordColumns)
        .where('id', 'in', ids as readonly number[]),
    ),
  ]),
) as unknown as Readonly<Record<RecordType, ReturnType<typeof fixedQuery<RecordRow>>>>;

/** One record by its id: one query, whatever its kind. */
export async function findRecord<Type extends RecordType>(
  db: Kysely<Tables>,
  type: Type,
  id: number,
): Promise<Stored<RecordContents[Type]> | undefined> {
  const [row] = await byIds[type](db, [id]);
  return row && toRecord(type, row);
}

/** The records with these ids, by id. Unknown ids are left out. */
export async function findRecords<Type extends RecordType>(
  db: Kysely<Tables>,
  type: Type,
  ids: readonly number[],
): Promise<Map<number, Stored<RecordContents[Type]>>> {
  const found = new Map<number, Stored<RecordContents[Type]>>();
  for (const part of inChunks([...new Set(ids)])) {
    for (const row of await byIds[type](db, padded(part))) found.set(row.id, toRecord(type, row));
  }
  return found;
}

/** Repeats the last id up to the next power of two, so that lists of many lengths share few texts. */
export function padded(ids: readonly number[]): readonly number[] {
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  return ids.length === length ? ids : [...ids, ...Array<number>(length - ids.length).fill(ids.at(-1) ?? 0)];
}

/** Records in order of their ids, starting after one; for walking over all of them in parts. */
export async function readRecordsAfter<Type extends RecordType>(
  db: Kysely<Tables>,
  type: Type,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<Stored<RecordContents[Type]>[]> {
  // Named as the union: the generic one has too many forms for the compiler.
  const table: RecordType = type;
  const rows = await db
    .selectFrom(table)
    .select(recordColumns)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => toRecord(type, row));
}

export function toRecord<Type extends RecordType>(type: Type, row: RecordRow): Stored<RecordContents[Type]> {
  const { id, version, created_at: createdAt, updated_at: updatedAt } = row;
  return Object.assign(parseContent(type, row.content), { id, version, createdAt, updatedAt });
}

const RECORDS_AT_ONCE = 500;

/** All records of a kind, in parts, in order of their ids. */
export async function* walkRecords<Type extends RecordType>(
  db: Kysely<Tables>,
  type: Type,
  limit = RECORDS_AT_ONCE,
): AsyncGenerator<readonly Stored<RecordContents[Type]>[]> {
  for (let after = 0; ; ) {
    const records = await readRecordsAfter(db, type, { after, limit });
    const last = records.at(-1);
    if (last === undefined) return;
    yield records;
    after = last.id;
  }
}
