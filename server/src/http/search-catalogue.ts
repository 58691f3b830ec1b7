import type { Agency } from '../domain/agency.ts';
import type { Country } from '../domain/country.ts';
import type { Stored } from '../domain/record.ts';
import { activityNames, agencyNames, countryNames } from './parameters/catalogue-names.ts';
import type { NameTable } from './parameters/name-table.ts';
import type { EmbeddedReader } from './registry-reader.ts';
import type { Related } from './views/related.ts';

/** What searches know of countries and agencies: the records that results embed and the names that filters take. */
export interface SearchCatalogue extends Pick<Related, 'countries' | 'agencies'> {
  readonly countryNames: NameTable;
  readonly agencyNames: NameTable;
  readonly activityNames: NameTable;
}

/** Works the catalogue out once for as long as the store hands out the same records. */
export function createCatalogueReader() {
  let kept: { readonly countries: object; readonly agencies: object; readonly catalogue: SearchCatalogue } | undefined;

  return async (reader: Pick<EmbeddedReader, 'countries' | 'agencies'>): Promise<SearchCatalogue> => {
    const [countries, agencies] = await Promise.all([reader.countries(), reader.agencies()]);
    if (kept?.countries !== countries || kept.agencies !== agencies) {
      kept = { countries, agencies, catalogue: toCatalogue(countries, agencies) };
    }
    return kept.catalogue;
  };
}

function toCatalogue(countries: readonly Stored<Country>[], agencies: readonly Stored<Agency>[]): SearchCatalogue {
  return {
    countries: new Map(countries.map((country) => [country.id, country])),
    agencies: new Map(agencies.map((agency) => [agency.id, agency])),
    countryNames: countryNames(countries),
    agencyNames: agencyNames(agencies),
    activityNames: activityNames(agencies),
  };
}
