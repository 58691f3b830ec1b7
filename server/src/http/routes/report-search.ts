import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isVisible } from '../../domain/report-state.ts';
import { FLAG_LEVELS } from '../../domain/vocabularies.ts';
import type { SearchHit, SortOrder } from '../../search/search-engine.ts';
import {
  activityFilters,
  agencyFilter,
  countryFilter,
  decisionFilter,
  institutionFilter,
  levelFilter,
  programmeFilters,
  statusFilter,
} from '../parameters/filter-parameters.ts';
import { choices, day, ids, instant, texts } from '../parameters/kinds.ts';
import { type NameTable, resolveNames } from '../parameters/name-table.ts';
import { ordering } from '../parameters/ordering.ts';
import { queryParameters, type Values } from '../parameters/query-parameters.ts';
import { LANGUAGE_NAMES } from '../parameters/reference-names.ts';
import { flags, years } from '../parameters/search-kinds.ts';
import { searchParameters } from '../parameters/search-parameters.ts';
import { readRelatedOfFoundReports } from '../read-found.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponses } from '../schemas/problem.ts';
import { ReportListItem } from '../schemas/report.ts';
import { searchResultOf } from '../schemas/wrapper.ts';
import { createCatalogueReader, type SearchCatalogue } from '../search-catalogue.ts';
import { textsOfReport } from '../views/highlightable-texts.ts';
import { toHighlights } from '../views/highlights-view.ts';
import type { ViewContext } from '../views/related.ts';
import { toReportListItem } from '../views/report-list-view.ts';
import { readActivityGroupNames } from './activity-group-names.ts';
import { findCoveredInstitutions } from './covered-institutions.ts';
import { createViewing, type SearchOptions } from './route-options.ts';
import { createSearchAnswer, type Narrowing } from './search-answer.ts';
import { chosenFilters, chosenRanges } from './search-narrowing.ts';

const FACETS = {
  agency_facet: 'agency',
  country_facet: 'country',
  activity_facet: 'activity',
  activity_type_facet: 'activityType',
  status_facet: 'status',
  decision_facet: 'decision',
  language_facet: 'language',
  flag_level_facet: 'flag',
  crossborder_facet: 'crossborder',
  qf_ehea_level_facet: 'qfEheaLevel',
  degree_outcome_facet: 'degreeOutcome',
  programme_type_facet: 'programmeType',
  other_provider_covered_facet: 'otherProviderCovered',
  valid_facet: 'valid',
  year_facet: 'year',
};

const SORT_KEYS = {
  score: 'score',
  valid_from: 'validFrom',
  valid_to_calculated: 'validToCalculated',
  date_created: 'dateCreated',
  date_updated: 'dateUpdated',
  agency: 'agency',
  country: 'country',
  activity: 'activity',
  flag: 'flag',
  institution_programme_sort: 'institutionProgrammeSort',
} as const;

/** Reports with a high flag are held and never listed. */
const LISTED_FLAGS = FLAG_LEVELS.filter((level) => level !== 'high level');

const parameters = {
  ...agencyFilter,
  ...countryFilter,
  ...activityFilters,
  ...statusFilter,
  ...decisionFilter,
  language: texts({ description: 'Language of a report file: English name or ISO 639 code.', example: ['German'] }),
  language_id: ids({ description: 'The same by number.', example: [53] }),
  flag: choices(LISTED_FLAGS, { description: 'Doubts about the record that are being looked into.' }),
  crossborder: flags({ description: 'Whether the agency worked outside the countries it is official in.' }),
  ...levelFilter,
  ...programmeFilters,
  other_provider_covered: flags({ description: 'Whether it covers a provider that is no institution.' }),
  active: flags({ description: 'Whether it is valid today.' }),
  year: years({ description: 'A year in which it is or was valid.', example: ['2024'] }),
  ...institutionFilter,
  valid_on: day({ description: 'Only reports valid on that day.' }),
  valid_from_after: day({ description: 'Validity begins on that day or later.' }),
  valid_from_before: day({ description: 'Validity begins on that day or earlier.' }),
  valid_to_after: day({ description: 'The calculated end of validity is that day or later.' }),
  valid_to_before: day({ description: 'The calculated end of validity is that day or earlier.' }),
  created_since: instant({ description: 'Recorded at that moment or later.' }),
  updated_since: instant({ description: 'Changed at that moment or later.' }),
  ordering: ordering(Object.keys(SORT_KEYS) as (keyof typeof SORT_KEYS)[], {
    description:
      'What to sort by; a leading minus turns it round. When not given, `-score` with a query, else `-date_created`.',
    fallback: undefined,
  }),
  ...searchParameters(FACETS),
};

