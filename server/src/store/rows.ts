import type { Kysely } from 'kysely';
import { isSqlite, runText } from './direct-statements.ts';
import type { Tables } from './tables.ts';

/** Both databases take more values in one statement; this keeps statements small and their text reusable. */
const VALUES_PER_STATEMENT = 3_000;
const IDS_PER_STATEMENT = 1_000;

export type Row = Readonly<Record<string, string | number | null>>;

/** A table whose name is only known at run time, as in the mappings of records to rows. */
export type TableName = keyof Tables;

/** Rows of one table, every one with the same columns. */
export type TableRows = readonly [table: TableName, rows: readonly Row[]];

/** Inserts any number of rows, every one with the same columns. */
export async function insertRows(db: Kysely<Tables>, table: TableName, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const chunk = Math.max(1, Math.floor(VALUES_PER_STATEMENT / Object.keys(first).length));
  for (const part of rows.length <= chunk ? [rows] : inChunks(rows, chunk)) await insertAtOnce(db, [[table, part]]);
}

/** A statement with one value that comes after insertions. */
export interface Closing {
  /** Given the place of the value. */
  readonly text: (place: string) => string;
  readonly value: string;
}

/** Inserts rows of several tables in that order: in one statement where each of them is a journey to a server. */
export async function insertRowsOf(db: Kysely<Tables>, tables: readonly TableRows[], closing?: Closing): Promise<void> {
  const filled = tables.filter(([, rows]) => rows.length > 0);
  const isSmall = filled.reduce((sum, [, rows]) => sum + sizeOf(rows), 0) <= VALUES_PER_STATEMENT;
  if (filled.length > 0 && isSmall && !isSqlite(db)) {
    await insertAtOnce(db, filled, closing);
    return;
  }
  for (const [table, rows] of filled) await insertRows(db, table, rows);
  if (closing) await runText(db, closing.text(isSqlite(db) ? '?' : '$1'), [closing.value]);
}

function sizeOf(rows: readonly Row[]): number {
  return rows.length * Object.keys(rows[0] ?? {}).length;
}

async function insertAtOnce(db: Kysely<Tables>, tables: readonly TableRows[], closing?: Closing): Promise<void> {
  const insertions = tables.map(([table, rows]) => ({ table, rows, names: Object.keys(rows[0] ?? {}) }));
  const values: Row[string][] = [];
  for (const { rows, names } of insertions) {
    for (const row of rows) for (const name of names) values.push(row[name] ?? null);
  }
  if (closing) values.push(closing.value);
  await runText(db, insertText(db, insertions, closing), values);
}

interface Insertion {
  readonly table: TableName;
  readonly names: readonly string[];
  readonly rows: readonly Row[];
}

const insertTexts = new Map<string, string>();
const INSERT_TEXTS_KEPT = 500;

/** Written out and kept: building it takes longer than an embedded database for the rows. */
function insertText(db: Kysely<Tables>, insertions: readonly Insertion[], closing?: Closing): string {
  const parts = insertions.map(({ table, names, rows }) => `${table} ${rows.length} ${names.join(' ')}`);
  const key = `${isSqlite(db)} ${parts.join(', ')} ${closing?.text('') ?? ''}`;
  const known = insertTexts.get(key);
  if (known !== undefined) return known;
  const text = writeInsertText(db, insertions, closing);
  if (insertTexts.size < INSERT_TEXTS_KEPT) insertTexts.set(key, text);
  return text;
}

/** PostgreSQL takes several insertions as one: `with a as (insert ...), b as (insert ...) insert ...`. */
function writeInsertText(db: Kysely<Tables>, insertions: readonly Insertion[], closing?: Closing): string {
  let start = 0;
  const texts = insertions.map(({ table, names, rows }) => {
    const columns = names.map((name) => `"${name}"`).join(', ');
    const lists = valueLists(db, { width: names.length, count: rows.length, start });
    start += names.length * rows.length;
    return `insert into "${table}" (${columns}) values ${lists}`;
  });
  const last = closing?.text(`$${start + 1}`) ?? texts.pop() ?? '';
  if (texts.length === 0) return last;
  return `with ${texts.map((text, index) => `part_${index} as (${text})`).join(', ')} ${last}`;
}

interface ValuePlaces {
  /** How many values a row has. */
  readonly width: number;
  readonly count: number;
  /** How many values of the statement come before them. */
  readonly start?: number;
}

/** The places of values in a statement, `(?, ?), (?, ?)` or `($1, $2), ($3, $4)`. */
function valueLists(db: Kysely<Tables>, { width, count, start = 0 }: ValuePlaces): string {
  const isNumbered = !isSqlite(db);
  const list = (first: number) =>
    Array.from({ length: width }, (_value, index) => (isNumbered ? `$${first + index + 1}` : '?')).join(', ');
  return Array.from({ length: count }, (_row, index) => `(${list(start + index * width)})`).join(', ');
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
