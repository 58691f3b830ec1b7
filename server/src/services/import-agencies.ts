import type { Agency } from '../domain/agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from '../domain/agency-names.ts';
import { type AgencyDraft, applyAgency, matchAgency } from '../import/agency-draft.ts';
import { referencesOfAgencies } from '../import/draft-references.ts';
import { assignNewIds, countNew, NEW_ID } from '../import/new-ids.ts';
import type { FieldProblem } from '../import/row.ts';
import { findActivityGroupIds } from '../store/import-source.ts';
import { factKey, factsOfAgency } from './import-facts.ts';
import type { ImportKind } from './import-kind.ts';

export const agencyRows: ImportKind<'agency', AgencyDraft> = {
  type: 'agency',
  referencesOf: referencesOfAgencies,
  async readMoreFacts(db, drafts) {
    const ids = drafts.flatMap(({ stated: { activities = [] } }) => activities.flatMap(({ groupId }) => groupId ?? []));
    return (await findActivityGroupIds(db, ids)).map((id) => [factKey.activityGroup(id), id] as const);
  },
  match: matchAgency,
  factsOf({ stated: { registerNumber, names } }, id) {
    return factsOfAgency(id, { ...(registerNumber !== undefined && { registerNumber }), ...(names && { names }) });
  },
  apply(draft, { before, isKnown }) {
    const applied = applyAgency(draft, before);
    if ('problems' in applied) return applied;
    const problems = [...repeats(applied.content), ...unknownGroups(draft, isKnown)];
    return problems.length > 0 ? { problems } : applied;
  },
  async numberParts(agencies, reserve) {
    const count = agencies.reduce((sum, { activities }) => sum + countNew(activities), 0);
    if (count === 0) return agencies;
    let nextId = await reserve('activity', count);
    return agencies.map((agency) => {
      const activities = assignNewIds(agency.activities, nextId);
      nextId += countNew(agency.activities);
      return { ...agency, activities };
    });
  },
  labelOf: (agency) => `${agency.registerNumber} ${agencyAcronymPrimary(agency) || agencyNamePrimary(agency)}`,
};

/** An activity may also be listed twice without looking so: once by its id, once by its code. */
function repeats({ activities }: Agency): readonly FieldProblem[] {
  return activities.flatMap(({ id, localIdentifier }, index): FieldProblem[] => {
    const before = activities.slice(0, index);
    if (localIdentifier !== null && before.some((other) => other.localIdentifier === localIdentifier)) {
      const message = 'is the local identifier of another activity in the list';
      return [{ pointer: `/activities/${index}/local_identifier`, message }];
    }
    if (id !== NEW_ID && before.some((other) => other.id === id)) {
      return [{ pointer: `/activities/${index}`, message: 'is the same activity as another one in the list' }];
    }
    return [];
  });
}

function unknownGroups({ stated: { activities = [] } }: AgencyDraft, isKnown: (key: string) => boolean) {
  return activities.flatMap(({ groupId }, index): FieldProblem[] =>
    groupId === null || isKnown(factKey.activityGroup(groupId))
      ? []
      : [{ pointer: `/activities/${index}/group_id`, message: `names no group of activities (${groupId})` }],
  );
}
