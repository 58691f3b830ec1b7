import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { QualityCheckName, QualityFinding } from '../domain/data-quality.ts';
import type { Day } from '../domain/day.ts';
import type { PageRequest } from '../domain/page.ts';
import { plausibleDates } from '../domain/report-dates.ts';
import type { Tables } from './tables.ts';

/** How many records a check finds. */
export async function countFindings(db: Kysely<Tables>, check: QualityCheckName, today: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${FINDINGS[check](today)}) as finding`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What a check finds, in order of the records. */
export async function listFindings(
  db: Kysely<Tables>,
  check: QualityCheckName,
  { today, limit, offset }: { readonly today: Day } & Required<PageRequest>,
): Promise<readonly QualityFinding[]> {
  const { rows } = await sql<{ record_id: number; detail: string }>`
    select record_id, detail from (${FINDINGS[check](today)}) as finding
    order by record_id, detail limit ${limit ?? Number.MAX_SAFE_INTEGER} offset ${offset}`.execute(db);
  return rows.map(({ record_id: recordId, detail }) => ({ recordId, detail }));
}

/** Each selects `record_id` and a `detail` that a person understands. They go over whole tables: for operators only. */
const FINDINGS: Readonly<Record<QualityCheckName, (today: Day) => RawBuilder<unknown>>> = {
  report_without_file: () => sql`
    select r.id as record_id,
      case when exists (select 1 from report_file f where f.report_id = r.id and f.state = 'pending')
        then 'a file is still to be fetched'
        when exists (select 1 from report_file f where f.report_id = r.id) then 'its files could not be fetched'
        else 'no file was given' end as detail
    from report r
    where r.state <> 'withdrawn'
      and not exists (select 1 from report_file f where f.report_id = r.id and f.state = 'stored')`,

  file_failed: () => sql`
    select f.report_id as record_id, 'file ' || min(f.id) as detail
    from report_file f join report r on r.id = f.report_id
    where f.state = 'failed' and r.state <> 'withdrawn'
    group by f.report_id`,

  implausible_date: (today) => {
    const { earliestValidFrom, latestValidFrom, latestValidTo } = plausibleDates(today);
    return sql`
      select id as record_id, valid_from || ' to ' || coalesce(valid_to, 'no stated end') as detail
      from report
      where state <> 'withdrawn'
        and (valid_from < ${earliestValidFrom} or valid_from > ${latestValidFrom} or valid_to > ${latestValidTo})`;
  },

  // Crossed, so that SQLite keeps this order: left to itself it compares every report with every other.
  overlapping_coverage: () => sql`
    select later.id as record_id,
      'begins on ' || later.valid_from || ', report ' || min(earlier.id) || ' of the same activity is in force' as detail
    from activity a
      cross join report_activity la
      cross join report later
      cross join report_institution li
      cross join report_institution ei
      cross join report earlier
      cross join report_activity ea
    where a.type = 'institutional' and la.activity_id = a.id
      and later.id = la.report_id and later.state = 'published'
      and li.report_id = later.id and li.role = 'institution'
      and ei.institution_id = li.institution_id and ei.role = 'institution' and ei.report_id <> later.id
      and earlier.id = ei.report_id and earlier.state = 'published'
      and ea.report_id = earlier.id and ea.activity_id = la.activity_id
      and (earlier.valid_from < later.valid_from or (earlier.valid_from = later.valid_from and earlier.id < later.id))
      and earlier.effective_valid_to >= later.valid_from
    group by later.id, later.valid_from`,

  ambiguous_identifier: (today) => sql`
    select i.institution_id as record_id, i.resource || ' ' || i.identifier as detail
    from (${currentIdentifiers(today)}) i
      join (select resource, identifier, agency_id from (${currentIdentifiers(today)}) s
        group by resource, identifier, agency_id having count(distinct institution_id) > 1) shared
        on shared.resource = i.resource and shared.identifier = i.identifier and shared.agency_id = i.agency_id
    group by i.institution_id, i.resource, i.identifier`,

  institution_without_country: (today) => sql`
    select i.id as record_id, case when i.closure_date is null then 'open' else 'closed ' || i.closure_date end as detail
    from institution i
    where i.merged_into_id is null
      and not exists (select 1 from institution_location l where l.institution_id = i.id and ${isCurrent('l', today)})`,

  lapsed_coverage: (today) => sql`
    select i.id as record_id, 'the last one ended on ' || max(r.effective_valid_to) as detail
    from institution i
      join report_institution ri on ri.institution_id = i.id and ri.role = 'institution'
      join report r on r.id = ri.report_id and r.state in ('published', 'superseded')
    where i.merged_into_id is null and (i.closure_date is null or i.closure_date > ${today})
    group by i.id
    having max(r.effective_valid_to) < ${today}`,
};

/** What institutions are called by today; those that no agency assigned count as one kind. */
function currentIdentifiers(today: Day): RawBuilder<unknown> {
  return sql`
    select c.institution_id, c.resource, c.identifier, coalesce(c.agency_id, 0) as agency_id
    from institution_identifier c join institution h on h.id = c.institution_id and h.merged_into_id is null
    where ${isCurrent('c', today)}`;
}

function isCurrent(table: string, today: Day): RawBuilder<unknown> {
  const [from, to] = [sql.ref(`${table}.valid_from`), sql.ref(`${table}.valid_to`)];
  return sql`(${from} is null or ${from} <= ${today}) and (${to} is null or ${to} >= ${today})`;
}
