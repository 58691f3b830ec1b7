import type { Country } from './country.ts';
import type { Day } from './day.ts';
import { countryIdsOfInstitution, type Located } from './location.ts';

/** What the rules need to know of a country to tell a whole country from the systems inside it. */
export interface CountryInSystem extends Pick<Country, 'parentId'> {
  readonly id: number;
}

/** The countries of a report are those of its institutions and platforms, each once. */
export function countryIdsOfReport(institutionsAndPlatforms: readonly Located[], day: Day): readonly number[] {
  return [...new Set(institutionsAndPlatforms.flatMap((institution) => countryIdsOfInstitution(institution, day)))];
}

/** The country with its sub-systems: what a filter or a counter of the country takes in. */
export function withSubsystems(countryId: number, countries: readonly CountryInSystem[]): readonly number[] {
  return [countryId, ...countries.filter(({ parentId }) => parentId === countryId).map(({ id }) => id)];
}

/** The same rule seen from a record: the countries under which a record in these countries is found and counted. */
export function withParents(countryIds: readonly number[], countries: readonly CountryInSystem[]): readonly number[] {
  const parentIds = countries
    .filter(({ id }) => countryIds.includes(id))
    .flatMap(({ parentId }) => (parentId === null ? [] : [parentId]));
  return [...new Set([...countryIds, ...parentIds])];
}
