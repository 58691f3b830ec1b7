import type { FastifyPluginAsync } from 'fastify';
import type { Administration } from '../../services/administration.ts';
import type { AgencyFiles } from '../../services/agency-files.ts';
import { routesNeed } from '../plugins/access-control.ts';
import { adminAccountRoutes } from './admin-accounts.ts';
import { adminActivityGroupRoutes } from './admin-activity-groups.ts';
import { adminAgencyFileRoutes } from './admin-agency-files.ts';
import { adminAuditRoutes } from './admin-audit.ts';
import { dataQualityRoutes } from './admin-data-quality.ts';
import { adminImportRoutes } from './admin-imports.ts';
import { adminMergeRoutes } from './admin-merges.ts';
import { adminOutboxRoutes } from './admin-outbox.ts';
import { adminOwnAgencyRoutes } from './admin-own-agency.ts';
import { adminProposalRoutes } from './admin-proposals.ts';
import { adminRecordRoutes } from './admin-records.ts';
import { adminReportRoutes } from './admin-reports.ts';
import { adminSystemRoutes } from './admin-system.ts';
import { correctionRoutes } from './corrections.ts';

export interface AdministrationRoutesOptions {
  readonly administration: Administration;
  readonly agencyFiles: AgencyFiles;
  readonly baseUrl: string;
}

/** Everything under `/adminapi/v1`. It takes a session or a named token with the scope admin. */
export const administrationRoutes: FastifyPluginAsync<AdministrationRoutesOptions> = async (app, options) => {
  const { administration, agencyFiles, baseUrl } = options;
  await app.register(routesNeed, { access: 'admin' });
  await app.register(adminAccountRoutes, { administration, baseUrl });
  await app.register(adminReportRoutes, { administration, baseUrl });
  await app.register(adminAuditRoutes, { administration, baseUrl });
  await app.register(adminMergeRoutes, { administration, baseUrl });
  await app.register(adminOutboxRoutes, { administration, baseUrl });
  await app.register(adminActivityGroupRoutes, { administration, baseUrl });
  await app.register(adminOwnAgencyRoutes, { administration, baseUrl });
  await app.register(adminProposalRoutes, { administration, baseUrl });
  await app.register(adminRecordRoutes, { administration, baseUrl });
  await app.register(adminAgencyFileRoutes, { agencyFiles });
  await app.register(adminImportRoutes, { administration, baseUrl });
  await app.register(adminSystemRoutes, { administration, baseUrl });
  await app.register(dataQualityRoutes, { ...administration, baseUrl });
  await app.register(correctionRoutes, { ...administration, baseUrl });
};
