import type { Agency } from '../../domain/agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from '../../domain/agency-names.ts';
import type { Country } from '../../domain/country.ts';
import type { Stored } from '../../domain/record.ts';
import type { Labelled } from './labels.ts';

/** How a filter may name a country. The three-letter code of a sub-system is that of the whole country. */
export function countryLabels(countries: readonly Stored<Country>[]): Labelled[] {
  return countries.map(({ id, nameEnglish, alpha2, alpha3, parentId }) => ({
    id,
    labels: parentId === null ? [nameEnglish, alpha2, alpha3] : [nameEnglish, alpha2],
  }));
}

/** How a filter may name an agency. */
export function agencyLabels(agencies: readonly Stored<Agency>[]): Labelled[] {
  return agencies.map((agency) => ({
    id: agency.id,
    labels: [agencyAcronymPrimary(agency), agencyNamePrimary(agency)].filter((label) => label !== ''),
  }));
}
