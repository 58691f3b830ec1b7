import type { DemoWorld } from '../../server/src/demo/demo-world.ts';
import type { Institution } from '../../server/src/domain/institution.ts';
import type { Report } from '../../server/src/domain/report.ts';
import { isVisible } from '../../server/src/domain/report-state.ts';

/** Addresses below `/webapi/v2/browse`, one more with every call. */
export interface RequestPaths {
  /** The same report every time. */
  sameReport(): string;
  /** Every call another, in an address that was never asked for before. */
  unseenReport(): string;
  institutionSearch(): string;
  reportSearch(): string;
  sameReportSearch(): string;
}

/** Institutions are searched by what people remember of a name, and then narrowed. */
const INSTITUTION_NARROWINGS = [
  '',
  '&has_report=true',
  '&ordering=name_sort',
  '&qf_ehea_level=second+cycle',
  '&ordering=-report_count',
  '&closed=false',
  '&other_provider=false',
  '&limit=20',
];
const REPORT_ORDERINGS = ['', '&ordering=-valid_from', '&ordering=agency', '&limit=20', '&active=true'];

/** Requests about a world, made of its own records so that they find something. */
export function createRequestPaths(world: DemoWorld): RequestPaths {
  const institutions = [...world.institutions()];
  const { ids, searches } = readReports(world, institutions);
  const [firstSearch = ''] = searches;
  const reports = ids.map((id) => `/reports/${id}/`);
  const nextPage = (pass: number) => `&offset=${pass}`;
  const texts = new Set(institutions.flatMap(textsAbout));
  const institutionSearches = [...texts].map((text) => `/institutions/?${toQuery({ query: text })}`);
  return {
    sameReport: () => `/reports/${ids[0]}/`,
    unseenReport: eachIn(reports, [''], (pass) => `?pass=${pass}`),
    institutionSearch: eachIn(institutionSearches, INSTITUTION_NARROWINGS, nextPage),
    reportSearch: eachIn(searches.slice(1), REPORT_ORDERINGS, nextPage),
    sameReportSearch: () => firstSearch,
  };
}

/** All paths, then all of them with the next ending, and when the endings are used up, with numbered ones. */
function eachIn(paths: readonly string[], endings: readonly string[], further: (pass: number) => string) {
  let calls = 0;
  return (): string => {
    const pass = Math.floor(calls / paths.length);
    const path = paths[calls % paths.length] ?? '';
    calls += 1;
    return `${path}${endings[pass] ?? further(pass)}`;
  };
}

function textsAbout({ names }: Institution): string[] {
  const english = names[0]?.nameEnglish ?? '';
  const longestWord = english.split(/[^\p{L}]+/u).reduce((one, other) => (other.length > one.length ? other : one), '');
  return [longestWord, english].filter((text) => text !== '');
}

function readReports(world: DemoWorld, institutions: readonly Institution[]) {
  const ids: number[] = [];
  const searches = new Set<string>();
  for (const report of world.reports()) {
    if (!isVisible(report)) continue;
    ids.push(report.id);
    for (const filters of filtersMatching(report, institutions)) {
      searches.add(`/reports/?${toQuery(filters)}`);
    }
  }
  return { ids, searches: [...searches] };
}

function toQuery(parameters: Readonly<Record<string, string>>): string {
  return new URLSearchParams(parameters).toString();
}

/** Filters by three facts of a report. */
function filtersMatching(report: Report, institutions: readonly Institution[]): Record<string, string>[] {
  const { agencyId, decision, status, validFrom, institutionIds, programmes } = report;
  const country = String(institutions[(institutionIds[0] ?? 0) - 1]?.locations[0]?.countryId ?? '');
  const year = validFrom.slice(0, 4);
  const level = programmes[0]?.qfEheaLevel ?? '';
  return [
    { country_id: country, decision, year },
    { agency_id: String(agencyId), status, year },
    { country_id: country, qf_ehea_level: level, status },
  ].filter((filters) => !Object.values(filters).includes(''));
}
