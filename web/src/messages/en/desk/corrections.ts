import { createFormat } from '../../../format.ts';

const { number, plural } = createFormat('en');

export const corrections = {
  title: 'Reported errors',
  description: 'Errors in public records that readers have reported.',
  lead: 'What readers say is wrong with a public record. Only you read it.',
  state: 'Which',
  states: { open: 'Those that wait', accepted: 'Accepted ones', rejected: 'Rejected ones' },
  count: (count: number) => `${number(count)} ${plural(count, 'message', 'messages')}`,
  none: 'No message fits.',
  number: (id: number) => `Message ${id}`,
  about: 'About',
  record: (type: string, id: number) => `${type} ${id}`,
  publicPage: 'its public page',
  came: 'Came',
  contact: 'Sender',
  noContact: 'left no address',
  outcome: 'Outcome',
  outcomes: { open: 'waits', accepted: 'accepted', rejected: 'rejected' },
  note: 'What you found',
  noteHint: 'Kept with the decision; the sender does not read it.',
  accept: 'The record was put right',
  reject: 'Nothing is wrong',
  reopen: 'Take the decision back',
  done: {
    accepted: 'The message is settled: the record was put right.',
    rejected: 'The message is settled: nothing was wrong.',
    open: 'The decision is taken back; the message waits again.',
  } as Readonly<Record<string, string>>,
};
