import type { CountryListItem } from '@touchstone/sdk';

/** The codes of countries by their English names, which is what lists of records say. */
export type CountryCodes = ReadonlyMap<string, string>;

export function countryCodes(
  countries: readonly Pick<CountryListItem, 'name_english' | 'iso_3166_alpha2'>[],
): CountryCodes {
  return new Map(countries.map(({ name_english: name, iso_3166_alpha2: code }) => [name, code]));
}
