import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Day } from '../domain/day.ts';
import type { Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { isVisible } from '../domain/report-state.ts';
import { type EmbeddedInstitution, embedInstitution } from '../search/documents/embedded-institution.ts';
import { institutionDocument } from '../search/documents/institution-document.ts';
import type { ListableReport } from '../search/documents/listed-reports.ts';
import { programmeDocuments } from '../search/documents/programme-documents.ts';
import { reportDocument } from '../search/documents/report-document.ts';
import type { Vocabulary } from '../search/documents/vocabulary.ts';
import type { SearchDocument } from '../search/search-document.ts';
import { findRecords } from '../store/record-reader.ts';
import { readDoubles, readPlaces, readReportColumns, readSurvivors } from '../store/search-source.ts';
import type { Tables } from '../store/tables.ts';
import { type GatheredReports, reportSources } from './gather-reports.ts';
import { type FamilyFacts, readFamilies } from './read-families.ts';

/** Makes search documents from what the store holds now, a fixed number of queries for each batch of ids. */
export interface DocumentReader {
  /** Of the ids that are institutions of their own. */
  institutions(ids: readonly number[], gathered?: GatheredReports): Promise<SearchDocument[]>;
  /** Of the reports that are visible, with their programmes. They are gathered too where that is asked for. */
  reports(reports: readonly Stored<Report>[], gathered?: GatheredReports): Promise<ReportDocuments>;
}

export interface ReportDocuments {
  readonly reports: readonly SearchDocument[];
  readonly programmes: readonly SearchDocument[];
}

export interface DocumentReaderStart {
  readonly db: Kysely<Tables>;
  readonly vocabulary: Vocabulary;
  readonly today: Day;
}

/** SQLite answers without leaving the microtask queue, so other work has to be let in on purpose. */
const DOCUMENTS_PER_TURN = 10;
const REPORTS_PER_TURN = 100;

/** How many institutions are kept for the next batches of reports: about a kilobyte each. */
const INSTITUTIONS_KEPT = 100_000;

/** For one piece of work: it keeps institutions it has read, so a later change of them is not seen. */
export function createDocumentReader({ db, vocabulary, today }: DocumentReaderStart): DocumentReader {
  const kept = new Map<number, EmbeddedInstitution>();
  return { institutions: readInstitutions, reports: readReports };

  async function readInstitutions(ids: readonly number[], gathered?: GatheredReports): Promise<SearchDocument[]> {
    const families = [...(await readFamilies(db, ids)).values()];
    await nextTurn();
    const relatives = await findRecords(db, 'institution', families.flatMap(relativeIds));
    const reports = gathered ? gathered.reportsOf : await readListable(families);
    const documents: SearchDocument[] = [];
    for (const [index, facts] of families.entries()) {
      if (index % DOCUMENTS_PER_TURN === 0) await nextTurn();
      const relativesOf = named(relatives, relativeIds(facts));
      documents.push(
        institutionDocument({ ...facts, relatives: relativesOf, reports: reports(facts) }, vocabulary, today),
      );
    }
    return documents;
  }

  /** Finds, for an institution, the reports that may stand in its lists. */
  async function readListable(families: readonly FamilyFacts[]): Promise<(facts: FamilyFacts) => ListableReport[]> {
    const sourceIds = [...new Set(families.flatMap(reportSources))];
    const doubles = await readDoubles(db, sourceIds);
    const columns = [...(await readReportColumns(db, [...sourceIds, ...[...doubles.values()].flat()])).values()];
    await nextTurn();
    const survivors = await readSurvivors(
      db,
      columns.flatMap(({ institutionIds, platformIds }) => [...institutionIds, ...platformIds]),
    );
    const survivorOf = (id: number) => survivors.get(id) ?? id;
    const places = await readPlaces(
      db,
      columns.flatMap(({ institutionIds }) => institutionIds.map(survivorOf)),
    );

    const byParty = new Map<number, ListableReport[]>();
    for (const { effectiveValidTo, ...report } of columns) {
      const institutionIds = report.institutionIds.map(survivorOf);
      const platformIds = report.platformIds.map(survivorOf);
      const listable: ListableReport = {
        ...report,
        institutionIds,
        platformIds,
        // The last valid day is settled already, so nothing is left of the successor that settled it.
        validTo: effectiveValidTo,
        supersededBy: null,
        withdrawal: null,
        institutions: institutionIds.map((id) => ({ locations: places.get(id) ?? [] })),
      };
      for (const id of new Set([...institutionIds, ...platformIds])) {
        const group = byParty.get(id);
        if (group) group.push(listable);
        else byParty.set(id, [listable]);
      }
    }
    return (facts) => [...new Set(reportSources(facts).flatMap((id) => byParty.get(id) ?? []))];
  }

  async function readReports(records: readonly Stored<Report>[], gathered?: GatheredReports): Promise<ReportDocuments> {
    const visible = records.filter(isVisible);
    const institutionOf = await readInvolved(visible);
    const reports: SearchDocument[] = [];
    const programmes: SearchDocument[] = [];
    for (const [index, report] of visible.entries()) {
      if (index % REPORTS_PER_TURN === 0) await nextTurn();
      const facts = {
        report,
        institutions: report.institutionIds.flatMap(institutionOf),
        platforms: report.platformIds.flatMap(institutionOf),
      };
      reports.push(reportDocument(facts, vocabulary));
      programmes.push(...programmeDocuments(facts, vocabulary));
      gathered?.add(facts);
    }
    return { reports, programmes };
  }

  async function readInvolved(reports: readonly Report[]): Promise<(id: number) => EmbeddedInstitution | readonly []> {
    const ids = new Set(reports.flatMap(({ institutionIds, platformIds }) => [...institutionIds, ...platformIds]));
    const missing = [...ids].filter((id) => !kept.has(id));
    const survivors = await readSurvivors(db, missing);
    const families = await readFamilies(
      db,
      missing.map((id) => survivors.get(id) ?? id),
    );
    const wholeIds = ({ parentIds, eventIds }: FamilyFacts) => [...new Set([...parentIds, ...eventIds])];
    const relatives = await findRecords(db, 'institution', [...families.values()].flatMap(wholeIds));

    const found = new Map<number, EmbeddedInstitution>();
    for (const id of ids) {
      const known = kept.get(id);
      const facts = families.get(survivors.get(id) ?? id);
      if (known) found.set(id, known);
      else if (facts) {
        const { institution, doubles } = facts;
        found.set(id, embedInstitution({ institution, doubles, relatives: named(relatives, wholeIds(facts)) }, today));
      }
    }
    keep(found);
    return (id) => found.get(id) ?? [];
  }

  function keep(found: ReadonlyMap<number, EmbeddedInstitution>): void {
    if (kept.size + found.size > INSTITUTIONS_KEPT) kept.clear();
    for (const [id, institution] of found) kept.set(id, institution);
  }
}

function relativeIds({ parentIds, childIds, eventIds }: FamilyFacts): number[] {
  return [...new Set([...parentIds, ...childIds, ...eventIds])];
}

function named(records: ReadonlyMap<number, Stored<Institution>>, ids: readonly number[]) {
  return ids.flatMap((id) => records.get(id) ?? []);
}
