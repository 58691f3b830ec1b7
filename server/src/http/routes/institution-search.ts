import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Day } from '../../domain/day.ts';
import type { SearchHit, SortOrder } from '../../search/search-engine.ts';
import {
  activityFilters,
  agencyFilter,
  countryFilter,
  levelFilter,
  statusFilter,
} from '../parameters/filter-parameters.ts';
import { day, texts } from '../parameters/kinds.ts';
import { type NameTable, resolveNames } from '../parameters/name-table.ts';
import { ordering } from '../parameters/ordering.ts';
import { queryParameters, type Values } from '../parameters/query-parameters.ts';
import { boundingBox, circle, flags, registryIds } from '../parameters/search-kinds.ts';
import { searchParameters } from '../parameters/search-parameters.ts';
import { readFoundInstitutions } from '../read-found.ts';
import type { EmbeddedReader } from '../registry-reader.ts';
import { refTo } from '../schemas/fields.ts';
import { InstitutionSearchItem } from '../schemas/institution.ts';
import { problemResponses } from '../schemas/problem.ts';
import { searchResultOf } from '../schemas/wrapper.ts';
import { createCatalogueReader, type SearchCatalogue } from '../search-catalogue.ts';
import { textsOfInstitution } from '../views/highlightable-texts.ts';
import { toHighlights } from '../views/highlights-view.ts';
import { NO_RELATIONS } from '../views/institution-relations.ts';
import { toInstitutionSearchItem } from '../views/institution-search-view.ts';
import { readActivityGroupNames } from './activity-group-names.ts';
import type { SearchOptions } from './route-options.ts';
import { createSearchAnswer, type Narrowing } from './search-answer.ts';
import { chosenFilters, chosenRanges } from './search-narrowing.ts';

const FACETS = {
  country_facet: 'country',
  qf_ehea_level_facet: 'qfEheaLevel',
  reports_agencies: 'agency',
  status_facet: 'status',
  activity_facet: 'activity',
  activity_type_facet: 'activityType',
  crossborder_facet: 'crossborder',
  other_provider_facet: 'otherProvider',
  has_report_facet: 'hasReport',
};

const SORT_KEYS = {
  score: 'score',
  name_sort: 'nameSort',
  founding_date: 'foundingDate',
  closure_date: 'closureDate',
  country: 'country',
  report_count: 'reportCount',
} as const;

const parameters = {
  ...countryFilter,
  ...levelFilter,
  ...agencyFilter,
  ...statusFilter,
  ...activityFilters,
  crossborder: flags({ description: 'Whether a report is by an agency from outside.' }),
  other_provider: flags({ description: 'Whether it is a provider that is no higher-education institution.' }),
  has_report: flags({ description: 'Whether any report is listed for it.' }),
  closed: flags({ description: 'Whether it has closed.' }),
  registry_id: registryIds({ description: 'The registry identifier.', example: ['REGINST0001'] }),
  stats_id: texts({ description: 'The identifier of the statistical data provider.', example: ['AT0001'] }),
  identifier: texts({ description: 'Any other identifier, exactly as recorded.', example: ['900000001'] }),
  near: circle({ description: 'Within so many kilometres of a point: `lat,long,km`.', example: '48.2,16.37,50' }),
  bbox: boundingBox({
    description: 'Within a box: `west,south,east,north` in degrees. West may exceed east across the date line.',
    example: '9.5,46.3,17.2,49.1',
  }),
  founded_from: day({ description: 'Founded on that day or later.' }),
  founded_to: day({ description: 'Founded on that day or earlier.' }),
  ordering: ordering(Object.keys(SORT_KEYS) as (keyof typeof SORT_KEYS)[], {
    description: 'What to sort by; a leading minus turns it round. By score and then by name when not given.',
    fallback: undefined,
  }),
  ...searchParameters(FACETS),
};

const InstitutionSearchQuery = queryParameters(parameters, { aliases: { cross_border: 'crossborder' } });
type Query = Values<typeof parameters>;

