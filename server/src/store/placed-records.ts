import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { fixedQuery } from './fixed-query.ts';
import type { RecordContents } from './record-mapping.ts';
import { padded, type RecordRow, recordColumns, toRecord } from './record-reader.ts';
import { inChunks, untyped } from './rows.ts';
import type { Tables } from './tables.ts';
import { readTogether } from './together.ts';

type PlacedType = 'institution' | 'report';

/** Records with the place in the journal at which they were so: both come from one statement. */
export interface PlacedRecords<Type extends PlacedType> {
  readonly sequence: number;
  readonly records: ReadonlyMap<number, Stored<RecordContents[Type]>>;
  /** How long their JSON is, by id. */
  readonly lengths: ReadonlyMap<number, number>;
}

type PlacedRow = { readonly sequence: number } & (RecordRow | { readonly id: null });

const QUERIES = { report: queryOf('report'), institution: queryOf('institution') };

type PlacedReportRow = PlacedRow & { readonly hasCredential: boolean | number };

const reportsWithPlace = fixedQuery<PlacedReportRow>(buildWithCredential);

/** The records with these ids. Unknown ids are left out. */
export async function readPlaced<Type extends PlacedType>(
  db: Kysely<Tables>,
  type: Type,
  ids: readonly number[],
): Promise<PlacedRecords<Type>> {
  const records = new Map<number, Stored<RecordContents[Type]>>();
  const lengths = new Map<number, number>();
  let lowest = Number.MAX_SAFE_INTEGER;
  for (const part of inChunks([...new Set(ids)])) {
    for (const row of await QUERIES[type](db, padded(part))) {
      lowest = Math.min(lowest, row.sequence);
      if (row.id === null) continue;
      records.set(row.id, toRecord(type, row));
      lengths.set(row.id, row.content.length);
    }
  }
  return { sequence: lowest, records, lengths };
}

export interface PlacedReport {
  readonly sequence: number;
  readonly report: Stored<Report> | undefined;
  /** Whether there is a signed document of it. */
  readonly hasCredential: boolean;
}

/** One report with its place, read together with others that are asked for at the same time. */
export function createPlacedReportReader(db: Kysely<Tables>): (id: number) => Promise<PlacedReport> {
  return readTogether(async (ids) => {
    const rows = await reportsWithPlace(db, padded(ids));
    const [first] = rows;
    if (first === undefined) throw new Error('The journal has no head');
    const none: PlacedReport = { sequence: first.sequence, report: undefined, hasCredential: false };
    const byId = new Map(rows.map((row) => [row.id, row]));
    return (id) => {
      const row = byId.get(id);
      return row === undefined || row.id === null ? none : toPlacedReport(row);
    };
  });
}

function toPlacedReport(row: PlacedReportRow & RecordRow): PlacedReport {
  return { sequence: row.sequence, report: toRecord('report', row), hasCredential: Boolean(row.hasCredential) };
}

function buildWithCredential(db: Kysely<Tables>, ids: readonly unknown[]) {
  return buildFor('report')(db, ids).select(
    sql<boolean | number>`exists (select 1 from credential where report_id = report.id and is_served = 1)`.as(
      'hasCredential',
    ),
  );
}

function queryOf(type: PlacedType) {
  return fixedQuery(buildFor(type));
}

/** From the head of the journal, which is always there: the place is told even when there is no such record. */
function buildFor(type: string) {
  // Untyped: the compiler cannot tell that the tables have the same columns.
  return (db: Kysely<Tables>, ids: readonly unknown[]): SelectQueryBuilder<object, never, PlacedRow> =>
    untyped(db)
      .selectFrom('journal_head')
      .leftJoin(type, (join) => join.on(`${type}.id`, 'in', ids as readonly number[]))
      .select(['sequence', ...recordColumns.map((column) => `${type}.${column}`)]) as never;
}
