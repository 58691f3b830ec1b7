import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { matchAll, type SearchQuery } from '../../search/search-engine.ts';
import { unpagedParameters } from '../parameters/page-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponses } from '../schemas/problem.ts';
import { StatisticsBody } from '../schemas/statistics.ts';
import { type StartYear, toStatistics } from '../views/statistics-view.ts';
import { createViewing, type SearchOptions } from './route-options.ts';

const StatisticsQuery = queryParameters(unpagedParameters);

const FACETS = ['year', 'country', 'agency', 'decision', 'status', 'qfEheaLevel', 'activityType'];

/** Figures from the index, so that they are those of the searches. */
export const statisticsRoutes: FastifyPluginAsyncTypebox<SearchOptions> = async (app, options) => {
  const { registry, search } = options;
  const viewing = createViewing(options);

  app.get(
    '/statistics/',
    {
      schema: {
        operationId: 'getStatistics',
        summary: 'How many reports there are, and how much of each country they cover',
        tags: ['statistics'],
        querystring: StatisticsQuery,
        response: { 200: refTo(StatisticsBody), ...problemResponses(400, 503) },
      },
    },
    async () => {
      const context = viewing.context();
      const all = { ...matchAll(context.today), page: { offset: 0, limit: 0 } };
      const [reports, institutions, covered, valid, countries, countryCounters] = await Promise.all([
        search.search('reports', { ...all, facets: FACETS }),
        search.search('institutions', all),
        search.search('institutions', { ...all, filters: { hasReport: ['true'] } }),
        search.search('institutions', { ...all, filters: { hasValidReport: ['true'] }, facets: ['country'] }),
        registry.countries(),
        registry.countryCounters(),
      ]);
      const years = (reports.facets['year'] ?? []).map(({ value }) => value);
      const startYears = await Promise.all(years.map((year) => startedIn(year, all)));
      return toStatistics(
        {
          startYears,
          reportTotal: reports.count,
          institutionTotal: institutions.count,
          institutionCount: covered.count,
          institutionValidCount: valid.count,
          validByCountry: valid.facets['country'] ?? [],
          facets: reports.facets,
          countries,
          countryCounters,
        },
        context,
      );
    },
  );

  async function startedIn(year: string, all: SearchQuery): Promise<StartYear> {
    const ranges = { validFrom: { from: `${year}-01-01`, to: `${year}-12-31` } };
    const { count, facets } = await search.search('reports', { ...all, ranges, facets: ['decision'] });
    return { year, count, decisions: facets['decision'] ?? [] };
  }
};
