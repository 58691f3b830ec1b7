import type { Kysely } from 'kysely';
import { createCatalogueReader } from './catalogue.ts';
import {
  findIdentifierHolders,
  findInstitutionByStatsId,
  findMergedInto,
  readIdentifierTypes,
  readRelationsOf,
} from './institution-store.ts';
import { findRecord, findRecords } from './record-reader.ts';
import { findCoverage } from './report-coverage.ts';
import { findReportsCovering, findReportsOfProgrammes, readReportHistory } from './report-store.ts';
import type { Tables } from './tables.ts';

export type StoreReader = ReturnType<typeof createStoreReader>;

/** Everything the reading side asks of the database, each a fixed number of queries. */
export function createStoreReader(db: Kysely<Tables>) {
  const catalogue = createCatalogueReader(db);
  return {
    countries: async () => (await catalogue()).countries,
    agencies: async () => (await catalogue()).agencies,
    activityGroups: async () => (await catalogue()).activityGroups,
    findInstitution: (id: number) => findRecord(db, 'institution', id),
    findInstitutionByStatsId: (statsId: string) => findInstitutionByStatsId(db, statsId),
    findInstitutions: (ids: readonly number[]) => findRecords(db, 'institution', ids),
    relationsOf: (ids: readonly number[]) => readRelationsOf(db, ids),
    mergedInto: (id: number) => findMergedInto(db, id),
    findByIdentifier: (resource: string, identifier: string) => findIdentifierHolders(db, { resource, identifier }),
    identifierTypesInUse: () => readIdentifierTypes(db),
    findReport: (id: number) => findRecord(db, 'report', id),
    findReports: (ids: readonly number[]) => findRecords(db, 'report', ids),
    findReportsOfProgrammes: (programmeIds: readonly number[]) => findReportsOfProgrammes(db, programmeIds),
    reportsCovering: (institutionIds: readonly number[], platformId: number) =>
      findReportsCovering(db, { institutionIds, platformId }),
    coverageOf: (institutionIds: readonly number[], platformId: number) =>
      findCoverage(db, { institutionIds, platformId }),
    reportHistory: (id: number) => readReportHistory(db, id),
  };
}
