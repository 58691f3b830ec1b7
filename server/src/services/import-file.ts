import type { Clock } from '../domain/clock.ts';
import type { FlagRuleCode } from '../domain/submission/raise-flags.ts';
import { readInstitutionsCsv, readInstitutionsNdjson } from '../import/read-institutions.ts';
import { readAgencies, readCountries, readReports } from '../import/read-records.ts';
import { readRor } from '../import/read-ror.ts';
import type { ByteChunks } from '../import/row.ts';
import type { Database } from '../store/database.ts';
import { agencyRows } from './import-agencies.ts';
import { countryRows } from './import-countries.ts';
import { institutionRows, rorRows } from './import-institutions.ts';
import { type ImportSettings, type ImportSummary, importRecords } from './import-records.ts';
import { reportRows } from './import-reports.ts';

/** The formats each kind of record can be imported from. */
export const IMPORT_FORMATS = {
  institutions: ['ndjson', 'csv', 'ror'],
  agencies: ['ndjson'],
  countries: ['ndjson'],
  reports: ['ndjson'],
} as const;

export type ImportedRecords = keyof typeof IMPORT_FORMATS;
export type ImportFormat = (typeof IMPORT_FORMATS)['institutions'][number];

export interface FileImport extends ImportSettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly records: ImportedRecords;
  readonly format: ImportFormat;
  readonly chunks: ByteChunks;
  readonly reason: string;
  readonly isDryRun: boolean;
  /** Who it is in the journal; the import when absent. */
  readonly actor?: string;
  /** The rules whose flags on reports the operator has decided to remove, with the reason of the import. */
  readonly removedFlags?: readonly FlagRuleCode[];
  /** Also the organisations in a ROR dump that are not education. */
  readonly allTypes?: boolean;
}

/** Imports one file, whatever it holds. */
export function importFile({
  records,
  format,
  chunks,
  allTypes = false,
  ...settings
}: FileImport): Promise<ImportSummary> {
  switch (records) {
    case 'agencies':
      return importRecords(readAgencies(chunks), { ...settings, kind: agencyRows });
    case 'countries':
      return importRecords(readCountries(chunks), { ...settings, kind: countryRows });
    case 'reports':
      return importRecords(readReports(chunks), { ...settings, kind: reportRows });
    case 'institutions':
      if (format === 'ror') return importRecords(readRor(chunks, { allTypes }), { ...settings, kind: rorRows });
      return importRecords(format === 'csv' ? readInstitutionsCsv(chunks) : readInstitutionsNdjson(chunks), {
        ...settings,
        kind: institutionRows,
      });
  }
}
