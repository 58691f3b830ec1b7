import { type AppDependencies, type AppOptions, buildApp } from '../src/app.ts';
import { createFolderStorage } from '../src/files/file-storage.ts';
import { openEmbeddedEngine } from '../src/search/engines/embedded/embedded-engine.ts';
import type { SearchEngine } from '../src/search/search-engine.ts';
import { createAdministration } from '../src/services/administration.ts';
import { createAgencyFiles } from '../src/services/agency-files.ts';
import { openCredentialAccess } from '../src/services/credential-access.ts';
import { createReportFiles } from '../src/services/manage-report-files.ts';
import { createProcessCounters } from '../src/services/request-counters.ts';
import { createSubmissions } from '../src/services/submissions.ts';
import { openDatabase } from '../src/store/database.ts';
import { openTestAccounts } from './accounts.ts';
import { CREDENTIAL_SETTINGS } from './credentials.ts';
import { TEST_NOW } from './database.ts';

export const TEST_TOKEN = 'f'.repeat(40);
export const TEST_BASE = 'http://localhost';

/** More than a test makes. */
const PLENTY = { perMinute: 1_000_000, perDay: 1_000_000 };

const principal = {
  accountId: 1,
  username: 'reader',
  role: 'consumer',
  scope: 'read',
  tokenId: 1,
  tokenKind: 'primary',
} as const;

/** The app as it is built for real, with one known token and the clock stopped at `TEST_NOW`. */
export async function buildTestApp(
  dependencies: Pick<AppDependencies, 'registry' | 'files'> & Partial<AppDependencies>,
  options: Partial<AppOptions> = {},
) {
  const search = dependencies.search ?? (await openEmbeddedEngine());
  const nobody = await openNoAccounts(search);
  let requests = 0;
  const app = await buildApp(
    {
      clock: { now: () => TEST_NOW, today: () => TEST_NOW.slice(0, 10) },
      authenticate: (token) => (token === TEST_TOKEN ? { state: 'active', principal } : undefined),
      // Nothing is kept between requests unless a test is about that.
      stamp: () => {
        requests += 1;
        return String(requests);
      },
      readinessChecks: [],
      counters: createProcessCounters(),
      search,
      reportFiles: nobody.reportFiles,
      agencyFiles: nobody.agencyFiles,
      submissions: nobody.submissions,
      administration: nobody.administration,
      credentials: nobody.credentials,
      ...dependencies,
      accounts: dependencies.accounts ?? nobody.accounts,
    },
    {
      baseUrl: TEST_BASE,
      release: '0.0.0',
      isDemo: false,
      trustedProxies: [],
      metricsSecret: undefined,
      logLevel: 'silent',
      accountLimits: PLENTY,
      addressLimits: PLENTY,
      ...options,
    },
  );
  app.addHook('onClose', async () => nobody.close());
  return app;
}

/** For tests that are not about accounts: a registry in memory that nobody has registered with. */
async function openNoAccounts(search: SearchEngine) {
  const database = openDatabase({ kind: 'sqlite', file: ':memory:' });
  const world = await openTestAccounts(database);
  return {
    accounts: world.accounts,
    credentials: openCredentialAccess({
      database,
      clock: world.clock,
      settings: { ...CREDENTIAL_SETTINGS, keysFolder: world.dataDir },
      agencies: async () => [],
    }),
    administration: createAdministration({ database, clock: world.clock, accounts: world.accounts, search }),
    submissions: createSubmissions({
      database,
      clock: world.clock,
      files: createFolderStorage(world.dataDir),
      agencyMail: world.accounts.agencyMail,
      settle: async () => undefined,
    }),
    reportFiles: createReportFiles({ database, files: createFolderStorage(world.dataDir), clock: world.clock }),
    agencyFiles: createAgencyFiles({
      database,
      files: createFolderStorage(world.dataDir),
      clock: world.clock,
      baseUrl: TEST_BASE,
    }),
    async close() {
      await world.close();
      await database.close();
    },
  };
}