const itemSchema = refTo(InstitutionSearchItem);

export const institutionSearchRoutes: FastifyPluginAsyncTypebox<SearchOptions> = async (app, options) => {
  const { registry, clock } = options;
  const readCatalogue = createCatalogueReader();
  const answerSearch = createSearchAnswer(options);

  app.get(
    '/institutions/',
    {
      schema: {
        operationId: 'searchInstitutions',
        summary: 'Search institutions by text and filters',
        tags: ['institutions'],
        querystring: InstitutionSearchQuery,
        response: { 200: searchResultOf(itemSchema), ...problemResponses(400, 503) },
      },
    },
    async ({ query, url }, reply) => {
      const today = clock.today();
      const embedded = await registry.embedded();
      const [catalogue, groups] = await Promise.all([readCatalogue(embedded), readActivityGroupNames(registry, query)]);
      return answerSearch(
        {
          collection: 'institutions',
          request: query,
          facetFields: FACETS,
          narrowing: narrowingOf(query, catalogue, groups),
          sort: sortOf(query),
          // The index has worked it out; from the store it would take many queries.
          values: ['hasReport'],
          today,
          url,
          toItems: (hits) => toItems(hits, { query, catalogue, embedded, today }),
        },
        { reply, itemSchema },
      );
    },
  );

  async function toItems(hits: readonly SearchHit[], { query, catalogue, embedded, today }: ItemContext) {
    const ids = hits.map(({ id }) => id);
    const { institutions, relations, related } = await readFoundInstitutions(embedded, catalogue, ids);
    return hits.flatMap(({ id, score, highlights = [], values }) => {
      const institution = institutions.get(id);
      if (institution === undefined) return [];
      const found = {
        institution,
        relations: relations.get(id) ?? NO_RELATIONS,
        related,
        score,
        hasReport: values?.['hasReport']?.includes('true') === true,
      };
      const item = toInstitutionSearchItem(found, today);
      if (!query.highlight) return [item];
      return [{ ...item, highlights: toHighlights(textsOfInstitution(institution, related, today), highlights) }];
    });
  }
};

interface ItemContext {
  readonly query: Query;
  readonly catalogue: SearchCatalogue;
  readonly embedded: EmbeddedReader;
  readonly today: Day;
}

function narrowingOf(query: Query, catalogue: SearchCatalogue, groups: NameTable): Narrowing {
  const named = resolveNames({
    country: { parameter: 'country', table: catalogue.countryNames, texts: query.country, ids: query.country_id },
    agency: { parameter: 'agency', table: catalogue.agencyNames, texts: query.agency, ids: query.agency_id },
    activity: { parameter: 'activity', table: catalogue.activityNames, texts: query.activity, ids: query.activity_id },
    activityGroup: {
      parameter: 'activity_group',
      table: groups,
      texts: query.activity_group,
      ids: query.activity_group_id,
    },
  });
  return {
    filters: chosenFilters({
      qfEheaLevel: [...query.qf_ehea_level, ...query.qf_ehea_level_id],
      status: [...query.status, ...query.status_id],
      activityType: [...query.activity_type, ...query.activity_type_id],
      crossborder: query.crossborder,
      otherProvider: query.other_provider,
      hasReport: query.has_report,
      closed: query.closed,
      registryId: query.registry_id,
      statsId: query.stats_id,
      identifier: query.identifier,
      ...named,
    }),
    ranges: chosenRanges({ foundingDate: { from: query.founded_from, to: query.founded_to } }),
    near: query.near ?? null,
    within: query.bbox ?? null,
  };
}

/** Equal scores are ordered by name, and without a text all scores are equal. */
function sortOf({ ordering: order, query }: Query): SortOrder[] {
  const byName = { key: 'nameSort', descending: false };
  const { field, descending } = order ?? { field: 'score' as const, descending: true };
  if (field !== 'score') return [{ key: SORT_KEYS[field], descending }];
  return query === undefined ? [byName] : [{ key: 'score', descending }, byName];
}
