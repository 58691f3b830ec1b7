import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type Agency, isRegisteredOn } from '../../domain/agency.ts';
import type { Country } from '../../domain/country.ts';
import { type Day, isWithin } from '../../domain/day.ts';
import { RegistryError } from '../../domain/errors.ts';
import type { Stored } from '../../domain/record.ts';
import { withParents } from '../../domain/report-countries.ts';
import { PERMISSIONS } from '../../domain/vocabularies.ts';
import { parsePermission } from '../../domain/vocabulary-codes.ts';
import { choices, flag } from '../parameters/kinds.ts';
import { type Ordering, ordering } from '../parameters/ordering.ts';
import { pageParameters, unpagedParameters } from '../parameters/page-parameters.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { NO_REPORTS } from '../registry-reader.ts';
import { CountryByAgencyFocus, CountryByReports, CountryDetail, CountryListItem } from '../schemas/country.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponses } from '../schemas/problem.ts';
import { pageOf } from '../schemas/wrapper.ts';
import {
  type CountryCounters,
  toCountryByAgencyFocus,
  toCountryByReports,
  toCountryDetail,
  toCountryListItem,
} from '../views/country-view.ts';
import { required } from '../views/related.ts';
import { toPage } from './list-page.ts';
import { type BrowseOptions, createViewing } from './route-options.ts';

const tags = ['countries'];

const history = flag({ description: 'Also show what no longer holds.', fallback: false });

const ListQuery = queryParameters({
  external_qaa: choices(PERMISSIONS, {
    description: 'Whether foreign agencies are permitted; also 1, 2 or 3.',
    parse: parsePermission,
  }),
  european_approach: choices(PERMISSIONS, {
    description: 'Whether the European Approach is permitted; also 1, 2 or 3.',
    parse: parsePermission,
  }),
  governmental_member: flag({ description: 'Whether the government is a member of the register.' }),
  ordering: ordering(['name_english', 'agency_count'], {
    description: 'What to sort by.',
    fallback: { field: 'name_english', descending: false },
  }),
  ...unpagedParameters,
});

const ByReportsQuery = queryParameters({ history, ...unpagedParameters });
const FocusQuery = queryParameters({ history, ...pageParameters({ defaultLimit: null }) });
const DetailQuery = queryParameters({ history }, { unknown: 'ignore' });

const CountryPath = pathParameters({ countryID: recordId('The number of the country.', 15) });
const AgencyPath = pathParameters({ agencyID: recordId('The number of the agency.', 1) });

