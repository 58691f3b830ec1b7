import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FILE_STATES, FLAG_LEVELS, REPORT_STATES } from '../../domain/vocabularies.ts';
import type { OwnReportOrder } from '../../store/own-report-store.ts';
import { pageLinks } from '../page-links.ts';
import { choices, day, instant, text } from '../parameters/kinds.ts';
import { ordering } from '../parameters/ordering.ts';
import { ADVICE, pageParameters, requireModestPage } from '../parameters/page-parameters.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { refTo } from '../schemas/fields.ts';
import { OwnReportBody } from '../schemas/own-report.ts';
import { pageOf } from '../schemas/wrapper.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { toOwnReport } from '../views/own-report-view.ts';
import { principalOf } from './account-options.ts';
import { type SubmissionRoutesOptions, SUBMISSION_TAGS as tags } from './submission-options.ts';

const config = { access: 'submit' } as const;

const ORDERS = {
  date_updated: 'updated_at',
  date_created: 'created_at',
  valid_from: 'valid_from',
  ends: 'effective_valid_to',
} as const satisfies Readonly<Record<string, OwnReportOrder>>;

const ReportPath = pathParameters({ reportID: recordId('The number of the report.') });
const ListQuery = queryParameters({
  agency: text({ description: 'The acronym or the register number of one of your agencies.', example: 'MERQA' }),
  state: choices(REPORT_STATES, { description: 'In one of these states.' }),
  flag: choices(FLAG_LEVELS, { description: 'With this as their highest flag.' }),
  flag_code: text({
    description: 'With a standing flag of this rule; deletion_requested for what waits to be deleted.',
    example: 'no_file',
  }),
  file_state: choices([...FILE_STATES, 'none'], {
    description: 'With a file in one of these states; `none` for reports without any file.',
  }),
  local_identifier: text({ maxLength: 255, description: 'A part of your own identifier.', example: '2026-' }),
  ends_from: day({ description: 'Whose last day is that day or later; a report that was replaced ended then.' }),
  ends_to: day({ description: 'Whose last day is that day or earlier.' }),
  since: instant({ description: 'Changed at that time or later.' }),
  ordering: ordering(Object.keys(ORDERS) as (keyof typeof ORDERS)[], {
    description: 'What to sort by; what changed last comes first unless asked otherwise.',
    fallback: { field: 'date_updated', descending: true },
  }),
  ...pageParameters({ defaultLimit: 10 }),
});

/** The reports of one's agencies in every state. */
export const submissionOwnReportRoutes: FastifyPluginAsyncTypebox<SubmissionRoutesOptions> = async (app, options) => {
  const { submissions, baseUrl } = options;

  app.get(
    '/reports/',
    {
      config,
      schema: {
        tags,
        operationId: 'listOwnReports',
        summary: 'The reports of your agencies, in every state',
        description:
          'Also those that nobody else sees: held, withdrawn, waiting to be deleted. The operator sees all reports.',
        querystring: ListQuery,
        response: { 200: pageOf(refTo(OwnReportBody)), ...writeProblems(400) },
      },
    },
    async (request) => {
      const { agency, state, flag, flag_code, file_state, local_identifier, since, limit, offset } = request.query;
      const { ends_from, ends_to } = request.query;
      const { field, descending } = request.query.ordering;
      const page = { limit, offset };
      const query = {
        agency,
        states: state,
        flagLevels: flag,
        flagCode: flag_code,
        fileStates: file_state,
        localIdentifierPart: local_identifier,
        ends: { from: ends_from, to: ends_to },
        updatedSince: since,
        by: ORDERS[field],
        descending,
      };
      const { count, items } = await submissions.own.choose(principalOf(request), query, page);
      requireModestPage(page, count, ADVICE.offset);
      const reports = await submissions.own.read(items);
      return { count, ...pageLinks(baseUrl, request.url, page, count), results: reports.map(toOwnReport) };
    },
  );

  app.get(
    '/reports/:reportID',
    {
      config,
      schema: {
        tags,
        operationId: 'getOwnReport',
        summary: 'A report of your agencies, in any state',
        params: ReportPath,
        response: { 200: refTo(OwnReportBody), ...writeProblems(404) },
      },
    },
    async (request, reply) => {
      const own = await submissions.own.find(principalOf(request), request.params.reportID);
      reply.header('etag', `"${own.report.version}"`);
      return toOwnReport(own);
    },
  );
};
