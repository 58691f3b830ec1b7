import { createFormat } from '../../format.ts';

const { number, percent, day } = createFormat('en');

export const statistics = {
  title: 'Statistics',
  description:
    'Reports by year, decision, country, agency and level, and how many institutions they cover. Every figure can be downloaded.',
  lead: 'Counted from the registry as it is today; whoever downloads the data can count again. The figures tell what agencies sent, not how good institutions are.',
  contents: {
    years: 'By year',
    coverage: 'Coverage',
    countries: 'By country',
    agencies: 'By agency',
    levels: 'By level',
    kinds: 'By kind',
  },
  source: (date: string) => `Source: Touchstone, ${day(date)}. Licence: CC BY 4.0.`,
  demoSource: (date: string) => `Source: Touchstone, fictional demo data, ${day(date)}. Licence: CC BY 4.0.`,
  years: {
    title: 'By year and decision',
    aside: 'A report counts in the year in which its validity begins. The current year is not complete.',
    finding: (year: string, count: number, share: number) =>
      `Most reports began in ${year}: ${number(count)}. ${percent(share)} of all shown carry conditions`,
    year: 'Year',
    total: 'All',
  },
  coverage: {
    title: 'Coverage by country',
    aside: 'The part of the listed institutions that has at least one report valid today. The twenty largest systems.',
    finding: (best: string, share: number) =>
      `Among the largest systems, ${best} has the largest share: ${percent(share)}`,
    country: 'Country',
    total: 'Listed',
    count: 'With a report',
    valid: 'With a valid report',
    share: 'Share',
  },
  countries: {
    title: 'Reports by country',
    aside: 'A report on institutions in several countries counts in each.',
    finding: (first: string, count: number) => `${first} has the most reports, ${number(count)}`,
    country: 'Country',
    reports: 'Reports',
  },
  agencies: {
    title: 'Reports by agency',
    aside: 'Contributing agencies count too.',
    finding: (first: string, count: number) => `${first} sent the most reports, ${number(count)}`,
    agency: 'Agency',
    reports: 'Reports',
  },
  levels: {
    title: 'Reports by level',
    aside: 'By the levels of the programmes they cover; a report can cover several.',
    finding: (level: string) => `Most reports on programmes concern the ${level.toLowerCase()}`,
    level: 'Level',
    reports: 'Reports',
  },
  kinds: {
    title: 'What is reviewed, and why',
    aside: 'Kinds of review and their place in the system.',
    finding: (share: number) => `${percent(share)} of the reports are part of an obligatory system`,
    kind: 'Kind',
    reports: 'Reports',
  },
  all: (count: number) => `All ${number(count)} as a table`,
};
