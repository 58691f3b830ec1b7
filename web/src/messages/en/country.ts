import { createFormat } from '../../format.ts';

const { number, plural, percent } = createFormat('en');

export const country = {
  list: {
    title: 'Countries and systems',
    description: 'Countries with institutions or agencies in the registry, and how their quality assurance works.',
    lead: (count: number) => `${number(count)} countries and systems have agencies or institutions in the registry.`,
    country: 'Country',
    institutions: 'Institutions',
    covered: 'With a valid report',
    reports: 'Reports',
    agencies: 'Agencies based there',
    fullList: 'Full list',
    external: 'Agencies from abroad',
    partOf: (whole: string) => `part of ${whole}`,
  },
  description: (name: string) =>
    `${name}: how external quality assurance works there, the agencies, the institutions and their reports.`,
  ehea: 'In the European Higher Education Area',
  notEhea: 'Not in the European Higher Education Area',
  partOf: 'A system inside',
  lead: (listed: number, covered: number) =>
    listed === 0
      ? 'No institution is listed here.'
      : `${number(covered)} of the ${number(listed)} listed ${plural(listed, 'institution has', 'institutions have')} a report that is valid today (${percent(covered / listed)}).`,
  figures: {
    listed: 'Institutions listed',
    withReport: 'with any report',
    covered: 'with a report valid today',
    reports: 'Reports',
    agencies: 'Agencies working here',
  },
  contents: {
    system: 'The system',
    agencies: 'Agencies',
    years: 'Reports by year',
    institutions: 'Institutions',
    record: 'This record',
  },
  system: {
    title: 'The system',
    aside: 'Texts are agreed with the national authority.',
    demoAside: 'Demo text. It says nothing about the real country.',
    obligatory: 'What must be reviewed from outside?',
    external: 'May agencies from abroad review here?',
    eligibility: 'Which institutions may choose their agency?',
    conditions: 'Under which conditions?',
    recognition: 'Are such reviews recognised?',
    european: 'May joint programmes use the European Approach?',
    fullList: 'Is the list of institutions complete?',
    commitment: 'Are the common commitments on quality assurance fulfilled?',
    member: 'Governmental member of the register',
    since: (year: string) => `since ${year}`,
    notStated: 'Not stated.',
    regulations: 'Legal basis and notes',
    from: (date: string) => `from ${date.slice(0, 4)}`,
    until: (date: string) => `until ${date.slice(0, 4)}`,
  },
  agencies: {
    title: 'Agencies',
    aside: 'Those that work or have worked here.',
    agency: 'Agency',
    role: 'Role here',
    official: 'Official',
    crossborder: 'Cross-border',
    seat: 'Seat',
    institutions: 'Institutions',
    reports: 'Reports',
    none: 'No agency has worked here as far as the registry knows.',
  },
  years: {
    title: 'Reports by year',
    aside:
      'In how many reports of each year the country is concerned: a report counts in every year in which it is valid.',
    finding: (year: string, count: number) => `Most reports were valid in ${year}: ${number(count)}`,
    year: 'Year',
    reports: 'Reports',
    none: 'No report concerns this country yet.',
  },
  institutions: {
    title: 'Institutions',
    aside: 'The places with most institutions; larger circles, more institutions.',
    largest: 'Most reports',
    all: (count: number) => (count === 1 ? 'The institution' : `All ${number(count)} institutions`),
    map: (places: string) => `Map with the places of institutions: ${places}.`,
    none: 'No institution is listed here.',
  },
};
