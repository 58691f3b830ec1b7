/** What may be wrong with the registry though each record by itself was accepted; each is a list to work through. */
export const QUALITY_CHECKS = [
  {
    name: 'report_without_file',
    recordType: 'report',
    title: 'Reports of which no file is stored',
  },
  {
    name: 'file_failed',
    recordType: 'report',
    title: 'Reports with a file that could not be fetched',
  },
  {
    name: 'implausible_date',
    recordType: 'report',
    title: 'Reports that begin before 1990 or far in the future, or end much later still',
  },
  {
    name: 'overlapping_coverage',
    recordType: 'report',
    title: 'Reports on a whole institution that begin while an earlier one of the same activity is in force',
  },
  {
    name: 'ambiguous_identifier',
    recordType: 'institution',
    title: 'Institutions that share an identifier with another one',
  },
  {
    name: 'institution_without_country',
    recordType: 'institution',
    title: 'Institutions without a country today',
  },
  {
    name: 'lapsed_coverage',
    recordType: 'institution',
    title: 'Open institutions whose reports have all ended',
  },
] as const;

export type QualityCheck = (typeof QUALITY_CHECKS)[number];
export type QualityCheckName = QualityCheck['name'];

/** A record that a check found, and what it found there. */
export interface QualityFinding {
  readonly recordId: number;
  readonly detail: string;
}
