import type { Kysely } from 'kysely';
import type { Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { type Family, inheritedFromIds } from '../domain/report-relation.ts';
import { readReportsWithCredential } from './credential-store.ts';
import { readFamily } from './institution-family.ts';
import { findIdentifierHolders, findInstitutionByStatsId, readIdentifierTypes } from './institution-store.ts';
import { createKeptRecords } from './kept-records.ts';
import { createPlacedReportReader, readPlaced } from './placed-records.ts';
import { findRecord, findRecords } from './record-reader.ts';
import { type CoveredIds, findCoverage } from './report-coverage.ts';
import { findReportsCovering, findReportsOfProgrammes, readReportHistory } from './report-store.ts';
import type { Tables } from './tables.ts';

/** Everything the reading side asks of the database, each a fixed number of queries. */
export function createStoreReader(db: Kysely<Tables>) {
  const kept = createKeptRecords(db);
  const readPlacedReport = createPlacedReportReader(db);
  return {
    countries: async () => (await kept.now()).countries(),
    agencies: async () => (await kept.now()).agencies(),
    activityGroups: async () => (await kept.now()).activityGroups(),
    embedded: kept.now,
    async readReport(id: number) {
      const { sequence, report, hasCredential } = await readPlacedReport(id);
      return { report, hasCredential, embedded: await kept.at(sequence) };
    },
    async readReports(ids: readonly number[]) {
      if (ids.length === 0) return { reports: new Map<number, Stored<Report>>(), embedded: await kept.now() };
      const { sequence, records } = await readPlaced(db, 'report', ids);
      return { reports: records, embedded: await kept.at(sequence) };
    },
    findInstitution: (id: number) => findRecord(db, 'institution', id),
    findInstitutionByStatsId: (statsId: string) => findInstitutionByStatsId(db, statsId),
    findInstitutions: async (ids: readonly number[]) => (await kept.now()).findInstitutions(ids),
    relationsOf: async (ids: readonly number[]) => (await kept.now()).relationsOf(ids),
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
