import type { Server } from 'node:http';
import { createSite } from '@touchstone/web';
import { buildApp } from './app.ts';
import { createClosing } from './closing.ts';
import type { Config } from './config.ts';
import { DEMO_AGENCY_ID } from './demo/known/known-agencies.ts';
import type { Clock } from './domain/clock.ts';
import { RegistryError } from './domain/errors.ts';
import { openLogOutput } from './log-output.ts';
import { RELEASE } from './release.ts';
import { type Accounts, openAccounts } from './services/accounts.ts';
import { createAdministration } from './services/administration.ts';
import { createAgencyFiles } from './services/agency-files.ts';
import { openCredentialAccess } from './services/credential-access.ts';
import { type DemoLogin, prepareDemoAccounts } from './services/demo-accounts.ts';
import type { IssuingProgress } from './services/issue-credentials.ts';
import { type KeptCredentials, keepCredentials, NOTHING_ISSUED } from './services/keep-credentials.ts';
import { keepFetchingFiles } from './services/keep-fetching-files.ts';
import { keepSearch } from './services/keep-search.ts';
import { createReportFiles } from './services/manage-report-files.ts';
import { credentialSettings, prepareIssuing } from './services/open-credentials.ts';
import { openRegistry } from './services/open-registry.ts';
import { connectRedisCounters } from './services/redis-counters.ts';
import { createRegistryCounters } from './services/registry-counters.ts';
import { watchRegistry } from './services/registry-stamp.ts';
import { createProcessCounters } from './services/request-counters.ts';
import { settleRegistry } from './services/settle-registry.ts';
import { createSiteAccess } from './services/site-access.ts';
import { createSubmissions } from './services/submissions.ts';
import { keepReleasing } from './services/waiting-submissions.ts';
import { readJournalHead } from './store/journal-store.ts';
import { createStoreReader } from './store/store-reader.ts';

export interface ServerStart {
  readonly config: Config;
  readonly clock: Clock;
  /** Told what a first start is busy with. */
  onProgress(what: string, done: number, total?: number): void;
}

export interface RunningServer {
  readonly baseUrl: string;
  readonly isDemo: boolean;
  /** A login for each role of a demo, to be printed. */
  readonly logins: readonly DemoLogin[];
  /** Lets running requests finish, then closes everything. */
  close(): Promise<void>;
}

/** How far the index may be behind the journal before the server calls itself not ready. */
const TOLERATED_LAG = 1_000;
const IDLE_SWEEP_MS = 50;

