import type { Institution } from '../domain/institution.ts';
import { namePrimary, registryId } from '../domain/institution-names.ts';
import type { Stored } from '../domain/record.ts';
import { applyInstitution, matchInstitution } from '../import/apply-institution.ts';
import { applyRor } from '../import/apply-ror.ts';
import { referencesOfInstitutions } from '../import/draft-references.ts';
import type { InstitutionDraft } from '../import/institution-draft.ts';
import type { RorDraft } from '../import/ror-draft.ts';
import { type Fact, factsOfIdentifier, factsOfInstitution } from './import-facts.ts';
import { type ImportKind, NO_REFERENCES } from './import-kind.ts';

/** Institutions from files in our own forms. */
export const institutionRows: ImportKind<'institution', InstitutionDraft> = {
  type: 'institution',
  referencesOf: referencesOfInstitutions,
  match: matchInstitution,
  factsOf({ stated: { statsId = null, identifiers = [] } }, id, resolver): readonly Fact[] {
    return [
      ...factsOfInstitution({ id, statsId, mergedIntoId: null }),
      ...identifiers.flatMap(({ reference: { resource, identifier, agency }, validTo }) =>
        (agency === null ? [null] : resolver.agencyIds(agency)).flatMap((agencyId) =>
          factsOfIdentifier({ institutionId: id, resource, identifier, agencyId, validTo }),
        ),
      ),
    ];
  },
  isAhead: ({ stated: { partOf = [], historicalRelations = [] } }, resolver) =>
    [...partOf.map(({ parent }) => parent), ...historicalRelations.map(({ target }) => target)].some(
      (reference) => resolver.institutionIds(reference).length === 0,
    ),
  objectionTo: (stored) =>
    stored.mergedIntoId === null ? undefined : { problem: { pointer: '', message: `is about ${merged(stored)}` } },
  apply: (draft, { id, before, resolver }) => applyInstitution(draft, { id, before, resolver }),
  labelOf,
};

/** Institutions from a dump of ROR. */
export const rorRows: ImportKind<'institution', RorDraft> = {
  type: 'institution',
  referencesOf: (drafts) => ({ ...NO_REFERENCES, institutions: drafts.map(({ key }) => key) }),
  match({ key }, resolver) {
    const ids = resolver.institutionIds(key);
    if (ids.length <= 1) return { id: ids[0] };
    const holders = ids.map(registryId).join(', ');
    return { problems: [{ pointer: '/id', message: `is the ROR id of several institutions (${holders})` }] };
  },
  factsOf: ({ identifiers }, id) => [
    ...factsOfInstitution({ id, statsId: null, mergedIntoId: null }),
    ...identifiers.flatMap((text) => factsOfIdentifier({ institutionId: id, ...text, agencyId: null, validTo: null })),
  ],
  // ROR keeps a record of its own for an institution that was merged here: no mistake of anybody's.
  objectionTo: (stored) =>
    stored.mergedIntoId === null
      ? undefined
      : { skipped: { code: 'merged', message: 'merged into another institution here' } },
  apply: (draft, { before }) => ({ content: applyRor(draft, before) }),
  labelOf,
};

function labelOf(content: Institution, id: number): string {
  return `${registryId(id)} ${namePrimary(content)}`;
}

function merged({ id, mergedIntoId }: Stored<Institution>): string {
  return `${registryId(id)}, which was merged into ${registryId(mergedIntoId ?? 0)}; change that one`;
}
