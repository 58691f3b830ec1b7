import type { Clock } from '../domain/clock.ts';
import { type CountryReportCounters, NO_REPORTS, type ReportCounters } from '../domain/counters.ts';
import { RegistryError } from '../domain/errors.ts';
import { activityFacetLabels, agencyFacetLabels } from '../domain/facet-labels.ts';
import { onceFor } from '../domain/once-for.ts';
import type { CollectionName } from '../search/collections.ts';
import { matchAll, type SearchEngine } from '../search/search-engine.ts';
import { type Catalogue, createCatalogueReader } from '../store/catalogue.ts';
import { type CountRequest, countInstitutionTotals, countVisible } from '../store/counter-store.ts';
import type { Database } from '../store/database.ts';

/**
 * How many reports and institutions countries, agencies and activities have: the numbers that the filtered lists
 * show, because they come from the same index. A country counts what its sub-systems count.
 */
export interface RegistryCounters {
  countryCounters(): Promise<ReadonlyMap<number, CountryReportCounters>>;
  /** By agency. A contributing agency counts the report too. */
  agencyCounters(): Promise<ReadonlyMap<number, ReportCounters>>;
  /** By agency, of reports on institutions in the country or its sub-systems. */
  agencyCountersIn(countryId: number): Promise<ReadonlyMap<number, ReportCounters>>;
  /** By country, of reports of the agency. */
  countryCountersOf(agencyId: number): Promise<ReadonlyMap<number, ReportCounters>>;
  /** By activity of the agency. */
  activityCountersOf(agencyId: number): Promise<ReadonlyMap<number, ReportCounters>>;
}

export interface CounterSources {
  readonly database: Pick<Database, 'reader'>;
  readonly engine: Pick<SearchEngine, 'search' | 'sequence'>;
  readonly clock: Clock;
}

type Filters = Readonly<Record<string, readonly string[]>>;
type Counts = ReadonlyMap<string, number>;

/** Numbers without an index cost a walk over all reports; meanwhile those of a moment ago will do. */
const STORE_COUNTS_KEPT_MS = 60_000;
const NO_INSTITUTIONS = { institutionTotal: 0, institutionStats: 0 };

export function createRegistryCounters({ database, engine, clock }: CounterSources): RegistryCounters {
  const catalogue = createCatalogueReader(database.reader);
  const facets = createFacetCounts({ engine, clock });
  const fromStore = keepForAWhile((request: Omit<CountRequest, 'today'>) =>
    countVisible(database.reader, { ...request, today: clock.today() }),
  );
  const totalsFromStore = keepForAWhile((_request: Record<string, never>) =>
    countInstitutionTotals(database.reader, clock.today()),
  );

  return {
    async countryCounters() {
      const [labels, reports] = await Promise.all([countryLabels(), count('country', {})]);
      const totals = await countTotals(labels);
      return new Map(
        [...labels.keys()].map((id) => {
          const { reportCount, institutionCount } = reports.get(id) ?? NO_REPORTS;
          const { institutionTotal, institutionStats } = totals.get(id) ?? NO_INSTITUTIONS;
          return [id, { reportCount, institutionCount, institutionTotal, institutionStats }];
        }),
      );
    },
    agencyCounters: () => count('agency', {}),
    agencyCountersIn: (countryId) => count('agency', { countryId }),
    countryCountersOf: (agencyId) => count('country', { agencyId }),
    async activityCountersOf(agencyId) {
      const [{ agencies }, counters] = await Promise.all([catalogue(), count('activity', {})]);
      const activities = agencies.find(({ id }) => id === agencyId)?.activities ?? [];
      return new Map(activities.map(({ id }) => [id, counters.get(id) ?? NO_REPORTS]));
    },
  };

  /** By id; what has neither reports nor institutions is left out. */
  async function count(
    by: CountRequest['by'],
    where: Pick<CountRequest, 'agencyId' | 'countryId'>,
  ): Promise<ReadonlyMap<number, ReportCounters>> {
    const [labels, filters] = await Promise.all([labelsOf(by), filtersFor(where)]);
    if (filters === undefined) return new Map();
    const listing = { ...filters, hasReport: ['true'] };
    const [reports, institutions] = await Promise.all([
      facets('reports', by, filters),
      facets('institutions', by, listing),
    ]);
    if (reports && institutions) return combine(byId(labels, reports), byId(labels, institutions));
    return combine(
      await fromStore({ counted: 'reports', by, ...where }),
      await fromStore({ counted: 'institutions', by, ...where }),
    );
  }

  async function countTotals(labels: ReadonlyMap<number, string>) {
    const [totals, stats] = await Promise.all([
      facets('institutions', 'country', {}),
      facets('institutions', 'country', { hasStatsId: ['true'] }),
    ]);
    if (!totals || !stats) return totalsFromStore({});
    return new Map(
      [...labels].map(([id, label]) => [
        id,
        { institutionTotal: totals.get(label) ?? 0, institutionStats: stats.get(label) ?? 0 },
      ]),
    );
  }

  /** `undefined` where there is no such agency or country, and so nothing to count. */
  async function filtersFor({
    agencyId,
    countryId,
  }: Pick<CountRequest, 'agencyId' | 'countryId'>): Promise<Filters | undefined> {
    const filters: Record<string, readonly string[]> = {};
    if (agencyId !== undefined) filters['agency'] = labelOf(await labelsOf('agency'), agencyId);
    if (countryId !== undefined) filters['country'] = labelOf(await labelsOf('country'), countryId);
    return Object.values(filters).some((values) => values.length === 0) ? undefined : filters;
  }

  async function labelsOf(by: CountRequest['by']): Promise<ReadonlyMap<number, string>> {
    if (by === 'country') return countryLabels();
    const { agencies } = await catalogue();
    return by === 'agency' ? agencyFacetLabels(agencies) : activityFacetLabels(agencies);
  }

  async function countryLabels(): Promise<ReadonlyMap<number, string>> {
    const { countries } = await catalogue();
    return namesById(countries);
  }
}

