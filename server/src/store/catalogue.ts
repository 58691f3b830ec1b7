import type { Kysely } from 'kysely';
import type { ActivityGroup, Agency } from '../domain/agency.ts';
import type { Country } from '../domain/country.ts';
import type { RecordType, Stored } from '../domain/record.ts';
import { readJournalHead } from './journal-store.ts';
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
    const head = await readJournalHead(db);
    if (kept !== undefined && head.sequence === sequence) return kept;
    if (kept === undefined || (await hasChanged(db, sequence))) kept = forgetOnFailure(readCatalogue(db));
    sequence = head.sequence;
    return kept;
  }

  function forgetOnFailure(reading: Promise<Catalogue>): Promise<Catalogue> {
    reading.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading;
  }
}

async function hasChanged(db: Kysely<Tables>, after: number): Promise<boolean> {
  const entry = await db
    .selectFrom('journal')
    .select('sequence')
    .where('sequence', '>', after)
    .where('record_type', 'in', CATALOGUE_TYPES)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

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
