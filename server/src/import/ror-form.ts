import { type Static, Type } from 'typebox';
import { canonicalIdentifier } from '../domain/identifier-form.ts';
import { countryCode } from './country-field.ts';
import { field, filledText, nullable, numberProblem, quote } from './fields.ts';

const name = Type.Object({
  value: filledText(),
  types: Type.Array(filledText(), { minItems: 1 }),
  lang: Type.Optional(nullable<string>(plainTextProblem)),
});

const location = Type.Object({
  geonames_details: Type.Object({
    name: filledText(),
    country_code: countryCode(),
    lat: field<number>(numberProblem({ min: -90, max: 90 })),
    lng: field<number>(numberProblem({ min: -180, max: 180 })),
  }),
});

/**
 * A record of the Research Organization Registry, schema v2, as far as we read it. Members beyond these are not ours
 * to refuse: the schema grows.
 */
export const rorForm = Type.Object({
  id: field<string>(rorIdProblem),
  names: Type.Array(name, { minItems: 1 }),
  types: Type.Array(filledText()),
  status: field<RorStatus>(statusProblem),
  established: Type.Optional(nullable<number>(yearProblem)),
  locations: Type.Array(location),
  links: Type.Optional(Type.Array(Type.Object({ type: filledText(), value: filledText() }))),
  domains: Type.Optional(Type.Array(filledText())),
  external_ids: Type.Optional(
    Type.Array(
      Type.Object({
        type: filledText(),
        preferred: Type.Optional(nullable<string>(plainTextProblem)),
        all: Type.Array(filledText()),
      }),
    ),
  ),
  relationships: Type.Optional(
    Type.Array(
      Type.Object({ type: filledText(), id: filledText(), label: Type.Optional(field<string>(plainTextProblem)) }),
    ),
  ),
});

export type RorRow = Static<typeof rorForm>;

const STATUSES = ['active', 'inactive', 'withdrawn'] as const;
export type RorStatus = (typeof STATUSES)[number];

function plainTextProblem(value: unknown): string | undefined {
  return typeof value === 'string' ? undefined : `must be text, not ${quote(value)}`;
}

function rorIdProblem(value: unknown): string | undefined {
  const isRorId = typeof value === 'string' && canonicalIdentifier('ROR', value).startsWith('https://ror.org/');
  return isRorId ? undefined : `must be a ROR id such as "https://ror.org/02gsadx12", not ${quote(value)}`;
}

function statusProblem(value: unknown): string | undefined {
  const isStatus = (STATUSES as readonly unknown[]).includes(value);
  return isStatus ? undefined : `must be active, inactive or withdrawn, not ${quote(value)}`;
}

const LAST_YEAR = 2999;

function yearProblem(value: unknown): string | undefined {
  const isYear = Number.isInteger(value) && Number(value) > 0 && Number(value) <= LAST_YEAR;
  return isYear ? undefined : `must be a year, not ${quote(value)}`;
}
