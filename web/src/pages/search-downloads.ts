import { MOST_ROWS } from '../components/search-layout.tsx';
import { toCsv } from '../csv.ts';
import { dayOf } from '../format.ts';
import { type Data, type Page, PageProblem, type PageRequest } from '../page.ts';
import { readSearchState, type SearchShape, toApiInput } from '../registry/search-state.ts';
import { INSTITUTION_SEARCH } from './institution-search.tsx';
import { REPORT_SEARCH } from './report-search.tsx';

/** The result of a search as a file: the same filters and order, from the first row on. */
export const searchDownloads: readonly Page[] = [
  {
    path: '/institutions.csv',
    isNeutral: true,
    respond: async (request) => csv('institutions', await institutionRows(request)),
  },
  {
    path: '/institutions.json',
    isNeutral: true,
    respond: async (request) => json('institutions', await institutions(request)),
  },
  { path: '/reports.csv', isNeutral: true, respond: async (request) => csv('reports', await reportRows(request)) },
  { path: '/reports.json', isNeutral: true, respond: async (request) => json('reports', await reports(request)) },
];

/** A file does not show which filters it was made with, so none is left out silently. */
function inputOf({ query, messages }: PageRequest, shape: SearchShape): Record<string, unknown> {
  const state = readSearchState(query, shape);
  const [wrong] = state.notDays;
  if (wrong !== undefined) throw new PageProblem(400, `${wrong}: ${messages.frame.notADay}`);
  return { ...toApiInput(state), facets: false, limit: MOST_ROWS, offset: 0 };
}

async function institutions(request: PageRequest) {
  const { count, results } = await request.registry.searchInstitutions(inputOf(request, INSTITUTION_SEARCH));
  return { count, results };
}

async function reports(request: PageRequest) {
  const { count, results } = await request.registry.searchReports(inputOf(request, REPORT_SEARCH));
  return { count, results };
}

type Table = Parameters<typeof toCsv>;

async function institutionRows(request: PageRequest): Promise<Table> {
  const { results } = await institutions(request);
  const header = [
    'registry_id',
    'stats_id',
    'name_primary',
    'name_official',
    'city',
    'country',
    'levels',
    'founded',
    'closed',
    'has_report',
    'website',
  ];
  const rows = results.map((one) => [
    one.registry_id,
    one.stats_id,
    one.name_primary,
    one.name_official_display,
    one.place[0]?.city ?? '',
    one.country.join('; '),
    one.qf_ehea_level.join('; '),
    one.founding_date,
    one.closure_date,
    String(one.has_report),
    one.website_link,
  ]);
  return [header, rows];
}

async function reportRows(request: PageRequest): Promise<Table> {
  const { results } = await reports(request);
  const header = [
    'id',
    'agency',
    'activity',
    'activity_type',
    'institutions',
    'registry_ids',
    'country',
    'programmes',
    'decision',
    'status',
    'valid_from',
    'valid_to',
    'valid_to_calculated',
    'valid_today',
    'superseded_by',
  ];
  const rows = results.map((one) => [
    one.id,
    one.agency_acronym,
    one.agency_esg_activity,
    one.agency_esg_activity_type,
    one.institutions.map(({ name_primary: name }) => name).join('; '),
    one.institutions.map(({ registry_id: id }) => id).join('; '),
    one.country.join('; '),
    one.programmes.map(({ name_primary: name }) => name).join('; '),
    one.decision,
    one.status,
    dayOf(one.valid_from),
    one.valid_to === null ? '' : dayOf(one.valid_to),
    dayOf(one.valid_to_calculated),
    String(one.report_valid),
    one.superseded_by,
  ]);
  return [header, rows];
}

function csv(name: string, table: Table): Data {
  return { contentType: 'text/csv; charset=utf-8', data: toCsv(...table), fileName: `touchstone-${name}.csv` };
}

function json(name: string, value: object): Data {
  const data = JSON.stringify(value);
  return { contentType: 'application/json; charset=utf-8', data, fileName: `touchstone-${name}.json` };
}
