import type { Kysely } from 'kysely';
import type { Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import type { Family } from '../domain/report-relation.ts';
import { readRelationsOf } from './institution-store.ts';
import { findRecords } from './record-reader.ts';
import { readDoubles, readSurvivors } from './search-source.ts';
import type { Tables } from './tables.ts';

/**
 * Through whom the institution lists reports. Doubles say the same as the record they were merged into: their
 * relations are its own, and a relation to one of them is one to all of them.
 */
export async function readFamily(db: Kysely<Tables>, institution: Stored<Institution>): Promise<Family> {
  const { id } = institution;
  const doubleIds = (await readDoubles(db, [id])).get(id) ?? [];
  const [doubles, relations] = await Promise.all([
    findRecords(db, 'institution', doubleIds),
    readRelationsOf(db, [id, ...doubleIds]),
  ]);
  const children = [...relations.values()].flatMap((relation) => relation.children);
  const historicalRelations = [institution, ...doubles.values()].flatMap((record) => record.historicalRelations);
  const allOf = await readRecordsOfEach(db, [
    ...children.map(({ childId }) => childId),
    ...historicalRelations.map(({ targetId }) => targetId),
  ]);
  const others = (relativeId: number) =>
    allOf(relativeId).filter((other) => other !== id && !doubleIds.includes(other));
  return {
    institutionId: id,
    doubleIds,
    children: children.flatMap((child) => others(child.childId).map((childId) => ({ ...child, childId }))),
    historicalRelations: historicalRelations.flatMap((relation) =>
      others(relation.targetId).map((targetId) => ({ ...relation, targetId })),
    ),
  };
}

/** Finds, for each of the ids, all records of the same institution. */
async function readRecordsOfEach(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<(id: number) => readonly number[]> {
  const survivors = await readSurvivors(db, ids);
  const survivorOf = (id: number) => survivors.get(id) ?? id;
  const doubles = await readDoubles(db, ids.map(survivorOf));
  return (id) => [survivorOf(id), ...(doubles.get(survivorOf(id)) ?? [])];
}
