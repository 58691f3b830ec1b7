import { type Static, Type } from 'typebox';
import type { Day } from '../domain/day.ts';
import { HIERARCHY_TYPES, HISTORY_TYPES, ORGANIZATION_TYPES, QF_EHEA_LEVELS } from '../domain/vocabularies.ts';
import { parseQfEheaLevel, parseWord } from '../domain/vocabulary-codes.ts';
import { countryCode } from './country-field.ts';
import {
  bool,
  day,
  field,
  filledText,
  form,
  nullable,
  nullableDay,
  numberProblem,
  text,
  urlOrEmpty,
  vocabularyProblem,
  withRule,
} from './fields.ts';
import { historicalData, periodProblem } from './form-parts.ts';
import {
  agencyKey,
  institutionReference,
  nullableAgencyReference,
  registryIdField,
  toAgencyReference,
} from './references.ts';

/** Identifiers of this type are only unique within the records of one agency. */
const LOCAL_IDENTIFIER = 'local identifier';

const name = form({
  name_official: filledText(),
  name_official_transliterated: Type.Optional(text()),
  name_english: Type.Optional(text()),
  acronym: Type.Optional(text()),
  name_source_note: Type.Optional(text()),
  name_valid_to: Type.Optional(nullableDay()),
  name_versions: Type.Optional(Type.Array(form({ name: filledText(), transliteration: Type.Optional(text()) }))),
});

const identifier = withRule(
  form({
    resource: filledText(),
    identifier: filledText(),
    agency: Type.Optional(nullableAgencyReference()),
    identifier_valid_from: Type.Optional(nullableDay()),
    identifier_valid_to: Type.Optional(nullableDay()),
  }),
  (row) => {
    const isLocal = row.resource.trim().toLowerCase() === LOCAL_IDENTIFIER;
    if (isLocal && (row.agency ?? null) === null) return 'must name the agency that assigned the local identifier';
    return periodProblem(row.identifier_valid_from, row.identifier_valid_to);
  },
);

const location = withRule(
  form({
    country: countryCode(),
    city: Type.Optional(text()),
    lat: Type.Optional(nullable<number>(numberProblem({ min: -90, max: 90 }), 'number')),
    long: Type.Optional(nullable<number>(numberProblem({ min: -180, max: 180 }), 'number')),
    country_source: Type.Optional(text()),
    country_verified: Type.Optional(bool()),
    country_valid_from: Type.Optional(nullableDay()),
    country_valid_to: Type.Optional(nullableDay()),
  }),
  (row) => {
    const isHalfAPlace = ((row.lat ?? null) === null) !== ((row.long ?? null) === null);
    if (isHalfAPlace) return 'must have both lat and long, or neither';
    return periodProblem(row.country_valid_from, row.country_valid_to);
  },
);

const level = withRule(
  form({
    qf_ehea_level: field<string | number>(vocabularyProblem(QF_EHEA_LEVELS, parseQfEheaLevel)),
    qf_ehea_level_source: Type.Optional(text()),
    qf_ehea_level_source_note: Type.Optional(text()),
    qf_ehea_level_valid_from: Type.Optional(nullableDay()),
    qf_ehea_level_valid_to: Type.Optional(nullableDay()),
  }),
  (row) => periodProblem(row.qf_ehea_level_valid_from, row.qf_ehea_level_valid_to),
);

const partOf = withRule(
  form({
    institution: institutionReference(),
    relationship_type: field<string>(vocabularyProblem(HIERARCHY_TYPES, (input) => parseWord(HIERARCHY_TYPES, input))),
    valid_from: Type.Optional(nullableDay()),
    valid_to: Type.Optional(nullableDay()),
  }),
  (row) => periodProblem(row.valid_from, row.valid_to),
);

const historicalRelation = form({
  institution: institutionReference(),
  relationship_type: field<string>(historyTypeProblem),
  relationship_date: day(),
});

