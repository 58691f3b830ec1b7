import type { Agency, FocusCountry } from './agency.ts';
import { isWithin } from './day.ts';
import { type Located, legalSeats, type Place } from './location.ts';
import type { Report } from './report.ts';
import { type CountryInSystem, withParents, withSubsystems } from './report-countries.ts';

export interface CrossborderFacts {
  readonly report: Pick<Report, 'validFrom'>;
  readonly agency: Pick<Agency, 'focusCountries'>;
  /** The institutions of the report, without its platforms. */
  readonly institutions: readonly Located[];
  readonly countries: readonly CountryInSystem[];
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
  countries: readonly CountryInSystem[],
): boolean {
  const coveredIds = new Set(officialIds(focusCountries).flatMap((id) => coveredBy(id, countries)));
  return legalSeatCountryIds.length > 0 && !legalSeatCountryIds.some((id) => coveredIds.has(id));
}

function officialIds(focusCountries: readonly FocusCountry[]): readonly number[] {
  return focusCountries
    .filter(({ isOfficial, isCrossborder: crosses }) => isOfficial && !crosses)
    .map(({ countryId }) => countryId);
}

function coveredBy(countryId: number, countries: readonly CountryInSystem[]): readonly number[] {
  return [...withSubsystems(countryId, countries), ...withParents([countryId], countries)];
}

/** The seats of that day; where the records do not reach back so far, every seat on record. */
function seatsKnownFor(institution: Located, day: string): readonly Place[] {
  const seats = legalSeats(institution, day);
  return seats.length > 0 ? seats : institution.locations.filter(({ isLegalSeat }) => isLegalSeat);
}
