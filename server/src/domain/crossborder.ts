import type { Agency, FocusCountry } from './agency.ts';
import { isWithin } from './day.ts';
import { type Located, legalSeats, type Place } from './location.ts';
import type { Report } from './report.ts';
import type { CountryInSystem } from './report-countries.ts';

export interface CrossborderFacts {
  readonly report: Pick<Report, 'validFrom'>;
  readonly agency: Pick<Agency, 'focusCountries'>;
  /** The institutions of the report, without its platforms. */
  readonly institutions: readonly Located[];
  readonly countries: Iterable<CountryInSystem>;
}

/**
 * Whether the agency worked outside the countries it is official in. Everything is taken as of the report's first
 * day: an agency that gains or loses a country later does not change what the procedure was, and the answer does not
 * depend on today.
 */
export function isReportCrossborder({ report, agency, institutions, countries }: CrossborderFacts): boolean {
  const focusCountries = agency.focusCountries.filter((focus) => isWithin(report.validFrom, focus));
  const seatCountryIds = institutions
    .flatMap((institution) => seatsKnownFor(institution, report.validFrom))
    .map(({ countryId }) => countryId);
  return isCrossborder(focusCountries, seatCountryIds, countries);
}

/**
 * The agency has no official focus in any legal-seat country. Without a known seat nothing was crossed.
 *
 * A whole country and its sub-systems: an official focus in the country covers all its systems, and an official focus
 * in one system covers a seat recorded only for the country, since that seat may lie in the system. Two systems of
 * one country do not cover each other.
 */
export function isCrossborder(
  focusCountries: readonly FocusCountry[],
  legalSeatCountryIds: readonly number[],
  countries: Iterable<CountryInSystem>,
): boolean {
  if (legalSeatCountryIds.length === 0) return false;
  const official = officialIds(focusCountries);
  if (legalSeatCountryIds.some((id) => official.has(id))) return false;
  const seats = new Set(legalSeatCountryIds);
  for (const { id, parentId } of countries) {
    if (parentId === null) continue;
    if ((official.has(parentId) && seats.has(id)) || (official.has(id) && seats.has(parentId))) return false;
  }
  return true;
}

function officialIds(focusCountries: readonly FocusCountry[]): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const focus of focusCountries) if (focus.isOfficial && !focus.isCrossborder) ids.add(focus.countryId);
  return ids;
}

/** The seats of that day; where the records do not reach back so far, every seat on record. */
function seatsKnownFor(institution: Located, day: string): readonly Place[] {
  const seats = legalSeats(institution, day);
  return seats.length > 0 ? seats : institution.locations.filter(({ isLegalSeat }) => isLegalSeat);
}
