import type { Institution } from '../../domain/institution.ts';
import type { HierarchyType } from '../../domain/vocabularies.ts';
import { idsByKey, type KnownInstitution, toInstitutions } from './known-institution.ts';
import { INSTITUTIONS_WITH_GAPS } from './known-institution-gaps.ts';
import { INSTITUTIONS_WITH_HARD_NAMES } from './known-institution-names.ts';
import { RELATED_INSTITUTIONS } from './known-institution-relations.ts';

/** The order gives the ids, which docs/demo-world.md promises: add new ones at the end only. */
export const KNOWN: readonly KnownInstitution[] = [
  ...INSTITUTIONS_WITH_HARD_NAMES,
  ...RELATED_INSTITUTIONS,
  ...INSTITUTIONS_WITH_GAPS,
];

/** The institutions with the first ids, the same in every demo world. */
export const KNOWN_INSTITUTIONS: readonly Institution[] = toInstitutions(KNOWN);

export const knownInstitutionId = idsByKey(KNOWN);

/** Known institutions that generated ones belong to. */
export const PARENTS_OF_MANY: readonly { readonly id: number; readonly relation: HierarchyType }[] = [
  { id: knownInstitutionId('alliance'), relation: 'alliance' },
  { id: knownInstitutionId('platform'), relation: 'educational platform' },
  { id: knownInstitutionId('consortium'), relation: 'consortium' },
];

/** Known institutions that get no reports besides those written down for them. */
const WITHOUT_FURTHER_REPORTS = ['double', 'alliance', 'consortium', 'platform', 'nowhere', 'no-reports', 'minimal'];

export const IDS_WITHOUT_FURTHER_REPORTS: ReadonlySet<number> = new Set(
  WITHOUT_FURTHER_REPORTS.map((key) => knownInstitutionId(key)),
);
