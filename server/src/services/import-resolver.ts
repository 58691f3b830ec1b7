import type { Resolver } from '../import/resolver.ts';
import { type Fact, factKey } from './import-facts.ts';

export interface FactIndex {
  add(facts: Iterable<Fact>): void;
  idsOf(key: string): Iterable<number>;
}

export function createFactIndex(): FactIndex {
  const ids = new Map<string, Set<number>>();
  return {
    add(facts) {
      for (const [key, id] of facts) {
        const known = ids.get(key);
        if (known) known.add(id);
        else ids.set(key, new Set([id]));
      }
    },
    idsOf: (key) => ids.get(key) ?? [],
  };
}

/**
 * Finds records by what is known of them: in the database, and in rows of the file that are not stored yet. References
 * to an institution that was merged lead to the survivor; a row that is itself about a merged one is another matter.
 */
export function createResolver(
  indexes: readonly FactIndex[],
  { followsMerges }: { readonly followsMerges: boolean },
): Resolver {
  const resolver: Resolver = {
    institutionIds(reference) {
      if (reference.by === 'registry_id') return survivors(first([factKey.institution(reference.id)]));
      if (reference.by === 'stats_id') return survivors(first([factKey.statsId(reference.statsId)]));
      const issuers = reference.agency === null ? [undefined] : resolver.agencyIds(reference.agency);
      return survivors(
        unique(
          issuers.flatMap((agencyId) =>
            first([
              factKey.identifier('current', reference, agencyId),
              factKey.identifier('former', reference, agencyId),
            ]),
          ),
        ),
      );
    },
    agencyIds(reference) {
      if (reference.by === 'register number') return first([factKey.registerNumber(reference.registerNumber)]);
      return first([factKey.acronym('primary', reference.acronym), factKey.acronym('other', reference.acronym)]);
    },
    activityIds(reference) {
      if (reference.by === 'id') return first([factKey.activity(reference.id)]);
      return resolver
        .agencyIds(reference.agency)
        .flatMap((agencyId) =>
          first([
            reference.by === 'activity'
              ? factKey.activityName(agencyId, reference.activity)
              : factKey.activityCode(agencyId, reference.localIdentifier),
          ]),
        );
    },
    reportIds(reference) {
      if (reference.by === 'report_id') return first([factKey.report(reference.id)]);
      return resolver
        .agencyIds(reference.agency)
        .flatMap((agencyId) =>
          first([
            factKey.reportOfAgency('standing', agencyId, reference.localIdentifier),
            factKey.reportOfAgency('withdrawn', agencyId, reference.localIdentifier),
          ]),
        );
    },
  };
  return resolver;

  /** The ids under the first of the keys that has any. */
  function first(keys: readonly string[]): readonly number[] {
    for (const key of keys) {
      const ids = unique(indexes.flatMap((index) => [...index.idsOf(key)]));
      if (ids.length > 0) return ids;
    }
    return [];
  }

  function survivors(ids: readonly number[]): readonly number[] {
    return followsMerges ? unique(ids.map(survivor)) : ids;
  }

  function survivor(id: number): number {
    const [mergedInto] = first([factKey.mergedInstitution(id)]);
    return mergedInto === undefined ? id : survivor(mergedInto);
  }
}

function unique(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)];
}
