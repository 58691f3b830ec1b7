import type { FastifyPluginAsync } from 'fastify';
import { routesNeed } from '../plugins/access-control.ts';
import { submissionCsvRoutes } from './submission-csv.ts';
import { legacySubmissionRoutes } from './submission-legacy.ts';
import type { SubmissionRoutesOptions } from './submission-options.ts';
import { submissionOwnReportRoutes } from './submission-own-reports.ts';
import { submissionQueryRoutes } from './submission-queries.ts';
import { submissionReportRoutes } from './submission-reports.ts';

/** Everything by which agencies bring reports in. The versions differ in the envelope of a report only. */
export const submissionRoutes: FastifyPluginAsync<SubmissionRoutesOptions> = async (app, options) => {
  const { submissions, version, baseUrl } = options;
  const shared = { submissions, version, baseUrl };
  await app.register(routesNeed, { access: 'submit' });
  await app.register(version === 'v1' ? legacySubmissionRoutes : submissionReportRoutes, shared);
  await app.register(submissionCsvRoutes, shared);
  await app.register(submissionQueryRoutes, shared);
  await app.register(submissionOwnReportRoutes, shared);
};
