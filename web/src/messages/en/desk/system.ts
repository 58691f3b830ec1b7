import { createFormat } from '../../../format.ts';

const { number, plural, percent } = createFormat('en');
const changes = (count: number) => `${number(count)} ${plural(count, 'change', 'changes')}`;

/** How the registry does. */
export const system = {
  title: 'System',
  description: 'How the registry does: its journal, search, credentials, files and mails.',
  inStep: 'Everything is in step with the journal.',
  behind: 'Something is still catching up with the journal.',
  now: 'Now',
  release: 'Release',
  started: 'This process runs since',
  database: 'Database',
  databases: { sqlite: 'SQLite, a file on this machine', postgres: 'PostgreSQL' },
  schema: (step: number) => `, schema ${number(step)}`,
  journal: 'Journal',
  sequence: (sequence: number) => `${changes(sequence)} since the beginning`,
  lastChange: 'Last change',
  search: 'Search',
  engines: { embedded: 'Index in this process', opensearch: 'OpenSearch' },
  lag: (count: number) => (count === 0 ? 'in step' : `${changes(count)} behind`),
  credentials: 'Credentials',
  notBegun: 'Nothing was issued yet.',
  walk: (after: number, last: number) =>
    `looking at all reports again: ${number(after)} of ${number(last)} (${percent(last === 0 ? 1 : after / last)})`,
  keys: 'Keys that sign',
  noKeys: 'There are none.',
  keySince: 'since ',
  files: 'Files of reports',
  pendingFiles: (count: number) =>
    count === 0 ? 'None waits to be fetched.' : `${number(count)} ${plural(count, 'waits', 'wait')} to be fetched.`,
  outbox: 'Mails',
  waitingMails: (count: number) =>
    count === 0 ? 'None waits.' : `${number(count)} ${plural(count, 'waits', 'wait')} in the outbox`,
  backup: 'Backup',
  backupText:
    'The registry makes none by itself and does not know when the last one was made. This makes one while it runs, ' +
    'with its secrets, on the command line of its machine:',
  backupDrill: 'Restore one into another folder from time to time, to know that it can be done.',
  elsewhere: 'Elsewhere',
  publicStatus: 'What the public sees',
  ready: 'For machines: ready or not',
};
