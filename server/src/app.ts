import type { Server } from 'node:http';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Site } from '@touchstone/web';
import fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { Registry } from 'prom-client';
import type { Clock } from './domain/clock.ts';
import type { Day } from './domain/day.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { NoteAnswer } from './http/answered-request.ts';
import { createClientErrorHandler } from './http/client-errors.ts';
import { addCredentialMetrics, type IssuingWatch } from './http/credential-metrics.ts';
import { createInProcessFetch, type InProcessFetch } from './http/in-process-fetch.ts';
import { logOptions } from './http/log-options.ts';
import { API_VERSIONS, type ApiVersion, openApiOptions } from './http/openapi.ts';
import { acceptPatchBodies } from './http/patch-bodies.ts';
import { accessControl, routesNeed } from './http/plugins/access-control.ts';
import { answerCache } from './http/plugins/answer-cache.ts';
import { authentication } from './http/plugins/authentication.ts';
import { contentCoding } from './http/plugins/content-coding.ts';
import { crossOrigin } from './http/plugins/cross-origin.ts';
import { answerProblem, errorHandler } from './http/plugins/error-handler.ts';
import { hostCheck } from './http/plugins/host-check.ts';
import { ignoredBodies } from './http/plugins/ignored-bodies.ts';
import { mailLinks } from './http/plugins/mail-links.ts';
import { createRequestDurations, metrics } from './http/plugins/metrics.ts';
import { problemPages } from './http/plugins/problem-pages.ts';
import { quickAnswers } from './http/plugins/quick-answers.ts';
import { freeNotModified, rateLimit } from './http/plugins/rate-limit.ts';
import { createRequestLines, requestLog } from './http/plugins/request-log.ts';
import { responseLabels } from './http/plugins/response-labels.ts';
import { securityHeaders } from './http/plugins/security-headers.ts';
import { type SuccessorVersionOptions, successorVersion } from './http/plugins/successor-version.ts';
import type { Authenticate } from './http/principal.ts';
import type { RegistryReader } from './http/registry-reader.ts';
import { createRepeatedKeys } from './http/repeated-keys.ts';
import { requestIdOf } from './http/request-id.ts';
import { accountRoutes } from './http/routes/accounts.ts';
import { administrationRoutes } from './http/routes/administration.ts';
import { agencyRoutes } from './http/routes/agencies.ts';
import { agencyFileRoutes } from './http/routes/agency-files.ts';
import { publicCorrectionRoutes } from './http/routes/corrections.ts';
import { countryRoutes } from './http/routes/countries.ts';
import { credentialKeyRoutes } from './http/routes/credential-keys.ts';
import { credentialVerifyRoutes } from './http/routes/credential-verify.ts';
import { credentialRoutes } from './http/routes/credentials.ts';
import { descriptionRoutes } from './http/routes/description.ts';
import { fileRoutes } from './http/routes/files.ts';
import { healthRoutes, type ReadinessCheck } from './http/routes/health.ts';
import { institutionSearchRoutes } from './http/routes/institution-search.ts';
import { institutionRoutes } from './http/routes/institutions.ts';
import { problemKindRoutes } from './http/routes/problem-kinds.ts';
import { programmeSearchRoutes } from './http/routes/programme-search.ts';
import { referenceRoutes } from './http/routes/reference.ts';
import { reportCredentialRoutes } from './http/routes/report-credential.ts';
import { reportSearchRoutes } from './http/routes/report-search.ts';
import { reportRoutes } from './http/routes/reports.ts';
import { siteRoutes } from './http/routes/site.ts';
import { statisticsRoutes } from './http/routes/statistics.ts';
import { submissionRoutes } from './http/routes/submission.ts';
import { submissionFileRoutes } from './http/routes/submission-files.ts';
import { submissionProposalRoutes } from './http/routes/submission-proposals.ts';
import { suggestRoutes } from './http/routes/suggest.ts';
import { createSchemaController } from './http/schema-controller.ts';
import { SHARED_SCHEMAS } from './http/schemas/shared-schemas.ts';
import type { LogOutput } from './log-output.ts';
import type { SearchEngine } from './search/search-engine.ts';
import type { Accounts } from './services/accounts.ts';
import type { Administration } from './services/administration.ts';
import type { AgencyFiles } from './services/agency-files.ts';
import type { CredentialAccess } from './services/credential-access.ts';
import type { ReportFiles } from './services/manage-report-files.ts';
import type { RequestCounters, RequestLimits } from './services/request-counters.ts';
import type { Submissions } from './services/submissions.ts';

