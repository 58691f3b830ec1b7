import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { RegistryError } from '../../domain/errors.ts';
import type { ReportList } from '../../domain/report-lists.ts';
import { institutionId, pathParameters, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { readRelatedOfReports } from '../read-related.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponses } from '../schemas/problem.ts';
import { ReportDetail, ReportOfInstitution } from '../schemas/report.ts';
import { ReportHistoryEntry } from '../schemas/report-history.ts';
import { pageOf } from '../schemas/wrapper.ts';
import { toReportHistory } from '../views/report-history-view.ts';
import { toReportDetail, toReportOfInstitution } from '../views/report-view.ts';
import { requireVisible } from '../visible-report.ts';
import { chooseReports, institutionReportParameters } from './institution-reports.ts';
import { toPage } from './list-page.ts';
import { type BrowseOptions, createViewing } from './route-options.ts';

const tags = ['reports'];

const ReportPath = pathParameters({ reportID: recordId('The number of the report.') });
const InstitutionPath = pathParameters({ institutionID: institutionId });
const ByInstitutionQuery = queryParameters(institutionReportParameters);

const LISTS: Readonly<Record<ReportList, { readonly operationId: string; readonly summary: string }>> = {
  institutional: {
    operationId: 'listInstitutionalReportsOfInstitution',
    summary: 'Reports on the institution as a whole',
  },
  programme: {
    operationId: 'listProgrammeReportsOfInstitution',
    summary: 'Reports on programmes of the institution',
  },
};

export const reportRoutes: FastifyPluginAsyncTypebox<BrowseOptions> = async (app, options) => {
  const { registry, baseUrl } = options;
  const viewing = createViewing(options);

  app.get(
    '/reports/:reportID/',
    {
      schema: {
        operationId: 'getReport',
        summary: 'One report',
        tags,
        params: ReportPath,
        response: { 200: refTo(ReportDetail), ...problemResponses(404, 410) },
      },
    },
    async ({ params }) => {
      const { report: found, hasCredential, embedded } = await registry.readReport(params.reportID);
      const report = requireVisible(found, params.reportID);
      const { related, relations } = await readRelatedOfReports(embedded, [report]);
      return toReportDetail({ report, related, relations, hasCredential }, viewing.context());
    },
  );

  app.get(
    '/reports/:reportID/history/',
    {
      schema: {
        operationId: 'getReportHistory',
        summary: 'What was changed in the record of a report, newest first',
        tags,
        params: ReportPath,
        response: { 200: Type.Array(refTo(ReportHistoryEntry)), ...problemResponses(404, 410) },
      },
    },
    async ({ params }) => {
      const [report, changes] = await Promise.all([
        registry.findReport(params.reportID),
        registry.reportHistory(params.reportID),
      ]);
      requireVisible(report, params.reportID);
      return toReportHistory(changes);
    },
  );

  for (const list of ['institutional', 'programme'] as const) {
    app.get(
      `/reports/${list}/by-institution/:institutionID/`,
      {
        schema: {
          ...LISTS[list],
          tags,
          params: InstitutionPath,
          querystring: ByInstitutionQuery,
          response: { 200: pageOf(refTo(ReportOfInstitution)), ...problemResponses(400, 404) },
        },
      },
      async ({ params, query, url }) => {
        const context = viewing.context();
        const [family, agencies] = await Promise.all([readFamily(params.institutionID), registry.agencies()]);
        const reports = await registry.reportsCovering(family);
        const chosen = chooseReports(reports, query, { list, family, agencies, today: context.today });
        const page = toPage(chosen, query, { baseUrl, url, view: (row) => row });
        const listed = page.results.map(({ report }) => report);
        const [facts, issued] = await Promise.all([
          readRelatedOfReports(await registry.embedded(), listed),
          registry.reportsWithCredential(listed.map(({ id }) => id)),
        ]);
        return {
          ...page,
          results: page.results.map((row) =>
            toReportOfInstitution({ ...row, ...facts, hasCredential: issued.has(row.report.id) }, context),
          ),
        };
      },
    );
  }

  async function readFamily(id: number) {
    const asked = await registry.findInstitution(id);
    const institution = asked?.mergedIntoId ? await registry.findInstitution(asked.mergedIntoId) : asked;
    if (!institution) throw new RegistryError('not_found', `There is no institution ${id}.`);
    return registry.familyOf(institution);
  }
};
