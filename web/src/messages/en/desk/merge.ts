import { createFormat } from '../../../format.ts';

const { number, plural } = createFormat('en');
const reports = (count: number) => `${number(count)} ${plural(count, 'report', 'reports')}`;

/** Merging doubles of institutions, and taking that back. */
export const merge = {
  title: (id: string) => `Merge ${id} into another institution`,
  titleInto: (id: string, survivor: string) => `Merge ${id} into ${survivor}?`,
  description: 'Two records of one institution become one.',
  findLead: (name: string) =>
    `Two records that mean one institution become one. “${name}” is the double and goes; which one stays?`,
  leadInto: 'Two records that seem to be one institution. Nothing is changed until you merge them.',
  find: 'The one that stays',
  columns: { name: 'Institution', id: 'Identifier', place: 'Place', choose: 'Choice' },
  choose: 'Merge into this one',
  otherWay: 'Merge the other way round',
  another: 'Choose another one',

  warnings: (count: number) => `${number(count)} ${plural(count, 'thing', 'things')} to look at first`,

  compare: 'Side by side',
  field: 'Field',
  stays: (id: string) => `${id}, stays`,
  goes: (id: string) => `${id}, leads there`,
  rows: {
    name: 'Name',
    official: 'Official name',
    former: 'Former names',
    place: 'Place',
    founded: 'Founded',
    closed: 'Closed',
    website: 'Website',
    identifiers: 'Identifiers',
    levels: 'Levels',
    reports: 'Reports in its lists',
  },

  result: {
    title: 'Result',
    same: 'Same',
    both: 'All of both',
    former: 'The other becomes a former name',
    nothingMore: 'Stays; the double knows nothing more',
    notTaken: (values: readonly string[]) => `Stays; not taken over: ${values.join('; ')}`,
  },

  happens: 'What will happen',
  movedReports: (count: number, survivor: string) =>
    count === 0
      ? 'No report names the double.'
      : `${reports(count)} that ${plural(count, 'names', 'name')} the double will name ${survivor}; ` +
        `${plural(count, 'its credential is', 'their credentials are')} issued anew.`,
  leads: (id: string, survivor: string) =>
    `${id} leads to ${survivor} for good: its page redirects, and the API answers with the record of ${survivor} ` +
    'and says so in merged_into. Its identifiers do the same.',
  nothingLost: 'Former names and identifiers of the double stay findable. A split takes all of this back.',
  reportList: 'Reports that move',
  furtherReports: (count: number) => `and ${reports(count)} more`,
  report: (id: number) => `Report ${id}`,
  survivorChanges: (id: string) => `Changes of ${id}`,
  sourceChanges: (id: string) => `Changes of ${id}, the double`,
  otherChanges: (count: number) =>
    `Changes of ${number(count)} other ${plural(count, 'institution', 'institutions')} that point at the double`,
  otherName: (id: number) => `institution ${id}`,
  unchanged: (id: string) => `The record of ${id} stays as it is.`,
  leftOut: 'What is not taken over',
  leftOutText: (id: string) =>
    `It stays in the record of ${id}, which leads away from it. Correct the survivor if the double knows better.`,

  decide: 'Merge',
  confirm: 'These two records mean the same institution',
  submit: 'Merge the two records',
  reasonHint: 'It stands in the public history of both records.',
  notConfirmed: 'Say that you have compared the two: tick the box above the button.',

  splitTitle: (id: string, survivor: string) => `Take ${id} out of ${survivor}?`,
  splitDescription: 'A merge is taken back.',
  splitLead: 'What the merge moved goes back, and both are institutions of their own again. Nothing is changed yet.',
  splitHappens: (count: number, id: string) =>
    count === 0 ? `No report goes back to ${id}.` : `${reports(count)} ${plural(count, 'goes', 'go')} back to ${id}.`,
  splitLeads: (id: string) => `${id} answers with its own record again, on the pages and in the API.`,
  later: 'Reports that came since',
  laterAside:
    'These came to the survivor after the merge. Only you can know whom they are about: tick those that go to the ' +
    'other institution.',
  noLater: 'None came since the merge.',
  laterReport: (id: number, from: string) => (from === '' ? `Report ${id}` : `Report ${id}, valid from ${from}`),
  splitDecide: 'Take it back',
  splitConfirm: 'These are two institutions',
  splitSubmit: 'Take the merge back',
};
