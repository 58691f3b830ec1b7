import type { Kysely } from 'kysely';
import type { Place } from '../domain/location.ts';
import type { Report } from '../domain/report.ts';
import { VISIBLE_STATES } from '../domain/report-state.ts';
import { inChunks } from './rows.ts';
import type { Tables } from './tables.ts';

/** What the search index reads besides whole records: relations and reports reduced to their columns. */

/** A visible report in columns. */
export interface ReportColumns
  extends Pick<
    Report,
    'agencyId' | 'contributingAgencyIds' | 'activityIds' | 'institutionIds' | 'platformIds' | 'status' | 'validFrom'
  > {
  readonly id: number;
  readonly effectiveValidTo: string;
}

/** Where the doubles among these institutions lead in the end; institutions that are none are left out. */
export async function readSurvivors(db: Kysely<Tables>, ids: Iterable<number>): Promise<Map<number, number>> {
  const next = new Map<number, number>();
  for (let asked = [...new Set(ids)]; asked.length > 0; ) {
    const targets: number[] = [];
    for (const part of inChunks(asked)) {
      const rows = await db
        .selectFrom('institution')
        .select(['id', 'merged_into_id'])
        .where('id', 'in', part)
        .where('merged_into_id', 'is not', null)
        .execute();
      for (const row of rows) {
        next.set(row.id, row.merged_into_id ?? row.id);
        targets.push(row.merged_into_id ?? row.id);
      }
    }
    asked = [...new Set(targets)].filter((id) => !next.has(id));
  }
  return new Map([...next.keys()].map((id) => [id, lastOf(next, id)]));
}

/** Follows the chain; a circle ends where it was entered. */
function lastOf(next: ReadonlyMap<number, number>, start: number): number {
  const seen = new Set([start]);
  for (let at = start; ; ) {
    const following = next.get(at);
    if (following === undefined || seen.has(following)) return at;
    seen.add(following);
    at = following;
  }
}

/** The doubles that lead to these institutions, directly or through other doubles, lowest id first. */
export async function readDoubles(db: Kysely<Tables>, ids: Iterable<number>): Promise<Map<number, number[]>> {
  const doubles = new Map<number, number[]>();
  let leadsTo = new Map([...new Set(ids)].map((id) => [id, id]));
  const seen = new Set(leadsTo.keys());
  while (leadsTo.size > 0) {
    const found = new Map<number, number>();
    for (const part of inChunks([...leadsTo.keys()])) {
      const rows = await db
        .selectFrom('institution')
        .select(['id', 'merged_into_id'])
        .where('merged_into_id', 'in', part)
        .orderBy('id')
        .execute();
      for (const { id, merged_into_id } of rows) {
        const survivor = leadsTo.get(merged_into_id ?? id) ?? id;
        if (seen.has(id)) continue;
        seen.add(id);
        found.set(id, survivor);
        doubles.set(survivor, [...(doubles.get(survivor) ?? []), id]);
      }
    }
    leadsTo = found;
  }
  for (const group of doubles.values()) group.sort((one, other) => one - other);
  return doubles;
}

/** Visible reports in which one of the institutions takes part, as institution or platform, by id. */
export async function readReportColumns(
  db: Kysely<Tables>,
  institutionIds: readonly number[],
): Promise<Map<number, ReportColumns>> {
  const rows = new Map<number, Pick<ReportColumns, 'id' | 'agencyId' | 'status' | 'validFrom' | 'effectiveValidTo'>>();
  for (const part of inChunks(institutionIds)) {
    const found = await db
      .selectFrom('report')
      .innerJoin('report_institution', 'report_institution.report_id', 'report.id')
      .select([
        'report.id',
        'report.agency_id as agencyId',
        'report.status',
        'report.valid_from as validFrom',
        'report.effective_valid_to as effectiveValidTo',
      ])
      .where('report_institution.institution_id', 'in', part)
      .where('report.state', 'in', VISIBLE_STATES)
      .execute();
    for (const row of found) rows.set(row.id, row);
  }
  const ids = [...rows.keys()].sort((one, other) => one - other);
  const [parties, activities, contributors] = await Promise.all([
    readParties(db, ids),
    readGrouped(db, 'report_activity', 'activity_id', ids),
    readGrouped(db, 'report_contributing_agency', 'agency_id', ids),
  ]);
  return new Map(
    ids.flatMap((id) => {
      const row = rows.get(id);
      if (row === undefined) return [];
      return [
        [
          id,
          {
            ...row,
            contributingAgencyIds: contributors.get(id) ?? [],
            activityIds: activities.get(id) ?? [],
            institutionIds: parties.institution.get(id) ?? [],
            platformIds: parties.platform.get(id) ?? [],
          },
        ],
      ];
    }),
  );
}

/** The locations of institutions, past and present, without what only people read. */
export async function readPlaces(db: Kysely<Tables>, institutionIds: Iterable<number>): Promise<Map<number, Place[]>> {
  const places = new Map<number, Place[]>();
  for (const part of inChunks([...new Set(institutionIds)])) {
    const rows = await db
      .selectFrom('institution_location')
      .select(['institution_id', 'country_id', 'is_legal_seat', 'valid_from', 'valid_to'])
      .where('institution_id', 'in', part)
      .orderBy('institution_id')
      .orderBy('position')
      .execute();
    for (const row of rows) {
      add(places, row.institution_id, {
        countryId: row.country_id,
        isLegalSeat: row.is_legal_seat === 1,
        validFrom: row.valid_from,
        validTo: row.valid_to,
      });
    }
  }
  return places;
}

async function readParties(db: Kysely<Tables>, reportIds: readonly number[]) {
  const parties = { institution: new Map<number, number[]>(), platform: new Map<number, number[]>() };
  for (const part of inChunks(reportIds)) {
    const rows = await db
      .selectFrom('report_institution')
      .select(['report_id', 'role', 'institution_id'])
      .where('report_id', 'in', part)
      .orderBy('report_id')
      .orderBy('role')
      .orderBy('position')
      .execute();
    for (const row of rows) add(parties[row.role], row.report_id, row.institution_id);
  }
  return parties;
}

async function readGrouped<Table extends 'report_activity' | 'report_contributing_agency'>(
  db: Kysely<Tables>,
  table: Table,
  column: Table extends 'report_activity' ? 'activity_id' : 'agency_id',
  reportIds: readonly number[],
): Promise<Map<number, number[]>> {
  const groups = new Map<number, number[]>();
  for (const part of inChunks(reportIds)) {
    const rows = await db
      .selectFrom(table as 'report_activity')
      .select(['report_id', `${column as 'activity_id'} as id`])
      .where('report_id', 'in', part)
      .orderBy('report_id')
      .orderBy('position')
      .execute();
    for (const row of rows) add(groups, row.report_id, row.id);
  }
  return groups;
}

function add<Value>(groups: Map<number, Value[]>, key: number, value: Value): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

/** Institutions of their own in order of id, starting after one. */
export async function readInstitutionIdsAfter(
  db: Kysely<Tables>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('institution')
    .select('id')
    .where('id', '>', after)
    .where('merged_into_id', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Programmes in order of id, with the reports they belong to. */
export function readProgrammesAfter(
  db: Kysely<Tables>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ readonly id: number; readonly reportId: number }[]> {
  return db
    .selectFrom('programme')
    .select(['id', 'report_id as reportId'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function readHighestId(
  db: Kysely<Tables>,
  table: 'institution' | 'report' | 'programme',
): Promise<number> {
  const row = await db
    .selectFrom(table as 'programme')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}
