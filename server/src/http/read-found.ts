import type { Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import type { EmbeddedReader } from './registry-reader.ts';
import type { SearchCatalogue } from './search-catalogue.ts';
import type { InstitutionRelations } from './views/institution-relations.ts';
import type { Related } from './views/related.ts';

interface FoundInstitutions {
  /** Those of the ids that are institutions of their own. */
  readonly institutions: ReadonlyMap<number, Stored<Institution>>;
  readonly relations: ReadonlyMap<number, InstitutionRelations>;
  readonly related: Related;
}

/** Institutions that a search found, with what their search items embed. */
export async function readFoundInstitutions(
  reader: EmbeddedReader,
  { countries, agencies }: SearchCatalogue,
  ids: readonly number[],
): Promise<FoundInstitutions> {
  const [records, relations] = await Promise.all([reader.findInstitutions(ids), reader.relationsOf(ids)]);
  // One that was merged after the index last looked is found under the other number.
  const institutions = new Map([...records].filter(([, { mergedIntoId }]) => mergedIntoId === null));
  const otherIds = [...institutions.values()].flatMap(({ id, partOf }) => [
    ...partOf.map(({ parentId }) => parentId),
    ...(relations.get(id)?.children.map(({ childId }) => childId) ?? []),
  ]);
  const others = await reader.findInstitutions(otherIds.filter((id) => !records.has(id)));
  return { institutions, relations, related: { countries, agencies, institutions: new Map([...records, ...others]) } };
}

/** What list items of reports embed. */
export async function readRelatedOfFoundReports(
  reader: EmbeddedReader,
  { countries, agencies }: SearchCatalogue,
  reports: readonly Report[],
): Promise<Related> {
  const ids = reports.flatMap(({ institutionIds, platformIds }) => [...institutionIds, ...platformIds]);
  return { countries, agencies, institutions: await reader.findInstitutions(ids) };
}