/** Puts the parts together in the order in which they need each other. */
export async function startServer({ config, clock, onProgress }: ServerStart): Promise<RunningServer> {
  const closing = createClosing();
  let onError = (error: unknown): void => void process.stderr.write(`${String(error)}\n`);
  try {
    const registry = closing.add(await openRegistry(config, clock.now()), (opened) => opened.close());
    const { database, location, files, folders } = registry;
    const kind = await settleRegistry({
      registry,
      mayBeDemo: config.demo,
      onProgress: (done, total) => onProgress('Building the demo world', done, total),
    });
    const isDemo = kind === 'demo';

    const accounts = closing.add(
      await openAccounts({
        ...config,
        database,
        clock,
        baseUrl: config.publicBaseUrl,
        onError: (error) => onError(error),
      }),
      (opened) => opened.close(),
    );
    const logins = isDemo ? await demoLogins(accounts, config) : [];

    const settings = await credentialSettings(config, folders.secrets);
    await prepareIssuing({ database, clock, settings, isDemo });
    let issuing: KeptCredentials | undefined;

    const agencyMail = accounts.agencyMail;
    closing.add(
      keepFetchingFiles({ config, database, files, clock, agencyMail, isDemo, onError: (error) => onError(error) }),
      (opened) => opened.stop(),
    );

    onProgress('Opening the search index', 0);
    const search = closing.add(
      await keepSearch({
        config,
        searchFolder: folders.search,
        database,
        clock,
        onError: (error) => onError(error),
      }),
      (opened) => opened.close(),
    );
    const stamp = closing.add(
      await watchRegistry({ database, search, clock, onError: (error) => onError(error) }),
      (opened) => opened.stop(),
    );
    const counters = closing.add(await openCounters(config, (error) => onError(error)), (opened) => opened.close());
    const store = createStoreReader(database.reader);
    const registryCounters = createRegistryCounters({ database, engine: search.engine, clock });
    const siteAccess = createSiteAccess(accounts.tokenCheck.authenticate);
    const settle = async (): Promise<void> => {
      await search.catchUp();
      await stamp.refresh();
    };
    const submissions = createSubmissions({ database, clock, files, agencyMail, settle });
    closing.add(keepReleasing(submissions.waiting, { onError: (error) => onError(error) }), (kept) => kept.stop());
    const app = await buildApp(
      {
        clock,
        registry: { ...store, ...registryCounters },
        search: search.engine,
        files,
        accounts,
        issuing: {
          isIssuing: () => issuing?.isIssuing() ?? false,
          counts: () => issuing?.counts() ?? NOTHING_ISSUED,
        },
        credentials: openCredentialAccess({ database, clock, settings, agencies: store.agencies }),
        administration: createAdministration({
          database,
          clock,
          accounts,
          search: search.engine,
          searchKind: config.opensearchUrls === undefined ? 'embedded' : 'opensearch',
          settle,
          releaseWaiting: submissions.waiting.release,
        }),
        submissions,
        reportFiles: createReportFiles({ database, files, clock }),
        agencyFiles: createAgencyFiles({ database, files, clock, baseUrl: config.publicBaseUrl }),
        counters,
        authenticate: siteAccess.authenticate,
        openSite: (inProcess) =>
          createSite({
            baseUrl: config.publicBaseUrl,
            isDemo,
            release: RELEASE,
            today: clock.today,
            registry: config.siteRegistry ?? {
              baseUrl: config.publicBaseUrl,
              token: siteAccess.token,
              fetch: inProcess,
            },
          }),
        stamp: stamp.current,
        readinessChecks: [
          { name: 'database', check: async () => void (await readJournalHead(database.reader)) },
          { name: 'search', check: async () => void (await search.engine.sequence()) },
          {
            name: 'journal',
            async check() {
              const lag = await search.lag();
              if (lag > TOLERATED_LAG) throw new Error(`The search index is ${lag} changes behind`);
            },
          },
        ],
      },
      {
        baseUrl: config.publicBaseUrl,
        release: RELEASE,
        isDemo,
        trustedProxies: config.trustedProxies,
        v1DeprecatedOn: config.v1DeprecatedOn,
        v1SunsetOn: config.v1SunsetOn,
        metricsSecret: config.metricsSecret,
        logLevel: config.logLevel,
        logStream: openLogOutput(),
        accountLimits: { perMinute: config.rateLimitPerMinute, perDay: config.quotaPerDay },
        addressLimits: { perMinute: config.addressLimitPerMinute, perDay: config.quotaPerDay },
      },
    );
    closing.add(app, closeApp);
    onError = (error) => app.log.error({ err: error }, 'something failed in the background');
    await listen(app, config);
    // Only now: who waits for the server does not wait for signatures.
    issuing = closing.add(
      keepCredentials({
        database,
        location,
        settings,
        onProgress: reportIssuing(app.log),
        onAlarm: (message) => app.log.fatal(message),
        onError: (error) => onError(error),
      }),
      (kept) => kept.stop(),
    );
    return { baseUrl: config.publicBaseUrl, isDemo, logins, close: closing.run };
  } catch (error) {
    await closing.run().catch(onError);
    throw error;
  }
}

const PROGRESS_EVERY_MS = 2_000;

/** A line now and then while many documents are issued. */
function reportIssuing(log: { info(fields: object, message: string): void }) {
  let issued = 0;
  let toldAt = 0;
  return (progress: IssuingProgress): void => {
    issued += progress.issued;
    if (issued === 0 || (!progress.isDone && Date.now() - toldAt < PROGRESS_EVERY_MS)) return;
    toldAt = Date.now();
    log.info({ issued, afterReport: progress.after, isDone: progress.isDone }, 'credentials issued');
    if (progress.isDone) issued = 0;
  };
}

/** Known passwords are for a server that only its own machine can reach. */
function demoLogins(accounts: Accounts, { host, demoPublic }: Config): Promise<readonly DemoLogin[]> {
  const isPrivate = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return prepareDemoAccounts({
    accounts,
    agencyId: DEMO_AGENCY_ID,
    passwords: isPrivate || demoPublic ? 'known' : 'random',
  });
}

async function openCounters({ redisUrl }: Config, onError: (error: unknown) => void) {
  if (redisUrl === undefined) return createProcessCounters();
  return connectRedisCounters({
    url: redisUrl,
    onStateChange(isShared, error) {
      if (!isShared) onError(new Error('Redis cannot be reached; each process counts for itself', { cause: error }));
    },
  });
}

/** A connection that was busy when the closing began becomes idle afterwards; nobody else would close it. */
async function closeApp(app: { readonly server: Server; close(): Promise<unknown> }): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}

async function listen(
  app: { listen(options: { host: string; port: number }): Promise<unknown> },
  { host, port }: Config,
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new RegistryError('unavailable', `The server cannot listen on ${host}:${port}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'another program uses this port; set PORT to a free one';
  if (code === 'EACCES') return 'this port needs more rights; set PORT to one above 1023';
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'this machine does not have that address; set HOST';
  return error instanceof Error ? error.message : String(error);
}
