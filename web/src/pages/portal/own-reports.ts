import { type Client, type OwnReport, RegistryClientError } from '@touchstone/sdk';

export const SHOWN_STATES = ['published', 'held', 'superseded', 'withdrawn', 'deletion'] as const;
export const FLAG_LEVELS = ['none', 'low level', 'high level'] as const;
export const FILE_STATES = ['stored', 'pending', 'failed', 'none'] as const;

/** What the address asks for. */
export interface PortalState {
  readonly agency: number | undefined;
  readonly query: string;
  readonly state: (typeof SHOWN_STATES)[number] | undefined;
  readonly flag: (typeof FLAG_LEVELS)[number] | undefined;
  readonly file: (typeof FILE_STATES)[number] | undefined;
  readonly page: number;
}

export interface OwnReportPage {
  readonly count: number;
  readonly reports: readonly OwnReport[];
}

export const PAGE_SIZE = 20;

export function readPortalState(query: URLSearchParams, ids: readonly number[]): PortalState {
  const page = Number(query.get('page') ?? '1');
  const one = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === query.get(name));
  return {
    agency: ids.find((id) => String(id) === query.get('agency')),
    query: query.get('query')?.trim() ?? '',
    state: one('state', SHOWN_STATES),
    flag: one('flag', FLAG_LEVELS),
    file: one('file', FILE_STATES),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

interface Registries {
  /** What everybody reads, with its search. */
  readonly everybody: Client;
  readonly own: Client;
}

/**
 * The reports of somebody's agencies in every state. Words are looked for in their own identifiers first; names of
 * institutions and programmes are known to the public search alone, which has no held and no withdrawn reports.
 */
export async function readOwnReports(
  { everybody, own }: Registries,
  state: PortalState,
  agencies: readonly { readonly id: number; readonly registry_id: number }[],
): Promise<OwnReportPage> {
  const { query, agency, page } = state;
  const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const register = agencies.find(({ id }) => id === agency)?.registry_id;
  const filter = { ...filterOf(state), ...(register !== undefined && { agency: String(register) }) };
  const listed = await own.listOwnReports({ ...filter, ...place, ...(query !== '' && { local_identifier: query }) });
  const isNarrowed = state.state !== undefined || state.flag !== undefined || state.file !== undefined;
  if (listed.count > 0 || query === '' || isNarrowed) return { count: listed.count, reports: listed.results };
  const ids = agency === undefined ? agencies.map(({ id }) => id) : [agency];
  const found = await everybody.searchReports({ agency_id: ids, query, ...place });
  const reports = await Promise.all(found.results.map(({ id }) => findOwn(own, Number(id))));
  return { count: found.count, reports: reports.filter((report) => report !== undefined) };
}

function filterOf({ state, flag, file }: PortalState) {
  return {
    ...(state === 'deletion' && { flag_code: 'deletion_requested' }),
    ...(state !== undefined && state !== 'deletion' && { state }),
    ...(flag !== undefined && { flag }),
    ...(file !== undefined && { file_state: file }),
  };
}

/** A report with several agencies is found for each of them, but only one sends it. */
async function findOwn(own: Client, reportID: number): Promise<OwnReport | undefined> {
  try {
    return await own.getOwnReport({ reportID });
  } catch (error) {
    if (error instanceof RegistryClientError && error.status === 404) return undefined;
    throw error;
  }
}
