import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Day } from '../domain/day.ts';
import { INHERITING, NOT_INHERITED_THROUGH } from '../domain/report-relation.ts';
import { VISIBLE_STATES } from '../domain/report-state.ts';
import type { Tables } from './tables.ts';

/** What to count, of what, and where. */
export interface CountRequest {
  /** Reports, or institutions that list at least one of them. */
  readonly counted: 'reports' | 'institutions';
  readonly by: 'country' | 'agency' | 'activity';
  /** Only reports of this agency, contributing or leading. */
  readonly agencyId?: number;
  /** Only what is in this country or its sub-systems. */
  readonly countryId?: number;
  readonly today: Day;
}

/**
 * Counts in the database what the search index would count, by the id of the country, agency or activity. It reads
 * all reports, so it is for the time in which there is no index.
 */
export async function countVisible(db: Kysely<Tables>, request: CountRequest): Promise<Map<number, number>> {
  const { counted, by, agencyId, countryId, today } = request;
  const pairs = counted === 'reports' ? covered() : listed();
  const column = sql.ref(counted === 'reports' ? 'pair.report_id' : 'pair.institution_id');
  const grouping = {
    country: { join: sql`join place on place.institution_id = pair.institution_id`, key: sql`place.country_id` },
    agency: { join: sql`join party on party.report_id = pair.report_id`, key: sql`party.agency_id` },
    activity: { join: sql`join report_activity a on a.report_id = pair.report_id`, key: sql`a.activity_id` },
  }[by];
  const ofAgency =
    agencyId === undefined
      ? sql`1 = 1`
      : sql`pair.report_id in (select report_id from party where agency_id = ${agencyId})`;
  const inCountry =
    countryId === undefined
      ? sql`1 = 1`
      : sql`pair.institution_id in (select institution_id from place where country_id = ${countryId})`;
  const { rows } = await sql<{ id: number; count: number }>`
    with visible as (${visible()}), survivor as (${survivors()}), place as (${places(today)}), party as (${parties()}),
      pair as (${pairs})
    select ${grouping.key} as id, count(distinct ${column}) as count
    from pair ${grouping.join}
    where ${ofAgency} and ${inCountry}
    group by ${grouping.key}`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export interface InstitutionTotals {
  readonly institutionTotal: number;
  readonly institutionStats: number;
}

/** All institutions of each country, and those with a stats id. */
export async function countInstitutionTotals(db: Kysely<Tables>, today: Day): Promise<Map<number, InstitutionTotals>> {
  const { rows } = await sql<{ id: number; total: number; stats: number }>`
    with place as (${places(today)}), known as (
      select coalesce(merged_into_id, id) as institution_id from institution where stats_id is not null
    )
    select place.country_id as id, count(distinct place.institution_id) as total,
      count(distinct known.institution_id) as stats
    from place left join known on known.institution_id = place.institution_id
    group by place.country_id`.execute(db);
  return new Map(rows.map(({ id, total, stats }) => [id, { institutionTotal: total, institutionStats: stats }]));
}

/** Every institution of its own with each country it is in today, and with the country that one is a system of. */
function places(today: Day): RawBuilder<unknown> {
  const current = sql`(l.valid_from is null or l.valid_from <= ${today}) and (l.valid_to is null or ${today} <= l.valid_to)
      and i.merged_into_id is null`;
  return sql`
    select l.institution_id, l.country_id from institution_location l
      join institution i on i.id = l.institution_id where ${current}
    union
    select l.institution_id, c.parent_id from institution_location l
      join institution i on i.id = l.institution_id
      join country c on c.id = l.country_id where c.parent_id is not null and ${current}`;
}

function visible(): RawBuilder<unknown> {
  return sql`select id, agency_id, valid_from, effective_valid_to from report where state in (${sql.join(VISIBLE_STATES)})`;
}

/** The record each institution is found under. */
function survivors(): RawBuilder<unknown> {
  return sql`select id, coalesce(merged_into_id, id) as survivor_id from institution`;
}

function parties(): RawBuilder<unknown> {
  return sql`
    select id as report_id, agency_id from visible
    union
    select c.report_id, c.agency_id from report_contributing_agency c join visible r on r.id = c.report_id`;
}

/** Each visible report with everybody who takes part in it. */
function covered(): RawBuilder<unknown> {
  return sql`
    select s.survivor_id as institution_id, r.id as report_id from visible r
      join report_institution ri on ri.report_id = r.id
      join survivor s on s.id = ri.institution_id`;
}

/** Each visible report with everybody who lists it: `relationOf` in SQL. */
function listed(): RawBuilder<unknown> {
  return sql`
    ${covered()}
    union
    select s.survivor_id, r.id from institution_part_of p
      join survivor s on s.id = p.parent_id
      join survivor child on child.id = p.institution_id
      join survivor member on member.survivor_id = child.survivor_id
      join report_institution ri on ri.institution_id = member.id and ri.role = 'institution'
      join visible r on r.id = ri.report_id
      where p.type not in (${sql.join(NOT_INHERITED_THROUGH)})
        and r.valid_from <= r.effective_valid_to
        and (p.valid_from is null or p.valid_from <= r.effective_valid_to)
        and (p.valid_to is null or r.valid_from <= p.valid_to)
    union
    select s.survivor_id, r.id from institution_historical_relation h
      join survivor s on s.id = h.institution_id
      join survivor target on target.id = h.target_id
      join survivor member on member.survivor_id = target.survivor_id
      join report_institution ri on ri.institution_id = member.id and ri.role = 'institution'
      join visible r on r.id = ri.report_id
      where h.type in (${sql.join(INHERITING)})
        and r.valid_from <= h.date and h.date <= r.effective_valid_to`;
}
