import Sqlite from 'libsql';
import pg from 'pg';
import type { Database, DatabaseLocation } from '../../server/src/store/database.ts';

type Value = string | number | null;
type BareRow = Readonly<Record<string, Value>>;

/** What one submission left behind: rows by table, and the counters it moved. */
export interface WrittenRows {
  readonly inserts: readonly (readonly [table: string, rows: readonly BareRow[]])[];
  readonly updates: readonly (readonly [sql: string, values: readonly Value[]])[];
}

/** Writes the rows of one submission in one durable transaction, with nothing but the driver. */
export interface BareWriter {
  write(rows: WrittenRows): Promise<void>;
  close(): Promise<void>;
}

const OF_REPORT = [
  ['report', 'id'],
  ['report_activity', 'report_id'],
  ['report_institution', 'report_id'],
  ['report_file', 'report_id'],
  ['programme', 'report_id'],
  ['report_flag', 'report_id'],
  ['submission', 'report_id'],
] as const;

/** Everything the submission of a report has written. */
export async function rowsOf({ reader }: Database, reportId: number): Promise<WrittenRows> {
  const inserts: [string, BareRow[]][] = [];
  for (const [table, key] of OF_REPORT) {
    const rows = await reader
      .selectFrom(table)
      .selectAll()
      .where(key as never, '=', reportId as never)
      .execute();
    if (rows.length > 0) inserts.push([table, rows]);
  }
  const journal = await reader
    .selectFrom('journal')
    .selectAll()
    .where('record_type', '=', 'report')
    .where('record_id', '=', reportId)
    .execute();
  inserts.push(['journal', journal]);
  const counters = await reader
    .selectFrom('id_counter')
    .selectAll()
    .where('name', 'in', ['report', 'report_file', 'programme', 'submission'])
    .execute();
  const [last] = journal;
  return {
    inserts,
    updates: [
      ...counters.map(
        ({ name, last_id }) => ['update id_counter set last_id = $1 where name = $2', [last_id, name]] as const,
      ),
      ['update journal_head set sequence = $1, hash = $2 where id = 1', [last?.sequence ?? 0, last?.hash ?? '']],
    ],
  };
}

export async function openBareWriter(location: DatabaseLocation): Promise<BareWriter> {
  return location.kind === 'sqlite' ? openSqlite(location.file) : openPostgres(location.url);
}

function insertText(table: string, rows: readonly BareRow[]): string {
  const names = Object.keys(rows[0] ?? {});
  const values = rows
    .map((_row, at) => `(${names.map((_name, index) => `$${at * names.length + index + 1}`).join(', ')})`)
    .join(', ');
  return `insert into ${table} (${names.join(', ')}) values ${values}`;
}

function valuesOf(rows: readonly BareRow[]): Value[] {
  return rows.flatMap((row) => Object.values(row));
}

/** A whole copy, also of what still stands in the log beside the file. */
export function copySqlite(from: string, to: string): void {
  const sqlite = new Sqlite(from);
  sqlite.prepare('vacuum into ?').run(to);
  sqlite.close();
}

function openSqlite(file: string): BareWriter {
  const sqlite = new Sqlite(file);
  // As the registry has them: what is acknowledged is on disk.
  sqlite.exec('pragma journal_mode = wal');
  sqlite.exec('pragma synchronous = full');
  const statements = new Map<string, Sqlite.Statement>();
  const run = (sql: string, values: readonly Value[]) => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
    statements.set(sql, statement);
    statement.run(...values);
  };
  return {
    async write({ inserts, updates }) {
      sqlite.exec('begin immediate');
      for (const [table, rows] of inserts) run(insertText(table, rows), valuesOf(rows));
      for (const [sql, values] of updates) run(sql, values);
      sqlite.exec('commit');
    },
    async close() {
      sqlite.close();
    },
  };
}

async function openPostgres(url: string): Promise<BareWriter> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const names = new Map<string, string>();
  const run = (text: string, values: readonly Value[]) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return client.query({ name, text, values: [...values] });
  };
  return {
    async write({ inserts, updates }) {
      await client.query('begin');
      for (const [table, rows] of inserts) await run(insertText(table, rows), valuesOf(rows));
      for (const [sql, values] of updates) await run(sql, values);
      await client.query('commit');
    },
    close: () => client.end(),
  };
}