/**
 * The counts of one facet, kept until the index has moved on. An index that does not answer leaves the last known
 * numbers, or `undefined` when there are none.
 */
function createFacetCounts({ engine, clock }: Pick<CounterSources, 'engine' | 'clock'>) {
  let state = '';
  let current = new Map<string, Promise<Counts>>();
  const known = new Map<string, Counts>();

  return async function count(
    collection: CollectionName,
    facet: string,
    filters: Filters,
  ): Promise<Counts | undefined> {
    const key = JSON.stringify([collection, facet, filters]);
    try {
      await lookForChanges();
      const asked = current.get(key) ?? ask(collection, facet, filters);
      current.set(key, asked);
      const counts = await asked;
      known.set(key, counts);
      return counts;
    } catch (error) {
      current.delete(key);
      if (!isUnavailable(error)) throw error;
      return known.get(key);
    }
  };

  /** The minute counts too: after midnight the index changes with the calendar, without a change in the journal. */
  async function lookForChanges(): Promise<void> {
    const now = `${await engine.sequence()} ${clock.now().slice(0, 16)}`;
    if (now === state) return;
    state = now;
    current = new Map();
  }

  async function ask(collection: CollectionName, facet: string, filters: Filters): Promise<Counts> {
    const query = { ...matchAll(clock.today()), filters, facets: [facet], page: { offset: 0, limit: 0 } };
    const { facets } = await engine.search(collection, query);
    return new Map(facets[facet]?.map(({ value, count }) => [value, count]));
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof RegistryError && error.code === 'unavailable';
}

function keepForAWhile<Request, Result>(read: (request: Request) => Promise<Result>) {
  const kept = new Map<string, { readonly result: Promise<Result>; readonly until: number }>();
  return (request: Request): Promise<Result> => {
    const key = JSON.stringify(request);
    const found = kept.get(key);
    if (found && performance.now() < found.until) return found.result;
    const result = read(request);
    kept.set(key, { result, until: performance.now() + STORE_COUNTS_KEPT_MS });
    result.catch(() => kept.delete(key));
    return result;
  };
}

const namesById = onceFor(
  (countries: Catalogue['countries']) => new Map(countries.map(({ id, nameEnglish }) => [id, nameEnglish])),
);

function byId(labels: ReadonlyMap<number, string>, counts: Counts): Map<number, number> {
  return new Map([...labels].map(([id, label]) => [id, counts.get(label) ?? 0]));
}

function combine(
  reports: ReadonlyMap<number, number>,
  institutions: ReadonlyMap<number, number>,
): Map<number, ReportCounters> {
  const counters = new Map<number, ReportCounters>();
  for (const id of new Set([...reports.keys(), ...institutions.keys()])) {
    const reportCount = reports.get(id) ?? 0;
    const institutionCount = institutions.get(id) ?? 0;
    if (reportCount + institutionCount > 0) counters.set(id, { reportCount, institutionCount });
  }
  return counters;
}

function labelOf(labels: ReadonlyMap<number, string>, id: number): string[] {
  const label = labels.get(id);
  return label === undefined ? [] : [label];
}
