import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../src/domain/account.ts';
import { createFolderStorage } from '../src/files/file-storage.ts';
import type { RegistryReader } from '../src/http/registry-reader.ts';
import { openAccount, openTestAccounts, TEST_PASSWORD } from './accounts.ts';
import { buildTestApp } from './app.ts';
import { describeOnEachDatabase } from './database.ts';

const DECISION = { actor: 'test', reason: 'Test' };
/** The account routes ask nothing of the registry. */
const NO_REGISTRY = {} as RegistryReader;

describeOnEachDatabase('being signed in', ({ database }) => {
  let world: Awaited<ReturnType<typeof openTestAccounts>>;
  let app: Awaited<ReturnType<typeof buildTestApp>>;
  let people = 0;

  beforeAll(async () => {
    world = await openTestAccounts(database());
    const { accounts, dataDir, clock } = world;
    const { authenticate } = accounts.tokenCheck;
    app = await buildTestApp({
      registry: NO_REGISTRY,
      files: createFolderStorage(dataDir),
      accounts,
      clock,
      authenticate,
    });
  });
  afterAll(async () => {
    await app?.close();
    await world?.close();
  });

  async function somebody(role: Role = 'consumer') {
    people += 1;
    const username = `reader${people}`;
    const account = await openAccount(world.accounts, username, { role });
    return { account, username, primary: await world.accounts.tokens.primary(account) };
  }

  async function signIn(username: string): Promise<string> {
    const response = await app.inject({
      method: 'POST',
      url: '/accounts/session/',
      payload: { username, password: TEST_PASSWORD },
    });
    expect(response.statusCode).toBe(201);
    return response.json<{ token: string }>().token;
  }

  function call(method: 'GET' | 'POST' | 'DELETE', path: string, token: string, payload?: object) {
    const headers = { authorization: `Bearer ${token}` };
    return app.inject({ method, url: `/accounts/${path}`, headers, ...(payload && { payload }) });
  }

  /** Looked up anew: the check in front of the routes keeps an answer for a moment. */
  async function isSignedIn(token: string): Promise<boolean> {
    const check = (await openTestAccounts(database(), { dataDir: world.dataDir, clock: world.clock })).accounts;
    try {
      return (await check.tokenCheck.authenticate(token))?.state === 'active';
    } finally {
      await check.close();
    }
  }

  it('gives a new token each time, with all the role allows and an end', async () => {
    const { username, account } = await somebody('operator');
    const payload = { username, password: TEST_PASSWORD };
    const response = await app.inject({ method: 'POST', url: '/accounts/session/', payload });
    const again = await signIn(username);
    const { token, ...rest } = response.json<{ token: string }>();

    expect([response.statusCode, response.headers['cache-control'], rest]).toEqual([
      201,
      'no-store',
      { expires_at: '2026-07-01T00:00:00Z', account: username, role: 'operator' },
    ]);
    expect(again).not.toBe(token);
    expect(await world.accounts.tokenCheck.authenticate(token)).toMatchObject({
      principal: { accountId: account.id, scope: 'admin', tokenKind: 'session' },
    });
  });

  it('is refused for a wrong password, in the words of an unknown name', async () => {
    const { username } = await somebody();
    const answers = await Promise.all(
      [username, 'nobody-here'].map((name) =>
        app.inject({ method: 'POST', url: '/accounts/session/', payload: { username: name, password: 'wrong one' } }),
      ),
    );
    const said = answers.map((answer) => [answer.statusCode, answer.json().detail]);
    expect(said[0]).toEqual(said[1]);
    expect(said[0]?.[0]).toBe(401);
  });

  it('shows and renews the primary token without ending, which a token of a program cannot', async () => {
    const { username, primary } = await somebody();
    const session = await signIn(username);
    const shown = await call('GET', 'token/', session);
    const renewed = await call('POST', 'token/', session);
    const byProgram = await call('GET', 'token/', renewed.json().token);

    expect(shown.json()).toEqual({ token: primary, state: 'success', account: username });
    expect(renewed.json().token).not.toBe(primary);
    expect(await isSignedIn(primary)).toBe(false);
    expect(await isSignedIn(session)).toBe(true);
    expect(byProgram.statusCode).toBe(403);
  });

  it('ends by signing out, and that one alone', async () => {
    const { username } = await somebody();
    const [here, elsewhere] = [await signIn(username), await signIn(username)];
    expect((await call('DELETE', 'session/', here)).statusCode).toBe(204);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, true]);
  });

  it('ends everywhere when the password changes, and stays ended after a suspension', async () => {
    const { username, account } = await somebody();
    const first = await signIn(username);
    const changed = await call('POST', 'password/', first, {
      password: TEST_PASSWORD,
      new_password: 'nine loud hills',
    });
    expect([changed.statusCode, await isSignedIn(first)]).toEqual([200, false]);

    const session = await world.accounts.sessions.start(account);
    await world.accounts.administration.suspend(account.id, DECISION);
    await world.accounts.administration.restore(account.id, DECISION);
    expect(await isSignedIn(session.token)).toBe(false);
  });

  it('ends by itself, and is forgotten at the next sign-in', async () => {
    const { username } = await somebody();
    const session = await signIn(username);
    world.clock.advance(12 * 60 * 60);
    expect(await isSignedIn(session)).toBe(false);
    await signIn(username);
    const { count } = await database()
      .reader.selectFrom('token')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'session')
      .where('expires_at', '<=', world.clock.now())
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });
});
