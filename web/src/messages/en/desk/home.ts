import { createFormat } from '../../../format.ts';

const { number, plural } = createFormat('en');

export const home = {
  title: 'Operator’s desk',
  description: 'What waits for the operator of the registry.',
  waiting: (count: number) =>
    count === 0
      ? 'Nothing waits for a decision.'
      : `${number(count)} ${plural(count, 'thing waits', 'things wait')} for a decision.`,
  queues: 'Queues',
  queue: 'Queue',
  count: 'Waiting',
  oldest: 'Oldest',
  asked: 'Asked of you',
  names: {
    held: 'High flags',
    deletions: 'of these, deletion requests',
    low: 'Low flags',
    registrations: 'Registrations',
    corrections: 'Errors reported by readers',
    proposals: 'Proposed institutions',
  },
  asks: {
    held: 'They hold a report: remove the flag, or confirm it',
    deletions: 'Look at the report, then withdraw it or refuse',
    low: 'Remove or confirm; the reports stay public',
    registrations: 'Let them in unless you suspect misuse',
    corrections: 'Put the record right, or say why not',
    proposals: 'Look for doubles, then accept or refuse',
  },
  ago: (days: number) => (days < 1 ? 'today' : `${number(days)} ${plural(days, 'day', 'days')}`),
  latest: 'Last changes',
  latestAside: 'Of public records, by whomever.',
  allChanges: 'All changes',
};
