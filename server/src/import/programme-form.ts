import { type Static, Type } from 'typebox';
import { ASSESSMENTS, QF_EHEA_LEVELS } from '../domain/vocabularies.ts';
import { parseQfEheaLevel, parseWord } from '../domain/vocabulary-codes.ts';
import { findFieldOfStudy } from '../reference/fields-of-study.ts';
import { countryCode } from './country-field.ts';
import {
  bool,
  field,
  filledText,
  form,
  nullable,
  numberProblem,
  quote,
  text,
  url,
  vocabularyProblem,
} from './fields.ts';
import { nullableAgencyReference } from './references.ts';

const identifier = form({
  identifier: filledText(),
  resource: Type.Optional(filledText()),
  agency: Type.Optional(nullableAgencyReference()),
});

/** A programme of a report, as reports are submitted. */
export const programmeForm = form({
  name_primary: filledText(),
  qualification_primary: Type.Optional(text()),
  alternative_names: Type.Optional(
    Type.Array(form({ name_alternative: filledText(), qualification_alternative: Type.Optional(text()) })),
  ),
  identifiers: Type.Optional(Type.Array(identifier)),
  countries: Type.Optional(Type.Array(countryCode())),
  qf_ehea_level: field<string | number>(vocabularyProblem(QF_EHEA_LEVELS, parseQfEheaLevel)),
  nqf_level: Type.Optional(text()),
  degree_outcome: bool(),
  workload_ects: Type.Optional(nullable<number>(numberProblem({ min: 0, max: 1000 }), 'number')),
  assessment_certification: Type.Optional(
    nullable<string>(vocabularyProblem(ASSESSMENTS, (input) => parseWord(ASSESSMENTS, input))),
  ),
  field_study: Type.Optional(field<string>(fieldOfStudyProblem)),
  learning_outcomes: Type.Optional(Type.Array(url())),
  learning_outcome_description: Type.Optional(text()),
});

export type ProgrammeRow = Static<typeof programmeForm>;

function fieldOfStudyProblem(value: unknown): string | undefined {
  const isKnown = typeof value === 'string' && (value.trim() === '' || findFieldOfStudy(value) !== undefined);
  return isKnown ? undefined : `must be a code or name of ISCED-F 2013, such as "0421", not ${quote(value)}`;
}
