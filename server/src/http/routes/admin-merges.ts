import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RegistryError } from '../../domain/errors.ts';
import { flag } from '../parameters/kinds.ts';
import { institutionId, pathParameters, readInstitutionId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { MergeBody, MergeOutcomeBody, SplitBody } from '../schemas/admin-merge.ts';
import { refTo } from '../schemas/fields.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { toMergeOutcome } from '../views/admin-merge-view.ts';
import { type AdminRoutesOptions, decisionOf, tags, WRITES } from './admin-options.ts';

const InstitutionPath = pathParameters({ institutionID: institutionId });
const DryRunQuery = queryParameters({
  dry_run: flag({ fallback: false, description: 'Whether to show what would change and store nothing.' }),
});
const response = { 200: refTo(MergeOutcomeBody), ...writeProblems(400, 404, 409, 422) };

/** Doubles: merged, and taken apart again. */
export const adminMergeRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (app, { administration }) => {
  app.post(
    '/institutions/:institutionID/merge',
    {
      config: WRITES,
      schema: {
        tags,
        operationId: 'mergeInstitution',
        summary: 'Merge a double into the institution that survives',
        description:
          'Reports, identifiers, former names and relations move; the number of the double leads to the survivor from ' +
          'then on. A split takes it back.',
        params: InstitutionPath,
        querystring: DryRunQuery,
        body: refTo(MergeBody),
        response,
      },
    },
    async (request) => {
      const { institutionID } = request.params;
      const { dry_run: isDryRun } = request.query;
      const survivorId = survivorIn(request.body.into);
      const { merges } = administration;
      const outcome = isDryRun
        ? await merges.previewMerge(institutionID, survivorId)
        : await merges.merge(institutionID, survivorId, decisionOf(request, request.body.reason));
      return toMergeOutcome(outcome, isDryRun);
    },
  );

  app.post(
    '/institutions/:institutionID/split',
    {
      config: WRITES,
      schema: {
        tags,
        operationId: 'splitInstitution',
        summary: 'Take a merge back',
        description:
          'What the merge moved goes back. A dry run lists the reports that came to the survivor since; name in ' +
          'move_reports those that are about this institution.',
        params: InstitutionPath,
        querystring: DryRunQuery,
        body: refTo(SplitBody),
        response,
      },
    },
    async (request) => {
      const { institutionID } = request.params;
      const { dry_run: isDryRun } = request.query;
      const { move_reports: moveReports = [], reason } = request.body;
      const { merges } = administration;
      const outcome = isDryRun
        ? await merges.previewSplit(institutionID, moveReports)
        : await merges.split(institutionID, moveReports, decisionOf(request, reason));
      return toMergeOutcome(outcome, isDryRun);
    },
  );
};

function survivorIn(into: string): number {
  const id = readInstitutionId(into.trim());
  if (id !== undefined) return id;
  throw new RegistryError('invalid_record', 'The survivor is not named.', {
    problems: [{ pointer: '/into', message: 'must be a number or a registry identifier such as REGINST0001' }],
  });
}
