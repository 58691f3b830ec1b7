import { CompiledQuery, type Kysely, SqliteAdapter } from 'kysely';
import type { Tables } from './tables.ts';

/** Both databases take more values in one statement; this keeps statements small and their text reusable. */
const VALUES_PER_STATEMENT = 3_000;
const IDS_PER_STATEMENT = 1_000;

export type Row = Readonly<Record<string, string | number | null>>;

/** A table whose name is only known at run time, as in the mappings of records to rows. */
export type TableName = keyof Tables;

/** Inserts any number of rows, every one with the same columns. */
export async function insertRows(db: Kysely<Tables>, table: TableName, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const chunk = Math.max(1, Math.floor(VALUES_PER_STATEMENT / Object.keys(first).length));
  const names = Object.keys(first);
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk);
    const values = part.flatMap((row) => names.map((name) => row[name] ?? null));
    const columns = names.map((name) => `"${name}"`).join(', ');
    // Written out: the query builder takes longer for it than an embedded database for the rows.
    await db.executeQuery(
      CompiledQuery.raw(
        `insert into "${table}" (${columns}) values ${valueLists(db, names.length, part.length)}`,
        values,
      ),
    );
  }
}

/** The places of values in a statement, `(?, ?), (?, ?)` or `($1, $2), ($3, $4)`. */
export function valueLists(db: Kysely<Tables>, width: number, count: number): string {
  const isNumbered = !(db.getExecutor().adapter instanceof SqliteAdapter);
  const list = (start: number) =>
    Array.from({ length: width }, (_value, index) => (isNumbered ? `$${start + index + 1}` : '?')).join(', ');
  return Array.from({ length: count }, (_row, index) => `(${list(index * width)})`).join(', ');
}

/** Deletes the rows that belong to the given owners. */
export async function deleteRowsOf(
  db: Kysely<Tables>,
  { table, owner }: { readonly table: TableName; readonly owner: string },
  ids: readonly number[],
): Promise<void> {
  for (const part of inChunks(ids)) await untyped(db).deleteFrom(table).where(owner, 'in', part).execute();
}

/** Long lists of ids in parts that one statement takes. */
export function* inChunks<Item>(items: readonly Item[], size = IDS_PER_STATEMENT): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Kysely checks column names at compile time; here the mapping supplies them. */
export function untyped(db: Kysely<Tables>): Kysely<Record<string, Record<string, string | number | null>>> {
  return db as never;
}