/** Everything the HTTP layer needs from outside. Tests pass their own. */
export interface AppDependencies {
  readonly clock: Clock;
  readonly registry: RegistryReader;
  readonly search: SearchEngine;
  readonly files: Pick<FileStorage, 'sizeOf' | 'read'>;
  readonly authenticate: Authenticate;
  /** Another text whenever any answer may be another. */
  readonly stamp: () => string;
  readonly accounts: Accounts;
  readonly credentials: CredentialAccess;
  /** How issuing goes in this process, for its figures. */
  readonly issuing?: IssuingWatch;
  readonly administration: Administration;
  readonly reportFiles: ReportFiles;
  readonly agencyFiles: AgencyFiles;
  readonly submissions: Submissions;
  readonly counters: RequestCounters;
  readonly readinessChecks: readonly ReadinessCheck[];
  /** Makes the pages for people, which read the registry by the given `fetch`; without it there is the API alone. */
  readonly openSite?: (inProcess: InProcessFetch) => Promise<Site>;
}

export interface AppOptions {
  /** The address under which the registry is known, without a slash at the end. */
  readonly baseUrl: string;
  readonly release: string;
  readonly isDemo: boolean;
  readonly trustedProxies: readonly string[];
  /** When v1 is deprecated and when it may be gone, once that is decided. */
  readonly v1DeprecatedOn?: Day | undefined;
  readonly v1SunsetOn?: Day | undefined;
  readonly metricsSecret: string | undefined;
  readonly logLevel: string;
  /** Where log entries go; standard output when absent. */
  readonly logStream?: LogOutput;
  /** What an account may use, and what an address without a token. */
  readonly accountLimits: RequestLimits;
  readonly addressLimits: RequestLimits;
  readonly patience?: Patience;
}

/** How long a client may take; one that has not sent all by then is holding a place others need. */
export interface Patience {
  readonly headersMs: number;
  /** For the whole request, headers included. */
  readonly requestMs: number;
  readonly checkEveryMs: number;
}

const BODY_LIMIT = 10 * 1024 * 1024;
/** A body of the largest size comes through slow lines; headers fit into a few packets. */
const PATIENCE: Patience = { headersMs: 20_000, requestMs: 300_000, checkEveryMs: 5_000 };
/** Identifiers may be long; nothing in a path is longer than this. */
const MAX_PARAM_LENGTH = 512;

