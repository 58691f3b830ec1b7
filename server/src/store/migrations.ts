import type { Transaction } from 'kysely';
import { loadReferenceCountries } from './reference-countries.ts';
import { fillReportFlags } from './report-flags.ts';
import { fillReportLikeness } from './report-likeness.ts';
import type { Tables } from './tables.ts';

/** One step of the schema. Published steps never change; a correction is a new step. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  /** A file in `migrations/`; absent when the step is code. */
  readonly file?: string;
  readonly run?: (transaction: Transaction<Tables>) => Promise<void>;
}

export const MIGRATIONS: readonly Migration[] = [
  { number: 1, name: 'registry', file: '0001_registry.sql' },
  { number: 2, name: 'reference countries', run: loadReferenceCountries },
  { number: 3, name: 'accounts', file: '0003_accounts.sql' },
  { number: 4, name: 'settings', file: '0004_settings.sql' },
  { number: 5, name: 'reports by agency', file: '0005_report_by_agency.sql' },
  { number: 6, name: 'leader lease', file: '0006_leader_lease.sql' },
  { number: 7, name: 'credentials', file: '0007_credentials.sql' },
  { number: 8, name: 'submission', file: '0008_submission.sql' },
  { number: 9, name: 'fetching of files', file: '0009_file_fetch.sql' },
  { number: 11, name: 'report likeness', run: fillReportLikeness },
  { number: 12, name: 'sessions', file: '0012_sessions.sql' },
  { number: 13, name: 'corrections', file: '0013_corrections.sql' },
  { number: 15, name: 'administration', file: '0015_administration.sql' },
  { number: 16, name: 'report flags', run: fillReportFlags },
  { number: 17, name: 'proposals', file: '0017_proposals.sql' },
  { number: 18, name: 'report validity', file: '0018_report_validity.sql' },
  { number: 19, name: 'reports of agencies', file: '0019_report_of_agency.sql' },
  { number: 20, name: 'waiting submissions', file: '0020_waiting_submissions.sql' },
  { number: 21, name: 'files of agencies', file: '0021_agency_files.sql' },
];
