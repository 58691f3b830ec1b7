import type { Institution } from '../domain/institution.ts';
import { onceFor } from '../domain/once-for.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import type { EmbeddedReader } from './registry-reader.ts';
import type { InstitutionRelations } from './views/institution-relations.ts';
import type { Related } from './views/related.ts';

export interface ReadRelated {
  readonly related: Related;
  /** Relations that stand in other records, by institution. */
  readonly relations: ReadonlyMap<number, InstitutionRelations>;
}

/** Everything that records of these institutions embed, the institutions included. */
export async function readRelatedOfInstitutions(
  reader: EmbeddedReader,
  institutions: ReadonlyMap<number, Stored<Institution>>,
): Promise<ReadRelated> {
  const [countries, agencies, relations] = await Promise.all([
    reader.countries(),
    reader.agencies(),
    reader.relationsOf([...institutions.keys()]),
  ]);
  const otherIds = relatedIds([...institutions.values()], relations).filter((id) => !institutions.has(id));
  const others = await reader.findInstitutions(otherIds);
  return {
    related: {
      countries: byId(countries),
      agencies: byId(agencies),
      institutions: new Map([...institutions, ...others]),
    },
    relations,
  };
}

/** Everything that detail forms of these reports embed. */
export async function readRelatedOfReports(reader: EmbeddedReader, reports: readonly Report[]): Promise<ReadRelated> {
  const ids = reports.flatMap(({ institutionIds, platformIds }) => [...institutionIds, ...platformIds]);
  return readRelatedOfInstitutions(reader, await reader.findInstitutions([...new Set(ids)]));
}

function relatedIds(
  institutions: readonly Stored<Institution>[],
  relations: ReadonlyMap<number, InstitutionRelations>,
): number[] {
  const ids = institutions.flatMap(({ id, partOf, historicalRelations }) => [
    ...partOf.map(({ parentId }) => parentId),
    ...historicalRelations.map(({ targetId }) => targetId),
    ...(relations.get(id)?.children.map(({ childId }) => childId) ?? []),
    ...(relations.get(id)?.events.map(({ sourceId }) => sourceId) ?? []),
  ]);
  return [...new Set(ids)];
}

/** Made once for as long as the store hands out the same records. */
function byId<Content>(records: readonly Stored<Content>[]): ReadonlyMap<number, Stored<Content>> {
  return recordsById(records) as ReadonlyMap<number, Stored<Content>>;
}

const recordsById = onceFor(
  (records: readonly Stored<unknown>[]): ReadonlyMap<number, unknown> =>
    new Map(records.map((record) => [record.id, record])),
);
