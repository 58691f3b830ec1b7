import type { Kysely } from 'kysely';
import type { Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import { type Family, inheritedFromIds } from '../domain/report-relation.ts';
import { createCatalogueReader } from './catalogue.ts';
import { readReportsWithCredential } from './credential-store.ts';
import { readFamily } from './institution-family.ts';
import {
  findIdentifierHolders,
  findInstitutionByStatsId,
  readIdentifierTypes,
  readRelationsOf,
} from './institution-store.ts';
import { findRecord, findRecords } from './record-reader.ts';
import { type CoveredIds, findCoverage } from './report-coverage.ts';
import { findReportsCovering, findReportsOfProgrammes, readReportHistory } from './report-store.ts';
import type { Tables } from './tables.ts';

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
    findByIdentifier: (resource: string, identifier: string) => findIdentifierHolders(db, { resource, identifier }),
    identifierTypesInUse: () => readIdentifierTypes(db),
    findReport: (id: number) => findRecord(db, 'report', id),
    findReports: (ids: readonly number[]) => findRecords(db, 'report', ids),
    findReportsOfProgrammes: (programmeIds: readonly number[]) => findReportsOfProgrammes(db, programmeIds),
    familyOf: (institution: Stored<Institution>) => readFamily(db, institution),
    reportsCovering: (family: Family) => findReportsCovering(db, coveredIds(family)),
    coverageOf: (family: Family) => findCoverage(db, coveredIds(family)),
    reportsWithCredential: (ids: readonly number[]) => readReportsWithCredential(db, ids),
    reportHistory: (id: number) => readReportHistory(db, id),
  };
}

function coveredIds(family: Family): CoveredIds {
  const platformIds = [family.institutionId, ...(family.doubleIds ?? [])];
  return { institutionIds: [...platformIds, ...inheritedFromIds(family)], platformIds };
}
