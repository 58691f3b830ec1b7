import { type Static, Type } from 'typebox';
import { PERMISSIONS, QA_REQUIREMENT_TYPES } from '../../domain/vocabularies.ts';
import { address, day, dayOrEmpty, listOf, nullable, oneOf, refTo } from './fields.ts';
import { HistoricalData } from './historical-data.ts';

const identity = {
  name_english: Type.String({ example: 'Austria' }),
  iso_3166_alpha2: Type.String({
    description: 'ISO 3166-1 code, or the code of a higher-education system inside a country.',
    example: 'AT',
  }),
  iso_3166_alpha3: Type.String({ example: 'AUT' }),
};

const parent = nullable(
  Type.Integer({ description: 'The country that a higher-education system inside a country belongs to.' }),
);

export type NestedCountry = Static<typeof NestedCountry>;
export const NestedCountry = Type.Object(
  {
    id: Type.Integer({ example: 15 }),
    url: address('The country record.'),
    ...identity,
  },
  { $id: 'NestedCountry', description: 'A country inside another record.' },
);

const listFields = {
  id: Type.Integer({ example: 15 }),
  url: address('The country record.'),
  ...identity,
  ehea_is_member: Type.Boolean({ description: 'Member of the European Higher Education Area.' }),
  external_QAA_is_permitted: oneOf(PERMISSIONS, 'Whether foreign agencies may carry out procedures.'),
  european_approach_is_permitted: oneOf(
    PERMISSIONS,
    'Whether joint programmes may use the European Approach for quality assurance.',
  ),
  has_full_institution_list: Type.Boolean({ description: 'Whether every recognised institution is listed here.' }),
  ehea_key_commitment: oneOf(PERMISSIONS, 'Whether the commitments on quality assurance are fulfilled.'),
  governmental_member_start: nullable(day('Since when the government is a member of the register.')),
  agency_count: Type.Integer({ description: 'Registered agencies based in the country.' }),
};

export type CountryListItem = Static<typeof CountryListItem>;
export const CountryListItem = Type.Object({ ...listFields, parent }, { $id: 'CountryListItem' });

export type CountryByReports = Static<typeof CountryByReports>;
export const CountryByReports = Type.Object(
  {
    ...listFields,
    parent,
    institution_count: Type.Integer({ description: 'Institutions with at least one report.' }),
    institution_total: Type.Integer({ description: 'All institutions.' }),
    institution_stats: Type.Integer({ description: 'Institutions known to the statistical data provider.' }),
    reports_total: Type.Integer({ description: 'Reports on institutions in the country.' }),
  },
  { $id: 'CountryByReports' },
);

const QaRequirement = Type.Object({
  qa_requirement: Type.String(),
  qa_requirement_type: oneOf(QA_REQUIREMENT_TYPES, 'What has to be evaluated.'),
  qa_requirement_note: Type.String(),
  requirement_valid_from: dayOrEmpty('First day.'),
  requirement_valid_to: dayOrEmpty('Last day.'),
});

const QaaRegulation = Type.Object({
  regulation: Type.String(),
  regulation_url: address('The text of the regulation.'),
  regulation_valid_from: dayOrEmpty('First day.'),
  regulation_valid_to: dayOrEmpty('Last day.'),
});

export type CountryDetail = Static<typeof CountryDetail>;
export const CountryDetail = Type.Object(
  {
    id: Type.Integer({ example: 15 }),
    ...identity,
    ehea_is_member: listFields.ehea_is_member,
    governmental_member_start: listFields.governmental_member_start,
    qa_requirements: listOf(QaRequirement),
    qa_requirement_note: Type.String(),
    external_QAA_is_permitted: listFields.external_QAA_is_permitted,
    external_QAA_note: Type.String(),
    eligibility: Type.String(),
    conditions: Type.String(),
    recognition: Type.String(),
    european_approach_is_permitted: listFields.european_approach_is_permitted,
    european_approach_note: Type.String(),
    has_full_institution_list: listFields.has_full_institution_list,
    ehea_key_commitment: listFields.ehea_key_commitment,
    general_note: Type.String(),
    qaa_regulations: listOf(QaaRegulation),
    report_count: Type.Integer({ description: 'Reports on institutions in the country.' }),
    institution_count: Type.Integer({ description: 'Institutions with at least one report.' }),
    historical_data: listOf(refTo(HistoricalData)),
    parent,
  },
  { $id: 'CountryDetail', description: 'A country with a short profile of its quality assurance. Texts are Markdown.' },
);

export type CountryByAgencyFocus = Static<typeof CountryByAgencyFocus>;
export const CountryByAgencyFocus = Type.Object(
  {
    country_url: address('The country record.'),
    country: Type.String({ description: 'English name.', example: 'Austria' }),
    country_is_official: Type.Boolean({ description: 'Whether the agency has an official role there.' }),
    country_is_crossborder: Type.Boolean({ description: 'Whether the agency works there across the border.' }),
    country_valid_from: dayOrEmpty('Since when the agency works there.'),
    country_valid_to: dayOrEmpty('Until when the agency worked there.'),
    institution_count: Type.Integer({ description: 'Institutions there with a report of the agency.' }),
    report_count: Type.Integer({ description: 'Reports of the agency on institutions there.' }),
    country_is_ehea: Type.Boolean({ description: 'Member of the European Higher Education Area.' }),
    country_id: Type.Integer({ example: 15 }),
  },
  { $id: 'CountryByAgencyFocus' },
);
