import type { ComponentChildren } from 'preact';
import { createFormat } from '../../format.ts';

const { number, day } = createFormat('en');

export const home = {
  title: 'Touchstone: who reviewed which university, and until when it counts',
  description:
    'Search the open registry of external quality-assurance reports on higher-education institutions: decisions, dates and documents, as agencies sent them.',
  heading: ['Was it reviewed,', 'by whom, and until when?'],
  find: 'Find an institution',
  findHint: 'Type a name in any script, an identifier, or a place.',
  examples: (links: ComponentChildren) => ['For example ', links, '.'],
  what: 'Touchstone collects the reports of quality-assurance agencies on higher-education institutions. Each entry tells what was reviewed, what was decided and how long that holds, as the agency sent it.',
  figures: {
    institutions: 'Institutions',
    covered: 'with a report valid today',
    reports: 'Reports',
    agencies: 'Agencies on the register',
    countries: 'Countries and systems',
    asOf: (date: string) => `As of ${day(date)}.`,
    all: 'All statistics',
  },
  coverage: {
    title: 'Coverage',
    what: 'How many of the institutions listed for a country have at least one report that is valid today.',
    low: 'A low share may mean that few were reviewed, or that few reviews were sent here.',
    absence: 'How to read an absence',
    gist: (best: string, least: string) =>
      `Map of Europe and its neighbours, shaded by the share of institutions with a valid report. The share is largest in ${best} and smallest in ${least}.`,
    steps: ['below 50 %', '50–69', '70–79', '80–89', '90–100 %', 'none listed'],
    largest: 'Ten largest systems',
    country: 'Country',
    listed: 'Listed',
    covered: 'Covered',
    withReport: 'With any report',
    fullList: 'Full list',
    caption: 'Institutions by country, and the part of them with a report valid today',
  },
  recent: {
    title: 'Recent reports',
    what: 'The five that were published last.',
    all: (count: number) => `All ${number(count)} reports`,
  },
  tasks: {
    title: 'Common tasks',
    diploma: 'Check a diploma',
    diplomaText:
      'Look the institution up as the diploma writes it, former names included, and see what held on the day of the award.',
    verify: 'Verify a credential',
    verifyText: 'Bring the file you were given. You learn whether it is genuine, unchanged and still in force.',
    submit: 'Use the data',
    submitText: 'Everything here can be read by programs too: an open API, downloads of every result, a typed client.',
  },
};