const ReportSearchQuery = queryParameters(parameters, { aliases: { cross_border: 'crossborder' } });
type Query = Values<typeof parameters>;

const itemSchema = refTo(ReportListItem);

export const reportSearchRoutes: FastifyPluginAsyncTypebox<SearchOptions> = async (app, options) => {
  const { registry } = options;
  const viewing = createViewing(options);
  const readCatalogue = createCatalogueReader();
  const answerSearch = createSearchAnswer(options);

  app.get(
    '/reports/',
    {
      schema: {
        operationId: 'searchReports',
        summary: 'Search reports by text and filters',
        tags: ['reports'],
        querystring: ReportSearchQuery,
        response: { 200: searchResultOf(itemSchema), ...problemResponses(400, 503) },
      },
    },
    async ({ query, url }, reply) => {
      const context = viewing.context();
      const embedded = await registry.embedded();
      const [catalogue, groups, institution] = await Promise.all([
        readCatalogue(embedded),
        readActivityGroupNames(registry, query),
        findCoveredInstitutions(embedded, query.institution),
      ]);
      return answerSearch(
        {
          collection: 'reports',
          request: query,
          facetFields: FACETS,
          narrowing: narrowingOf(query, { catalogue, groups, institution }),
          sort: sortOf(query),
          today: context.today,
          url,
          toItems: (hits) => toItems(hits, { query, catalogue, context }),
        },
        { reply, itemSchema },
      );
    },
  );

  async function toItems(hits: readonly SearchHit[], { query, catalogue, context }: ItemContext) {
    const { reports, embedded } = await registry.readReports(hits.map(({ id }) => id));
    const shown = [...reports.values()].filter(isVisible);
    const related = await readRelatedOfFoundReports(embedded, catalogue, shown);
    return hits.flatMap(({ id, score, highlights = [] }) => {
      const report = reports.get(id);
      if (report === undefined || !isVisible(report)) return [];
      const item = toReportListItem({ report, related, score }, context);
      if (!query.highlight) return [item];
      return [{ ...item, highlights: toHighlights(textsOfReport(report, related), highlights) }];
    });
  }
};

interface ItemContext {
  readonly query: Query;
  readonly catalogue: SearchCatalogue;
  readonly context: ViewContext;
}

interface Known {
  readonly catalogue: SearchCatalogue;
  readonly groups: NameTable;
  readonly institution: readonly string[];
}

function narrowingOf(query: Query, { catalogue, groups, institution }: Known): Narrowing {
  const named = resolveNames({
    agency: { parameter: 'agency', table: catalogue.agencyNames, texts: query.agency, ids: query.agency_id },
    country: { parameter: 'country', table: catalogue.countryNames, texts: query.country, ids: query.country_id },
    activity: { parameter: 'activity', table: catalogue.activityNames, texts: query.activity, ids: query.activity_id },
    activityGroup: {
      parameter: 'activity_group',
      table: groups,
      texts: query.activity_group,
      ids: query.activity_group_id,
    },
    language: { parameter: 'language', table: LANGUAGE_NAMES, texts: query.language, ids: query.language_id },
  });
  return {
    filters: chosenFilters({
      institution,
      activityType: [...query.activity_type, ...query.activity_type_id],
      status: [...query.status, ...query.status_id],
      decision: [...query.decision, ...query.decision_id],
      flag: query.flag,
      crossborder: query.crossborder,
      qfEheaLevel: [...query.qf_ehea_level, ...query.qf_ehea_level_id],
      degreeOutcome: query.degree_outcome,
      programmeType: query.programme_type,
      otherProviderCovered: query.other_provider_covered,
      valid: query.active,
      year: query.year,
      ...named,
    }),
    ranges: chosenRanges({
      validFrom: { from: query.valid_from_after, to: query.valid_from_before },
      validToCalculated: { from: query.valid_to_after, to: query.valid_to_before },
      dateCreated: { from: query.created_since },
      dateUpdated: { from: query.updated_since },
    }),
    validOn: query.valid_on ?? null,
  };
}

function sortOf({ ordering: order, query }: Query): SortOrder[] {
  if (order !== undefined) return [{ key: SORT_KEYS[order.field], descending: order.descending }];
  return [{ key: query === undefined ? 'dateCreated' : 'score', descending: true }];
}
