import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { QUALITY_CHECKS, type QualityCheck } from '../../domain/data-quality.ts';
import { didYouMean } from '../../domain/did-you-mean.ts';
import { RegistryError } from '../../domain/errors.ts';
import type { DataQuality } from '../../services/data-quality.ts';
import { pageLinks } from '../page-links.ts';
import { ADVICE, pageParameters, requireModestPage } from '../parameters/page-parameters.ts';
import { pathParameters, pathText } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { QualityCheckBody, QualityFindingBody } from '../schemas/administration.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponses } from '../schemas/problem.ts';
import { pageOf } from '../schemas/wrapper.ts';
import { READS, tags } from './admin-options.ts';

export interface DataQualityRoutesOptions {
  readonly dataQuality: DataQuality;
  readonly baseUrl: string;
}

const CheckPath = pathParameters({ check: pathText('The name of the check.', 'lapsed_coverage') });
const FindingsQuery = queryParameters(pageParameters({ defaultLimit: 50 }));

/** What is left to put right in the registry. */
export const dataQualityRoutes: FastifyPluginAsyncTypebox<DataQualityRoutesOptions> = async (app, options) => {
  const { dataQuality, baseUrl } = options;

  app.get(
    '/data-quality/',
    {
      config: READS,
      schema: {
        tags,
        operationId: 'listQualityChecks',
        summary: 'How much there is to put right, by kind',
        response: { 200: Type.Array(refTo(QualityCheckBody)), ...problemResponses(401, 403, 429) },
      },
    },
    async () => {
      const counts = await dataQuality.counts();
      return counts.map(({ name, recordType, title, count }) => ({
        check: name,
        title,
        record_type: recordType,
        count,
      }));
    },
  );

  app.get(
    '/data-quality/:check/',
    {
      config: READS,
      schema: {
        tags,
        operationId: 'listQualityFindings',
        summary: 'The records that a check finds',
        params: CheckPath,
        querystring: FindingsQuery,
        response: { 200: pageOf(refTo(QualityFindingBody)), ...problemResponses(400, 401, 403, 404, 429) },
      },
    },
    async ({ params, query, url }) => {
      const check = requireCheck(params.check);
      const count = await dataQuality.count(check);
      requireModestPage(query, count, ADVICE.offset);
      const findings = await dataQuality.findings(check, query);
      return {
        count,
        ...pageLinks(baseUrl, url, query, count),
        results: findings.map(({ recordId, name, detail }) => ({
          record_type: check.recordType,
          id: recordId,
          name,
          detail,
        })),
      };
    },
  );
};

function requireCheck(name: string): QualityCheck {
  const check = QUALITY_CHECKS.find((candidate) => candidate.name === name);
  if (check !== undefined) return check;
  const allowed = QUALITY_CHECKS.map((candidate) => candidate.name);
  const meant = didYouMean(name, allowed);
  throw new RegistryError('not_found', `There is no check called "${name}".`, {
    problems: [
      { parameter: 'check', message: 'is unknown', allowed, ...(meant !== undefined && { didYouMean: meant }) },
    ],
  });
}
