import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { RegistryError } from '../../domain/errors.ts';
import type { PageRequest } from '../../domain/page.ts';
import { withSubsystems } from '../../domain/report-countries.ts';
import { countryNames } from '../parameters/catalogue-names.ts';
import { flag } from '../parameters/kinds.ts';
import { resolveIds } from '../parameters/name-table.ts';
import { pageParameters, unpagedParameters } from '../parameters/page-parameters.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { NO_REPORTS } from '../registry-reader.ts';
import {
  ActivityGroupItem,
  ActivityItem,
  AgencyDecisionItem,
  AgencyDetail,
  AgencyFocusingTo,
  AgencyListItem,
} from '../schemas/agency.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponses } from '../schemas/problem.ts';
import { pageOf } from '../schemas/wrapper.ts';
import {
  toActivityGroupItem,
  toActivityItem,
  toAgencyDecisions,
  toAgencyDetail,
  toAgencyFocusingTo,
  toAgencyListItem,
} from '../views/agency-view.ts';
import { required } from '../views/related.ts';
import { type AgencyRow, agenciesFocusingTo, agencyListParameters, chooseAgencies } from './agency-lists.ts';
import { toPage } from './list-page.ts';
import { type BrowseOptions, createViewing } from './route-options.ts';

const tags = ['agencies'];

const history = flag({ description: 'Also show what no longer holds.', fallback: false });
const paging = pageParameters({ defaultLimit: null });

const ListQuery = queryParameters({ ...agencyListParameters.withCountry, ...paging });
const InCountryQuery = queryParameters({ ...agencyListParameters.plain, history, ...paging });
const PlainPageQuery = queryParameters(paging);
const PlainListQuery = queryParameters(unpagedParameters);
const DetailQuery = queryParameters({ history }, { unknown: 'ignore' });

const AgencyPath = pathParameters({ agencyID: recordId('The number of the agency.') });
const CountryPath = pathParameters({ countryID: recordId('The number of the country.', 15) });