export const countryRoutes: FastifyPluginAsyncTypebox<BrowseOptions> = async (app, options) => {
  const { registry, clock, baseUrl } = options;
  const { addresses } = createViewing(options);

  app.get(
    '/countries/',
    {
      schema: {
        operationId: 'listCountries',
        summary: 'All countries connected to agencies or institutions',
        tags,
        querystring: ListQuery,
        response: { 200: Type.Array(refTo(CountryListItem)), ...problemResponses(400) },
      },
    },
    async ({ query }) => {
      const rows = (await readCountries()).filter(({ isConnected }) => isConnected);
      const chosen = rows.filter(
        ({ country }) =>
          isAmong(query.external_qaa, country.externalQaaIsPermitted) &&
          isAmong(query.european_approach, country.europeanApproachIsPermitted) &&
          (query.governmental_member ?? isGovernmentalMember(country)) === isGovernmentalMember(country),
      );
      return sortCountries(chosen, query.ordering).map(({ country, counters }) =>
        toCountryListItem(country, counters, addresses),
      );
    },
  );

  app.get(
    '/countries/by-reports/',
    {
      schema: {
        operationId: 'listCountriesByReports',
        summary: 'Countries with institutions for which reports were submitted',
        tags,
        querystring: ByReportsQuery,
        response: { 200: Type.Array(refTo(CountryByReports)), ...problemResponses(400) },
      },
    },
    async () => {
      const rows = await readCountries();
      return rows
        .filter(({ counters }) => counters.reportCount > 0)
        .map(({ country, counters }) => toCountryByReports(country, counters, addresses));
    },
  );

  app.get(
    '/countries/by-agency-focus/:agencyID/',
    {
      schema: {
        operationId: 'listCountriesByAgencyFocus',
        summary: 'Countries where the agency has operated',
        tags,
        params: AgencyPath,
        querystring: FocusQuery,
        response: { 200: pageOf(refTo(CountryByAgencyFocus)), ...problemResponses(400, 404) },
      },
    },
    async ({ params, query, url }) => {
      const [agencies, countries, counters] = await Promise.all([
        registry.agencies(),
        registry.countries(),
        registry.countryCountersOf(params.agencyID),
      ]);
      const agency = agencies.find(({ id }) => id === params.agencyID);
      if (!agency) throw new RegistryError('not_found', `There is no agency ${params.agencyID}.`);
      const today = clock.today();
      const byId = new Map(countries.map((country) => [country.id, country]));
      const rows = agency.focusCountries
        .filter((focus) => query.history || isWithin(today, focus))
        .map((focus) => ({ focus, country: required(byId, focus.countryId) }))
        .sort((one, other) => compareNames(one.country, other.country));
      return toPage(rows, query, {
        baseUrl,
        url,
        view: ({ focus, country }) =>
          toCountryByAgencyFocus(focus, country, counters.get(country.id) ?? NO_REPORTS, addresses),
      });
    },
  );

  app.get(
    '/countries/:countryID/',
    {
      schema: {
        operationId: 'getCountry',
        summary: 'One country with a profile of its quality assurance',
        tags,
        params: CountryPath,
        querystring: DetailQuery,
        response: { 200: refTo(CountryDetail), ...problemResponses(400, 404) },
      },
    },
    async ({ params, query }) => {
      const [countries, counters] = await Promise.all([registry.countries(), registry.countryCounters()]);
      const country = countries.find(({ id }) => id === params.countryID);
      if (!country) throw new RegistryError('not_found', `There is no country ${params.countryID}.`);
      return toCountryDetail(country, counters.get(country.id) ?? NO_REPORTS, {
        today: clock.today(),
        history: query.history,
      });
    },
  );

  async function readCountries(): Promise<CountryRow[]> {
    const [countries, agencies, counters] = await Promise.all([
      registry.countries(),
      registry.agencies(),
      registry.countryCounters(),
    ]);
    const agencyCounts = countAgencies(agencies, countries, clock.today());
    const connectedIds = countriesOfAgencies(agencies, countries);
    return countries.map((country) => {
      const ofCountry = counters.get(country.id) ?? { ...NO_REPORTS, institutionTotal: 0, institutionStats: 0 };
      return {
        country,
        counters: { ...ofCountry, agencyCount: agencyCounts.get(country.id) ?? 0 },
        isConnected: connectedIds.has(country.id) || ofCountry.institutionTotal > 0,
      };
    });
  }
};

interface CountryRow {
  readonly country: Stored<Country>;
  readonly counters: CountryCounters;
  /** Whether any agency or institution has to do with it. */
  readonly isConnected: boolean;
}

/** Registered agencies by the country they are based in; a whole country counts those of its sub-systems. */
function countAgencies(agencies: readonly Agency[], countries: readonly Stored<Country>[], today: Day) {
  const counts = new Map<number, number>();
  for (const agency of agencies.filter((candidate) => isRegisteredOn(today, candidate))) {
    for (const id of withParents([agency.countryId], countries)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function countriesOfAgencies(agencies: readonly Agency[], countries: readonly Stored<Country>[]): ReadonlySet<number> {
  const ids = agencies.flatMap(({ countryId, focusCountries }) => [
    countryId,
    ...focusCountries.map((focus) => focus.countryId),
  ]);
  return new Set(withParents(ids, countries));
}

function isGovernmentalMember({ governmentalMemberStart }: Country): boolean {
  return governmentalMemberStart !== null;
}

function isAmong<Value>(wanted: readonly Value[], value: Value): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

function sortCountries(
  rows: readonly CountryRow[],
  { field, descending }: Ordering<'name_english' | 'agency_count'>,
): CountryRow[] {
  const direction = descending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const difference =
      field === 'agency_count'
        ? one.counters.agencyCount - other.counters.agencyCount
        : compareNames(one.country, other.country);
    return difference * direction || compareNames(one.country, other.country) || one.country.id - other.country.id;
  });
}

function compareNames(one: Country, other: Country): number {
  return one.nameEnglish.localeCompare(other.nameEnglish, 'en');
}
