import type { Agency } from '../domain/agency.ts';
import { agencyAcronymPrimary } from '../domain/agency-names.ts';
import type { Clock } from '../domain/clock.ts';
import type { Country } from '../domain/country.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Institution } from '../domain/institution.ts';
import type { Page, PageRequest } from '../domain/page.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { maySubmitFor } from '../domain/submission/authority.ts';
import { createCatalogueReader } from '../store/catalogue.ts';
import type { Database } from '../store/database.ts';
import { type FetchState, readFetchStates } from '../store/file-fetch-store.ts';
import { type OwnReportFilter, type OwnReportOrder, pageOfOwnReports } from '../store/own-report-store.ts';
import { findRecord, findRecords } from '../store/record-reader.ts';
import { type Asking, agencyIdsSeenBy, agencyNamed, readSubmitter } from './submitters.ts';

export interface OwnReportQuery extends Omit<OwnReportFilter, 'agencyIds'> {
  /** The acronym or the register number of one of the agencies. */
  readonly agency: string | undefined;
  readonly by: OwnReportOrder;
  readonly descending: boolean;
}

/** A report of the asker with everything it names. */
export interface OwnReport {
  readonly report: Stored<Report>;
  readonly agencies: readonly Stored<Agency>[];
  readonly institutions: ReadonlyMap<number, Stored<Institution>>;
  readonly countries: readonly Stored<Country>[];
  readonly fetchStates: ReadonlyMap<number, FetchState>;
}

/** The reports of agencies in every state, for those who submit for them. */
export function createOwnReports({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const db = database.primary;
  const catalogue = createCatalogueReader(db);

  return { choose, read, find };

  /** The reports that are asked for, by their ids. */
  async function choose(asking: Asking, query: OwnReportQuery, page: PageRequest): Promise<Page<number>> {
    const { agency, by, descending, ...filter } = query;
    const agencyIds = await agencyIdsOf(asking, agency);
    return pageOfOwnReports(db, { ...filter, agencyIds }, { by, descending }, page);
  }

  async function agencyIdsOf(asking: Asking, text: string | undefined): Promise<readonly number[] | undefined> {
    const seen = await agencyIdsSeenBy(db, asking, clock.today());
    if (text === undefined) return seen;
    const agency = agencyNamed(text, await catalogue());
    if (seen === undefined || seen.includes(agency.id)) return [agency.id];
    throw new RegistryError('forbidden', `Your account does not submit for ${agencyAcronymPrimary(agency)}.`);
  }

  /** In the order of the ids. */
  async function read(ids: readonly number[]): Promise<readonly OwnReport[]> {
    const [{ agencies, countries }, reports] = await Promise.all([catalogue(), findRecords(db, 'report', ids)]);
    const all = [...reports.values()];
    const [institutions, fetchStates] = await Promise.all([
      findRecords(db, 'institution', [
        ...new Set(all.flatMap(({ institutionIds, platformIds }) => [...institutionIds, ...platformIds])),
      ]),
      readFetchStates(
        db,
        all.flatMap(({ files }) => files.map(({ id }) => id)),
      ),
    ]);
    return ids.flatMap((id) => {
      const report = reports.get(id);
      return report === undefined ? [] : [{ report, agencies, countries, institutions, fetchStates }];
    });
  }

  async function find(asking: Asking, id: number): Promise<OwnReport> {
    const report = await findRecord(db, 'report', id);
    const isOwn = report !== undefined && maySubmitFor(report.agencyId, await readSubmitter(db, asking), clock.today());
    const [own] = isOwn ? await read([id]) : [];
    if (own === undefined) throw new RegistryError('not_found', `Your agencies have no report ${id}.`);
    return own;
  }
}
