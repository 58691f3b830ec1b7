import { type Kysely, sql } from 'kysely';
import type { ActivityGroup, Agency } from '../domain/agency.ts';
import type { Country } from '../domain/country.ts';
import type { RecordType, Stored } from '../domain/record.ts';
import { fixedLookup } from './fixed-query.ts';
import { toRecord } from './record-reader.ts';
import type { Tables } from './tables.ts';

/** The few hundred records that nearly every answer embeds. */
export interface Catalogue {
  /** In order of their English names. */
  readonly countries: readonly Stored<Country>[];
  /** In order of id, registered or not. */
  readonly agencies: readonly Stored<Agency>[];
  readonly activityGroups: readonly Stored<ActivityGroup>[];
}

export type CatalogueReader = () => Promise<Catalogue>;

const CATALOGUE_TYPES: readonly RecordType[] = ['country', 'agency', 'activity_group'];

export function isCatalogueType(type: RecordType): boolean {
  return CATALOGUE_TYPES.includes(type);
}

/**
 * Keeps the catalogue in memory and reads it again once the journal says that one of its records changed. Each call
 * asks for the end of the journal, so it is never older than the last commit; calls made together share the question.
 */
export function createCatalogueReader(db: Kysely<Tables>): CatalogueReader {
  let sequence = -1;
  let kept: Promise<Catalogue> | undefined;
  let asking: Promise<Catalogue> | undefined;

  return () => {
    asking ??= ask();
    return asking;
  };

  async function ask(): Promise<Catalogue> {
    // Nobody may join a question that is already under way: its answer may be older than the last commit.
    await Promise.resolve();
    asking = undefined;
    const since = await changesSince(db, [sequence]);
    if (!since) throw new Error('The journal has no head');
    if (kept === undefined || since.hasChanged) kept = forgetOnFailure(readCatalogue(db));
    ({ sequence } = since);
    return kept;
  }

  function forgetOnFailure(reading: Promise<Catalogue>): Promise<Catalogue> {
    reading.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading;
  }
}

/**
 * The end of the journal, and whether something of the catalogue changed since another place in it. Few entries lie
 * between the two, which both databases are to look through: not those of each kind, nor all of them.
 */
const changesSince = fixedLookup<{ readonly sequence: number; readonly hasChanged: boolean | number }>(
  (db, [sequence = 0]) =>
    db.selectFrom('journal_head').select([
      'journal_head.sequence',
      sql<boolean | number>`exists (
          select 1 from journal
          where journal.sequence > ${sequence} and journal.sequence <= journal_head.sequence
            and coalesce(record_type, '') in (${sql.join(CATALOGUE_TYPES.map((type) => sql.lit(type)))})
        )`.as('hasChanged'),
    ]),
);

export async function readCatalogue(db: Kysely<Tables>): Promise<Catalogue> {
  const [countries, agencies, activityGroups] = await Promise.all([
    db.selectFrom('country').selectAll().execute(),
    db.selectFrom('agency').selectAll().orderBy('id').execute(),
    db.selectFrom('activity_group').selectAll().orderBy('id').execute(),
  ]);
  return {
    // Sorted here: the two databases order text differently.
    countries: countries.map((row) => toRecord('country', row)).sort(byEnglishName),
    agencies: agencies.map((row) => toRecord('agency', row)),
    activityGroups: activityGroups.map((row) => toRecord('activity_group', row)),
  };
}

function byEnglishName(one: Country, other: Country): number {
  return one.nameEnglish.localeCompare(other.nameEnglish, 'en');
}
