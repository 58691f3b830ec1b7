import type { Country } from './country.ts';
import { type Day, isWithin } from './day.ts';
import type { Institution, Location } from './institution.ts';

type Located = Pick<Institution, 'locations'>;

/**
 * Where the institution is on a day. A closed institution stays at its places: a location ends when the institution
 * leaves it, not when the institution ends, or its reports would lose their country.
 */
export function currentLocations({ locations }: Located, day: Day): readonly Location[] {
  return locations.filter((location) => isWithin(day, location));
}

export function legalSeats(institution: Located, day: Day): readonly Location[] {
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