export async function buildApp(dependencies: AppDependencies, options: AppOptions) {
  const { baseUrl, accountLimits, addressLimits, trustedProxies } = options;
  const { counters, authenticate, stamp } = dependencies;
  const limits = { counters, accountLimits, addressLimits };
  const app = fastify(serverOptions(options)).withTypeProvider<TypeBoxTypeProvider>();
  app.removeContentTypeParser('text/plain');
  acceptPatchBodies(app);
  const figures = new Registry();
  const noteAnswer = createNotes(figures, options);

  await app.register(errorHandler, { baseUrl });
  await app.register(responseLabels, { isDemo: options.isDemo });
  await app.register(requestLog, { noteAnswer });
  await app.register(securityHeaders, { baseUrl });
  await app.register(crossOrigin);
  await app.register(authentication, dependencies);
  await app.register(rateLimit, limits);
  await app.register(accessControl);
  await app.register(hostCheck, { baseUrl });
  await app.register(ignoredBodies);
  let site: Site | undefined;
  await app.register(problemPages, { site: () => site });
  await app.register(mailLinks, { baseUrl, site: () => site });
  await app.register(contentCoding);
  await app.register(quickAnswers, { ...limits, baseUrl, trustedProxies, authenticate, stamp, noteAnswer });
  await app.register(freeNotModified, { counters, baseUrl });
  await app.register(metrics, { registry: figures, metricsSecret: options.metricsSecret });
  if (dependencies.issuing) addCredentialMetrics(figures, dependencies.issuing);
  await app.register(swagger, openApiOptions(options));

  for (const schema of SHARED_SCHEMAS) app.addSchema(schema);

  await app.register(healthRoutes, dependencies);
  await app.register(problemKindRoutes);
  await app.register(accountRoutes, { prefix: '/accounts', accounts: dependencies.accounts, baseUrl });
  await app.register(fileRoutes, dependencies);
  await app.register(agencyFileRoutes, dependencies);
  await app.register(credentialRoutes, { ...dependencies, baseUrl });
  await app.register(credentialKeyRoutes, { ...dependencies, baseUrl });
  await app.register(credentialVerifyRoutes, { ...dependencies, baseUrl });
  const { administration, agencyFiles } = dependencies;
  await app.register(publicCorrectionRoutes, { ...administration, baseUrl });
  await app.register(administrationRoutes, { prefix: '/adminapi/v1', administration, agencyFiles, baseUrl });
  for (const version of API_VERSIONS) {
    const notices = { deprecatedOn: options.v1DeprecatedOn, sunsetOn: options.v1SunsetOn };
    const prefix = `/webapi/${version}`;
    const submission = { prefix: `/submissionapi/${version}`, version };
    await app.register(submissionRoutes, { ...dependencies, ...submission, baseUrl });
    await app.register(submissionFileRoutes, { ...dependencies, ...submission });
    await app.register(submissionProposalRoutes, { administration, ...submission });
    await app.register(versionRoutes, { prefix, version, baseUrl, ...notices, ...dependencies });
  }
  site = await dependencies.openSite?.(createInProcessFetch(app, baseUrl));
  if (site !== undefined) await app.register(siteRoutes, { site, stamp: dependencies.stamp });
  return app;
}

/** What is noted about every answer. */
function createNotes(figures: Registry, { logLevel, logStream = process.stdout }: AppOptions): NoteAnswer {
  const notes = [createRequestLines({ logLevel, stream: logStream }), createRequestDurations(figures)];
  return (answered) => {
    for (const note of notes) note(answered);
  };
}

interface VersionOptions extends AppDependencies, SuccessorVersionOptions {
  readonly prefix: string;
  readonly version: ApiVersion;
}

/** Both versions answer every address with the same handlers. */
async function versionRoutes(app: FastifyInstance, { prefix: _, ...options }: VersionOptions): Promise<void> {
  if (options.version === 'v1') await app.register(successorVersion, options);
  await app.register(descriptionRoutes, options);
  await app.register(browseRoutes, { ...options, prefix: '/browse' });
}

/** Every address in here needs a token. */
async function browseRoutes(app: FastifyInstance, { prefix: _, ...options }: VersionOptions): Promise<void> {
  await app.register(routesNeed, { access: 'read' });
  await app.register(answerCache, { stamp: options.stamp, isWorthKeeping: createRepeatedKeys() });
  await app.register(countryRoutes, options);
  await app.register(agencyRoutes, options);
  await app.register(institutionRoutes, options);
  await app.register(institutionSearchRoutes, options);
  await app.register(suggestRoutes, options);
  await app.register(reportRoutes, options);
  await app.register(reportCredentialRoutes, options);
  await app.register(reportSearchRoutes, options);
  await app.register(programmeSearchRoutes, options);
  await app.register(statisticsRoutes, options);
  await app.register(referenceRoutes);
}

function serverOptions(options: AppOptions): FastifyHttpOptions<Server> {
  const { baseUrl, logLevel, logStream = process.stdout, trustedProxies, patience = PATIENCE } = options;
  return {
    logger: { ...logOptions(logLevel), stream: logStream },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    genReqId: requestIdOf,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: patience.requestMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.checkEveryMs },
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    schemaController: createSchemaController(),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, keywords: ['example'] } },
    frameworkErrors: (error, request, reply) => {
      // No hook has seen such a request, so what they add to every answer is added here.
      reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
      void answerProblem(error, request, reply, baseUrl);
    },
    clientErrorHandler: createClientErrorHandler(baseUrl),
  };
}
