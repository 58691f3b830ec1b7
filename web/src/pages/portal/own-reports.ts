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
  /** The first and the last of the days on which they may end. */
  readonly ends_from: string | undefined;
  readonly ends_to: string | undefined;
  readonly page: number;
}

export interface OwnReportPage {
  readonly count: number;
  readonly reports: readonly OwnReport[];
  /** Whether they were found by the public search, by names. */
  readonly isByName?: boolean;
}

export const PAGE_SIZE = 20;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export function readPortalState(query: URLSearchParams, ids: readonly number[]): PortalState {
  const page = Number(query.get('page') ?? '1');
  const one = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === query.get(name));
  const day = (name: string) => DAY.exec(query.get(name) ?? '')?.[0];
  return {
    agency: ids.find((id) => String(id) === query.get('agency')),
    query: query.get('query')?.trim() ?? '',
    state: one('state', SHOWN_STATES),
    flag: one('flag', FLAG_LEVELS),
    file: one('file', FILE_STATES),
    ends_from: day('ends_from'),
    ends_to: day('ends_to'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** An agency by its number, and by that of the register. */
interface Numbered {
  readonly id: number;
  readonly registry_id: number;
}

/** The same as the query of an address, with its question mark. */
export function searchOf(state: Partial<PortalState>): string {
  const given = Object.entries(state).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
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
  agencies: readonly Numbered[],
): Promise<OwnReportPage> {
  const { query, agency, page } = state;
  const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const listed = await own.listOwnReports({ ...filterOf(state, agencies), ...place });
  const { agency: _agency, local_identifier: _words, ...narrowed } = filterOf(state, agencies);
  const isNarrowed = Object.keys(narrowed).length > 0;
  if (listed.count > 0 || query === '' || isNarrowed) return { count: listed.count, reports: listed.results };
  const ids = agency === undefined ? agencies.map(({ id }) => id) : [agency];
  const found = await everybody.searchReports({ agency_id: ids, query, ...place });
  const reports = await Promise.all(found.results.map(({ id }) => findOwn(own, Number(id))));
  return { count: found.count, reports: reports.filter((report) => report !== undefined), isByName: true };
}

/** What the interface is asked for; words are a part of the agency's own identifier there. */
export function filterOf(asked: PortalState, agencies: readonly Numbered[]) {
  const { agency, query, state, flag, file, ends_from: from, ends_to: to } = asked;
  const register = agencies.find(({ id }) => id === agency)?.registry_id;
  return {
    ...(register !== undefined && { agency: String(register) }),
    ...(query !== '' && { local_identifier: query }),
    ...(state === 'deletion' && { flag_code: 'deletion_requested' }),
    ...(state !== undefined && state !== 'deletion' && { state }),
    ...(flag !== undefined && { flag }),
    ...(file !== undefined && { file_state: file }),
    ...(from !== undefined && { ends_from: from }),
    ...(to !== undefined && { ends_to: to }),
    // What ends next comes first where that is asked for.
    ...((from !== undefined || to !== undefined) && { ordering: 'ends' as const }),
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
