import { type Static, Type } from 'typebox';
import { ACTIVITY_TYPES, AGENCY_DECISION_TYPES, GEOGRAPHICAL_FOCUSES } from '../domain/vocabularies.ts';
import { parseActivityType, parseWord } from '../domain/vocabulary-codes.ts';
import { countryCode } from './country-field.ts';
import {
  bool,
  day,
  field,
  filledText,
  form,
  integerProblem,
  nullable,
  nullableDay,
  nullableText,
  nullableUrl,
  text,
  urlOrEmpty,
  vocabularyProblem,
  withRule,
} from './fields.ts';
import { historicalData, periodProblem } from './form-parts.ts';

const nameVersion = form({
  name: filledText(),
  name_transliterated: Type.Optional(text()),
  name_is_primary: Type.Optional(bool()),
  acronym: Type.Optional(text()),
  acronym_transliterated: Type.Optional(text()),
  acronym_is_primary: Type.Optional(bool()),
});

const name = form({
  name_versions: Type.Array(nameVersion, { minItems: 1 }),
  name_note: Type.Optional(text()),
  name_valid_to: Type.Optional(nullableDay()),
});

const decision = form({
  decision_date: day(),
  decision_type: field<string>(
    vocabularyProblem(AGENCY_DECISION_TYPES, (input) => parseWord(AGENCY_DECISION_TYPES, input)),
  ),
  decision_file: Type.Optional(nullableUrl()),
  decision_file_extra: Type.Optional(nullableUrl()),
});

const activity = withRule(
  form({
    id: Type.Optional(field<number>(integerProblem, 'number')),
    group_id: Type.Optional(nullable<number>(integerProblem, 'number')),
    activity: filledText(),
    activity_description: Type.Optional(text()),
    activity_type: field<string | number>(vocabularyProblem(ACTIVITY_TYPES, parseActivityType)),
    reports_link: Type.Optional(urlOrEmpty()),
    local_identifier: Type.Optional(nullableText()),
    activity_valid_from: Type.Optional(nullableDay()),
    activity_valid_to: Type.Optional(nullableDay()),
  }),
  (row) => periodProblem(row.activity_valid_from, row.activity_valid_to),
);

const focusCountry = withRule(
  form({
    country: countryCode(),
    country_is_official: bool(),
    country_is_crossborder: Type.Optional(bool()),
    country_valid_from: Type.Optional(nullableDay()),
    country_valid_to: Type.Optional(nullableDay()),
  }),
  (row) => periodProblem(row.country_valid_from, row.country_valid_to),
);

/** An agency as our own files have it, in the words of the API. Contact data given here becomes public. */
export const agencyForm = withRule(
  form({
    registry_id: Type.Optional(field<number>(integerProblem, 'number')),
    acronym_primary: Type.Optional(filledText()),
    country: Type.Optional(countryCode()),
    names: Type.Optional(Type.Array(name, { minItems: 1 })),
    logo: Type.Optional(nullableUrl()),
    registration_start: Type.Optional(day()),
    registration_valid_to: Type.Optional(nullableDay()),
    registration_note: Type.Optional(text()),
    contact_person: Type.Optional(text()),
    phone_numbers: Type.Optional(Type.Array(filledText())),
    emails: Type.Optional(Type.Array(filledText())),
    address: Type.Optional(text()),
    website_link: Type.Optional(urlOrEmpty()),
    reports_link: Type.Optional(urlOrEmpty()),
    associations: Type.Optional(Type.Array(filledText())),
    decisions: Type.Optional(Type.Array(decision)),
    activities: Type.Optional(Type.Array(activity)),
    focus_countries: Type.Optional(Type.Array(focusCountry)),
    specialisation_note: Type.Optional(text()),
    description_note: Type.Optional(text()),
    geographical_focus: Type.Optional(
      field<string>(vocabularyProblem(GEOGRAPHICAL_FOCUSES, (input) => parseWord(GEOGRAPHICAL_FOCUSES, input))),
    ),
    historical_data: Type.Optional(historicalData()),
  }),
  (row) => {
    const hasKey = row.registry_id !== undefined || row.acronym_primary !== undefined;
    if (!hasKey) return 'needs the register number as registry_id, or acronym_primary for an agency already registered';
    const current = (row.names ?? []).filter(({ name_valid_to: end }) => (end ?? null) === null);
    if (current.length > 1) return 'has several names without name_valid_to; only the current one has no end';
    return periodProblem(row.registration_start, row.registration_valid_to);
  },
);

export type AgencyRow = Static<typeof agencyForm>;
