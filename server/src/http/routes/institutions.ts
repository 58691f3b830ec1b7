import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { RegistryError } from '../../domain/errors.ts';
import { canonicalIdentifier } from '../../domain/identifier-form.ts';
import type { Institution } from '../../domain/institution.ts';
import type { Stored } from '../../domain/record.ts';
import { type Family, relationOf } from '../../domain/report-relation.ts';
import { IDENTIFIER_TYPES } from '../../reference/identifier-types.ts';
import { agencyNames } from '../parameters/catalogue-names.ts';
import { flag, ids, texts } from '../parameters/kinds.ts';
import { resolveIds } from '../parameters/name-table.ts';
import { unpagedParameters } from '../parameters/page-parameters.ts';
import { institutionId, pathParameters, pathText } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { readRelatedOfInstitutions } from '../read-related.ts';
import { refTo } from '../schemas/fields.ts';
import { IdentifierType } from '../schemas/identifier-type.ts';
import { InstitutionRecord } from '../schemas/institution.ts';
import { problemResponses } from '../schemas/problem.ts';
import { NO_RELATIONS } from '../views/institution-relations.ts';
import { toInstitutionRecord } from '../views/institution-view.ts';
import { chooseIdentified, refuseUnknownType } from './identifier-choice.ts';
import { type BrowseOptions, createViewing } from './route-options.ts';

const tags = ['institutions'];

const history = flag({ description: 'Also show countries, levels and values that no longer hold.', fallback: false });
const DetailQuery = queryParameters({ history }, { unknown: 'ignore' });
const IdentifierQuery = queryParameters(
  {
    history,
    agency: texts({
      description: 'The agency that assigned a local identifier: acronym, name or number.',
      example: ['MERQA'],
    }),
    agency_id: ids({ description: 'The same by number.' }),
  },
  { unknown: 'ignore' },
);
const ResourcesQuery = queryParameters({
  describe: flag({ description: 'Give title, source and link of every type.', fallback: false }),
  ...unpagedParameters,
});

const InstitutionPath = pathParameters({ institutionID: institutionId });
const StatsPath = pathParameters({ stats_id: pathText('Identifier of the statistical data provider.', 'AT0001') });
const IdentifierPath = pathParameters({
  resource: pathText('The type of identifier.', 'local identifier'),
  identifier: pathText('The identifier, URL-encoded.', 'AR-1'),
});

const response = { 200: refTo(InstitutionRecord) };

