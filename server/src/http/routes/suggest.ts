import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { analyseQuery } from '../../search/analysis/query.ts';
import { ignored, readWholeNumber, text } from '../parameters/kinds.ts';
import { unpagedParameters } from '../parameters/page-parameters.ts';
import { type Parameter, readOnce, refuse } from '../parameters/parameter.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponses } from '../schemas/problem.ts';
import { InstitutionSuggestion } from '../schemas/suggestion.ts';
import { createCatalogueReader } from '../search-catalogue.ts';
import { toInstitutionSuggestion } from '../views/suggestion-view.ts';
import type { SearchOptions } from './route-options.ts';

const MOST_SUGGESTIONS = 10;

const limit: Parameter<number> = {
  schema: {
    type: 'integer',
    minimum: 0,
    maximum: MOST_SUGGESTIONS,
    default: MOST_SUGGESTIONS,
    example: 5,
    description: 'How many suggestions to give at most.',
  },
  absent: MOST_SUGGESTIONS,
  read: (texts) =>
    readOnce(texts, (given) => {
      const reading = readWholeNumber(given);
      if ('problem' in reading || reading.value <= MOST_SUGGESTIONS) return reading;
      return refuse(`takes at most ${MOST_SUGGESTIONS}; to read more, use browse/institutions/`);
    }),
};

const SuggestQuery = queryParameters({
  query: text({ description: 'What has been typed so far.', example: 'ahrenr' }),
  ...unpagedParameters,
  limit,
  offset: ignored({ description: 'Without effect.' }),
});

export const suggestRoutes: FastifyPluginAsyncTypebox<SearchOptions> = async (app, { registry, search, clock }) => {
  const readCatalogue = createCatalogueReader();

  app.get(
    '/institutions/suggest/',
    {
      schema: {
        operationId: 'suggestInstitutions',
        summary: 'Institutions that fit what is being typed, best first',
        tags: ['institutions'],
        querystring: SuggestQuery,
        response: { 200: Type.Array(refTo(InstitutionSuggestion)), ...problemResponses(400, 503) },
      },
    },
    async ({ query }) => {
      if (query.query === undefined || query.limit === 0) return [];
      const typed = analyseQuery(query.query);
      const suggestions = await search.suggest('institutions', query.query, query.limit);
      const embedded = await registry.embedded();
      const [{ countries }, institutions] = await Promise.all([
        readCatalogue(embedded),
        embedded.findInstitutions(suggestions.map(({ id }) => id)),
      ]);
      const today = clock.today();
      return suggestions.flatMap(({ id }) => {
        const institution = institutions.get(id);
        if (institution === undefined || institution.mergedIntoId !== null) return [];
        return [toInstitutionSuggestion(institution, { countries, typed, today })];
      });
    },
  );
};
