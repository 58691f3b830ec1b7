import { createFormat } from '../../format.ts';

const { day } = createFormat('en');

export const problem = {
  titles: {
    400: 'This address cannot be read',
    403: 'This was refused',
    404: 'There is nothing here',
    405: 'This cannot be done here',
    410: 'This record was withdrawn',
    413: 'That was too large',
    429: 'Too many pages at once',
    500: 'Something went wrong on our side',
    503: 'Out of reach for the moment',
  } as Readonly<Record<number, string>>,
  otherTitle: 'This did not work',
  noSuchPage: 'No page of this site has that address.',
  noSuchRecord: 'The registry has no record under that number.',
  gone: 'The record was withdrawn. It no longer counts, and its content is no longer shown.',
  goneOn: (date: string) =>
    `It was withdrawn on ${day(date)}. It no longer counts, and its content is no longer shown.`,
  unavailable: 'The registry does not answer at the moment. Try again in a minute.',
  notUnderstood: 'The registry says:',
  whatToDo: 'What you can do',
  ways: {
    checkAddress: 'Check the address for typing errors; numbers of records never change.',
    goBack: 'Go back, load that page again, and try once more. You may have been signed out meanwhile.',
    lookForLater: 'Look the institution up: another report may have taken its place.',
    smaller: 'Go back and choose a smaller file.',
    search: 'Search by name, identifier or place:',
    toHome: 'Start again from the home page',
    wait: 'Wait a minute, then load the page again.',
  },
  requestId: 'If you write to us about this, quote',
};
