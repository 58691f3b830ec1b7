import { createFormat } from '../../../format.ts';

const { number, plural } = createFormat('en');
const records = (count: number) => `${number(count)} ${plural(count, 'record', 'records')}`;

/** Whole files of records. */
export const imports = {
  title: 'Imports',
  description: 'Files of institutions, agencies, profiles of countries and reports, tried and then imported.',
  lead: 'A file is tried first: you see what would change, and what would be refused, before anything is stored.',
  file: 'The file',
  fileAside:
    'A second import of the same file changes nothing. A row leaves alone what it does not name, but a list in it, such ' +
    'as names or locations, replaces the whole stored list.',
  records: 'What it holds',
  kinds: {
    institutions: 'Institutions',
    agencies: 'Agencies',
    countries: 'Profiles of countries',
    reports: 'Reports',
  },
  format: 'How it is written',
  formatHint: 'Institutions can come as NDJSON, CSV or the JSON file of a ROR data dump; all others as NDJSON.',
  formats: { '': 'As its name says', ndjson: 'NDJSON', csv: 'CSV', ror: 'ROR data dump' },
  chooseFile: 'File',
  fileHint: (megabytes: number) =>
    `UTF-8 text of at most ${megabytes} MB. Larger ones are imported on the command line: touchstone import.`,
  reason: 'Reason',
  reasonHint: 'It stands in the public history of every record that changes.',
  flags: 'Decide on flags of reports at once',
  flagsHint:
    'Flags of these rules are raised and removed at once, with the reason above. Choose them only for files that you ' +
    'have looked through.',
  preview: 'Show what would change',
  notTaken: 'The file was not taken.',
  tooLarge: (megabytes: number) => `is larger than ${megabytes} MB; import it on the command line`,
  missing: 'must be chosen',

  tried: (name: string) => `${name} was tried`,
  done: (name: string) => `${name} is imported`,
  triedLead: 'Nothing is stored yet.',
  counts: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', refused: 'Refused' },
  stopped: 'The rest of the file was not read, because too many rows were refused.',
  skipped: 'Left out',
  notes: 'Noted',
  noted: (message: string, count: number, line: number) =>
    `${message} (${number(count)} ${plural(count, 'time', 'times')}, first in line ${number(line)})`,
  left: (reason: string, count: number) => `${reason}: ${number(count)}`,

  refused: 'Refused rows',
  refusedAside: 'They do not stop the others. Correct them and import them again.',
  problemColumns: { line: 'Line', where: 'Where', what: 'What is wrong' },
  whole: 'the row',
  changes: 'What changes',
  wouldChange: 'What would change',
  newRecords: 'New',
  lineOf: (line: string) => `Line ${line}:`,
  recordColumns: { line: 'Line', record: 'Record' },
  further: (count: number) => `${records(count)} more; the counts above are of all.`,
  allRefused: 'Nothing: every row was refused.',
  othersSame: 'Nothing: the rows that were not refused say what the registry has already.',
  nothing: 'Nothing in the file is another than in the registry.',

  run: 'Import',
  runAside: 'Rows that are refused stay out; all others are stored.',
  runSubmit: (count: number) => `Import ${records(count)}`,
  another: 'Try another file',
  why: (reason: string) => `Reason: ${reason}`,
  removed: (flags: string) => `Flags removed at once: ${flags}`,
};
