import type { Country } from './country.ts';
import { type Day, isWithin } from './day.ts';
import type { Location } from './institution.ts';

/** As much of a location as tells which country it is in and when. */
export type Place = Pick<Location, 'countryId' | 'isLegalSeat' | 'validFrom' | 'validTo'>;

export interface Located<Known extends Place = Place> {
  readonly locations: readonly Known[];
}

/**
 * Where the institution is on a day. A closed institution stays at its places: a location ends when the institution
 * leaves it, not when the institution ends, or its reports would lose their country.
 */
export function currentLocations<Known extends Place>({ locations }: Located<Known>, day: Day): readonly Known[] {
  return locations.filter((location) => isWithin(day, location));
}

export function legalSeats<Known extends Place>(institution: Located<Known>, day: Day): readonly Known[] {
  return currentLocations(institution, day).filter(({ isLegalSeat }) => isLegalSeat);
}

/** Each country once, in the order of the locations. */
export function countryIdsOfInstitution(institution: Located, day: Day): readonly number[] {
  return [...new Set(currentLocations(institution, day).map(({ countryId }) => countryId))];
}

export type LocationPrecision = 'place' | 'country';

export interface Point {
  readonly lat: number;
  readonly long: number;
  readonly precision: LocationPrecision;
}

/** The place itself, else the representative point of its country. Half a coordinate is no place. */
export function pointOf({ lat, long }: Pick<Location, 'lat' | 'long'>, country: Pick<Country, 'lat' | 'long'>): Point {
  return lat !== null && long !== null
    ? { lat, long, precision: 'place' }
    : { lat: country.lat, long: country.long, precision: 'country' };
}
