import type { Kysely } from 'kysely';
import { RECORD_TYPES, type RecordType } from '../domain/record.ts';
import { parseContent } from './record-content.ts';
import { type ChildMapping, RECORD_MAPPINGS, type RecordMapping } from './record-mapping.ts';
import { type Row, untyped } from './rows.ts';
import type { Tables } from './tables.ts';

/** A record whose parts do not agree with each other. */
export interface Discrepancy {
  readonly recordType: RecordType;
  readonly recordId: number;
  readonly fault: string;
}

export interface RecordCheck {
  readonly records: number;
  readonly discrepancies: readonly Discrepancy[];
}

const RECORDS_AT_ONCE = 500;

/** Compares every record with its newest journal entry and with the rows that were derived from it. */
export async function checkRecords(
  db: Kysely<Tables>,
  onProgress: (records: number) => void = () => undefined,
): Promise<RecordCheck> {
  const discrepancies: Discrepancy[] = [];
  let records = 0;
  for (const type of RECORD_TYPES) {
    for (let after = 0; ; ) {
      const rows = await readRows(db, type, after);
      const last = rows.at(-1);
      if (last === undefined) break;
      discrepancies.push(...(await checkRows(db, type, rows)));
      records += rows.length;
      onProgress(records);
      after = Number(last['id']);
    }
  }
  return { records, discrepancies };
}

function readRows(db: Kysely<Tables>, type: RecordType, after: number): Promise<Row[]> {
  return untyped(db)
    .selectFrom(type)
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(RECORDS_AT_ONCE)
    .execute();
}

async function checkRows(db: Kysely<Tables>, type: RecordType, rows: readonly Row[]): Promise<Discrepancy[]> {
  const ids = rows.map(({ id }) => Number(id));
  const mapping: RecordMapping<never> = RECORD_MAPPINGS[type];
  const journal = await newestEntries(db, type, ids);
  const children = await Promise.all(mapping.children.map((child) => childRows(db, child, ids)));
  return rows.flatMap((row) => {
    const recordId = Number(row['id']);
    const content = parseContent(type, String(row['content'])) as never;
    const faults = [
      ...journalFaults(row, journal.get(recordId)),
      ...columnFaults(row, mapping.columns(content)),
      ...mapping.children.flatMap((child, index) =>
        childFaults(child, child.rows(content), children[index]?.get(recordId) ?? []),
      ),
    ];
    return faults.map((fault) => ({ recordType: type, recordId, fault }));
  });
}

interface NewestEntry {
  readonly version: number;
  readonly content: string;
}

async function newestEntries(
  db: Kysely<Tables>,
  type: RecordType,
  ids: readonly number[],
): Promise<Map<number, NewestEntry>> {
  const entries = await db
    .selectFrom('journal')
    .select(['record_id', 'version', 'content'])
    .where('record_type', '=', type)
    .where('record_id', 'in', ids)
    .orderBy('version')
    .execute();
  return new Map(entries.map(({ record_id, version, content }) => [record_id, { version, content }]));
}

async function childRows(db: Kysely<Tables>, child: ChildMapping<never>, ids: readonly number[]) {
  const rows = await untyped(db).selectFrom(child.table).selectAll().where(child.owner, 'in', ids).execute();
  return groupRows(rows, child.owner);
}

function journalFaults(row: Row, newest: NewestEntry | undefined): string[] {
  if (newest === undefined) return ['the journal does not know it'];
  const isSame = newest.version === row['version'] && newest.content === row['content'];
  return isSame ? [] : ['the journal has another state'];
}

function columnFaults(row: Row, expected: Row): string[] {
  return Object.entries(expected)
    .filter(([column, value]) => row[column] !== value)
    .map(([column]) => `column ${column} differs from the content`);
}

/** Order does not matter: each row carries its position or an id of its own. */
function childFaults({ table, owner }: ChildMapping<never>, expected: readonly Row[], found: readonly Row[]): string[] {
  const asText = (rows: readonly Row[]) => rows.map((row) => sortedText(row, owner)).sort((a, b) => (a < b ? -1 : 1));
  return asText(expected).join('\n') === asText(found).join('\n') ? [] : [`rows of ${table} differ from the content`];
}

function sortedText(row: Row, owner: string): string {
  const members = Object.entries(row).filter(([column]) => column !== owner);
  return JSON.stringify(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function groupRows(rows: readonly Row[], owner: string): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const id = Number(row[owner]);
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return groups;
}
