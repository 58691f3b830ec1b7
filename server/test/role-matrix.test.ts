import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Account, AccountAgency, Role } from '../src/domain/account.ts';
import { createFolderStorage } from '../src/files/file-storage.ts';
import { openEmbeddedEngine } from '../src/search/engines/embedded/embedded-engine.ts';
import { createAdministration } from '../src/services/administration.ts';
import { createReportFiles } from '../src/services/manage-report-files.ts';
import { createRegistryCounters } from '../src/services/registry-counters.ts';
import { createSubmissions } from '../src/services/submissions.ts';
import { createStoreReader } from '../src/store/store-reader.ts';
import { openAccount, openTestAccounts } from './accounts.ts';
import { buildTestApp } from './app.ts';
import { describeOnEachDatabase } from './database.ts';
import { outcomeFor, ROLE_MATRIX, WALKED_ROLES, type WalkedRole } from './role-matrix.ts';
import { allRoutesOf } from './routes-of.ts';
import { PDF, writeSmallWorld } from './small-world.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const OWN: AccountAgency = { agencyId: 7, relation: 'own', validFrom: null, validTo: null };

/** Nobody has such a record, so that a call that is let in changes nothing. */
const NOWHERE: Readonly<Record<string, string>> = {
  name: 'x.pdf',
  check: 'lapsed_coverage',
  records: 'nothing',
  resource: 'ROR',
  identifier: 'nothing',
  stats_id: 'XX9999',
  code: 'not_found',
  '*': 'index.css',
};

describeOnEachDatabase('the roles', ({ database }) => {
  let world: Awaited<ReturnType<typeof openWorld>>;
  let routes: readonly string[];

  beforeAll(async () => {
    const opened = await allRoutesOf(async () => {
      world = await openWorld();
      return world.app;
    });
    routes = opened.routes;
  });

  afterAll(() => world?.close());

  it('are walked over every route there is', () => {
    expect(routes).toEqual([...ROLE_MATRIX.keys()].sort());
  });

  it.each(WALKED_ROLES)('let the %s call what they should and nothing else', async (role) => {
    const differences: string[] = [];
    for (const [route, circle] of ROLE_MATRIX) {
      const { statusCode: status, body, headers } = await call(role, route);
      if (body !== '' && headers['content-type'] === undefined) differences.push(`${route}: nameless content`);
      const outcome = status === 401 || status === 403 ? status : 'in';
      const expected = outcomeFor(circle, role);
      // Sign-in and the numbers for machines refuse strangers by their own rules.
      if (circle === 'everybody' && OWN_RULES.has(route)) continue;
      if (outcome !== expected) differences.push(`${route}: ${status} instead of ${expected}`);
    }
    expect(differences).toEqual([]);
  });

  it.each([
    ['GET', '/adminapi/v1/reports/1/', undefined, 200],
    ['DELETE', '/submissionapi/v2/manage/report-file?file_id=1', undefined, 409],
    ['PATCH', '/submissionapi/v2/submit/report/1', { summary: 'x' }, undefined],
    ['DELETE', '/submissionapi/v2/delete/report/2?reason=Mistake', undefined, undefined],
  ] as const)('keep agencies to their own records: %s %s', async (method, url, payload, own) => {
    const statusFor = async (role: WalkedRole): Promise<number> => {
      const headers = headersOf(role);
      return (await world.app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode;
    };
    expect([400, 403, 404]).toContain(await statusFor('agency of another'));
    for (const role of ['agency', 'proxy'] as const) {
      const status = await statusFor(role);
      expect([role, own ?? status, [401, 403].includes(status)]).toEqual([role, status, false]);
    }
  });

  function call(role: WalkedRole, route: string) {
    const [method = '', pattern = ''] = route.split(' ');
    const url = pattern.replace(/:(\w+)|\*/g, (part, name?: string) => NOWHERE[name ?? part] ?? '999999');
    return world.app.inject({ method: method as 'GET', url, headers: headersOf(role) });
  }

  function headersOf(role: WalkedRole): Record<string, string> {
    const token = world.tokens[role];
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  }

  async function openWorld() {
    const opened = await openTestAccounts(database());
    const { accounts, clock, dataDir } = opened;
    const files = createFolderStorage(dataDir);
    await writeSmallWorld(database(), await files.put(PDF));
    const search = await openEmbeddedEngine();
    const app = await buildTestApp({
      registry: {
        ...createStoreReader(database().reader),
        ...createRegistryCounters({ database: database(), engine: search, clock }),
      },
      search,
      files,
      accounts,
      clock,
      authenticate: accounts.tokenCheck.authenticate,
      administration: createAdministration({ database: database(), clock, accounts, search }),
      reportFiles: createReportFiles({ database: database(), files, clock }),
      submissions: createSubmissions({
        database: database(),
        clock,
        files,
        agencyMail: accounts.agencyMail,
        settle: async () => undefined,
      }),
    });
    const operator = await somebody('operator', 'operator', []);
    const tokens: Readonly<Record<WalkedRole, string | undefined>> = {
      anonymous: undefined,
      consumer: await primary(await somebody('consumer', 'consumer', [])),
      'agency of another': await primary(await somebody('other', 'agency', [{ ...OWN, agencyId: 8 }])),
      agency: await primary(await somebody('agency', 'agency', [OWN])),
      proxy: await primary(
        await somebody('proxy', 'agency', [
          { ...OWN, agencyId: 8 },
          { ...OWN, relation: 'proxy', validFrom: '2026-01-01', validTo: '2026-12-31' },
        ]),
      ),
      'operator with the primary token': await primary(operator),
      operator: (
        await accounts.tokens.createNamed(
          operator,
          { name: 'desk', scope: 'admin', expiresAt: '2027-01-01T00:00:00Z' },
          'test',
        )
      ).token,
      'operator who is signed in': (await accounts.sessions.start(operator)).token,
    };
    return {
      app,
      tokens,
      async close() {
        await app.close();
        await opened.close();
        await search.close();
      },
    };

    function primary(account: Account): Promise<string> {
      return accounts.tokens.primary(account);
    }

    function somebody(username: string, role: Role, agencies: readonly AccountAgency[]): Promise<Account> {
      return openAccount(accounts, username, { role, agencies });
    }
  }
});

/** Public addresses that answer 401 or 403 themselves. */
const OWN_RULES: ReadonlySet<string> = new Set(['GET /metrics', 'POST /accounts/get_token/']);