const institutionMembers = () =>
  form({
    registry_id: Type.Optional(registryIdField()),
    stats_id: Type.Optional(nullable<string>(statsIdProblem)),
    website_link: Type.Optional(urlOrEmpty()),
    founding_date: Type.Optional(nullableDay()),
    closure_date: Type.Optional(nullableDay()),
    is_other_provider: Type.Optional(bool()),
    organization_type: Type.Optional(
      nullable<string>(vocabularyProblem(ORGANIZATION_TYPES, (input) => parseWord(ORGANIZATION_TYPES, input))),
    ),
    names: Type.Optional(Type.Array(name, { minItems: 1 })),
    identifiers: Type.Optional(Type.Array(identifier)),
    countries: Type.Optional(Type.Array(location)),
    qf_ehea_levels: Type.Optional(Type.Array(level)),
    hierarchical_relationships: Type.Optional(form({ part_of: Type.Array(partOf) })),
    historical_relationships: Type.Optional(Type.Array(historicalRelation)),
    historical_data: Type.Optional(historicalData()),
  });

/** An institution as our own files have it, in the words of the API. Only what a row states is changed. */
export const institutionForm = withRule(institutionMembers(), (row) => keyProblem(row) ?? memberProblem(row));

/** One that somebody adds by hand: nothing has to find it again. */
export const newInstitutionForm = withRule(institutionMembers(), memberProblem);

export type InstitutionRow = Static<typeof institutionForm>;

function memberProblem(row: Static<ReturnType<typeof institutionMembers>>): string | undefined {
  return currentNameProblem(row) ?? currentIdentifierProblem(row) ?? lifetimeProblem(row);
}

function statsIdProblem(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z]{2}\d{4,}$/.test(value.trim())
    ? undefined
    : 'must be two capital letters and at least four digits, such as "DE0069"';
}

const TOLD_BY_THE_OTHER: readonly string[] = ['succeeded by', 'was absorbed by', 'was spun off from'];

function historyTypeProblem(value: unknown): string | undefined {
  if (typeof value === 'string' && TOLD_BY_THE_OTHER.includes(value.trim().toLowerCase())) {
    return 'must be told by the other institution: put the relation into its row';
  }
  return vocabularyProblem(HISTORY_TYPES, (input) => parseWord(HISTORY_TYPES, input))(value);
}

function keyProblem(row: { registry_id?: string; stats_id?: string | null; identifiers?: readonly unknown[] }) {
  const hasKey = row.registry_id !== undefined || row.stats_id || (row.identifiers ?? []).length > 0;
  return hasKey
    ? undefined
    : 'needs a registry_id, a stats_id or an identifier, so that a second import finds it again';
}

function currentNameProblem({ names = [] }: { names?: readonly Static<typeof name>[] }): string | undefined {
  const current = names.filter(({ name_valid_to: end }) => (end ?? null) === null);
  return current.length > 1 ? 'has several names without name_valid_to; only the current one has no end' : undefined;
}

function currentIdentifierProblem({ identifiers = [] }: { identifiers?: readonly Static<typeof identifier>[] }) {
  const current = identifiers
    .filter(({ identifier_valid_to: end }) => (end ?? null) === null)
    .map(
      ({ resource, agency }) =>
        `${resource.trim().toLowerCase()}${agency ? ` ${agencyKey(toAgencyReference(agency))}` : ''}`,
    );
  const doubled = current.find((kind, index) => current.indexOf(kind) !== index);
  return doubled === undefined
    ? undefined
    : `has two current identifiers of the type ${doubled}; give one of them an end`;
}

function lifetimeProblem(row: { founding_date?: Day | null; closure_date?: Day | null }): string | undefined {
  const { founding_date: founded, closure_date: closed } = row;
  return founded && closed && closed < founded
    ? `was closed on ${closed}, before it was founded on ${founded}`
    : undefined;
}
