import { countryByCode } from './education-systems.ts';
import { DEMO_AGENCY_ID, FORMER_AGENCY_ID, RENAMED_AGENCY_ID, SILENT_AGENCY_ID } from './known/known-agencies.ts';
import { KNOWN } from './known/known-institutions.ts';
import { KNOWN_REPORTS } from './known/known-reports.ts';

/** A record that shows something hard, under an id that is the same in every demo world. */
interface AwkwardCase {
  readonly record: 'country' | 'agency' | 'institution' | 'report';
  readonly id: number;
  readonly name: string;
  readonly what: string;
}

const COUNTRY_CASES: readonly (readonly [code: string, what: string])[] = [
  ['BE', 'Three sub-national systems; institutions are in those, not in the country itself'],
  ['BE-fl', 'A sub-national system with an agency of its own'],
  ['BE-de', 'A sub-national system without an agency'],
  ['GB', 'Two sub-national systems; filters by the country include both'],
  ['LI', 'Institutions, but no agency'],
  ['BY', 'A member of the higher education area whose profile is empty'],
  ['US', 'Outside the higher education area, with institutions and a short profile'],
  ['JP', 'One institution, no agency and no profile'],
];

const AGENCY_CASES: readonly (readonly [id: number, name: string, what: string])[] = [
  [
    DEMO_AGENCY_ID,
    'MERQA',
    'The demo agency: the login “agency” belongs to it; activities of all four types, two given up; has left Poland',
  ],
  [FORMER_AGENCY_ID, 'NORVAL', 'No longer registered (until 2017-12-31), with reports'],
  [SILENT_AGENCY_ID, 'QUIRE', 'Registered, but has submitted no report'],
  [RENAMED_AGENCY_ID, 'KEDROS', 'Former name and acronym (ANEMOS, until 2019-06-30); a name in Greek'],
  [12, 'VUURTOREN', 'Official in a sub-national system and in another country'],
];

const AWKWARD_CASES: readonly AwkwardCase[] = [
  ...COUNTRY_CASES.map(([code, what]) => {
    const { id, nameEnglish } = countryByCode(code);
    return { record: 'country', id, name: nameEnglish, what } as const;
  }),
  ...AGENCY_CASES.map(([id, name, what]) => ({ record: 'agency', id, name, what }) as const),
  ...KNOWN.flatMap(({ official, case: what }, position) =>
    what === undefined ? [] : [{ record: 'institution', id: position + 1, name: official, what } as const],
  ),
  ...KNOWN_REPORTS.map(({ key, case: what }, position) => {
    return { record: 'report', id: position + 1, name: key, what } as const;
  }),
];

const HEADINGS = [
  ['country', 'Countries'],
  ['agency', 'Agencies'],
  ['institution', 'Institutions'],
  ['report', 'Reports'],
] as const;

/** The tables of docs/demo-world.md. A test keeps the page and this list in step. */
export function renderAwkwardCases(): string {
  return HEADINGS.map(([record, heading]) => {
    const rows = AWKWARD_CASES.filter((entry) => entry.record === record);
    const lines = rows.map(({ id, name, what }) => `| ${id} | ${escaped(name)} | ${escaped(what)} |`);
    return [`### ${heading}`, '', '| Id | Name | What it shows |', '|---|---|---|', ...lines].join('\n');
  }).join('\n\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('|', '\\|');
}
