import { type Kysely, sql } from 'kysely';
import type { Period } from '../domain/day.ts';
import type { HistoricalRelation, Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import type { ChildRelation } from '../domain/report-relation.ts';
import { fixedQuery } from './fixed-query.ts';
import { padded, toRecord } from './record-reader.ts';
import { inChunks } from './rows.ts';
import type { Tables } from './tables.ts';

/** The relations that stand in the records of others, seen from one institution. */
export interface RelationsOfOthers {
  /** Institutions that are part of it. */
  readonly children: readonly ChildRelation[];
  /** What others did to it. */
  readonly events: readonly (Omit<HistoricalRelation, 'targetId'> & { readonly sourceId: number })[];
}

export interface IdentifierHolder extends Period {
  readonly institutionId: number;
  readonly agencyId: number | null;
}

export async function findInstitutionByStatsId(
  db: Kysely<Tables>,
  statsId: string,
): Promise<Stored<Institution> | undefined> {
  const row = await db.selectFrom('institution').selectAll().where('stats_id', '=', statsId).executeTakeFirst();
  return row && toRecord('institution', row);
}

/** Everybody who has or had exactly this identifier. */
export function findIdentifierHolders(
  db: Kysely<Tables>,
  { resource, identifier }: { readonly resource: string; readonly identifier: string },
): Promise<IdentifierHolder[]> {
  return db
    .selectFrom('institution_identifier')
    .select([
      'institution_id as institutionId',
      'agency_id as agencyId',
      'valid_from as validFrom',
      'valid_to as validTo',
    ])
    .where('resource', '=', resource)
    .where('identifier', '=', identifier)
    .orderBy('institution_id')
    .orderBy('position')
    .execute();
}

/** Steps from one distinct type to the next by the index, so the cost grows with the types, not the identifiers. */
export async function readIdentifierTypes(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ resource: string }>`
    with recursive type (resource) as (
      select min(resource) from institution_identifier
      union all
      select (select min(i.resource) from institution_identifier i where i.resource > type.resource)
      from type where type.resource is not null
    )
    select resource from type where resource is not null`.execute(db);
  return rows.map(({ resource }) => resource);
}

export interface PlacedRelations {
  /** The place in the journal at which the relations were so. */
  readonly sequence: number;
  /** By institution; every one asked for has an entry. */
  readonly relations: ReadonlyMap<number, RelationsOfOthers>;
}

export async function readRelationsOf(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RelationsOfOthers>> {
  return (await readPlacedRelations(db, ids)).relations;
}

export async function readPlacedRelations(db: Kysely<Tables>, ids: readonly number[]): Promise<PlacedRelations> {
  const relations = new Map(ids.map((id) => [id, { children: [] as ChildRelation[], events: [] as ReceivedEvent[] }]));
  let lowest = Number.MAX_SAFE_INTEGER;
  for (const part of inChunks([...relations.keys()])) {
    const [children, events] = await Promise.all([childrenOf(db, padded(part)), eventsOf(db, padded(part))]);
    for (const { sequence } of [...children, ...events]) lowest = Math.min(lowest, sequence);
    for (const { parentId, sequence: _, ...child } of children) relations.get(parentId)?.children.push(child);
    for (const { targetId, sequence: _, ...event } of events) relations.get(targetId)?.events.push(event);
  }
  return { sequence: lowest, relations };
}

type ReceivedEvent = RelationsOfOthers['events'][number];

/** Each statement tells the place in the journal; without any relation that is all its one row tells. */
interface Placed {
  readonly sequence: number;
}

const childrenOf = fixedQuery<Placed & ChildRelation & { readonly parentId: number }>((db, parentIds) =>
  db
    .selectFrom('journal_head')
    .leftJoin('institution_part_of', (join) => join.on('parent_id', 'in', parentIds as readonly number[]))
    .select([
      'sequence',
      'parent_id as parentId',
      'institution_id as childId',
      'type',
      'valid_from as validFrom',
      'valid_to as validTo',
    ])
    .orderBy('institution_id')
    .orderBy('position'),
);

const eventsOf = fixedQuery<Placed & ReceivedEvent & { readonly targetId: number }>((db, targetIds) =>
  db
    .selectFrom('journal_head')
    .leftJoin('institution_historical_relation', (join) => join.on('target_id', 'in', targetIds as readonly number[]))
    .select(['sequence', 'target_id as targetId', 'institution_id as sourceId', 'type', 'date'])
    .orderBy('date')
    .orderBy('institution_id'),
);
