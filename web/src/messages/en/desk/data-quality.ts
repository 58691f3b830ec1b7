import { createFormat } from '../../../format.ts';

const { number, plural } = createFormat('en');

/** What is left to put right in the registry. */
export const dataQuality = {
  title: 'Data quality',
  description: 'What may be wrong with records though each of them was accepted.',
  lead: (count: number) =>
    count === 0
      ? 'The checks find nothing.'
      : `The checks find ${number(count)} ${plural(count, 'thing', 'things')} to look at. Not each of them is a mistake.`,
  checks: 'Checks',
  columns: { check: 'What is looked for', records: 'Records', count: 'Found' },
  kinds: { report: 'Reports', institution: 'Institutions', agency: 'Agencies', country: 'Countries' } as Readonly<
    Record<string, string>
  >,
  /** By the names that checks have in the API. */
  titles: {
    report_without_file: 'Reports of which no file is stored',
    file_failed: 'Reports with a file that could not be fetched',
    implausible_date: 'Reports with days that can hardly be right',
    overlapping_coverage: 'Reports that begin while an earlier one is in force',
    ambiguous_identifier: 'Institutions that share an identifier',
    institution_without_country: 'Institutions without a country today',
    lapsed_coverage: 'Open institutions whose reports have all ended',
  } as Readonly<Record<string, string>>,
  findings: 'Found',
  foundColumns: { record: 'Record', detail: 'What was found', mend: 'To put it right' },
  report: (id: number) => `Report ${id}`,
  mend: { report: 'Open the report', institution: 'Change the record', merge: 'Look for a double' },
  nothing: 'This check finds nothing.',
};
