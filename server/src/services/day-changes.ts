import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Day, Period } from '../domain/day.ts';
import type { Institution } from '../domain/institution.ts';
import { walkRecords } from '../store/record-reader.ts';
import type { Tables } from '../store/tables.ts';

/** After one day, up to and including another. */
export interface DaySpan {
  readonly after: Day;
  readonly upTo: Day;
}

const RECORDS_AT_ONCE = 200;

/**
 * Institutions whose places, levels or identifiers begin or end with one of the days. Levels stand only inside the
 * records, so all are read, once a day and in small parts.
 */
export async function institutionsChangedBy(db: Kysely<Tables>, days: DaySpan): Promise<number[]> {
  const found: number[] = [];
  for await (const records of walkRecords(db, 'institution', RECORDS_AT_ONCE)) {
    found.push(...records.filter((record) => changesWithin(record, days)).map(({ id }) => id));
    await nextTurn();
  }
  return found;
}

/** Whether the institution is somewhere else, or has other levels or identifiers, from one of the days on. */
export function changesWithin(
  { locations, levels, identifiers }: Pick<Institution, 'locations' | 'levels' | 'identifiers'>,
  days: DaySpan,
): boolean {
  return [...locations, ...levels, ...identifiers].some((period) => beginsOrEnds(period, days));
}

/** The day after the last is the first without it. */
function beginsOrEnds({ validFrom, validTo }: Period, { after, upTo }: DaySpan): boolean {
  const begins = validFrom !== null && after < validFrom && validFrom <= upTo;
  const ends = validTo !== null && after <= validTo && validTo < upTo;
  return begins || ends;
}
