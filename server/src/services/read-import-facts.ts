import type { Kysely } from 'kysely';
import type { References } from '../import/draft-references.ts';
import type { InstitutionReference } from '../import/references.ts';
import type { ReportReference } from '../import/resolver.ts';
import { findHolders, findInstitutionKeys, findReportKeys, type InstitutionKeys } from '../store/import-source.ts';
import { readRecordsAfter } from '../store/record-reader.ts';
import type { Tables } from '../store/tables.ts';
import { type Fact, factsOfAgency, factsOfIdentifier, factsOfInstitution, factsOfReport } from './import-facts.ts';
import { createFactIndex, createResolver } from './import-resolver.ts';

/** More agencies than any register has: they are read whole, since acronyms and activities stand in their content. */
const AGENCIES_AT_ONCE = 10_000;

/** Looks up everything the references name: a handful of queries, however many there are. */
export async function readFacts(db: Kysely<Tables>, references: References): Promise<Fact[]> {
  const { institutions, agencies, activities, reports } = references;
  const hasAgencies = agencies.length + activities.length > 0;
  const ofAgencies = hasAgencies ? await readRecordsAfter(db, 'agency', { after: 0, limit: AGENCIES_AT_ONCE }) : [];
  const agencyFacts = ofAgencies.flatMap((agency) => factsOfAgency(agency.id, agency));
  return [
    ...agencyFacts,
    ...(await institutionFacts(db, institutions)),
    ...(await reportFacts(db, reports, agencyFacts)),
  ];
}

async function institutionFacts(db: Kysely<Tables>, references: readonly InstitutionReference[]): Promise<Fact[]> {
  const identifiers = references.filter((reference) => reference.by === 'identifier');
  const holders = await findHolders(db, identifiers);
  const named = await findInstitutionKeys(db, {
    ids: [
      ...references.flatMap((reference) => (reference.by === 'registry_id' ? [reference.id] : [])),
      ...holders.map(({ institutionId }) => institutionId),
    ],
    statsIds: references.flatMap((reference) => (reference.by === 'stats_id' ? [reference.statsId] : [])),
  });
  const institutions = [...named, ...(await readSurvivors(db, named))];
  return [...holders.flatMap(factsOfIdentifier), ...institutions.flatMap(factsOfInstitution)];
}

/** The institutions that merged ones became part of, and those that these became part of in turn. */
async function readSurvivors(db: Kysely<Tables>, merged: readonly InstitutionKeys[]): Promise<InstitutionKeys[]> {
  const ids = merged.flatMap(({ mergedIntoId }) => mergedIntoId ?? []);
  if (ids.length === 0) return [];
  const survivors = await findInstitutionKeys(db, { ids });
  return [...survivors, ...(await readSurvivors(db, survivors))];
}

async function reportFacts(
  db: Kysely<Tables>,
  references: readonly ReportReference[],
  agencyFacts: readonly Fact[],
): Promise<Fact[]> {
  const byLocalIdentifier = references.filter((reference) => reference.by === 'local_identifier');
  const agencies = createFactIndex();
  agencies.add(agencyFacts);
  const { agencyIds } = createResolver([agencies], { followsMerges: false });
  const rows = await findReportKeys(db, {
    ids: references.flatMap((reference) => (reference.by === 'report_id' ? [reference.id] : [])),
    agencyIds: [...new Set(byLocalIdentifier.flatMap(({ agency }) => agencyIds(agency)))],
    localIdentifiers: byLocalIdentifier.map(({ localIdentifier }) => localIdentifier),
  });
  return rows.flatMap(factsOfReport);
}
