import { createFormat } from '../../../format.ts';

const { number, plural, shortDay } = createFormat('en');

/** What was typed may be no day. */
const inShort = (day: string) => (Number.isNaN(Date.parse(day)) ? day : shortDay(day));

/** The forms in which the operator changes records. */
export const recordForm = {
  entry: (one: string, place: number) => `${one} ${place}`,
  remove: 'Remove',
  onDay: inShort,
  period: (from: string, to: string) => {
    if (from === '') return to === '' ? '' : `until ${inShort(to)}`;
    return to === '' ? `since ${inShort(from)}` : `${inShort(from)} to ${inShort(to)}`;
  },
  save: 'Saving',
  saveAside: 'Nothing is stored yet: the next page shows what would change.',
  reason: 'Reason',
  reasonHint: 'It stands in the public history of the record.',
  preview: 'Show what would change',

  wrong: (count: number) => `${number(count)} ${plural(count, 'entry has', 'entries have')} to be put right`,
  unchanged: 'Nothing would change: the record is already as it stands below.',
  saved: 'The change is stored.',
  added: 'The record is stored.',

  reviewTitle: (name: string) => `Change ${name}?`,
  reviewNewTitle: 'Add this record?',
  reviewDescription: 'What would change in a record of the registry.',
  changes: 'What would change',
  changesAside: (version: number) => `Compared with version ${number(version)}, the newest.`,
  newRecord: 'The new record',
  confirm: 'Save the change',
  confirmNew: 'Add the record',
  back: 'Go on editing',
  why: (reason: string) => `Reason: ${reason}`,

  conflict: (version: number) => `Somebody else has stored version ${number(version)} while you were editing`,
  conflictText:
    'What you typed is kept. Below is what saving it would change in their version: look whether it takes back ' +
    'something of theirs. Nothing is stored yet.',
  reread: 'Drop what I typed and show their version',
};
