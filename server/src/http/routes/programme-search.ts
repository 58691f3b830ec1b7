import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isVisible } from '../../domain/report-state.ts';
import type { SearchHit, SortOrder } from '../../search/search-engine.ts';
import {
  agencyFilter,
  countryFilter,
  institutionFilter,
  levelFilter,
  programmeFilters,
} from '../parameters/filter-parameters.ts';
import { day, texts } from '../parameters/kinds.ts';
import { resolveNames } from '../parameters/name-table.ts';
import { ordering } from '../parameters/ordering.ts';
import { queryParameters, type Values } from '../parameters/query-parameters.ts';
import { FIELD_OF_STUDY_NAMES } from '../parameters/reference-names.ts';
import { flags } from '../parameters/search-kinds.ts';
import { searchParameters } from '../parameters/search-parameters.ts';
import { readRelatedOfFoundReports } from '../read-found.ts';
import type { EmbeddedReader } from '../registry-reader.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponses } from '../schemas/problem.ts';
import { ProgrammeSearchItem } from '../schemas/programme.ts';
import { searchResultOf } from '../schemas/wrapper.ts';
import { createCatalogueReader, type SearchCatalogue } from '../search-catalogue.ts';
import { textsOfProgrammeInReport } from '../views/highlightable-texts.ts';
import { toHighlights } from '../views/highlights-view.ts';
import { toProgrammeSearchItem } from '../views/programme-view.ts';
import type { ViewContext } from '../views/related.ts';
import { findCoveredInstitutions } from './covered-institutions.ts';
import { createViewing, type SearchOptions } from './route-options.ts';
import { createSearchAnswer, type Narrowing } from './search-answer.ts';
import { chosenFilters } from './search-narrowing.ts';

const FACETS = {
  country_facet: 'country',
  agency_facet: 'agency',
  qf_ehea_level_facet: 'qfEheaLevel',
  degree_outcome_facet: 'degreeOutcome',
  programme_type_facet: 'programmeType',
  field_study_facet: 'fieldStudy',
  valid_facet: 'valid',
};

const SORT_KEYS = {
  score: 'score',
  name_primary: 'nameSort',
  valid_from: 'validFrom',
  date_created: 'dateCreated',
  date_updated: 'dateUpdated',
} as const;

const parameters = {
  ...institutionFilter,
  ...countryFilter,
  ...agencyFilter,
  ...levelFilter,
  ...programmeFilters,
  field_study: texts({
    description:
      'Field of study: ISCED-F code or English name. A broad field such as 06 includes the fields within it.',
    example: ['0811'],
  }),
  active: flags({ description: 'Whether the report on it is valid today.' }),
  valid_on: day({ description: 'Only programmes with a report valid on that day.' }),
  ordering: ordering(Object.keys(SORT_KEYS) as (keyof typeof SORT_KEYS)[], {
    description:
      'What to sort by; a leading minus turns it round. When not given, `-score` with a query, else `name_primary`.',
    fallback: undefined,
  }),
  ...searchParameters(FACETS),
};

const ProgrammeSearchQuery = queryParameters(parameters);
type Query = Values<typeof parameters>;

const itemSchema = refTo(ProgrammeSearchItem);

export const programmeSearchRoutes: FastifyPluginAsyncTypebox<SearchOptions> = async (app, options) => {
  const { registry } = options;
  const viewing = createViewing(options);
  const readCatalogue = createCatalogueReader();
  const answerSearch = createSearchAnswer(options);

  app.get(
    '/programmes/',
    {
      schema: {
        operationId: 'searchProgrammes',
        summary: 'Search programmes that reports cover',
        tags: ['programmes'],
        querystring: ProgrammeSearchQuery,
        response: { 200: searchResultOf(itemSchema), ...problemResponses(400, 503) },
      },
    },
    async ({ query, url }, reply) => {
      const context = viewing.context();
      const embedded = await registry.embedded();
      const [catalogue, institution] = await Promise.all([
        readCatalogue(embedded),
        findCoveredInstitutions(embedded, query.institution),
      ]);
      return answerSearch(
        {
          collection: 'programmes',
          request: query,
          facetFields: FACETS,
          narrowing: narrowingOf(query, catalogue, institution),
          sort: sortOf(query),
          today: context.today,
          url,
          toItems: (hits) => toItems(hits, { query, catalogue, embedded, context }),
        },
        { reply, itemSchema },
      );
    },
  );

  async function toItems(hits: readonly SearchHit[], { query, catalogue, embedded, context }: ItemContext) {
    const reports = await registry.findReportsOfProgrammes(hits.map(({ id }) => id));
    const shown = [...new Set(reports.values())].filter(isVisible);
    const related = await readRelatedOfFoundReports(embedded, catalogue, shown);
    return hits.flatMap(({ id, score, highlights = [] }) => {
      const report = reports.get(id);
      const programme = report?.programmes.find((one) => one.id === id);
      if (report === undefined || programme === undefined || !isVisible(report)) return [];
      const item = toProgrammeSearchItem({ programme, report, related, score }, context);
      if (!query.highlight) return [item];
      const matched = toHighlights(textsOfProgrammeInReport(programme, report, related), highlights);
      return [{ ...item, highlights: matched }];
    });
  }
};

interface ItemContext {
  readonly query: Query;
  readonly catalogue: SearchCatalogue;
  readonly embedded: EmbeddedReader;
  readonly context: ViewContext;
}

function narrowingOf(query: Query, catalogue: SearchCatalogue, institution: readonly string[]): Narrowing {
  const named = resolveNames({
    country: { parameter: 'country', table: catalogue.countryNames, texts: query.country, ids: query.country_id },
    agency: { parameter: 'agency', table: catalogue.agencyNames, texts: query.agency, ids: query.agency_id },
    fieldStudy: { parameter: 'field_study', table: FIELD_OF_STUDY_NAMES, texts: query.field_study },
  });
  return {
    filters: chosenFilters({
      institution,
      qfEheaLevel: [...query.qf_ehea_level, ...query.qf_ehea_level_id],
      degreeOutcome: query.degree_outcome,
      programmeType: query.programme_type,
      valid: query.active,
      ...named,
    }),
    validOn: query.valid_on ?? null,
  };
}

function sortOf({ ordering: order, query }: Query): SortOrder[] {
  if (order !== undefined) return [{ key: SORT_KEYS[order.field], descending: order.descending }];
  return [query === undefined ? { key: 'nameSort', descending: false } : { key: 'score', descending: true }];
}
