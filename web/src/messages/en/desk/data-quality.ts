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
  findings: 'Found',
  foundColumns: { record: 'Record', detail: 'What was found', mend: 'To put it right' },
  report: (id: number) => `Report ${id}`,
  mend: { report: 'Open the report', institution: 'Change the record', merge: 'Look for a double' },
  nothing: 'This check finds nothing.',
};