export const institutionRoutes: FastifyPluginAsyncTypebox<BrowseOptions> = async (app, options) => {
  const { registry, clock } = options;
  const viewing = createViewing(options);

  app.get(
    '/institutions/resources/',
    {
      schema: {
        operationId: 'listIdentifierTypes',
        summary: 'The known types of identifier',
        tags,
        querystring: ResourcesQuery,
        response: {
          200: Type.Unsafe<(string | IdentifierType)[]>({
            type: 'array',
            items: { anyOf: [{ type: 'string' }, refTo(IdentifierType)] },
          }),
          ...problemResponses(400),
        },
      },
    },
    async ({ query }) => {
      const resources = await knownTypes();
      if (!query.describe) return resources;
      const known = new Map(IDENTIFIER_TYPES.map((type) => [type.resource, type]));
      return resources.map((resource) => known.get(resource) ?? { resource, title: '', source: '', link: null });
    },
  );

  app.get(
    '/institutions/by-identifier/:resource/:identifier',
    {
      schema: {
        operationId: 'getInstitutionByIdentifier',
        summary: 'The institution with an identifier of the given type',
        tags,
        params: IdentifierPath,
        querystring: IdentifierQuery,
        response: { ...response, ...problemResponses(400, 404, 409) },
      },
    },
    async ({ params, query }, reply) => {
      const { resource } = params;
      const identifier = canonicalIdentifier(resource, params.identifier);
      const matches = await registry.findByIdentifier(resource, identifier);
      if (matches.length === 0) refuseUnknownType(resource, await knownTypes());
      const agencies = await askedAgencies(query);
      const id = chooseIdentified(matches, { resource, identifier, ...agencies, today: clock.today() });
      return show(await survivorOf(id, `${resource} ${identifier}`), { reply, history: query.history });
    },
  );

  app.get(
    '/institutions/by-stats/:stats_id/',
    {
      schema: {
        operationId: 'getInstitutionByStatsId',
        summary: 'The institution with an identifier of the statistical data provider',
        tags,
        params: StatsPath,
        querystring: DetailQuery,
        response: { ...response, ...problemResponses(400, 404) },
      },
    },
    async ({ params, query }, reply) => {
      const found = await registry.findInstitutionByStatsId(params.stats_id);
      if (!found) throw new RegistryError('not_found', `There is no institution with the stats_id ${params.stats_id}.`);
      return show(await survivorOf(found.id, params.stats_id), { reply, history: query.history });
    },
  );

  app.get(
    '/institutions/:institutionID',
    {
      schema: {
        operationId: 'getInstitution',
        summary: 'One institution',
        tags,
        params: InstitutionPath,
        querystring: DetailQuery,
        response: { ...response, ...problemResponses(400, 404) },
      },
    },
    async ({ params, query }, reply) => {
      const found = await survivorOf(params.institutionID, String(params.institutionID));
      return show(found, { reply, history: query.history });
    },
  );

  async function askedAgencies({ agency, agency_id: numbers }: AskedAgencies) {
    if (agency.length + numbers.length === 0) return { agencyIds: [] };
    const table = agencyNames(await registry.agencies());
    const agencyIds = resolveIds({ parameter: 'agency', table, texts: agency, ids: numbers });
    return { agencyIds, agencyNames: [...agency, ...numbers.map(String)] };
  }

  async function knownTypes(): Promise<string[]> {
    const inUse = await registry.identifierTypesInUse();
    return [...new Set([...IDENTIFIER_TYPES.map(({ resource }) => resource), ...inUse])].sort(compareIgnoringCase);
  }

  /** The record itself, or the one it was merged into. */
  async function survivorOf(id: number, name: string): Promise<Survivor> {
    const asked = await registry.findInstitution(id);
    const survivorId = asked?.mergedIntoId ?? id;
    const institution = survivorId === id ? asked : await registry.findInstitution(survivorId);
    if (!institution) throw new RegistryError('not_found', `There is no institution ${name}.`);
    return { institution, isMerged: survivorId !== id };
  }

  async function show({ institution, isMerged }: Survivor, { reply, history: isHistoric }: ShowOptions) {
    const { id } = institution;
    const [{ related, relations }, countryCounters, family] = await Promise.all([
      readRelatedOfInstitutions(registry, new Map([[id, institution]])),
      registry.countryCounters(),
      registry.familyOf(institution),
    ]);
    const reportCount = await countReports(family);
    const ofInstitution = relations.get(id) ?? NO_RELATIONS;
    if (isMerged) reply.header('content-location', viewing.addresses.institution(id));
    return toInstitutionRecord(
      {
        institution,
        relations: ofInstitution,
        related,
        countryCounters,
        reportCount,
        mergedFromIds: family.doubleIds ?? [],
        isAskedByMergedId: isMerged,
      },
      { ...viewing.context(), history: isHistoric },
    );
  }

  /** As many as the two lists of the institution show together. */
  async function countReports(family: Family): Promise<number> {
    const coverage = await registry.coverageOf(family);
    return coverage.filter((report) => relationOf(report, family) !== undefined).length;
  }
};

interface AskedAgencies {
  readonly agency: readonly string[];
  readonly agency_id: readonly number[];
}

interface Survivor {
  readonly institution: Stored<Institution>;
  /** Whether another record was asked for, which was merged into this one. */
  readonly isMerged: boolean;
}

interface ShowOptions {
  readonly reply: FastifyReply;
  readonly history: boolean;
}

function compareIgnoringCase(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
}
