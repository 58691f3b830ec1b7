import type { Institution } from '../domain/institution.ts';
import type { Applied, Match } from './applied.ts';
import type { InstitutionDraft } from './institution-draft.ts';
import { institutionKey } from './references.ts';
import { createRowResolver, type Resolver } from './resolver.ts';

export interface InstitutionContext {
  /** `undefined` for a new institution, which nothing can point at yet. */
  readonly id: number | undefined;
  readonly before: Institution | undefined;
  readonly resolver: Resolver;
}

export const NEW_INSTITUTION: Omit<Institution, 'names'> = {
  statsId: null,
  websiteLink: '',
  foundingDate: null,
  closureDate: null,
  isOtherProvider: false,
  organizationType: null,
  identifiers: [],
  locations: [],
  levels: [],
  partOf: [],
  historicalRelations: [],
  history: [],
  mergedIntoId: null,
};

/**
 * Finds the institution a row is about: by its registry identifier, else its statistical identifier, else by all its
 * other identifiers together, which must not point to different institutions.
 */
export function matchInstitution({ keys }: InstitutionDraft, resolver: Resolver): Match {
  const [registryId] = keys.filter(({ by }) => by === 'registry_id');
  if (registryId) {
    const [id] = resolver.institutionIds(registryId);
    return id === undefined ? notFound('/registry_id', institutionKey(registryId)) : { id };
  }
  for (const by of ['stats_id', 'identifier'] as const) {
    const ids = new Set(keys.filter((key) => key.by === by).flatMap((key) => resolver.institutionIds(key)));
    if (ids.size > 1) return ambiguous([...ids]);
    const [id] = ids;
    if (id !== undefined) return { id };
  }
  return { id: undefined };
}

/** The institution with what the row states; a list that is stated replaces the stored one. */
export function applyInstitution(
  { stated }: InstitutionDraft,
  { id, before, resolver }: InstitutionContext,
): Applied<Institution> {
  const rows = createRowResolver(resolver);
  const { identifiers, partOf, historicalRelations, ...plain } = stated;
  const names = plain.names ?? before?.names ?? [];
  if (names.length === 0) rows.add({ pointer: '/names', message: 'is missing: a new institution needs a name' });

  const content: Institution = {
    ...NEW_INSTITUTION,
    ...before,
    ...plain,
    names,
    ...(identifiers && {
      identifiers: identifiers.map(({ reference, ...period }, index) => ({
        resource: reference.resource,
        identifier: reference.identifier,
        agencyId: reference.agency && rows.agency(reference.agency, `/identifiers/${index}/agency`),
        ...period,
      })),
    }),
    ...(partOf && {
      partOf: partOf.map(({ parent, ...relation }, index) => ({
        parentId: rows.institution(parent, `/hierarchical_relationships/part_of/${index}/institution`),
        ...relation,
      })),
    }),
    ...(historicalRelations && {
      historicalRelations: historicalRelations.map(({ target, ...relation }, index) => ({
        targetId: rows.institution(target, `/historical_relationships/${index}/institution`),
        ...relation,
      })),
    }),
  };
  const relatedIds = [
    ...content.partOf.map(({ parentId }) => parentId),
    ...content.historicalRelations.map(({ targetId }) => targetId),
  ];
  if (id !== undefined && relatedIds.includes(id))
    rows.add({ pointer: '', message: 'relates the institution to itself' });
  return rows.problems.length > 0 ? { problems: rows.problems } : { content };
}

function notFound(pointer: string, key: string): Match {
  return { problems: [{ pointer, message: `names no record of the registry (${key}); leave it out for a new one` }] };
}

function ambiguous(ids: readonly number[]): Match {
  return {
    problems: [{ pointer: '', message: `fits several institutions (ids ${ids.join(', ')}); add its registry_id` }],
  };
}
