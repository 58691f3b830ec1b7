import type { Kysely } from 'kysely';
import type { RecordType } from '../domain/record.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { inChunks } from './rows.ts';
import type { Tables } from './tables.ts';

/** Who else is touched by a change: ids only, found by indexes. */

type EntryKey = Pick<JournalEntry, 'recordType' | 'recordId' | 'version'>;

const ENTRIES_PER_STATEMENT = 100;

/** The content of each entry's record before it, by sequence; nothing for the first version of a record. */
export async function readContentsBefore(
  db: Kysely<Tables>,
  entries: readonly JournalEntry[],
): Promise<Map<number, string>> {
  const before = new Map<string, string>();
  const later = entries.filter(({ version }) => version > 1);
  for (const part of inChunks(later, ENTRIES_PER_STATEMENT)) {
    const rows = await db
      .selectFrom('journal')
      .select(['record_type as recordType', 'record_id as recordId', 'version', 'content'])
      .where(({ or, and, eb }) =>
        or(
          part.map(({ recordType, recordId, version }) =>
            and([eb('record_type', '=', recordType), eb('record_id', '=', recordId), eb('version', '=', version - 1)]),
          ),
        ),
      )
      .execute();
    for (const row of rows) before.set(keyOf(row), row.content);
  }
  return new Map(
    later.flatMap((entry) => {
      const content = before.get(keyOf({ ...entry, version: entry.version - 1 }));
      return content === undefined ? [] : [[entry.sequence, content]];
    }),
  );
}

function keyOf({ recordType, recordId, version }: EntryKey): string {
  return `${recordType satisfies RecordType} ${recordId} ${version}`;
}

/** Reports, visible or not, in which one of the institutions takes part. */
export function reportIdsOfInstitutions(db: Kysely<Tables>, institutionIds: Iterable<number>): Promise<Set<number>> {
  return collect(institutionIds, (part) =>
    db
      .selectFrom('report_institution')
      .select('report_id as id')
      .distinct()
      .where('institution_id', 'in', part)
      .execute(),
  );
}

/** Everybody who takes part in one of the reports. */
export function institutionIdsOfReports(db: Kysely<Tables>, reportIds: Iterable<number>): Promise<Set<number>> {
  return collect(reportIds, (part) =>
    db
      .selectFrom('report_institution')
      .select('institution_id as id')
      .distinct()
      .where('report_id', 'in', part)
      .execute(),
  );
}

/** Reports the agencies lead, contribute to or whose activity is theirs. */
export async function reportIdsOfAgencies(db: Kysely<Tables>, agencyIds: Iterable<number>): Promise<Set<number>> {
  const ids = [...agencyIds];
  const [leading, contributing, throughActivity] = await Promise.all([
    collect(ids, (part) => db.selectFrom('report').select('id').where('agency_id', 'in', part).execute()),
    collect(ids, (part) =>
      db.selectFrom('report_contributing_agency').select('report_id as id').where('agency_id', 'in', part).execute(),
    ),
    collect(ids, (part) =>
      db
        .selectFrom('report_activity')
        .innerJoin('activity', 'activity.id', 'report_activity.activity_id')
        .select('report_activity.report_id as id')
        .distinct()
        .where('activity.agency_id', 'in', part)
        .execute(),
    ),
  ]);
  return new Set([...leading, ...contributing, ...throughActivity]);
}

export function reportIdsOfProgrammes(db: Kysely<Tables>, programmeIds: Iterable<number>): Promise<Set<number>> {
  return collect(programmeIds, (part) =>
    db.selectFrom('programme').select('report_id as id').distinct().where('id', 'in', part).execute(),
  );
}

/** Institutions that are or ever were in one of the countries. */
export function institutionIdsInCountries(db: Kysely<Tables>, countryIds: Iterable<number>): Promise<Set<number>> {
  return collect(countryIds, (part) =>
    db
      .selectFrom('institution_location')
      .select('institution_id as id')
      .distinct()
      .where('country_id', 'in', part)
      .execute(),
  );
}

export function subsystemIdsOf(db: Kysely<Tables>, countryIds: Iterable<number>): Promise<Set<number>> {
  return collect(countryIds, (part) => db.selectFrom('country').select('id').where('parent_id', 'in', part).execute());
}

/** What these institutions are part of, and what came out of them: those that list their reports. */
export async function heirIdsOf(db: Kysely<Tables>, institutionIds: Iterable<number>): Promise<Set<number>> {
  const ids = [...institutionIds];
  const [parents, sources] = await Promise.all([
    collect(ids, (part) =>
      db
        .selectFrom('institution_part_of')
        .select('parent_id as id')
        .distinct()
        .where('institution_id', 'in', part)
        .execute(),
    ),
    sourceIdsOf(db, ids),
  ]);
  return new Set([...parents, ...sources]);
}

export function childIdsOf(db: Kysely<Tables>, institutionIds: Iterable<number>): Promise<Set<number>> {
  return collect(institutionIds, (part) =>
    db
      .selectFrom('institution_part_of')
      .select('institution_id as id')
      .distinct()
      .where('parent_id', 'in', part)
      .execute(),
  );
}

/** Those that succeeded, absorbed or spun off one of the institutions. */
export function sourceIdsOf(db: Kysely<Tables>, institutionIds: Iterable<number>): Promise<Set<number>> {
  return collect(institutionIds, (part) =>
    db
      .selectFrom('institution_historical_relation')
      .select('institution_id as id')
      .distinct()
      .where('target_id', 'in', part)
      .execute(),
  );
}

/** Those that one of the institutions succeeded, absorbed or spun off. */
export function targetIdsOf(db: Kysely<Tables>, institutionIds: Iterable<number>): Promise<Set<number>> {
  return collect(institutionIds, (part) =>
    db
      .selectFrom('institution_historical_relation')
      .select('target_id as id')
      .distinct()
      .where('institution_id', 'in', part)
      .execute(),
  );
}

async function collect(
  ids: Iterable<number>,
  read: (part: readonly number[]) => Promise<readonly { readonly id: number }[]>,
): Promise<Set<number>> {
  const found = new Set<number>();
  for (const part of inChunks([...ids])) for (const { id } of await read(part)) found.add(id);
  return found;
}
