import type { ActivityGroup, Agency } from '../domain/agency.ts';
import type { Country } from '../domain/country.ts';
import type { Instant, Period } from '../domain/day.ts';
import type { Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import type { Family } from '../domain/report-relation.ts';
import type { InstitutionRelations } from './views/institution-relations.ts';

/** The records that others embed. They are handed out at once where they are kept in memory. */
export interface EmbeddedReader {
  /** All countries in order of their English names. */
  countries(): Soon<readonly Stored<Country>[]>;
  /** All agencies in order of id, registered or not. */
  agencies(): Soon<readonly Stored<Agency>[]>;
  findInstitutions(ids: readonly number[]): Soon<ReadonlyMap<number, Stored<Institution>>>;
  /** The relations that stand in the records of others, by institution; all of them have an entry. */
  relationsOf(ids: readonly number[]): Soon<ReadonlyMap<number, InstitutionRelations>>;
}

type Soon<Value> = Value | Promise<Value>;

/**
 * What the reading routes ask of the store. Each function is a fixed number of queries, whatever it is asked for.
 * Counters and lists know visible reports only; `findReport` returns every report, because a withdrawn one has an
 * answer of its own.
 */
export interface RegistryReader {
  /** All countries in order of their English names. */
  countries(): Promise<readonly Stored<Country>[]>;
  /** Counters of all countries by id. A country counts what its sub-systems count. */
  countryCounters(): Promise<ReadonlyMap<number, CountryReportCounters>>;

  /** All agencies in order of id, registered or not. */
  agencies(): Promise<readonly Stored<Agency>[]>;
  activityGroups(): Promise<readonly Stored<ActivityGroup>[]>;
  /** By agency. A contributing agency counts the report too. */
  agencyCounters(): Promise<ReadonlyMap<number, ReportCounters>>;
  /** By agency, of reports on institutions in the country or its sub-systems. */
  agencyCountersIn(countryId: number): Promise<ReadonlyMap<number, ReportCounters>>;
  /** By country, of reports of the agency. */
  countryCountersOf(agencyId: number): Promise<ReadonlyMap<number, ReportCounters>>;
  /** By activity, of reports of the agency. */
  activityCountersOf(agencyId: number): Promise<ReadonlyMap<number, ReportCounters>>;

  findInstitution(id: number): Promise<Stored<Institution> | undefined>;
  findInstitutionByStatsId(statsId: string): Promise<Stored<Institution> | undefined>;
  findInstitutions(ids: readonly number[]): Promise<ReadonlyMap<number, Stored<Institution>>>;
  /** The relations that stand in the records of others, by institution; all of them have an entry. */
  relationsOf(ids: readonly number[]): Promise<ReadonlyMap<number, InstitutionRelations>>;
  findByIdentifier(resource: string, identifier: string): Promise<readonly IdentifierMatch[]>;
  /** Types of identifier that at least one institution has. */
  identifierTypesInUse(): Promise<readonly string[]>;

  /** What others embed, no older than this question. */
  embedded(): Promise<EmbeddedReader>;
  findReport(id: number): Promise<Stored<Report> | undefined>;
  /** A report with what it embeds, no older than the report: one query while those records are kept. */
  readReport(id: number): Promise<ReadReport>;
  /** The same for several; unknown ones are left out, whether one is visible is for the caller to ask. */
  readReports(ids: readonly number[]): Promise<ReadReports>;
  /** The reports that programmes stand in, by programme; whether they are visible is for the caller to ask. */
  findReportsOfProgrammes(programmeIds: readonly number[]): Promise<ReadonlyMap<number, Stored<Report>>>;
  /** Through whom the institution lists reports, doubles included. */
  familyOf(institution: Stored<Institution>): Promise<Family>;
  /** Visible reports that may stand in the lists of the institution: its own, inherited ones, and as a platform. */
  reportsCovering(family: Family): Promise<readonly Stored<Report>[]>;
  /** The same reports with no more than what tells whether an institution lists them. */
  coverageOf(family: Family): Promise<readonly ReportCoverage[]>;
  /** Those of the reports that can be had as a credential. */
  reportsWithCredential(ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** Every change of a report, oldest first. */
  reportHistory(id: number): Promise<readonly ReportChange[]>;
}

export interface ReadReport {
  readonly report: Stored<Report> | undefined;
  /** Whether it can be had as a credential. */
  readonly hasCredential: boolean;
  readonly embedded: EmbeddedReader;
}

export interface ReadReports {
  readonly reports: ReadonlyMap<number, Stored<Report>>;
  readonly embedded: EmbeddedReader;
}

export interface ReportCounters {
  readonly reportCount: number;
  /** Institutions with at least one of these reports. */
  readonly institutionCount: number;
}

export interface CountryReportCounters extends ReportCounters {
  readonly institutionTotal: number;
  /** Institutions with a stats id. */
  readonly institutionStats: number;
}

/** What `relationOf` asks of a report. */
export type ReportCoverage = Pick<
  Report,
  'institutionIds' | 'platformIds' | 'validFrom' | 'validTo' | 'supersededBy' | 'withdrawal'
>;

export interface IdentifierMatch extends Period {
  readonly institutionId: number;
  readonly agencyId: number | null;
}

export interface ReportChange {
  readonly at: Instant;
  readonly version: number;
  readonly content: Report;
}

export const NO_REPORTS: ReportCounters = { reportCount: 0, institutionCount: 0 };
