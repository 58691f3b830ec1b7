import { type Kysely, sql } from 'kysely';
import type { Day } from '../domain/day.ts';
import { LARGEST_ID } from '../domain/record.ts';
import { inChunks } from './rows.ts';
import type { Tables } from './tables.ts';

/** What the rows of a file name, looked up in bulk by the indexes: keys and ids only. */

export interface InstitutionKeys {
  readonly id: number;
  readonly statsId: string | null;
  readonly mergedIntoId: number | null;
}

export interface HeldIdentifier {
  readonly institutionId: number;
  readonly resource: string;
  readonly identifier: string;
  readonly agencyId: number | null;
  readonly validTo: Day | null;
}

export interface ReportKeys {
  readonly id: number;
  readonly agencyId: number;
  readonly localIdentifier: string | null;
  readonly isWithdrawn: boolean;
}

export function findInstitutionKeys(
  db: Kysely<Tables>,
  { ids = [], statsIds = [] }: { readonly ids?: readonly number[]; readonly statsIds?: readonly string[] },
): Promise<InstitutionKeys[]> {
  const keys = db.selectFrom('institution').select(['id', 'stats_id as statsId', 'merged_into_id as mergedIntoId']);
  return concat(
    inParts(possibleIds(ids), (part) => keys.where('id', 'in', part).execute()),
    inParts(statsIds, (part) => keys.where('stats_id', 'in', part).execute()),
  );
}

/** Everybody who has or had one of the identifiers, and some who have a namesake of another type. */
export function findHolders(
  db: Kysely<Tables>,
  identifiers: readonly Pick<HeldIdentifier, 'resource' | 'identifier'>[],
): Promise<HeldIdentifier[]> {
  const resources = [...new Set(identifiers.map(({ resource }) => resource))];
  return inParts(
    identifiers.map(({ identifier }) => identifier),
    (part) =>
      db
        .selectFrom('institution_identifier')
        .select([
          'institution_id as institutionId',
          'resource',
          'identifier',
          'agency_id as agencyId',
          'valid_to as validTo',
        ])
        .where('resource', 'in', resources)
        .where('identifier', 'in', part)
        .execute(),
  );
}

export async function findReportKeys(
  db: Kysely<Tables>,
  named: {
    readonly ids: readonly number[];
    readonly agencyIds: readonly number[];
    readonly localIdentifiers: readonly string[];
  },
): Promise<ReportKeys[]> {
  const keys = db
    .selectFrom('report')
    .select(['id', 'agency_id as agencyId', 'local_identifier as localIdentifier', 'state']);
  const ofAgencies = keys.where('agency_id', 'in', named.agencyIds);
  const localIdentifiers = named.agencyIds.length === 0 ? [] : named.localIdentifiers;
  const rows = await concat(
    inParts(possibleIds(named.ids), (part) => keys.where('id', 'in', part).execute()),
    // Apart and spelt out, because the index of local identifiers leaves withdrawn reports out.
    inParts(localIdentifiers, (part) =>
      ofAgencies.where('local_identifier', 'in', part).where('state', '<>', WITHDRAWN).execute(),
    ),
    inParts(localIdentifiers, (part) =>
      ofAgencies.where('local_identifier', 'in', part).where('state', '=', WITHDRAWN).execute(),
    ),
  );
  return rows.map(({ state, ...row }) => ({ ...row, isWithdrawn: state === 'withdrawn' }));
}

const WITHDRAWN = sql.lit<'withdrawn'>('withdrawn');

/** Those of the ids that are groups of activities. */
export async function findActivityGroupIds(db: Kysely<Tables>, ids: readonly number[]): Promise<number[]> {
  const rows = await inParts(possibleIds(ids), (part) =>
    db.selectFrom('activity_group').select('id').where('id', 'in', part).execute(),
  );
  return rows.map(({ id }) => id);
}

/** PostgreSQL takes a number it could not store for a mistake; here it is just nobody's id. */
function possibleIds(ids: readonly number[]): readonly number[] {
  return ids.filter((id) => id <= LARGEST_ID);
}

async function inParts<Key, Row>(keys: readonly Key[], find: (part: readonly Key[]) => Promise<Row[]>): Promise<Row[]> {
  const found: Row[] = [];
  for (const part of inChunks([...new Set(keys)])) found.push(...(await find(part)));
  return found;
}

async function concat<Row>(...lists: readonly Promise<Row[]>[]): Promise<Row[]> {
  return (await Promise.all(lists)).flat();
}
