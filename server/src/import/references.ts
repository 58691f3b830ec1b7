import { type Static, Type } from 'typebox';
import { canonicalIdentifier } from '../domain/identifier-form.ts';
import { parseRegistryId, registryId } from '../domain/institution-names.ts';
import { parseWord } from '../domain/vocabulary-codes.ts';
import { IDENTIFIER_TYPES } from '../reference/identifier-types.ts';
import { field, filledText, form, integerProblem, nullable, quote, withRule } from './fields.ts';
import { checked, clean } from './form-parts.ts';

/** How a row names an agency: its register number, or its acronym in any case. */
export type AgencyReference =
  | { readonly by: 'register number'; readonly registerNumber: number }
  | { readonly by: 'acronym'; readonly acronym: string };

/** How a row names an institution. An identifier given by an agency only says something together with the agency. */
export type InstitutionReference =
  | { readonly by: 'registry_id'; readonly id: number }
  | { readonly by: 'stats_id'; readonly statsId: string }
  | IdentifierReference;

export interface IdentifierReference {
  readonly by: 'identifier';
  readonly resource: string;
  readonly identifier: string;
  readonly agency: AgencyReference | null;
}

export const agencyReference = () => field<string | number>(agencyProblem);
export const nullableAgencyReference = () => nullable<string | number>(agencyProblem);

export const institutionReference = () =>
  withRule(
    form({
      registry_id: Type.Optional(registryIdField()),
      stats_id: Type.Optional(filledText()),
      resource: Type.Optional(filledText()),
      identifier: Type.Optional(filledText()),
      agency: Type.Optional(nullableAgencyReference()),
    }),
    (row) => {
      const given = [row.registry_id, row.stats_id, row.identifier].filter((key) => key !== undefined);
      if (given.length !== 1) return 'must have exactly one of registry_id, stats_id and identifier';
      return (row.identifier === undefined) === (row.resource === undefined)
        ? undefined
        : 'must have identifier and resource together';
    },
  );

export type InstitutionReferenceRow = Static<ReturnType<typeof institutionReference>>;

export const registryIdField = () =>
  field<string>((value) =>
    typeof value === 'string' && parseRegistryId(value.trim()) !== undefined
      ? undefined
      : `must be a registry identifier such as "${registryId(42)}", not ${quote(value)}`,
  );

function agencyProblem(value: unknown): string | undefined {
  if (typeof value === 'string' && value.trim() !== '') return undefined;
  return integerProblem(value) && `must be an acronym or a register number, not ${quote(value)}`;
}

/** Digits alone are a register number: no agency has such an acronym. */
export function toAgencyReference(value: string | number): AgencyReference {
  const written = String(value).trim();
  return /^\d+$/.test(written)
    ? { by: 'register number', registerNumber: Number(written) }
    : { by: 'acronym', acronym: written };
}

export function toRegistryIdReference(written: string): InstitutionReference {
  return { by: 'registry_id', id: checked(parseRegistryId(written.trim())) };
}

export function toInstitutionReference(row: InstitutionReferenceRow): InstitutionReference {
  if (row.registry_id !== undefined) return toRegistryIdReference(row.registry_id);
  if (row.stats_id !== undefined) return { by: 'stats_id', statsId: row.stats_id.trim() };
  return toIdentifierReference({
    resource: checked(row.resource),
    identifier: checked(row.identifier),
    agency: row.agency ?? null,
  });
}

interface IdentifierRow {
  readonly resource: string;
  readonly identifier: string;
  readonly agency?: string | number | null;
}

export function toIdentifierReference(row: IdentifierRow): IdentifierReference {
  const resource = resourceOf(row.resource);
  return {
    by: 'identifier',
    resource,
    identifier: canonicalIdentifier(resource, clean(row.identifier)),
    agency: row.agency === undefined || row.agency === null ? null : toAgencyReference(row.agency),
  };
}

const RESOURCES = IDENTIFIER_TYPES.map(({ resource }) => resource);

/** Our own spelling of a type of identifier, whatever case the file has it in; a type we don't know as it is. */
function resourceOf(written: string): string {
  return parseWord(RESOURCES, written) ?? clean(written);
}

/** One text a reference: equal for references that mean the same, different for all others. */
export function agencyKey(reference: AgencyReference): string {
  return reference.by === 'register number'
    ? `register number ${reference.registerNumber}`
    : `acronym ${reference.acronym.toLowerCase()}`;
}

export function institutionKey(reference: InstitutionReference): string {
  switch (reference.by) {
    case 'registry_id':
      return registryId(reference.id);
    case 'stats_id':
      return `stats_id ${reference.statsId}`;
    case 'identifier': {
      const issuer = reference.agency === null ? '' : ` of agency ${agencyKey(reference.agency)}`;
      return `${reference.resource} "${reference.identifier}"${issuer}`;
    }
  }
}