export const agencyRoutes: FastifyPluginAsyncTypebox<BrowseOptions> = async (app, options) => {
  const { registry, baseUrl } = options;
  const viewing = createViewing(options);

  app.get(
    '/agencies/',
    {
      schema: {
        operationId: 'listAgencies',
        summary: 'All registered agencies',
        tags,
        querystring: ListQuery,
        response: { 200: pageOf(refTo(AgencyListItem)), ...problemResponses(400) },
      },
    },
    async ({ query, url }) => {
      const { rows, countries } = await readAgencies();
      const table = countryNames(countries);
      const wanted = resolveIds({ parameter: 'country', table, texts: query.country, ids: query.country_id });
      const countryIds = new Set(wanted.flatMap((id) => withSubsystems(id, countries)));
      const inCountry = rows.filter(({ agency }) => countryIds.size === 0 || countryIds.has(agency.countryId));
      return listed(chooseAgencies(inCountry, query, viewing.context().today), { page: query, url, history: false });
    },
  );

  app.get(
    '/agencies/based-in/:countryID/',
    {
      schema: {
        operationId: 'listAgenciesBasedIn',
        summary: 'Agencies based in the country',
        tags,
        params: CountryPath,
        querystring: InCountryQuery,
        response: { 200: pageOf(refTo(AgencyListItem)), ...problemResponses(400, 404) },
      },
    },
    async ({ params, query, url }) => {
      const { rows, countries } = await readAgencies();
      requireCountry(countries, params.countryID);
      const countryIds = withSubsystems(params.countryID, countries);
      const based = rows.filter(({ agency }) => countryIds.includes(agency.countryId));
      const chosen = chooseAgencies(based, query, viewing.context().today);
      return listed(chosen, { page: query, url, history: query.history });
    },
  );

  app.get(
    '/agencies/focusing-to/:countryID/',
    {
      schema: {
        operationId: 'listAgenciesFocusingTo',
        summary: 'Agencies operating in the country',
        tags,
        params: CountryPath,
        querystring: InCountryQuery,
        response: { 200: pageOf(refTo(AgencyFocusingTo)), ...problemResponses(400, 404) },
      },
    },
    async ({ params, query, url }) => {
      const { rows, countries } = await readAgencies(registry.agencyCountersIn(params.countryID));
      requireCountry(countries, params.countryID);
      const context = { ...viewing.context(), history: query.history };
      const focusing = agenciesFocusingTo(rows, withSubsystems(params.countryID, countries), context);
      const chosen = chooseAgencies(focusing, query, context.today);
      return toPage(chosen, query, { baseUrl, url, view: (row) => toAgencyFocusingTo(row, context) });
    },
  );

  app.get(
    '/agencies/decisions/',
    {
      schema: {
        operationId: 'listAgencyDecisions',
        summary: 'Decisions of the register on agencies, newest first',
        tags,
        querystring: PlainListQuery,
        response: { 200: Type.Array(refTo(AgencyDecisionItem)), ...problemResponses(400) },
      },
    },
    async () => toAgencyDecisions(await registry.agencies()),
  );

  app.get(
    '/agencies/activities/',
    {
      schema: {
        operationId: 'listActivities',
        summary: 'Activities of all agencies',
        tags,
        querystring: PlainPageQuery,
        response: { 200: pageOf(refTo(ActivityItem)), ...problemResponses(400) },
      },
    },
    async ({ query, url }) => {
      const agencies = await registry.agencies();
      const activities = agencies.flatMap((agency) => agency.activities.map((activity) => ({ activity, agency })));
      const rows = activities.sort((one, other) => one.activity.id - other.activity.id);
      return toPage(rows, query, { baseUrl, url, view: ({ activity, agency }) => toActivityItem(activity, agency) });
    },
  );

  app.get(
    '/agencies/activity-groups/',
    {
      schema: {
        operationId: 'listActivityGroups',
        summary: 'Procedures that several agencies carry out',
        tags,
        querystring: PlainListQuery,
        response: { 200: Type.Array(refTo(ActivityGroupItem)), ...problemResponses(400) },
      },
    },
    async () => {
      const [groups, agencies] = await Promise.all([registry.activityGroups(), registry.agencies()]);
      const activities = agencies.flatMap((agency) => agency.activities.map((activity) => ({ activity, agency })));
      return groups.map((group) =>
        toActivityGroupItem(
          group,
          activities.filter(({ activity }) => activity.groupId === group.id),
        ),
      );
    },
  );

  app.get(
    '/agencies/:agencyID/',
    {
      schema: {
        operationId: 'getAgency',
        summary: 'One agency',
        tags,
        params: AgencyPath,
        querystring: DetailQuery,
        response: { 200: refTo(AgencyDetail), ...problemResponses(400, 404) },
      },
    },
    async ({ params, query }) => {
      const [{ rows }, activityCounters] = await Promise.all([
        readAgencies(),
        registry.activityCountersOf(params.agencyID),
      ]);
      const row = rows.find(({ agency }) => agency.id === params.agencyID);
      if (!row) throw new RegistryError('not_found', `There is no agency ${params.agencyID}.`);
      return toAgencyDetail({ ...row, activityCounters }, { ...viewing.context(), history: query.history });
    },
  );

  async function readAgencies(readCounters = registry.agencyCounters()) {
    const [agencies, countries, counters] = await Promise.all([
      registry.agencies(),
      registry.countries(),
      readCounters,
    ]);
    const byId = new Map(countries.map((country) => [country.id, country]));
    const rows = agencies.map((agency) => ({
      agency,
      country: required(byId, agency.countryId),
      counters: counters.get(agency.id) ?? NO_REPORTS,
    }));
    return { rows, countries };
  }

  function listed(rows: readonly AgencyRow[], { page, url, history: isHistoric }: ListRequest) {
    const context = { ...viewing.context(), history: isHistoric };
    return toPage(rows, page, { baseUrl, url, view: (row) => toAgencyListItem(row, context) });
  }
};

interface ListRequest {
  readonly page: PageRequest;
  readonly url: string;
  readonly history: boolean;
}

function requireCountry(countries: readonly { readonly id: number }[], countryId: number): void {
  if (countries.some(({ id }) => id === countryId)) return;
  throw new RegistryError('not_found', `There is no country ${countryId}.`);
}
