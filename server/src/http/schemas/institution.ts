import { type Static, Type } from 'typebox';
import { HIERARCHY_TYPES, ORGANIZATION_TYPES, QF_EHEA_LEVELS } from '../../domain/vocabularies.ts';
import { CountryDetail, NestedCountry } from './country.ts';
import { address, dayOrEmpty, listOf, nullable, oneOf, refTo } from './fields.ts';
import { highlights } from './highlight.ts';
import { HistoricalData } from './historical-data.ts';

const registryId = Type.String({ description: 'The registry identifier.', example: 'REGINST0042' });
const statsId = Type.String({
  description: 'The identifier of the statistical data provider; empty when there is none.',
  example: 'DE0069',
});
const namePrimary = Type.String({ description: 'English name, else the official one.' });
const website = address('The site of the institution.');
const hierarchyType = oneOf(HIERARCHY_TYPES, 'How the part belongs to the whole.');
const foundingDate = dayOrEmpty('When the institution was founded.');
const closureDate = nullable(Type.String({ format: 'date', description: 'When the institution closed.' }));

export const summaryFields = {
  id: Type.Integer({ example: 42 }),
  registry_id: registryId,
  name_primary: namePrimary,
  website_link: website,
  is_other_provider: Type.Boolean({ description: 'Whether it is a provider that is no higher-education institution.' }),
};

export type InstitutionSummary = Static<typeof InstitutionSummary>;
export const InstitutionSummary = Type.Object(summaryFields, { $id: 'InstitutionSummary' });

const relationPeriod = {
  relationship_type: hierarchyType,
  valid_from: dayOrEmpty('First day of the relation.'),
  valid_to: dayOrEmpty('Last day of the relation.'),
};

const FlatRelation = Type.Object({
  id: Type.Integer(),
  registry_id: registryId,
  name_primary: namePrimary,
  website_link: website,
  ...relationPeriod,
});

export type InstitutionSearchItem = Static<typeof InstitutionSearchItem>;
export const InstitutionSearchItem = Type.Object(
  {
    id: Type.String({ example: '42' }),
    registry_id: registryId,
    stats_id: statsId,
    name_official_display: Type.String({ description: 'The current official name.' }),
    name_primary: namePrimary,
    name_select_display: Type.String({ description: 'The primary name with the stats_id in brackets.' }),
    name_sort: Type.String({ description: 'The name without accents, spaces and punctuation, for sorting.' }),
    website_link: website,
    country: listOf(Type.String(), 'English names of the countries it is in.'),
    qf_ehea_level: listOf(oneOf(QF_EHEA_LEVELS, 'A level of qualifications it offers.')),
    place: listOf(
      Type.Object({
        country: Type.String(),
        city: Type.String(),
        lat: nullable(Type.Number()),
        long: nullable(Type.Number()),
      }),
    ),
    hierarchical_relationships: Type.Object({ includes: listOf(FlatRelation), part_of: listOf(FlatRelation) }),
    score: Type.Number({ description: 'How well it fits the query; 0 without one.' }),
    founding_date: foundingDate,
    closure_date: closureDate,
    is_other_provider: summaryFields.is_other_provider,
    has_report: Type.Boolean({ description: 'Whether any report is listed for it.' }),
    name_display: Type.String({ description: 'Official and primary name where they differ.' }),
    highlights,
  },
  { $id: 'InstitutionSearchItem' },
);

const RelatedInstitution = Type.Object({
  id: Type.Integer(),
  registry_id: registryId,
  stats_id: statsId,
  url: address('The institution record.'),
  name_primary: namePrimary,
  name_sort: Type.String(),
  website_link: website,
  countries: listOf(
    Type.Object({
      country: refTo(NestedCountry),
      city: Type.String(),
      lat: Type.Number(),
      long: Type.Number(),
      country_verified: Type.Boolean(),
    }),
  ),
});

const NestedRelation = Type.Object({ institution: RelatedInstitution, ...relationPeriod });

const InstitutionCountry = Type.Object({
  city: Type.String(),
  country: refTo(CountryDetail),
  country_source: Type.String(),
  country_valid_from: dayOrEmpty('First day there.'),
  country_valid_to: nullable(Type.String({ format: 'date' })),
  country_verified: Type.Boolean({ description: 'Whether this is the legal seat.' }),
  lat: Type.Number(),
  long: Type.Number(),
  location_precision: oneOf(['place', 'country'], 'Whether the point is of the place or only of its country.'),
});

export type InstitutionRecord = Static<typeof InstitutionRecord>;
export const InstitutionRecord = Type.Object(
  {
    id: Type.Integer({ example: 42 }),
    stats: Type.String({ description: 'Identifier and name, as the statistical data provider knows it.' }),
    website_link: website,
    founding_date: foundingDate,
    closure_date: closureDate,
    hierarchical_relationships: Type.Object({ includes: listOf(NestedRelation), part_of: listOf(NestedRelation) }),
    historical_data: listOf(refTo(HistoricalData)),
    historical_relationships: listOf(
      Type.Object({
        institution: RelatedInstitution,
        relationship_type: Type.String({ description: 'From the side of this record.', example: 'was absorbed by' }),
        relationship_date: Type.String({ format: 'date' }),
      }),
    ),
    countries: listOf(InstitutionCountry),
    identifiers: listOf(
      Type.Object({
        agency: nullable(Type.String({ description: 'The agency that assigned a local identifier.' })),
        identifier: Type.String(),
        identifier_valid_from: dayOrEmpty('First day.'),
        identifier_valid_to: nullable(Type.String({ format: 'date' })),
        resource: Type.String({ description: 'The type of identifier.', example: 'EU-VAT' }),
      }),
    ),
    names: listOf(
      Type.Object({
        acronym: Type.String(),
        name_english: Type.String(),
        name_official: Type.String(),
        name_official_transliterated: Type.String(),
        name_source_note: Type.String(),
        name_valid_to: nullable(Type.String({ format: 'date' })),
        name_versions: listOf(Type.Object({ name: Type.String(), transliteration: Type.String() })),
      }),
    ),
    qf_ehea_levels: listOf(
      Type.Object({
        qf_ehea_level: oneOf(QF_EHEA_LEVELS, 'A level of qualifications it offers.'),
        qf_ehea_level_source: Type.String(),
        qf_ehea_level_source_note: Type.String(),
        qf_ehea_level_valid_from: dayOrEmpty('First day.'),
        qf_ehea_level_valid_to: nullable(Type.String({ format: 'date' })),
      }),
    ),
    registry_id: registryId,
    stats_id: statsId,
    is_other_provider: summaryFields.is_other_provider,
    organization_type: nullable(oneOf(ORGANIZATION_TYPES, 'What kind of organisation another provider is.')),
    report_count: Type.Integer({ description: 'Reports in the two lists of the institution together.' }),
    merged_from: listOf(Type.Integer(), 'Numbers of records that turned out to be this institution.'),
    merged_into: nullable(
      Type.Integer({
        description: 'The number of this record, when another number was asked for that was merged into it.',
      }),
    ),
  },
  { $id: 'Institution' },
);
