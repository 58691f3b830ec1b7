import type { AgencyDetail, CountryDetail, Institution, Report } from '@touchstone/sdk';

import { primaryName } from './institution-name.ts';

type PermalinkOf = (path: string) => string;

const CONTEXT = 'https://schema.org';

/** An institution in the words of schema.org. */
export function institutionData(institution: Institution, permalink: PermalinkOf): object {
  const seat = institution.countries.find(({ country_verified: isSeat }) => isSeat) ?? institution.countries[0];
  const alternate = institution.names.flatMap((name) => [
    name.name_official,
    name.name_english,
    name.name_official_transliterated,
    name.acronym,
    ...name.name_versions.map((version) => version.name),
  ]);
  const name = primaryName(institution);
  return {
    '@context': CONTEXT,
    '@type': institution.is_other_provider ? 'EducationalOrganization' : 'CollegeOrUniversity',
    '@id': permalink(`/institution/${institution.registry_id}`),
    name,
    alternateName: [...new Set(alternate)].filter((other) => other !== '' && other !== name),
    url: institution.website_link || undefined,
    foundingDate: institution.founding_date || undefined,
    dissolutionDate: institution.closure_date ?? undefined,
    identifier: [
      { '@type': 'PropertyValue', propertyID: 'registry', value: institution.registry_id },
      ...institution.identifiers.map(({ resource, identifier }) => ({
        '@type': 'PropertyValue',
        propertyID: resource,
        value: identifier,
      })),
    ],
    ...(seat && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: seat.city || undefined,
        addressCountry: seat.country.iso_3166_alpha2,
      },
    }),
    ...(seat?.location_precision === 'place' && {
      geo: { '@type': 'GeoCoordinates', latitude: seat.lat, longitude: seat.long },
    }),
    parentOrganization: institution.hierarchical_relationships.part_of.map(({ institution: whole }) => ({
      '@id': permalink(`/institution/${whole.registry_id}`),
      name: whole.name_primary,
    })),
    subOrganization: institution.hierarchical_relationships.includes.map(({ institution: part }) => ({
      '@id': permalink(`/institution/${part.registry_id}`),
      name: part.name_primary,
    })),
  };
}

export function reportData(report: Report, permalink: PermalinkOf): object {
  return {
    '@context': CONTEXT,
    '@type': 'Report',
    '@id': permalink(`/report/${report.id}`),
    name: `${report.agency_esg_activity}: ${report.institutions.map(({ name_primary: name }) => name).join(', ')}`,
    identifier: String(report.id),
    author: { '@type': 'Organization', '@id': permalink(`/agency/${report.agency_id}`), name: report.agency_name },
    datePublished: report.date_created.slice(0, 10),
    dateModified: report.date_updated.slice(0, 10),
    temporalCoverage: `${report.valid_from}/${report.valid_to_calculated}`,
    abstract: report.summary ?? undefined,
    about: report.institutions.map(({ registry_id: id, name_primary: name }) => ({
      '@type': 'CollegeOrUniversity',
      '@id': permalink(`/institution/${id}`),
      name,
    })),
  };
}

export function agencyData(agency: AgencyDetail, permalink: PermalinkOf): object {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': permalink(`/agency/${agency.id}`),
    name: agency.name_primary,
    alternateName: agency.acronym_primary,
    url: agency.website_link || undefined,
    address: { '@type': 'PostalAddress', addressCountry: agency.country.iso_3166_alpha2 },
  };
}

export function countryData(country: CountryDetail, permalink: PermalinkOf): object {
  return {
    '@context': CONTEXT,
    '@type': 'Country',
    '@id': permalink(`/country/${country.iso_3166_alpha2}`),
    name: country.name_english,
    identifier: country.iso_3166_alpha2,
  };
}
