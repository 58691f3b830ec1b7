import { type Static, Type } from 'typebox';
import type { Country } from '../domain/country.ts';
import { PERMISSIONS, QA_REQUIREMENT_TYPES } from '../domain/vocabularies.ts';
import { parsePermission, parseWord } from '../domain/vocabulary-codes.ts';
import { countryCode, countryIdOf } from './country-field.ts';
import {
  bool,
  field,
  filledText,
  form,
  markdown,
  nullableDay,
  urlOrEmpty,
  vocabularyProblem,
  withRule,
} from './fields.ts';
import { checked, clean, historicalData, periodProblem, stated, toHistory, toPeriod } from './form-parts.ts';

const permission = () => field<string | number>(vocabularyProblem(PERMISSIONS, parsePermission));

const qaRequirement = withRule(
  form({
    qa_requirement: filledText(),
    qa_requirement_type: field<string>(
      vocabularyProblem(QA_REQUIREMENT_TYPES, (input) => parseWord(QA_REQUIREMENT_TYPES, input)),
    ),
    qa_requirement_note: Type.Optional(markdown()),
    requirement_valid_from: Type.Optional(nullableDay()),
    requirement_valid_to: Type.Optional(nullableDay()),
  }),
  (row) => periodProblem(row.requirement_valid_from, row.requirement_valid_to),
);

const regulation = withRule(
  form({
    regulation: filledText(),
    regulation_url: Type.Optional(urlOrEmpty()),
    regulation_valid_from: Type.Optional(nullableDay()),
    regulation_valid_to: Type.Optional(nullableDay()),
  }),
  (row) => periodProblem(row.regulation_valid_from, row.regulation_valid_to),
);

/** The profile of a country. Countries themselves, with their codes and names, are part of the program. */
export const countryForm = form({
  iso_3166_alpha2: countryCode(),
  ehea_is_member: Type.Optional(bool()),
  governmental_member_start: Type.Optional(nullableDay()),
  qa_requirements: Type.Optional(Type.Array(qaRequirement)),
  qa_requirement_note: Type.Optional(markdown()),
  external_QAA_is_permitted: Type.Optional(permission()),
  external_QAA_note: Type.Optional(markdown()),
  eligibility: Type.Optional(markdown()),
  conditions: Type.Optional(markdown()),
  recognition: Type.Optional(markdown()),
  european_approach_is_permitted: Type.Optional(permission()),
  european_approach_note: Type.Optional(markdown()),
  has_full_institution_list: Type.Optional(bool()),
  ehea_key_commitment: Type.Optional(permission()),
  general_note: Type.Optional(markdown()),
  qaa_regulations: Type.Optional(Type.Array(regulation)),
  historical_data: Type.Optional(historicalData()),
});

export type CountryRow = Static<typeof countryForm>;

export interface CountryDraft {
  readonly countryId: number;
  readonly stated: Partial<Country>;
}

export function toCountryDraft(row: CountryRow): CountryDraft {
  return {
    countryId: countryIdOf(row.iso_3166_alpha2),
    stated: stated({
      eheaIsMember: row.ehea_is_member,
      governmentalMemberStart: row.governmental_member_start,
      qaRequirements: row.qa_requirements?.map(toQaRequirement),
      qaRequirementNote: row.qa_requirement_note?.trim(),
      externalQaaIsPermitted: toPermission(row.external_QAA_is_permitted),
      externalQaaNote: row.external_QAA_note?.trim(),
      eligibility: row.eligibility?.trim(),
      conditions: row.conditions?.trim(),
      recognition: row.recognition?.trim(),
      europeanApproachIsPermitted: toPermission(row.european_approach_is_permitted),
      europeanApproachNote: row.european_approach_note?.trim(),
      hasFullInstitutionList: row.has_full_institution_list,
      eheaKeyCommitment: toPermission(row.ehea_key_commitment),
      generalNote: row.general_note?.trim(),
      regulations: row.qaa_regulations?.map(toRegulation),
      history: row.historical_data && toHistory(row.historical_data),
    }),
  };
}

export function applyCountry({ stated: changes }: CountryDraft, before: Country): Country {
  return { ...before, ...changes };
}

function toPermission(written: string | number | undefined) {
  return written === undefined ? undefined : checked(parsePermission(written));
}

function toQaRequirement(row: Static<typeof qaRequirement>) {
  return {
    requirement: clean(row.qa_requirement),
    type: checked(parseWord(QA_REQUIREMENT_TYPES, row.qa_requirement_type)),
    note: clean(row.qa_requirement_note ?? ''),
    ...toPeriod(row.requirement_valid_from, row.requirement_valid_to),
  };
}

function toRegulation(row: Static<typeof regulation>) {
  return {
    regulation: clean(row.regulation),
    url: row.regulation_url?.trim() ?? '',
    ...toPeriod(row.regulation_valid_from, row.regulation_valid_to),
  };
}
