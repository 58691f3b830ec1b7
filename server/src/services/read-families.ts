import type { Kysely } from 'kysely';
import type { Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import type { Family } from '../domain/report-relation.ts';
import type { MergedInstitution } from '../search/documents/institution-text.ts';
import { readRelationsOf } from '../store/institution-store.ts';
import { findRecords } from '../store/record-reader.ts';
import { readDoubles, readSurvivors } from '../store/search-source.ts';
import type { Tables } from '../store/tables.ts';

/** An institution with its doubles and everybody it is related to; doubles stand under the record they lead to. */
export interface FamilyFacts extends MergedInstitution {
  readonly family: Family;
  readonly parentIds: readonly number[];
  readonly childIds: readonly number[];
  /** The other side of every historical event. */
  readonly eventIds: readonly number[];
}

/** Of those ids that are institutions of their own, in the order of the ids. */
export async function readFamilies(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, FamilyFacts>> {
  const found = await findRecords(db, 'institution', ids);
  const own = [...found.values()].filter(({ mergedIntoId }) => mergedIntoId === null).sort((a, b) => a.id - b.id);
  const doubleIds = await readDoubles(
    db,
    own.map(({ id }) => id),
  );
  const doubles = await findRecords(db, 'institution', [...doubleIds.values()].flat());
  const relations = await readRelationsOf(db, [...own.map(({ id }) => id), ...doubles.keys()]);

  const members = own.map((institution) => ({
    institution,
    doubles: (doubleIds.get(institution.id) ?? []).flatMap((id) => doubles.get(id) ?? []),
  }));
  const related = members.flatMap(({ institution, doubles: others }) =>
    [institution, ...others].flatMap((record) => [
      ...record.partOf.map(({ parentId }) => parentId),
      ...record.historicalRelations.map(({ targetId }) => targetId),
      ...(relations.get(record.id)?.children.map(({ childId }) => childId) ?? []),
      ...(relations.get(record.id)?.events.map(({ sourceId }) => sourceId) ?? []),
    ]),
  );
  const survivors = await readSurvivors(db, related);
  return new Map(members.map((merged) => [merged.institution.id, familyOf(merged)]));

  function familyOf(merged: MergedInstitution): FamilyFacts {
    const { id } = merged.institution;
    const records: readonly Stored<Institution>[] = [merged.institution, ...merged.doubles];
    const children = records
      .flatMap((record) => relations.get(record.id)?.children ?? [])
      .map((child) => ({ ...child, childId: survivorOf(child.childId) }))
      .filter(({ childId }) => childId !== id);
    const historicalRelations = records
      .flatMap((record) => record.historicalRelations)
      .map((relation) => ({ ...relation, targetId: survivorOf(relation.targetId) }))
      .filter(({ targetId }) => targetId !== id);
    const sourceIds = records
      .flatMap((record) => relations.get(record.id)?.events ?? [])
      .map((event) => event.sourceId);
    return {
      ...merged,
      family: { institutionId: id, children, historicalRelations },
      parentIds: others(records.flatMap(({ partOf }) => partOf.map(({ parentId }) => parentId))),
      childIds: others(children.map(({ childId }) => childId)),
      eventIds: others([...historicalRelations.map(({ targetId }) => targetId), ...sourceIds]),
    };

    function others(relativeIds: readonly number[]): number[] {
      return [...new Set(relativeIds.map(survivorOf))].filter((other) => other !== id);
    }
  }

  function survivorOf(id: number): number {
    return survivors.get(id) ?? id;
  }
}
