import type { Agency } from '../agency.ts';
import type { Country } from '../country.ts';
import { type Day, isWithin } from '../day.ts';
import type { Institution, Location } from '../institution.ts';
import type { Stored } from '../record.ts';
import type { Flag, Report } from '../report.ts';
import { withParents, withSubsystems } from '../report-countries.ts';

/** A report that may be stored, with the records it is about. */
export interface FlagFacts {
  readonly report: Report;
  readonly agency: Stored<Agency>;
  readonly institutions: readonly Stored<Institution>[];
  readonly platforms: readonly Stored<Institution>[];
  readonly countries: readonly Stored<Country>[];
  /** Other reports with the same dates, decision, activities, institutions and programmes. */
  readonly lookalikeIds: readonly number[];
}

/**
 * What becomes of the countries and levels that the registry did not know of: a submission has them added, one that is
 * only tried would, and when the rules are asked again nothing is added.
 */
export type Additions = 'made' | 'to come' | 'none';

/** A flag that a rule wants raised. */
export type Raised = Pick<Flag, 'code' | 'level' | 'message'> & { readonly facts: string };

/** The places of that day; where the records do not reach back so far, all of them. */
export function placesOn(day: Day, { locations }: Pick<Institution, 'locations'>): readonly Location[] {
  const current = locations.filter((location) => isWithin(day, location));
  return current.length > 0 ? current : locations;
}

/** Whether one of the countries is the one, or is the whole or a part of it. */
export function isCoveredBy(
  countryId: number,
  countryIds: readonly number[],
  countries: readonly Stored<Country>[],
): boolean {
  const related = new Set([...withSubsystems(countryId, countries), ...withParents([countryId], countries)]);
  return countryIds.some((id) => related.has(id));
}

export function countryName(id: number, countries: readonly Stored<Country>[]): string {
  return countries.find((country) => country.id === id)?.nameEnglish ?? `Country ${id}`;
}

/** Whether the flag was raised before and nobody has removed it: its cause may be gone because we mended it. */
export function isOpen({ flags }: Pick<Report, 'flags'>, code: string, facts: string): boolean {
  return flags.some((flag) => flag.code === code && flag.facts === facts && flag.removal === null);
}

export function unique(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)];
}
