import type { OwnReport } from '@touchstone/sdk';
import { withoutFormula } from '../../csv/csv-table.ts';
import { toCsv } from '../../csv.ts';
import type { Data } from '../../page.ts';
import { personalPage } from '../../session/personal-page.ts';
import { requireAgencies } from './own-agencies.ts';
import { filterOf, readPortalState } from './own-reports.ts';

export const DOWNLOAD_PATH = '/portal/reports.csv';
/** As many as a spreadsheet is still a help for; programs read the rest page by page. */
const MOST_ROWS = 10_000;
const PAGE = 200;

/** Names are those of the interface, so that a program may read the file as well. */
const COLUMNS: Readonly<Record<string, (report: OwnReport) => string | number | null>> = {
  report_id: ({ id }) => id,
  local_identifier: (report) => report.local_identifier,
  agency: ({ agency }) => agency.acronym_primary,
  state: ({ state }) => state,
  flag: (report) => report.report_flag,
  flags: (report) => report.report_warnings.map(({ message }) => message).join(' '),
  activities: ({ activities }) => activities.map(({ activity }) => activity).join('; '),
  status: ({ status }) => status,
  decision: ({ decision }) => decision,
  valid_from: (report) => report.valid_from,
  valid_to: (report) => report.valid_to,
  valid_to_calculated: (report) => report.valid_to_calculated,
  institutions: ({ institutions }) =>
    institutions.map(({ registry_id: id, name_primary: name }) => `${name} (${id})`).join('; '),
  programmes: ({ programmes }) => programmes.map(({ name_primary: name }) => name).join('; '),
  files: ({ files }) => files.map(({ state }) => state).join('; '),
  date_updated: (report) => report.date_updated,
};

/** The reports that are asked for, in every state, as a file. */
export const ownDownload = personalPage(DOWNLOAD_PATH, async (request): Promise<Data> => {
  const { query, visitor, registry } = request;
  const ids = requireAgencies(request);
  const agencies = await Promise.all(ids.map((id) => registry.getAgency({ agencyID: id })));
  const filter = filterOf(readPortalState(query, ids), agencies);
  const rows: (readonly (string | number | null)[])[] = [];
  for await (const report of visitor.asVisitor().paginate('listOwnReports', { ...filter, limit: PAGE })) {
    rows.push(Object.values(COLUMNS).map((cell) => safely(cell(report))));
    if (rows.length === MOST_ROWS) break;
  }
  return {
    contentType: 'text/csv; charset=utf-8',
    data: toCsv(Object.keys(COLUMNS), rows),
    fileName: 'touchstone-reports.csv',
    headers: { 'cache-control': 'no-store' },
  };
});

function safely(value: string | number | null): string | number | null {
  return typeof value === 'string' ? withoutFormula(value) : value;
}
